"""What the commands that let bots play many games have in common."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console, RenderableType

from chabudai.cli.language import add_language
from chabudai.engine.rules.options import parse_options
from chabudai.lab.text import lab_sentence
from chabudai.terminal.game.files import load_deck
from chabudai.workers.progress import progress_bar

INTERRUPTED = 130


class Report(Protocol):
    """A report on many games."""

    def to_json(self) -> dict[str, object]:
        """For a machine."""

    def render(self, lang: str) -> RenderableType:
        """For people."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what is played, who does the work, and in which form to report."""
    add_game(parser)
    add_workers(parser)
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object instead of a table"
    )
    parser.add_argument(
        "--save", type=Path, metavar="DIR", help="save the record of every game in this folder"
    )
    add_language(parser)


def add_game(parser: argparse.ArgumentParser) -> None:
    """Say what is played."""
    parser.add_argument("game", metavar="GAME", help="name of the game")
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="N",
        help="random seed: the same seed plays the same games (default 0)",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="choose a rule variant; may be repeated",
    )
    parser.add_argument(
        "--deck", type=Path, metavar="FILE", help="play with your own deck, a TOML file"
    )


def add_counts(parser: argparse.ArgumentParser) -> None:
    """Say how many play how often."""
    parser.add_argument(
        "--seats", type=int, metavar="N", help="number of players (default: the maximum)"
    )
    parser.add_argument(
        "--games", type=int, default=1000, metavar="N", help="number of games (default 1000)"
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Say who does the work."""
    add_processes(parser)
    parser.add_argument("--cluster", metavar="ADDRESS", help="address of a Ray cluster to play on")


def add_processes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers",
        "--jobs",
        "--processes",
        type=int,
        metavar="N",
        help="number of processes (default: one per core)",
    )


def read_plan(args: argparse.Namespace, usual_seats: int) -> dict[str, Any]:
    """What every plan says; raises BadOptions, BadDeck."""
    return {
        "game": args.game,
        "seats": usual_seats if args.seats is None else args.seats,
        "games": args.games,
        "seed": args.seed,
        "options": parse_options(args.option),
        "deck": None if args.deck is None else load_deck(args.deck),
        "bots": [word.strip() for word in args.bots.split(",") if word.strip()],
    }


def run_with_progress(games: Iterable[int], total: int, lang: str, what: str = "playing") -> bool:
    """Show how many games have been played; return False if somebody interrupted."""
    try:
        with progress_bar(total, lab_sentence(what).text(lang)) as tell:
            for count in games:
                tell(count)
    except KeyboardInterrupt:
        return False
    return True


def print_interruption(games: int, wanted: int, lang: str) -> None:
    """Say how far it went."""
    code = "interrupted" if games else "interrupted-early"
    print(lab_sentence(code, games=games, wanted=wanted).text(lang), file=sys.stderr)


def print_report(report: Report, args: argparse.Namespace) -> None:
    """Print a report, for a machine or for people."""
    if args.json:
        print(json.dumps(report.to_json(), ensure_ascii=False, indent=1))
    else:
        Console(highlight=False).print(report.render(args.lang))
