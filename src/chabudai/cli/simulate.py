"""Let bots play many games against each other, and count who wins."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from chabudai.bots import bot_names
from chabudai.cli import many_games
from chabudai.cli.many_games import (
    INTERRUPTED,
    print_interruption,
    print_report,
    read_plan,
    run_with_progress,
)
from chabudai.engine.registry import load
from chabudai.lab.simulate.counts import Counts
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.simulate.report import SimulationReport
from chabudai.lab.simulate.simulation import simulate
from chabudai.workers.choose_pool import choose_pool
from chabudai.workers.pool import Pool

HELP = "let bots play many games against each other, and count who wins"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what is played how often, by whom."""
    many_games.add_arguments(parser)
    many_games.add_counts(parser)
    parser.add_argument(
        "--bots",
        default="novice",
        metavar="KINDS",
        help=f"one or more of {', '.join(bot_names())} or of your own, for example "
        "novice,./mybot.py,ppo:FILE; repeated until every seat has one, and moved by one seat each "
        "game (default novice; random is fastest)",
    )


def run(args: argparse.Namespace) -> int:
    """Play, then report; an interrupt reports what has been played."""
    plan = make_plan(args)
    pool = choose_pool(args.workers, args.cluster)
    start = time.perf_counter()
    counts = Counts()
    interrupted = not run_with_progress(count_games(plan, pool, counts), plan.games, args.lang)
    report = SimulationReport(plan, counts, pool.workers, time.perf_counter() - start)
    if interrupted:
        print_interruption(counts.games, plan.games, args.lang)
    if counts.games:
        print_report(report, args)
    return INTERRUPTED if interrupted else 0


def make_plan(args: argparse.Namespace) -> Plan:
    """What the words describe; raises BadOptions, BadDeck, UnknownGame."""
    plan = Plan(**read_plan(args, load(args.game).max_seats), save=args.save)
    plan.check()
    return plan


def count_games(plan: Plan, pool: Pool, counts: Counts) -> Iterator[int]:
    """Add up the games as they are played, and count them."""
    for part in simulate(plan, pool):
        counts.add(part)
        yield counts.games
