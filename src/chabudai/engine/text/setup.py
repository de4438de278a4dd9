"""What a table settles before it plays: how many sit down, and how disputed rules are read."""

from __future__ import annotations

from dataclasses import dataclass

from chabudai.engine.game import Game
from chabudai.engine.options import names, readings, ruling
from chabudai.engine.text.catalog import has, say

USUAL_SEATS = 4


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
        reading: worded(game.package, f"option-{name}-{reading}", reading, lang)
        for reading in readings(game.options, name)
    }
    number = ruling(game.options, name)
    return Question(name, number, worded(game.package, f"option-{name}", name, lang), texts)


def worded(package: str, code: str, bare: str, lang: str) -> str:
    """A message of a catalog, or the bare word where it has none."""
    return say(package, code, lang) if has(package, code, lang) else bare


def usual_seats(game: Game) -> int:
    """How many sit down if nobody says: as near to four as the game allows."""
    return max(game.min_seats, min(game.max_seats, USUAL_SEATS))
