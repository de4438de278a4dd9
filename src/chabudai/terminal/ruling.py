"""Disputed rules as plain questions, and the rules themselves opened at a number."""

from __future__ import annotations

import re
from dataclasses import dataclass

from chabudai.engine import Game
from chabudai.engine.options import names, readings, ruling
from chabudai.engine.text import has, say


@dataclass(frozen=True)
class Question:
    """An option of a game as a person is asked about it; the first reading is the usual one."""

    option: str
    ruling: str
    text: str
    readings: dict[str, str]


def questions(game: Game, lang: str) -> list[Question]:
    """Everything about a game's rules that a table may settle for itself."""
    return [question(game, name, lang) for name in names(game.options)]


def question(game: Game, name: str, lang: str) -> Question:
    """One option in words."""
    texts = {
        reading: worded(game, f"option-{name}-{reading}", reading, lang)
        for reading in readings(game.options, name)
    }
    number = ruling(game.options, name)
    return Question(name, number, worded(game, f"option-{name}", name, lang), texts)


def worded(game: Game, code: str, bare: str, lang: str) -> str:
    """A message of the game's catalog, or the bare word of a game that has none."""
    return say(game.package, code, lang) if has(game.package, code, lang) else bare


def rules_of(game: Game, lang: str) -> str:
    """The rules as Markdown; none of a guest that brought none."""
    try:
        return game.rules(lang)
    except FileNotFoundError:
        return ""


def section(rules: str, number: str) -> str:
    """The part of the rules that a number stands for, up to the next number or heading."""
    lines = rules.splitlines()
    starts = [place for place, line in enumerate(lines) if line_of_rule(line) == number]
    if not starts:
        return ""
    first = starts[0]
    for place in range(first + 1, len(lines)):
        if line_of_rule(lines[place]) or lines[place].startswith("#"):
            return "\n".join(lines[first:place]).strip()
    return "\n".join(lines[first:]).strip()


def line_of_rule(line: str) -> str:
    """The rule or ruling that starts in a line, if one does."""
    found = re.match(r"[#*\-|\s\[]*\b([RQG]\d+)\b", line)
    return found[1] if found else ""
