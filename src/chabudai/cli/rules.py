"""Print the rules of a game, in the depth one likes."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from chabudai.cli.language import add_language
from chabudai.engine import BadOptions, Game, load
from chabudai.engine.text.catalog import Sentence, program_name
from chabudai.learn.book import Book, draw_pictures
from chabudai.terminal.text import sentence, translate
from chabudai.terminal.typed.rule_lookup import find_rule_text, load_rules

HELP = "print a game on one page, all of its rules, or a single rule"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which game, and how much of its rules."""
    parser.add_argument("game", metavar="GAME", help="name of the game")
    depth = parser.add_mutually_exclusive_group()
    depth.add_argument(
        "--all", action="store_true", help="print all rules, with examples, rulings and words"
    )
    depth.add_argument(
        "--rule", metavar="NUMBER", help="print only this rule, for example R6, Q2 or G3"
    )
    depth.add_argument(
        "--output",
        metavar="FILE",
        type=Path,
        help="write all of it as Markdown, with drawings in a folder beside the file",
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Set the rules for a terminal; leave them as they are written for anything else."""
    if args.output is not None:
        write_files(load(args.game), args.output, args.lang)
        return 0
    text = find_rules(args.game, args.rule, args.lang, everything=args.all)
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(text)
    return 0


def find_rules(name: str, rule: str | None, lang: str, everything: bool = True) -> str:
    """The rules, one of them or the first page; raises UnknownGame, or BadOptions without any."""
    game = load(name)
    rules, book = load_rules(game, lang).strip(), Book(game, lang)
    if not rules:
        raise BadOptions(sentence("no-rules"))
    if rule is not None:
        return find_one_rule(book, rules, rule)
    first = book.write_overview()
    if everything or not first:
        return book.write()
    return f"{first}\n\n{translate('rules-more', lang, command=program_name(), game=name)}"


def find_one_rule(book: Book, rules: str, rule: str) -> str:
    found = find_rule_text(rules, rule.upper())
    if not found:
        raise BadOptions(sentence("no-such-rule", rule=rule))
    return book.write_rule(found, rule.upper())


def write_files(game: Game, file: Path, lang: str) -> None:
    """Write the rules, and the drawings that they show."""
    pictures, folder = draw_pictures(game), file.parent / game.name
    try:
        file.write_text(Book(game, lang, game.name).write(), encoding="utf-8")
        if pictures:
            folder.mkdir(exist_ok=True)
        for name, picture in pictures.items():
            (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
    except OSError:
        raise BadOptions(
            Sentence("chabudai.cli", "draw-not-written", {"file": str(file)})
        ) from None
