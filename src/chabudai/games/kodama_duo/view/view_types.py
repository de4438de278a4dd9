"""The shapes of what a seat sees, for those who put it into words."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from chabudai.games.kodama_duo.cards.faces import Face


class Prospect(TypedDict):
    """The most a card could score on each tree."""

    card: int
    most: list[int]


class PlaceOffer(TypedDict):
    """A place for a card, and what it brings."""

    place: str
    card: int
    on: str
    points: int
    bonus: int
    kodama: int
    roomiest: bool


class SlotOffer(TypedDict):
    """A feature that a token may cover."""

    put: str
    card: str
    slot: int
    over: str
    kodama: int


# `from` is a word of Python, so this one is written as a call.
TokenOffer = TypedDict("TokenOffer", {"feature": str, "from": int | None})


class QuestionView(TypedDict):
    """The question that is open; each question says more in its own way."""

    seat: int
    question: str
    prospects: NotRequired[list[Prospect]]
    places: NotRequired[list[PlaceOffer]]
    slots: NotRequired[list[SlotOffer]]
    tokens: NotRequired[list[TokenOffer]]
    card: NotRequired[int]
    second: NotRequired[bool]
    feature: NotRequired[str]


class LaidCard(TypedDict):
    card: str
    x: int
    y: int
    angle: int
    parent: int | None
    depth: int
    end: bool
    features: list[str]
    tokens: list[str | None]


class KodamaPoints(TypedDict):
    season: str
    card: str
    points: int


class PlayerView(TypedDict):
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
    scored: list[KodamaPoints]
    held: list[int]
    draft: int
    known: list[int]
    ready: bool
    tree: list[LaidCard]


class HandCard(TypedDict):
    """A Kodama card in hand with what it would score now."""

    card: str
    worth: int


class SeatView(TypedDict):
    """The table as a seat, or a spectator, sees it."""

    viewer: int | None
    over: bool
    asked: QuestionView | None
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
    players: list[PlayerView]
    own_deck: dict[str, Face]
    own_branches: dict[str, list[str]]
    revealed: list[int | None]
    single: int | None
    pair: list[int | None] | None
    hidden: int | None
    hand: list[HandCard] | None
    draft: list[int] | None
    answer: str | None
    unscored: NotRequired[list[str]]


class CardPoints(TypedDict):
    card: int
    on: str
    points: int


class DecreePoints(TypedDict):
    season: str
    decree: str
    points: int


class SeatPoints(TypedDict):
    """A seat's points with their terms."""

    seat: int
    points: int
    growing: int
    cards: list[CardPoints]
    decrees: list[DecreePoints]
    kodama: list[KodamaPoints]
    trunk: str
    occurrences: int


class Breakdown(TypedDict):
    seats: list[SeatPoints]
    winners: list[int]
    why: str
