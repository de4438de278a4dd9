"""Print the cards of a game, with the source of every figure."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from itertools import groupby
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from chabudai.engine import Game, load
from chabudai.engine.text import LANGUAGES, default_language, has, say
from chabudai.engine.zones import CardLine
from chabudai.terminal.files import load_deck

HELP = "print the cards of a game, with the source of every figure"
PACKAGE = "chabudai.cli"
STYLES = {"printed": "", "agreed": "cyan", "reconstructed": "bold yellow"}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which game, and which deck of it."""
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("--deck", type=Path, metavar="FILE", help="a deck of your own, as TOML")
    parser.add_argument("--json", action="store_true", help="print one JSON list, in all languages")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())


def run(args: argparse.Namespace) -> int:
    """Print a table for each group of cards, or all of it as JSON."""
    game = load(args.game)
    lines = game.cards(None if args.deck is None else load_deck(args.deck))
    if args.json:
        print(msgspec.json.encode([asdict(line) for line in lines]).decode())
        return 0
    show(Console(), game, lines, args.lang)
    return 0


def show(console: Console, game: Game, lines: list[CardLine], lang: str) -> None:
    """The groups one below the other, then what the sources are and how many cards there are."""
    for _, group in groupby(lines, key=lambda line: line.group["en"]):
        console.print(table_of(game, list(group), lang))
    if has(game.package, "card-sources", lang):
        console.print(Text(say(game.package, "card-sources", lang)))
    total = sum(line.copies for line in lines)
    unsure = sum(line.confidence == "reconstructed" for line in lines)
    title = game.title()[lang]
    console.print(Text(say(PACKAGE, "cards-total", lang, {"game": title, "copies": total})))
    if unsure:
        note = say(PACKAGE, "cards-unsure", lang, {"lines": unsure})
        console.print(Text(note, style=STYLES["reconstructed"]))


def table_of(game: Game, lines: list[CardLine], lang: str) -> Table:
    """One group, with the figures that its cards have."""
    figures = list(dict.fromkeys(name for line in lines for name in line.figures))
    table = Table(
        title=title_of(lines, lang),
        title_justify="left",
        box=SIMPLE_HEAD,
        pad_edge=False,
        collapse_padding=True,
        expand=True,
    )
    table.add_column(say(PACKAGE, "column-card", lang), ratio=2, min_width=22)
    table.add_column(say(PACKAGE, "column-copies", lang), justify="right")
    for name in figures:
        table.add_column(say(game.package, f"figure-{name}", lang), justify="right")
    table.add_column(say(PACKAGE, "column-source", lang), ratio=1)
    for line in lines:
        table.add_row(*cells(line, figures, lang), style=STYLES[line.confidence])
    return table


def title_of(lines: list[CardLine], lang: str) -> Text:
    """The group's name, its different cards and all of them."""
    copies = sum(line.copies for line in lines)
    figures = {"group": lines[0].group[lang], "lines": len(lines), "copies": copies}
    return Text(say(PACKAGE, "cards-group", lang, figures), style="bold")


def cells(line: CardLine, figures: list[str], lang: str) -> list[Text]:
    """One card as a row: its effect below its name, and how sure its source is."""
    name = Text(line.names[lang], style="bold")
    if line.effect[lang]:
        name.append(f"\n{line.effect[lang]}", style="not bold")
    sure = say(PACKAGE, f"confidence-{line.confidence}", lang, {"source": line.source})
    numbers = [str(line.copies), *(line.figures.get(figure, "") for figure in figures)]
    return [name, *map(Text, numbers), Text(sure)]
