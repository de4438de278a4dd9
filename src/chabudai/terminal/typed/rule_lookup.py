"""The rules, opened at a number."""

from __future__ import annotations

import re

from chabudai.engine import Game


def load_rules(game: Game, lang: str) -> str:
    """The rules as Markdown; empty for a game that brings none."""
    try:
        return game.rules(lang)
    except FileNotFoundError:
        return ""


def find_rule_text(rules: str, number: str) -> str:
    """The part of the rules that a number stands for, up to the next number or heading."""
    lines = rules.splitlines()
    starts = [place for place, line in enumerate(lines) if read_rule_number(line) == number]
    if not starts:
        return ""
    first = starts[0]
    for place in range(first + 1, len(lines)):
        if read_rule_number(lines[place]) or lines[place].startswith("#"):
            return "\n".join(lines[first:place]).strip()
    return "\n".join(lines[first:]).strip()


def read_rule_number(line: str) -> str:
    """The rule or ruling that starts in a line, if one does."""
    found = re.match(r"[#*\-|\s\[]*\b([RQG]\d+)\b", line)
    return found[1] if found else ""
