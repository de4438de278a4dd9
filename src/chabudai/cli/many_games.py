"""What the commands that let bots play many games have in common."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Protocol

from rich.console import Console, RenderableType

from chabudai.engine.options import parse_options
from chabudai.engine.text import LANGUAGES, default_language
from chabudai.lab.plan import words
from chabudai.terminal.files import load_deck

INTERRUPTED = 130


class Told(Protocol):
    """A report on many games."""

    def to_json(self) -> dict[str, object]:
        """For a machine."""

    def for_people(self, lang: str) -> RenderableType:
        """For people."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what is played, and who does the work."""
    parser.add_argument("game", metavar="GAME", help="the game")
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
        "--workers", "--jobs", type=int, metavar="N", help="processes (one for each core)"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="let a Ray cluster play instead")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--save", type=Path, metavar="DIR", help="keep the record of every game")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())


def deck_of(args: argparse.Namespace) -> str | None:
    """The text of the deck that was named; raises BadDeck."""
    return None if args.deck is None else load_deck(args.deck)


def options_of(args: argparse.Namespace) -> dict[str, str]:
    """How disputed rules are to be read; raises BadOptions."""
    return parse_options(args.option)


def bots_of(args: argparse.Namespace) -> list[str]:
    """The bots by name."""
    return [word.strip() for word in args.bots.split(",") if word.strip()]


def tell_interrupted(games: int, wanted: int, lang: str) -> None:
    """Say how far it went."""
    code = "interrupted" if games else "interrupted-early"
    print(words(code, games=games, wanted=wanted).text(lang), file=sys.stderr)


def show(report: Told, args: argparse.Namespace) -> None:
    """Print a report, for a machine or for people."""
    if args.json:
        print(json.dumps(report.to_json(), ensure_ascii=False, indent=1))
    else:
        Console(highlight=False).print(report.for_people(args.lang))
