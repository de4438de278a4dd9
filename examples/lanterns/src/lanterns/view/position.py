"""Positions: the whole table described by zones, and back."""

from __future__ import annotations

from chabudai.engine.view.position import Description, write_heading
from lanterns.rules.decisions import Show
from lanterns.rules.options import LanternOptions
from lanterns.rules.state import NUMBERS, LanternsState

NOBODY = -1


def write_position(s: LanternsState) -> dict[str, object]:
    return {
        **write_heading(s, LanternOptions(), None),
        "hands": [[str(card) for card in hand] for hand in s.hands],
        "shown": [str(card) for card in s.shown],
        "deck": [str(card) for card in s.deck],
        "points": s.points.copy(),
        "asked": s.actor() if s.stack else NOBODY,
    }


def read_position(s: LanternsState, parts: Description) -> None:
    s.hands = parts.piles("hands", NUMBERS, s.seats)
    s.shown, s.deck = parts.words("shown", NUMBERS), parts.words("deck", NUMBERS)
    s.points = parts.numbers("points", s.points, 0, 3)
    asked = parts.number("asked", 0, NOBODY, s.seats - 1)
    s.stack = [] if asked == NOBODY else [Show(asked)]
