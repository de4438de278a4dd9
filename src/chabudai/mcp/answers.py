"""What the tools answer; whatever a model is told is built here, from what its seat may know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from chabudai.session.advice import ProposedMove

Status = Literal["gathering", "asked", "waiting", "over", "paused"]
DONE = "done"


@dataclass(frozen=True)
class GameOption:
    """A rule that can be read in several ways; the first reading is the usual one."""

    name: str
    question: str
    readings: dict[str, str]


@dataclass(frozen=True)
class GameEntry:
    """A game that can be played here, with the bots that play it."""

    name: str
    title: str
    about: str
    fewest_seats: int
    most_seats: int
    usual_seats: int
    options: list[GameOption]
    bots: dict[str, str]


@dataclass(frozen=True)
class Choice:
    """A legal answer, and what it does."""

    token: str
    label: str


@dataclass(frozen=True)
class Happening:
    """Something that happened, as the seat was told; they are numbered from 0."""

    number: int
    text: str


@dataclass(frozen=True, kw_only=True)
class Look:
    """The table as the seat sees it.

    `asked` means that the seat has to answer, `waiting` that others do, `gathering` that the game
    has not begun. `next_event` is what to give as `since`, to be told only what is new.
    """

    status: Status
    game: str
    table: str
    seat: int
    players: list[str]
    text: str
    legal: list[Choice]
    events: list[Happening]
    next_event: int
    view: dict[str, object] | None
    result: list[str]


@dataclass(frozen=True)
class Reason:
    """A rule that forbids something: its number and a sentence."""

    rule: str
    text: str


@dataclass(frozen=True, kw_only=True)
class Answer:
    """Whether what was asked is done; `code` is for programs, `text` says why not."""

    done: bool = True
    code: str = DONE
    text: str = ""
    reasons: list[Reason] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class Played(Answer):
    """What became of a move, and the table after it."""

    look: Look


@dataclass(frozen=True, kw_only=True)
class Judged(Answer):
    """Whether an answer is legal now; `reasons` has every rule against it."""

    legal: bool = False


@dataclass(frozen=True, kw_only=True)
class Known(Answer):
    """What follows from what the seat sees, in words and in figures."""

    lines: list[str] = field(default_factory=list)
    figures: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Hinted(Answer):
    """What a strong bot would answer first, then what came close; in so many possible worlds."""

    bot: str = ""
    worlds: int = 0
    moves: list[ProposedMove] = field(default_factory=list)
