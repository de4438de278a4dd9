"""Solve the puzzles of a game in the terminal, or mine new ones from games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import monotonic

from chabudai.cli.language import add_language
from chabudai.engine import BadOptions, load
from chabudai.engine.match.record import Record, read_record
from chabudai.lab.mining.miner import Found, mine_game
from chabudai.lab.mining.plan import DECISIONS, MiningPlan
from chabudai.lab.mining.report import describe_mining
from chabudai.lab.text import lab_sentence
from chabudai.learn.puzzle import encode_puzzles
from chabudai.terminal.game.files import replace_file
from chabudai.terminal.game.setup import default_name
from chabudai.terminal.plain.puzzle import PuzzleWish, solve_puzzles
from chabudai.workers.choose_pool import choose_pool
from chabudai.workers.pool import Pool
from chabudai.workers.progress import progress_bar

HELP = "solve the puzzles of a game; or mine new ones: puzzles mine GAME -o FILE"
MINE = "mine"
GAMES = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which game, and what to mine."""
    parser.add_argument("words", nargs="+", metavar="[mine] GAME", help="name of the game")
    parser.add_argument("--puzzle", metavar="NAME", help="begin with this puzzle")
    parser.add_argument("--daily", action="store_true", help="solve the puzzle of today")
    parser.add_argument("--theme", metavar="NAME", help="only puzzles of this theme")
    parser.add_argument("--name", metavar="NICK", help="your name (default: your user name)")
    mining = parser.add_argument_group("mining")
    mining.add_argument("-o", "--output", type=Path, metavar="FILE", help="where to keep them")
    mining.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help=f"games to play (default {GAMES})"
    )
    mining.add_argument(
        "--records", type=Path, metavar="DIR", help="look in these recorded games instead"
    )
    mining.add_argument(
        "--minutes", type=float, metavar="M", help="stop after the game that is looked at then"
    )
    mining.add_argument(
        "--decisions",
        type=int,
        default=DECISIONS,
        metavar="N",
        help=f"look at so many of each game (default {DECISIONS})",
    )
    mining.add_argument("--seed", type=int, default=0, metavar="N", help="random seed (default 0)")
    mining.add_argument("--seats", type=int, metavar="N", help="players (default: varies)")
    mining.add_argument(
        "--bot", default="novice", metavar="KIND", help="who plays the games (default novice)"
    )
    mining.add_argument("--processes", type=int, metavar="N", help="default: one per core")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Mine, or solve."""
    if args.words[0] == MINE and len(args.words) == 2:
        return mine(args, args.words[1])
    if len(args.words) > 1:
        raise BadOptions(lab_sentence("puzzles-usage", words=" ".join(args.words)))
    learner = args.name or default_name(args.lang)
    wish = PuzzleWish(args.puzzle, args.daily, args.theme)
    return solve_puzzles(load(args.words[0]), wish, learner, args.lang)


def mine(args: argparse.Namespace, game: str) -> int:
    """Look through games, in their order, and keep what was found; an interrupt keeps it too."""
    if args.output is None:
        raise BadOptions(lab_sentence("mining-output"))
    records = read_records(args.records, game) if args.records else []
    games = len(records) if records else args.games
    plan = MiningPlan(game, games, args.seed, args.seats, args.bot, records, args.decisions)
    plan.check()
    found = collect(plan, choose_pool(args.processes), args.minutes, args.lang)
    replace_file(args.output, encode_puzzles(found.puzzles))
    print("\n".join(describe_mining(plan, found, str(args.output), args.lang)))
    return 0


def collect(plan: MiningPlan, pool: Pool, minutes: float | None, lang: str) -> Found:
    found = Found()
    try:
        with progress_bar(plan.games, lab_sentence("mining").text(lang)) as tell:
            for part in mine_games(plan, pool, minutes):
                found.add(part)
                tell(found.counts["games"])
    except KeyboardInterrupt:
        print(lab_sentence("mining-interrupted").text(lang), file=sys.stderr)
    return found


def mine_games(plan: MiningPlan, pool: Pool, minutes: float | None) -> Iterator[Found]:
    """Game by game in their order, until all are done or the time is up."""
    start = monotonic()
    for part in pool.each(partial(mine_game, plan), range(plan.games)):
        yield part
        if minutes is not None and monotonic() - start > 60 * minutes:
            return


def read_records(folder: Path, game: str) -> list[Record]:
    """The recorded games of a folder; raises BadOptions, BadRecord."""
    records = [read_record(path.read_bytes()) for path in sorted(folder.glob("*.json"))]
    of_game = [record for record in records if record.game == game]
    if not of_game:
        raise BadOptions(lab_sentence("mining-no-records", path=str(folder)))
    return of_game
