"""Let bots compete on mirrored deals, and say how strong each one is."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from rich.console import Console

from chabudai.bots import bot_names
from chabudai.engine.errors import BadOptions
from chabudai.engine.game import load
from chabudai.engine.options import parse_options
from chabudai.engine.text import LANGUAGES, default_language
from chabudai.lab.arena import Arena, Outcome, TeamArena, compete, whole_tables
from chabudai.lab.arena_page import page
from chabudai.lab.arena_report import ArenaReport
from chabudai.lab.hiring import pool_of
from chabudai.lab.plan import words
from chabudai.lab.pool import Pool
from chabudai.lab.watching import watched
from chabudai.terminal.files import load_deck

HELP = "let bots compete on mirrored deals, and say how strong each one is"
INTERRUPTED = 130


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say who meets whom at what, and how long they may think."""
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="KINDS",
        help=f"two or more of {', '.join(bot_names())}, as in novice,random; each may have a "
        "budget of its own, as in master@1s,master@200it",
    )
    parser.add_argument(
        "--games", type=int, default=200, metavar="N", help="at least so many (200)"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (the fewest)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the same games again (0)")
    parser.add_argument(
        "--budget", metavar="TIME", help="how long a move may take: 1s, 250ms or 200it (iterations)"
    )
    parser.add_argument(
        "--teams",
        action="store_true",
        help="the first bot plays each team in turn against the second, beside the second alone",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="how to read a disputed rule",
    )
    parser.add_argument("--deck", type=Path, metavar="FILE", help="a deck of your own, as TOML")
    parser.add_argument(
        "--workers", "--jobs", type=int, metavar="N", help="processes (one for each core)"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="let a Ray cluster play instead")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with plots")
    parser.add_argument("--save", type=Path, metavar="DIR", help="keep the record of every game")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())


def run(args: argparse.Namespace) -> int:
    """Play, then report; an interrupt reports the deals that all bots have played."""
    arena = arena_of(args)
    if args.html is not None:
        write(args.html, "", "a")  # before hours of play
    pool = pool_of(args.workers, args.cluster)
    start = time.perf_counter()
    outcomes: list[Outcome] = []
    interrupted = not played(arena, pool, outcomes, args.lang)
    tables = whole_tables(arena, outcomes)
    report = ArenaReport(arena, tables, pool.workers, time.perf_counter() - start)
    if interrupted:
        counted = sum(map(len, tables))
        code = "interrupted" if counted else "interrupted-early"
        print(words(code, games=counted, wanted=arena.total()).text(args.lang), file=sys.stderr)
    if tables:
        show(report, args)
    return INTERRUPTED if interrupted else 0


def arena_of(args: argparse.Namespace) -> Arena:
    """What the words describe; raises BadOptions, BadDeck, UnknownGame."""
    kind = TeamArena if args.teams else Arena
    arena = kind(
        game=args.game,
        seats=load(args.game).fewest if args.seats is None else args.seats,
        games=args.games,
        seed=args.seed,
        options=parse_options(args.option),
        deck=None if args.deck is None else load_deck(args.deck),
        bots=[word.strip() for word in args.bots.split(",") if word.strip()],
        save=args.save,
        budget=args.budget,
    )
    arena.check()
    return arena


def played(arena: Arena, pool: Pool, outcomes: list[Outcome], lang: str) -> bool:
    """Collect the games; False if somebody interrupted."""
    try:
        with watched(arena.total(), lang) as tell:
            for outcome in compete(arena, pool):
                outcomes.append(outcome)
                tell(len(outcomes))
    except KeyboardInterrupt:
        return False
    return True


def show(report: ArenaReport, args: argparse.Namespace) -> None:
    """Write the page if one is wanted, and print the report for a machine or for people."""
    if args.html is not None:
        write(args.html, page(report, args.lang), "w")
    if args.json:
        print(json.dumps(report.to_json(), ensure_ascii=False, indent=1))
    else:
        Console(highlight=False).print(report.for_people(args.lang))


def write(path: Path, text: str, how: str) -> None:
    """Keep a page; raises BadOptions where it cannot be written."""
    try:
        with path.open(how, encoding="utf-8") as file:
            file.write(text)
    except OSError:
        raise BadOptions(words("no-page", path=str(path))) from None
