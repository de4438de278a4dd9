"""The table as words: titled rows that any screen of text can show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Zone:
    """A part of the table: a seat, the hand, the middle. `mark` says how it stands out.

    Marks are `hand` (it lies nearest to the viewer), `asked`, `turn`, `winner`, `me`, or none.
    """

    title: str
    rows: list[str] = field(default_factory=list)
    mark: str = ""


@dataclass(frozen=True)
class CardLine:
    """One line of a card list: the card, how many there are, and where each figure comes from."""

    group: dict[str, str]
    key: str
    names: dict[str, str]
    copies: int
    figures: dict[str, str]
    effect: dict[str, str]
    source: str
    confidence: str


def mark(seat: int, view: Mapping[str, object]) -> str:
    """How the zone of a seat stands out in a view."""
    asked, winners = view["asked"], view["winners"]
    if isinstance(winners, list) and seat in winners:
        return "winner"
    if isinstance(asked, dict) and asked["seat"] == seat:
        return "asked"
    if asked and view.get("turn") == seat:
        return "turn"
    return "me" if view["viewer"] == seat else ""
