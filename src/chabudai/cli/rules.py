"""Print the rules of a game."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.markdown import Markdown

from chabudai.cli.language import add_language
from chabudai.engine import BadOptions, load
from chabudai.terminal.text import sentence
from chabudai.terminal.typed.rule_lookup import find_rule_text, load_rules

HELP = "print the rules of a game, or a single rule"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which game, and which of its rules."""
    parser.add_argument("game", metavar="GAME", help="name of the game")
    parser.add_argument(
        "--rule", metavar="NUMBER", help="print only this rule, for example R6, Q2 or G3"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Set the rules for a terminal; leave them as they are written for anything else."""
    text = find_rules(args.game, args.rule, args.lang)
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(text)
    return 0


def find_rules(name: str, rule: str | None, lang: str) -> str:
    """The rules, or the one asked for; raises UnknownGame, or BadOptions where there is none."""
    rules = load_rules(load(name), lang).strip()
    if not rules:
        raise BadOptions(sentence("no-rules"))
    if rule is None:
        return rules
    found = find_rule_text(rules, rule.upper())
    if not found:
        raise BadOptions(sentence("no-such-rule", rule=rule))
    return found
