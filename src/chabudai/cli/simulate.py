"""Let bots play many games against each other, and count who wins."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from rich.console import Console

from chabudai.bots import bot_names
from chabudai.engine.game import load
from chabudai.engine.options import parse_options
from chabudai.engine.text import LANGUAGES, default_language
from chabudai.lab.hiring import pool_of
from chabudai.lab.plan import Plan, words
from chabudai.lab.pool import Pool
from chabudai.lab.report import Report
from chabudai.lab.simulate import simulate
from chabudai.lab.tally import Tally
from chabudai.lab.watching import watched
from chabudai.terminal.files import load_deck

HELP = "let bots play many games against each other, and count who wins"
INTERRUPTED = 130


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what is played how often, by whom."""
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (the most)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many (1000)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the same games again (0)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="how to read a disputed rule",
    )
    parser.add_argument("--deck", type=Path, metavar="FILE", help="a deck of your own, as TOML")
    parser.add_argument(
        "--bots",
        default="novice",
        metavar="KINDS",
        help=f"one or several of {', '.join(bot_names())}, as in novice,random; repeated around "
        "the table and moved on by one seat each game (novice; random is the fastest)",
    )
    parser.add_argument(
        "--workers", "--jobs", type=int, metavar="N", help="processes (one for each core)"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="let a Ray cluster play instead")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--save", type=Path, metavar="DIR", help="keep the record of every game")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())


def run(args: argparse.Namespace) -> int:
    """Play, then report; an interrupt reports what has been played."""
    plan = plan_of(args)
    pool = pool_of(args.workers, args.cluster)
    start = time.perf_counter()
    tally = Tally()
    interrupted = not played(plan, pool, tally, args.lang)
    report = Report(plan, tally, pool.workers, time.perf_counter() - start)
    if interrupted:
        code = "interrupted" if tally.games else "interrupted-early"
        said = words(code, games=tally.games, wanted=plan.games)
        print(said.text(args.lang), file=sys.stderr)
    if tally.games:
        show(report, args)
    return INTERRUPTED if interrupted else 0


def plan_of(args: argparse.Namespace) -> Plan:
    """What the words describe; raises BadOptions, BadDeck, UnknownGame."""
    plan = Plan(
        game=args.game,
        seats=load(args.game).most if args.seats is None else args.seats,
        games=args.games,
        seed=args.seed,
        options=parse_options(args.option),
        deck=None if args.deck is None else load_deck(args.deck),
        bots=[word.strip() for word in args.bots.split(",") if word.strip()],
        save=args.save,
    )
    plan.check()
    return plan


def played(plan: Plan, pool: Pool, tally: Tally, lang: str) -> bool:
    """Add up the games; False if somebody interrupted."""
    try:
        with watched(plan.games, lang) as tell:
            for part in simulate(plan, pool):
                tally.add(part)
                tell(tally.games)
    except KeyboardInterrupt:
        return False
    return True


def show(report: Report, args: argparse.Namespace) -> None:
    """Print the report, for a machine or for people."""
    if args.json:
        print(json.dumps(report.to_json(), ensure_ascii=False, indent=1))
    else:
        Console(highlight=False).print(report.for_people(args.lang))
