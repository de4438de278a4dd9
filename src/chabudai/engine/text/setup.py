"""What a table settles before it plays: how many sit down, and how disputed rules are read."""

from __future__ import annotations

from dataclasses import dataclass

from chabudai.engine.game import Game
from chabudai.engine.rules.options import list_readings, option_names, ruling_number
from chabudai.engine.text.catalog import format_message, has_message

USUAL_SEATS = 4


@dataclass(frozen=True)
class SetupQuestion:
    """An option of a game as a person is asked about it; the first reading is the usual one."""

    option: str
    ruling: str
    text: str
    readings: dict[str, str]


def list_setup_questions(game: Game, lang: str) -> list[SetupQuestion]:
    """Everything about a game's rules that a table may settle for itself."""
    return [make_setup_question(game, name, lang) for name in option_names(game.options)]


def make_setup_question(game: Game, name: str, lang: str) -> SetupQuestion:
    """One option in words."""
    texts = {
        reading: translate_or_default(game.package, f"option-{name}-{reading}", reading, lang)
        for reading in list_readings(game.options, name)
    }
    number = ruling_number(game.options, name)
    return SetupQuestion(
        name, number, translate_or_default(game.package, f"option-{name}", name, lang), texts
    )


def translate_or_default(package: str, code: str, bare: str, lang: str) -> str:
    """A message of a catalog, or the bare word where it has none."""
    return format_message(package, code, lang) if has_message(package, code, lang) else bare


def default_seats(game: Game) -> int:
    """How many sit down if nobody says: as near to four as the game allows."""
    return max(game.min_seats, min(game.max_seats, USUAL_SEATS))
