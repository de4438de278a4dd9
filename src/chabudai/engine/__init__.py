"""The table itself: who decides, among what, and who may know it."""

from chabudai.engine.errors import (
    BadDeck,
    BadOptions,
    BadPosition,
    BadRecord,
    ChabudaiError,
    IllegalAction,
    Refusal,
    UnknownGame,
)
from chabudai.engine.game import Game
from chabudai.engine.match.match import Match, start
from chabudai.engine.match.play import play
from chabudai.engine.match.record import Record, read_record, replay, undo
from chabudai.engine.registry import game_names, load, register
from chabudai.engine.rules.state import OVER, State

__all__ = [
    "OVER",
    "BadDeck",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "ChabudaiError",
    "Game",
    "IllegalAction",
    "Match",
    "Record",
    "Refusal",
    "State",
    "UnknownGame",
    "game_names",
    "load",
    "play",
    "read_record",
    "register",
    "replay",
    "start",
    "undo",
]
