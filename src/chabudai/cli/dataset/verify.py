"""Say whether a data set is what its games give when they are replayed."""

from __future__ import annotations

import argparse
from pathlib import Path

from chabudai.cli.dataset.shared import require_pyarrow
from chabudai.cli.language import add_language
from chabudai.cli.many_games import INTERRUPTED, add_processes, run_with_progress
from chabudai.lab.text import lab_sentence
from chabudai.workers.choose_pool import choose_pool

HELP = "check a data set: the sums of its files, and each row by replaying its game"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take the folder."""
    parser.add_argument("folder", metavar="DIR", type=Path, help="folder of the data set")
    parser.add_argument(
        "--sample",
        type=int,
        metavar="N",
        help="replay only N games, chosen at random but always the same (default: all)",
    )
    add_processes(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Replay and compare; what differs costs one sentence."""
    require_pyarrow()
    from chabudai.lab.dataset.folder import read_manifest
    from chabudai.lab.dataset.verify import choose_games, verify_dataset

    pool = choose_pool(args.workers)
    total = len(choose_games(read_manifest(args.folder), args.sample))
    games = verify_dataset(args.folder, pool, args.sample)
    if not run_with_progress(games, total, args.lang, "dataset-replaying"):
        return INTERRUPTED
    print(lab_sentence("dataset-sound", games=total).text(args.lang))
    return 0
