"""Let bots play many games against each other, and count who wins."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from chabudai.bots import bot_names
from chabudai.cli import many_games
from chabudai.cli.many_games import INTERRUPTED, plan_words, played, show, tell_interrupted
from chabudai.engine.game import load
from chabudai.lab.simulate.counts import Counts
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.simulate.report import SimulationReport
from chabudai.lab.simulate.simulation import simulate
from chabudai.workers.choose_pool import choose_pool
from chabudai.workers.pool import Pool

HELP = "let bots play many games against each other, and count who wins"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what is played how often, by whom."""
    many_games.arguments(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (the most)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many (1000)")
    parser.add_argument(
        "--bots",
        default="novice",
        metavar="KINDS",
        help=f"one or several of {', '.join(bot_names())}, as in novice,random; repeated around "
        "the table and moved on by one seat each game (novice; random is the fastest)",
    )


def run(args: argparse.Namespace) -> int:
    """Play, then report; an interrupt reports what has been played."""
    plan = plan_of(args)
    pool = choose_pool(args.workers, args.cluster)
    start = time.perf_counter()
    counts = Counts()
    interrupted = not played(add_up(plan, pool, counts), plan.games, args.lang)
    report = SimulationReport(plan, counts, pool.workers, time.perf_counter() - start)
    if interrupted:
        tell_interrupted(counts.games, plan.games, args.lang)
    if counts.games:
        show(report, args)
    return INTERRUPTED if interrupted else 0


def plan_of(args: argparse.Namespace) -> Plan:
    """What the words describe; raises BadOptions, BadDeck, UnknownGame."""
    plan = Plan(**plan_words(args, load(args.game).most))
    plan.check()
    return plan


def add_up(plan: Plan, pool: Pool, counts: Counts) -> Iterator[int]:
    """Add up the games as they are played, and count them."""
    for part in simulate(plan, pool):
        counts.add(part)
        yield counts.games
