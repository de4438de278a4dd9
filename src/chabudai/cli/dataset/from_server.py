"""Make a data set of a server's finished games."""

from __future__ import annotations

import argparse
import time

from chabudai.cli.dataset.shared import add_output, print_summary, read_parts, require_pyarrow
from chabudai.cli.language import add_language
from chabudai.cli.many_games import INTERRUPTED, add_processes, run_with_progress
from chabudai.cli.operate.place import add_place, place_of
from chabudai.server.errors import Rejected, sentence
from chabudai.workers.choose_pool import choose_pool

HELP = "make a data set of a server's finished games, without names, if everyone there agreed"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take where the games are kept, and where the data set goes."""
    add_place(parser)
    add_output(parser, license="other")
    add_processes(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Write the games, and say how many were left out."""
    require_pyarrow()
    from chabudai.lab.dataset.folder import DatasetFolder
    from chabudai.lab.dataset.from_records import describe_games, name_games
    from chabudai.lab.dataset.make import keep_games
    from chabudai.server.history.research import read_research_games

    parts, pool, start = read_parts(args), choose_pool(args.workers), time.perf_counter()
    found = read_research_games(place_of(args))
    left_out = {"agreement": found.without_agreement, "others": found.of_other_kinds}
    if not found.games:
        raise Rejected("research-none", **left_out)
    manifest = describe_games([each.record for each in found.games], parts, args.license)
    games, folder = name_games(manifest, found.games), DatasetFolder(args.output)
    written = keep_games(games, manifest, folder, pool)
    if not run_with_progress(written, len(games), args.lang, "dataset-writing"):
        return INTERRUPTED
    print_summary(folder, time.perf_counter() - start, args.lang)
    print(sentence("research-left-out", **left_out).text(args.lang))
    return 0
