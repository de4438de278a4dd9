"""The shapes of what a seat sees, for those who put it into words or play by it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from chabudai.games.kodachi.cards.faces import Face


class OfferView(TypedDict):
    """A card that can be had: every token that says so, and the one that costs least."""

    card: str
    propose: str
    tokens: list[str]


class QuestionView(TypedDict):
    """The question that is open; each question says more in its own way."""

    seat: int
    question: str
    guard: NotRequired[str]
    stealth: NotRequired[int]
    strength: NotRequired[int]
    twin: NotRequired[bool]
    second: NotRequired[int | None]
    approach: NotRequired[str]
    than: NotRequired[int]
    total: NotRequired[int]
    dojo: NotRequired[str | None]
    cards: NotRequired[list[str]]
    won: NotRequired[bool]
    winning: NotRequired[list[str]]
    can_win: NotRequired[bool]
    hopeless: NotRequired[bool]
    losing: NotRequired[list[str]]
    ready: NotRequired[int]
    takes: NotRequired[int]
    coins: NotRequired[int]
    offers: NotRequired[list[OfferView]]
    count: NotRequired[int]
    chosen: NotRequired[list[str]]


class RumorLine(TypedDict):
    """The rumors of one sort."""

    scores: str
    count: int
    worth: int
    points: int


class SeatLine(TypedDict):
    """A seat's points with their terms."""

    seat: int
    points: int
    envoys: int
    skills: int
    rumors: list[RumorLine]
    tokens: int
    treasures: int
    envoy_count: int
    skill_count: int
    token_count: int


class PlayerView(TypedDict):
    """A seat and what lies before it."""

    seat: int
    cards: int
    known: list[str]
    deck: int
    discard: list[str]
    owned: list[str]
    treasures: list[str]
    kinds: list[str]
    tokens: list[str]
    score: SeatLine


class StackView(TypedDict):
    """The tokens of a clan that are left."""

    clan: str
    names: dict[str, str]
    tokens: list[int]


class SeatView(TypedDict):
    """The table as a seat, or a spectator, sees it."""

    seats: int
    viewer: int | None
    asked: QuestionView | None
    winners: list[int]
    first: int
    turn: int
    round: int
    ending: bool
    approach: str | None
    beaten: int
    failed: bool
    house_row: list[str | None]
    guard_row: list[str | None]
    played: list[str]
    house_deck: int
    house_discard: list[str]
    guard_deck: int
    guard_discard: list[str]
    next_elite: bool | None
    next_guards: dict[str, int]
    stacks: list[StackView]
    owners: int
    players: list[PlayerView]
    hand: list[str] | None
    deck_cards: list[str] | None
    worth: dict[str, int]
    hands: NotRequired[list[list[str]]]
    own_deck: dict[str, Face]


class Breakdown(TypedDict):
    """The score step by step."""

    owners: int
    seats: list[SeatLine]
    winners: list[int]
    why: str
    tie_break: str
