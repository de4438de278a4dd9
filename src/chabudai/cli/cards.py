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

from chabudai.cli.draw import write_picture
from chabudai.cli.language import add_language
from chabudai.engine import BadOptions, Game, load
from chabudai.engine.text.catalog import Sentence, format_message, has_message
from chabudai.engine.text.svg import draw_sign_sheet
from chabudai.engine.text.text_view import CardLine, Sign, explain_icons, format_icons
from chabudai.terminal.game.files import load_deck

HELP = "list the cards of a game, with the source of every number"
PACKAGE = "chabudai.cli"
STYLES = {"printed": "not bold dim", "agreed": "not bold cyan", "reconstructed": "not bold yellow"}
EFFECT = "effect"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which game, and which deck of it."""
    parser.add_argument("game", metavar="GAME", help="name of the game")
    parser.add_argument("--deck", type=Path, metavar="FILE", help="use your own deck, a TOML file")
    parser.add_argument(
        "--json",
        action="store_true",
        help="print one JSON list, in all languages, instead of tables",
    )
    parser.add_argument(
        "--signs",
        type=Path,
        metavar="FILE",
        help="draw the symbols of the cards to an SVG file instead",
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print a table for each group of cards, or all of it as JSON; or draw the signs."""
    game = load(args.game)
    if args.signs:
        draw_signs(game, args.signs, args.lang)
        return 0
    lines = game.list_cards(None if args.deck is None else load_deck(args.deck))
    if args.json:
        print(msgspec.json.encode([asdict(line) for line in lines]).decode())
        return 0
    print_cards(Console(), game, lines, args.lang)
    return 0


def draw_signs(game: Game, path: Path, lang: str) -> None:
    """Draw every sign of a game with its meaning; raises BadOptions where there is none."""
    signs = game.list_signs()
    if not signs:
        raise BadOptions(Sentence(PACKAGE, "cards-no-signs", {"game": game.title()}))
    if path.suffix != ".svg":  # a PNG would have to bring the fonts
        raise BadOptions(Sentence(PACKAGE, "cards-signs-kind", {"file": str(path)}))
    write_picture(path, draw_sign_sheet(signs, lang))


def print_cards(console: Console, game: Game, lines: list[CardLine], lang: str) -> None:
    """The groups one below the other, then what signs and sources mean, and how many cards."""
    signs = game.list_signs()
    for _, group in groupby(lines, key=lambda line: line.group["en"]):
        console.print(make_table(game, list(group), signs, lang))
    if meanings := describe_signs(lines, signs, lang):
        console.print(Text(format_message(PACKAGE, "cards-signs", lang, {"signs": meanings})))
    if has_message(game.package, "card-sources", lang):
        console.print(Text(format_message(game.package, "card-sources", lang)))
    total = sum(line.copies for line in lines)
    unsure = sum(line.confidence == "reconstructed" for line in lines)
    title = game.title()[lang]
    console.print(
        Text(format_message(PACKAGE, "cards-total", lang, {"game": title, "copies": total}))
    )
    if unsure:
        note = format_message(PACKAGE, "cards-unsure", lang, {"lines": unsure})
        console.print(Text(note, style=STYLES["reconstructed"]))


def describe_signs(lines: list[CardLine], signs: list[Sign], lang: str) -> str:
    """What the signs in the list mean; nothing where there are none."""
    shown = [icon for line in lines for part in list_sign_parts(line) for icon in line.icons[part]]
    return " · ".join(explain_icons(shown, signs, lang))


def list_sign_parts(line: CardLine) -> list[str]:
    """The parts of a card that the list shows in signs; its kind is said above."""
    return [part for part in line.icons if part != "kind"]


def make_table(game: Game, lines: list[CardLine], signs: list[Sign], lang: str) -> Table:
    """One group, with the figures that its cards have."""
    shown = [part for line in lines for part in [*line.figures, *list_sign_parts(line)]]
    columns = [part for part in dict.fromkeys(shown) if part != EFFECT]
    table = Table(
        title=format_title(lines, lang),
        title_justify="left",
        box=SIMPLE_HEAD,
        pad_edge=False,
        collapse_padding=True,
        expand=True,
    )
    table.add_column(format_message(PACKAGE, "column-card", lang), ratio=1)
    table.add_column(format_message(PACKAGE, "column-copies", lang), justify="right")
    for name in columns:
        heading = format_message(game.package, f"figure-{name}", lang)
        table.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        numbers = [format_figure(line, name, signs) for name in columns]
        table.add_row(describe_card(line, signs, lang), str(line.copies), *map(Text, numbers))
    return table


def format_title(lines: list[CardLine], lang: str) -> Text:
    """The group's name, its different cards and all of them."""
    copies = sum(line.copies for line in lines)
    figures = {"group": lines[0].group[lang], "lines": len(lines), "copies": copies}
    return Text(format_message(PACKAGE, "cards-group", lang, figures), style="bold")


def format_figure(line: CardLine, name: str, signs: list[Sign]) -> str:
    """A figure of a card, in signs where it has them."""
    return (
        format_icons(line.icons[name], signs) if name in line.icons else line.figures.get(name, "")
    )


def describe_card(line: CardLine, signs: list[Sign], lang: str) -> Text:
    """A card's name, its effect in signs and in words, and how sure its source is."""
    text = Text(line.names[lang], style="bold")
    if icons := line.icons.get(EFFECT):
        text.append(f"  {format_icons(icons, signs)}", style="not bold")
    if line.effect[lang]:
        text.append(f"\n{line.effect[lang]}", style="not bold")
    sure = format_message(PACKAGE, f"confidence-{line.confidence}", lang, {"source": line.source})
    return text.append(f"\n{sure}", style=STYLES[line.confidence])
