"""The shapes of what a seat sees, for those who put it into words or play by it."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Face(TypedDict):
    """What is written on a card of a deck of one's own."""

    en: str
    fr: str
    reach: int
    wounds: int


class QuestionView(TypedDict):
    """The question that is open; each question says more in its own way."""

    seat: int
    question: str
    by: NotRequired[int]
    card: NotRequired[str]
    wounds: NotRequired[int]
    count: NotRequired[int]
    chosen: NotRequired[list[str]]


class PlayerView(TypedDict):
    """A seat and what lies before it."""

    seat: int
    role: str | None
    character: str
    resilience: int
    full: int
    honor: int
    cards: int
    armor: int
    fast_draw: int
    focus: int
    harmless: bool
    known: list[str]


class DifficultyView(TypedDict):
    """The Difficulty of an attack on a seat, with its terms."""

    steps: int
    armor: int
    benkei: int
    total: int


class SetupView(TypedDict):
    """How many of each hidden role are dealt, and what honor is worth to each role."""

    samurai: int
    ninja: int
    ronin: int
    times: dict[str, int]
    stars_double: bool


class SeatView(TypedDict):
    """The table as a seat, or a spectator, sees it."""

    seats: int
    asked: QuestionView | None
    turn: int
    winners: list[int]
    weapons_played: int
    weapon_limit: int
    deck: int
    discard: list[str]
    limbo: str | None
    bushido: int | None
    viewer: int | None
    players: list[PlayerView]
    hand: list[str] | None
    difficulty: list[DifficultyView] | None
    landing: dict[str, list[int]] | None
    hands: NotRequired[list[list[str]]]
    strikes: list[list[int]]
    spared: list[list[int]]
    setup: SetupView
    own_deck: dict[str, Face]


class SeatLine(TypedDict):
    """A seat's points with their terms."""

    seat: int
    role: str
    team: str
    honor: int
    times: int
    daimyo: int
    points: int


class TeamLine(TypedDict):
    """A team's sum with its penalty."""

    team: str
    penalty: int
    points: int


class Breakdown(TypedDict):
    """The score step by step."""

    cause: str
    by: int
    out: list[int]
    seats: list[SeatLine]
    teams: list[TeamLine]
    winner: str
    why: str
    swordmaster: int | None
    winners: list[int]
