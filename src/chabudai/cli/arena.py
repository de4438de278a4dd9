"""Let bots compete on mirrored deals, and say how strong each one is."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

from chabudai.bots import bot_names
from chabudai.cli import many_games
from chabudai.cli.many_games import (
    INTERRUPTED,
    print_interruption,
    print_report,
    read_plan,
    run_with_progress,
)
from chabudai.engine.errors import BadOptions
from chabudai.engine.registry import load
from chabudai.lab.arena.arena import Arena, Outcome, TeamArena, compete, complete_deals
from chabudai.lab.arena.page import render_page
from chabudai.lab.arena.report import ArenaReport
from chabudai.lab.text import lab_sentence
from chabudai.workers.choose_pool import choose_pool
from chabudai.workers.pool import Pool

HELP = "let bots compete on mirrored deals, and measure how strong each one is"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say who meets whom at what, and how long they may think."""
    many_games.add_arguments(parser)
    parser.add_argument(
        "--seats", type=int, metavar="N", help="number of players (default: the minimum)"
    )
    parser.add_argument(
        "--games", type=int, default=200, metavar="N", help="play at least N games (default 200)"
    )
    parser.add_argument(
        "--bots",
        required=True,
        metavar="KINDS",
        help=f"two or more of {', '.join(bot_names())} or of your own, for example "
        "novice,./mybot.py,ppo:FILE; each may have its own budget, for example "
        "master@1s,master@200it",
    )
    parser.add_argument(
        "--budget",
        metavar="TIME",
        help="budget per move: 1s, 250ms or 200it, that is iterations (default: the bot's own)",
    )
    parser.add_argument(
        "--teams",
        action="store_true",
        help="compare two bots team by team: the first plays each team in turn against the second",
    )
    parser.add_argument(
        "--html", type=Path, metavar="FILE", help="also write an HTML page with plots"
    )


def run(args: argparse.Namespace) -> int:
    """Play, then report; an interrupt reports the deals that all bots have played."""
    arena = make_arena(args)
    if args.html is not None:
        write_page(args.html, "", "a")  # before hours of play
    pool = choose_pool(args.workers, args.cluster)
    start = time.perf_counter()
    outcomes: list[Outcome] = []
    interrupted = not run_with_progress(
        collect_outcomes(arena, pool, outcomes), arena.total_games(), args.lang
    )
    deals = complete_deals(arena, outcomes)
    report = ArenaReport(arena, deals, pool.workers, time.perf_counter() - start)
    if interrupted:
        print_interruption(sum(map(len, deals)), arena.total_games(), args.lang)
    if deals and args.html is not None:
        write_page(args.html, render_page(report, args.lang), "w")
    if deals:
        print_report(report, args)
    return INTERRUPTED if interrupted else 0


def make_arena(args: argparse.Namespace) -> Arena:
    """What the words describe; raises BadOptions, BadDeck, UnknownGame."""
    kind = TeamArena if args.teams else Arena
    words = read_plan(args, load(args.game).min_seats)
    arena = kind(**words, save=args.save, budget=args.budget)
    arena.check()
    return arena


def collect_outcomes(arena: Arena, pool: Pool, outcomes: list[Outcome]) -> Iterator[int]:
    """Keep the games as they are played, and count them."""
    for outcome in compete(arena, pool):
        outcomes.append(outcome)
        yield len(outcomes)


def write_page(path: Path, text: str, how: str) -> None:
    """Keep a page; raises BadOptions where it cannot be written."""
    try:
        with path.open(how, encoding="utf-8") as file:
            file.write(text)
    except OSError:
        raise BadOptions(lab_sentence("no-page", path=str(path))) from None
