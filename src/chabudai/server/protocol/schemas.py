"""What is asked and answered over HTTP: games, people, tables.

More of it stands in messages, history and fairness.

Times are whole seconds since 1970.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from chabudai.server.protocol.messages import Bilingual, Origin, Pace, Phase, ShortText, Token


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """A nickname."""

    name: ShortText


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """What an account is signed in to with."""

    login: ShortText
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Claim(Password, forbid_unknown_fields=True):
    """What an account shall be signed in to with from now on, and the password it has now."""

    present: Annotated[str, Meta(max_length=200)] = ""


class Person(msgspec.Struct, frozen=True):
    """Somebody the server knows; `login` is set once the account is claimed."""

    id: str
    name: str
    login: str | None = None


class Research(msgspec.Struct, forbid_unknown_fields=True):
    """Whether one's finished games may be used for research, without one's name."""

    agreed: bool


class Program(msgspec.Struct):
    """A program and the token it shows from now on; it is told only here."""

    person: Person
    token: str


class BotCall(msgspec.Struct, forbid_unknown_fields=True):
    """A program says what it can be invited by, and at how many tables it plays at once."""

    name: Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{1,18}$")]
    tables: Annotated[int, Meta(ge=1, le=100)] = 4


class BotAccount(msgspec.Struct, frozen=True):
    """A program that can be invited; `online` if it has called just now."""

    name: str
    online: bool


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not done; `code` is for programs, `text` for people.

    `extra` may say which part of the request was wrong.
    """

    code: str
    text: str
    extra: list[dict[str, str]] | None = None


class ReadingInfo(msgspec.Struct):
    """One way to read a disputed rule."""

    name: str
    text: Bilingual


class OptionInfo(msgspec.Struct):
    """A disputed rule as a question; the first reading is the usual one."""

    name: str
    ruling: str
    text: Bilingual
    readings: list[ReadingInfo]


class BotInfo(msgspec.Struct):
    """A bot that may sit at a table, the simplest first: what people call it, and how it plays."""

    name: str
    title: Bilingual
    text: Bilingual


class GameInfo(msgspec.Struct, kw_only=True):
    """A game that can be played here; `usual` is how many sit down if nobody says.

    `lessons` is how many of them teach it, `puzzles` how many there are to solve.
    """

    name: str
    title: Bilingual
    pitch: Bilingual
    version: str
    fewest: int
    most: int
    usual: int
    minutes: str
    options: list[OptionInfo]
    bots: list[BotInfo]
    lessons: int
    puzzles: int


class TableInfo(msgspec.Struct, kw_only=True):
    """A table in a line; `waiting` says that the one who asks is asked for something there."""

    id: str
    game: str
    phase: Phase
    seats: int
    players: list[str | None]
    free: list[int]
    you: int | None
    host: bool
    waiting: bool
    open: bool
    pace: Pace
    opened: int
    moved: int
    origin: Origin | None


class WhatIf(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from a step of a game in some seat, against bots."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=31)]
    bot: ShortText = "novice"


class Understood(msgspec.Struct, forbid_unknown_fields=True):
    """Names of what the guide has said and need not say again."""

    names: Annotated[list[Token], Meta(max_length=40)] = []


class LessonAnswers(msgspec.Struct, forbid_unknown_fields=True):
    """The answers given so far in a lesson, or to a puzzle.

    Null stands for a step that was only read; or for the wish to be told the answer.
    """

    answers: Annotated[list[Token | None], Meta(max_length=40)] = []
