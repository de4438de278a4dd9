"""What the game asks of a player."""

from __future__ import annotations

from typing import cast

from chabudai.games.kodachi.text.phrasing import Phrasing
from chabudai.games.kodachi.view.view_types import SeatView

View = dict[str, object]


def describe_aim(view: View, names: list[str], lang: str) -> list[str]:
    """Say what wins, what scores and what a turn is."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    reader = "other" if seen["viewer"] is None else "you"
    codes = ["aim-win", "aim-end", "aim-points", "aim-turn", "aim-envoys"]
    return [phrasing.say(code, reader=reader) for code in codes]
