"""Let bots compete on mirrored deals, and say how strong each one is."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

from chabudai.bots import bot_names
from chabudai.cli import many_games
from chabudai.cli.many_games import INTERRUPTED, plan_words, played, show, tell_interrupted
from chabudai.engine.errors import BadOptions
from chabudai.engine.game import load
from chabudai.lab.arena.arena import Arena, Outcome, TeamArena, compete, complete_deals
from chabudai.lab.arena.page import render_page
from chabudai.lab.arena.report import ArenaReport
from chabudai.lab.text import lab_sentence
from chabudai.workers.choose_pool import choose_pool
from chabudai.workers.pool import Pool

HELP = "let bots compete on mirrored deals, and say how strong each one is"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say who meets whom at what, and how long they may think."""
    many_games.arguments(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (the fewest)")
    parser.add_argument(
        "--games", type=int, default=200, metavar="N", help="at least so many (200)"
    )
    parser.add_argument(
        "--bots",
        required=True,
        metavar="KINDS",
        help=f"two or more of {', '.join(bot_names())}, as in novice,random; each may have a "
        "budget of its own, as in master@1s,master@200it",
    )
    parser.add_argument(
        "--budget", metavar="TIME", help="how long a move may take: 1s, 250ms or 200it (iterations)"
    )
    parser.add_argument(
        "--teams",
        action="store_true",
        help="the first bot plays each team in turn against the second, beside the second alone",
    )
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with plots")


def run(args: argparse.Namespace) -> int:
    """Play, then report; an interrupt reports the deals that all bots have played."""
    arena = arena_of(args)
    if args.html is not None:
        write(args.html, "", "a")  # before hours of play
    pool = choose_pool(args.workers, args.cluster)
    start = time.perf_counter()
    outcomes: list[Outcome] = []
    interrupted = not played(collect(arena, pool, outcomes), arena.total_games(), args.lang)
    deals = complete_deals(arena, outcomes)
    report = ArenaReport(arena, deals, pool.workers, time.perf_counter() - start)
    if interrupted:
        tell_interrupted(sum(map(len, deals)), arena.total_games(), args.lang)
    if deals and args.html is not None:
        write(args.html, render_page(report, args.lang), "w")
    if deals:
        show(report, args)
    return INTERRUPTED if interrupted else 0


def arena_of(args: argparse.Namespace) -> Arena:
    """What the words describe; raises BadOptions, BadDeck, UnknownGame."""
    kind = TeamArena if args.teams else Arena
    arena = kind(**plan_words(args, load(args.game).fewest), budget=args.budget)
    arena.check()
    return arena


def collect(arena: Arena, pool: Pool, outcomes: list[Outcome]) -> Iterator[int]:
    """Keep the games as they are played, and count them."""
    for outcome in compete(arena, pool):
        outcomes.append(outcome)
        yield len(outcomes)


def write(path: Path, text: str, how: str) -> None:
    """Keep a page; raises BadOptions where it cannot be written."""
    try:
        with path.open(how, encoding="utf-8") as file:
            file.write(text)
    except OSError:
        raise BadOptions(lab_sentence("no-page", path=str(path))) from None
