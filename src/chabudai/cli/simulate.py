"""Let bots play many games against each other, and count who wins."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chabudai.bots import bot_names
from chabudai.engine.errors import BadOptions
from chabudai.engine.game import load
from chabudai.engine.options import parse_options
from chabudai.engine.text import LANGUAGES, default_language
from chabudai.lab.plan import Plan, words
from chabudai.lab.report import Report
from chabudai.lab.simulate import simulate
from chabudai.lab.tally import Tally
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
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (one for each core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--save", type=Path, metavar="DIR", help="keep the record of every game")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())


def run(args: argparse.Namespace) -> int:
    """Play, then report; an interrupt reports what has been played."""
    plan = plan_of(args)
    jobs = cores() if args.jobs is None else args.jobs
    if jobs < 1:
        raise BadOptions(words("no-jobs", jobs=jobs))
    start = time.perf_counter()
    tally = Tally()
    interrupted = not watched(plan, jobs, tally, args.lang)
    report = Report(plan, tally, jobs, time.perf_counter() - start)
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


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def watched(plan: Plan, jobs: int, tally: Tally, lang: str) -> bool:
    """Add up the games, with a bar on a terminal; False if somebody interrupted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    bar = Progress(*columns, TimeRemainingColumn(), console=console, transient=True)
    bar.disable = not console.is_terminal
    try:
        with bar:
            task = bar.add_task(words("playing").text(lang), total=plan.games)
            for part in simulate(plan, jobs):
                tally.add(part)
                bar.update(task, completed=tally.games)
    except KeyboardInterrupt:
        return False
    return True


def show(report: Report, args: argparse.Namespace) -> None:
    """Print the report, for a machine or for people."""
    if args.json:
        print(json.dumps(report.to_json(), ensure_ascii=False, indent=1))
    else:
        Console(highlight=False).print(report.for_people(args.lang))
