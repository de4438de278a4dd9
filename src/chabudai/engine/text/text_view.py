"""The table as words: titled rows that any screen of text can show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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
class Sign:
    """A sign that cards show: a letter for text, a drawing for pictures, and what it means.

    The drawing is SVG for a square from -50 to 50.
    """

    key: str
    letter: str
    means: dict[str, str]
    drawing: str


@dataclass(frozen=True)
class Icon:
    """A sign on a card, with its number if it has one; `of` says whose it is, such as a clan's."""

    sign: str
    number: int | None = None
    of: str = ""


@dataclass(frozen=True)
class CardLine:
    """One line of a card list: the card, how many there are, and where each figure comes from.

    `icons` are those parts of the card that are shown by signs: its `effect`, its `cost` and so on.
    `drawing` is how the game's own client draws a card that it does not know by itself.
    """

    group: dict[str, str]
    key: str
    names: dict[str, str]
    copies: int
    figures: dict[str, str]
    effect: dict[str, str]
    source: str
    confidence: str
    icons: dict[str, list[Icon]] = field(default_factory=dict)
    drawing: dict[str, object] | None = None


def format_icons(icons: Iterable[Icon], signs: Sequence[Sign]) -> str:
    """Icons as letters, each with its number."""
    letters = {sign.key: sign.letter for sign in signs}
    return "".join(
        letters[icon.sign] + ("" if icon.number is None else str(icon.number)) for icon in icons
    )


def explain_icons(icons: Iterable[Icon], signs: Sequence[Sign], lang: str) -> list[str]:
    """What the letters of these icons mean, in the order of the signs."""
    shown = {icon.sign for icon in icons}
    return [f"{sign.letter.strip()} {sign.means[lang]}" for sign in signs if sign.key in shown]


def zone_mark(seat: int, view: Mapping[str, object]) -> str:
    """How the zone of a seat stands out in a view."""
    asked, winners = view["asked"], view["winners"]
    if isinstance(winners, list) and seat in winners:
        return "winner"
    if isinstance(asked, dict) and asked["seat"] == seat:
        return "asked"
    if asked and view.get("turn") == seat:
        return "turn"
    return "me" if view["viewer"] == seat else ""
