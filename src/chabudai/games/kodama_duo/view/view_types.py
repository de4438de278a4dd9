"""The shapes of what a seat sees, for those who put it into words."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Face(TypedDict):
    """A Kodama or Decree: its names and what it does."""

    en: str
    fr: str
    rule: str
    points: int
    tied: int
    feature: str | None
    becomes: str | None


class Prospect(TypedDict):
    """The most a card could score on each tree."""

    card: int
    most: list[int]


class Offer(TypedDict):
    """A place for a card, and what it brings."""

    place: str
    card: int
    on: str
    points: int
    bonus: int
    kodama: int
    roomiest: bool


class Slot(TypedDict):
    """A feature that a token may cover."""

    put: str
    card: str
    slot: int
    over: str
    kodama: int


# `from` is a word of Python, so this one is written as a call.
Token = TypedDict("Token", {"feature": str, "from": int | None})


class Asked(TypedDict):
    """The question that is open; each question says more in its own way."""

    seat: int
    question: str
    prospects: NotRequired[list[Prospect]]
    places: NotRequired[list[Offer]]
    slots: NotRequired[list[Slot]]
    tokens: NotRequired[list[Token]]
    card: NotRequired[int]
    second: NotRequired[bool]
    feature: NotRequired[str]


class Laid(TypedDict):
    """A card of a tree."""

    card: str
    x: int
    y: int
    angle: int
    parent: int | None
    depth: int
    end: bool
    features: list[str]
    tokens: list[str | None]


class KodamaLine(TypedDict):
    """A Kodama card that was scored."""

    season: str
    card: str
    points: int


class Player(TypedDict):
    """A seat, its tree and its points."""

    seat: int
    score: int
    growing: int
    decrees: list[int]
    track: int
    laps: int
    trunk: str
    occurrences: int
    tokens: int
    hand: int
    scored: list[KodamaLine]
    held: list[int]
    draft: int
    known: list[int]
    ready: bool
    tree: list[Laid]


class Held(TypedDict):
    """A Kodama card in hand with what it would score now."""

    card: str
    worth: int


class Seen(TypedDict):
    """The table as a seat, or a spectator, sees it."""

    viewer: int | None
    over: bool
    asked: Asked | None
    winners: list[int]
    season: str
    round: int
    decree: str
    cap: int
    converted: str | None
    becomes: str | None
    splitter: int
    draft_variant: bool
    deck: int
    discard: list[int]
    supply: list[str]
    players: list[Player]
    own_deck: dict[str, Face]
    own_branches: dict[str, list[str]]
    revealed: list[int | None]
    single: int | None
    pair: list[int | None] | None
    hidden: int | None
    hand: list[Held] | None
    draft: list[int] | None
    answer: str | None
    unscored: NotRequired[list[str]]


class CardPoints(TypedDict):
    """A placement with its points."""

    card: int
    on: str
    points: int


class DecreeLine(TypedDict):
    """What a Decree gave."""

    season: str
    decree: str
    points: int


class SeatLine(TypedDict):
    """A seat's points with their terms."""

    seat: int
    points: int
    growing: int
    cards: list[CardPoints]
    decrees: list[DecreeLine]
    kodama: list[KodamaLine]
    trunk: str
    occurrences: int


class Breakdown(TypedDict):
    """The score step by step."""

    seats: list[SeatLine]
    winners: list[int]
    why: str
