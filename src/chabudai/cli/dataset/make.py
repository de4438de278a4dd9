"""Let bots play many games, and keep every decision for others to learn from."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from chabudai.bots import bot_names
from chabudai.cli import many_games
from chabudai.cli.dataset.shared import add_output, print_summary, read_parts, require_pyarrow
from chabudai.cli.language import add_language
from chabudai.cli.many_games import INTERRUPTED, read_plan, run_with_progress
from chabudai.engine.registry import load
from chabudai.lab.text import lab_sentence
from chabudai.workers.choose_pool import choose_pool

if TYPE_CHECKING:
    from chabudai.lab.dataset.plan import DatasetPlan

HELP = "let bots play many games, and keep every decision as Parquet files to learn from"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what is played how often, by whom, and what is kept of it."""
    many_games.add_game(parser)
    many_games.add_counts(parser)
    parser.add_argument(
        "--bots",
        default="novice",
        metavar="KINDS",
        help=f"one or more of {', '.join(bot_names())} or of your programs, each with its own "
        "iterations if you like, for example novice,master@200it; moved by one seat each game "
        "(default novice)",
    )
    add_output(parser, license="apache-2.0")
    many_games.add_workers(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play, or go on where an earlier run of the same command stopped."""
    require_pyarrow()
    from chabudai.lab.dataset.folder import DatasetFolder
    from chabudai.lab.dataset.make import play_dataset

    plan, folder = make_plan(args), DatasetFolder(args.output)
    pool = choose_pool(args.workers, args.cluster)
    start = time.perf_counter()
    games = play_dataset(plan, folder, pool)
    if not run_with_progress(games, plan.games, args.lang):
        figures = {"games": folder.count_rows()[0], "wanted": plan.games}
        print(lab_sentence("dataset-stopped", **figures).text(args.lang))
        return INTERRUPTED
    print_summary(folder, time.perf_counter() - start, args.lang)
    return 0


def make_plan(args: argparse.Namespace) -> DatasetPlan:
    """What the words describe; raises BadOptions, BadDeck, UnknownGame."""
    from chabudai.lab.dataset.plan import DatasetPlan

    words = read_plan(args, load(args.game).max_seats)
    return DatasetPlan(**words, parts=read_parts(args), license=args.license)
