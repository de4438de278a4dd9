"""What the house offers: its games and its bots, in words."""

from __future__ import annotations

from chabudai.bots import bot_names
from chabudai.bots.registry import PACKAGE as BOTS
from chabudai.engine import Game, game_names, load
from chabudai.engine.text.setup import Question, questions, usual_seats, worded
from chabudai.server.protocol.schemas import Bilingual, BotInfo, GameInfo, OptionInfo, ReadingInfo


def games() -> list[GameInfo]:
    """Every game that can be played here."""
    return [game_info(load(name)) for name in game_names()]


def game_info(game: Game) -> GameInfo:
    """What a table has to know and to choose for a game."""
    asked = zip(questions(game, "en"), questions(game, "fr"), strict=True)
    return GameInfo(
        name=game.name,
        title=Bilingual(**game.title()),
        pitch=both(game.package, "pitch"),
        version=game.version,
        fewest=game.min_seats,
        most=game.max_seats,
        usual=usual_seats(game),
        minutes=both(game.package, "minutes").en,
        options=[option_info(en, fr) for en, fr in asked],
        bots=[BotInfo(name, both(BOTS, f"bot-{name}", name)) for name in bot_names()],
    )


def option_info(en: Question, fr: Question) -> OptionInfo:
    """A disputed rule, asked in both languages."""
    readings = [
        ReadingInfo(name, Bilingual(text, fr.readings[name])) for name, text in en.readings.items()
    ]
    return OptionInfo(en.option, en.ruling, Bilingual(en.text, fr.text), readings)


def both(package: str, code: str, bare: str = "") -> Bilingual:
    """A message in both languages, or the bare word where a catalog has none."""
    return Bilingual(worded(package, code, bare, "en"), worded(package, code, bare, "fr"))
