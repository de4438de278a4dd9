"""What a table's log holds: the truth of the table, entry by entry, never changed."""

from __future__ import annotations

from typing import Literal

import msgspec

from chabudai.server.protocol.messages import Terms

By = Literal["person", "bot", "standing"]


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, kw_only=True):
    """Something that was decided at a table."""


class Opened(Entry, frozen=True):
    """The table was opened, with the secret it is committed to."""

    terms: Terms
    host: str
    secret: str


class Seated(Entry, frozen=True):
    """A person took a seat."""

    seat: int
    person: str
    name: str
    entropy: str


class Stood(Entry, frozen=True):
    """A person gave a seat up before the game."""

    seat: int


class Readied(Entry, frozen=True):
    """A person said whether the game may start."""

    seat: int
    ready: bool


class Started(Entry, frozen=True):
    """The cards were dealt from a seed, or laid out as a position describes."""

    seed: str = ""
    position: dict[str, object] | None = None


class Played(Entry, frozen=True):
    """A seat answered; `left` are the clocks after it."""

    seat: int
    token: str
    id: str = ""
    by: By = "person"
    left: list[float] | None = None


class TookBack(Entry, frozen=True):
    """A seat took back the last actions, by itself or with everybody's consent."""

    seat: int
    actions: int
    id: str = ""
    consent: bool = False


class Ended(Entry, frozen=True):
    """The game came to its end."""


class Left(Entry, frozen=True):
    """A person went away, or ran out of time; a bot plays for the seat."""

    seat: int
    why: Literal["left", "time"]
    left: list[float] | None = None


class Returned(Entry, frozen=True):
    """A person is back in the seat; `left` are the clocks from now on."""

    seat: int
    left: list[float] | None = None


class Stands(Entry, frozen=True):
    """A seat said how it always answers a question, in words by language; only it knows."""

    seat: int
    question: str
    token: str | None
    labels: dict[str, str] = {}


class Spoke(Entry, frozen=True):
    """Somebody said something."""

    person: str
    name: str
    seat: int | None
    text: str


class Paused(Entry, frozen=True):
    """Something went wrong, and the table waits."""

    reason: str


class Resumed(Entry, frozen=True):
    """The host let a paused table go on."""


class Muted(Entry, frozen=True):
    """Somebody would rather not hear another, or would again; only he knows."""

    person: str
    name: str
    muted: bool


class Rematched(Entry, frozen=True):
    """The same people go on at another table."""

    table: str


AnyEntry = (
    Opened
    | Seated
    | Stood
    | Readied
    | Started
    | Played
    | TookBack
    | Ended
    | Left
    | Returned
    | Stands
    | Spoke
    | Paused
    | Resumed
    | Muted
    | Rematched
)
PRIVATE = (Stands, Muted)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def kind_of(entry: AnyEntry) -> str:
    """The word that the log's column `kind` shows."""
    return type(entry).__name__.lower()


def decode_entry(payload: bytes) -> AnyEntry:
    """An entry as the log keeps it."""
    return _decoder.decode(payload)
