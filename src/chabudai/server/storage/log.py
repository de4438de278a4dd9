"""What a table's log holds: the truth of the table, entry by entry, never changed."""

from __future__ import annotations

from typing import Literal

import msgspec

from chabudai.server.protocol.messages import Terms

By = Literal["person", "bot", "standing"]


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, kw_only=True):
    """Something that was decided at a table."""


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """The table, its players and the step that a what-if goes on from."""

    table: str
    players: list[str]
    step: int


class Opened(Entry, frozen=True):
    """The table was opened, with the secret it is committed to; `origin` makes it a what-if."""

    terms: Terms
    host: str
    secret: str
    origin: Origin | None = None


class Seated(Entry, frozen=True):
    """A person took a seat."""

    seat: int
    person: str
    name: str
    entropy: str
    id: str = ""


class Stood(Entry, frozen=True):
    """A person gave a seat up before the game."""

    seat: int


class Readied(Entry, frozen=True):
    """A person said whether the game may start."""

    seat: int
    ready: bool
    id: str = ""


class PastEvent(msgspec.Struct, frozen=True, kw_only=True):
    """What happened before the position of a what-if; the secret is only for its player."""

    name: str
    public: dict[str, object]
    secret: dict[str, object] | None = None


class Started(Entry, frozen=True):
    """The cards were dealt from a seed, or laid out as a position describes.

    `rules` is the version that the game is played by; the earliest logs do not have it.
    """

    seed: str = ""
    position: dict[str, object] | None = None
    rules: str = ""
    before: list[PastEvent] = []


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
    """Somebody would rather not hear another, or would again; only they know.

    `other` is that person; the earliest logs have a name instead.
    """

    person: str
    muted: bool
    other: str = ""
    name: str = ""


class Hushed(Entry, frozen=True):
    """The host asked those who watch to be silent, or let them speak again."""

    quiet: bool


class Rematched(Entry, frozen=True):
    """The same people go on at another table."""

    table: str


class Damaged(Entry, frozen=True):
    """What stands for an entry that cannot be read any more; it is never written."""


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
    | Hushed
    | Rematched
    | Damaged
)
PRIVATE = (Stands, Muted)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def kind_of(entry: AnyEntry) -> str:
    """The word that the log's column `kind` shows."""
    return type(entry).__name__.lower()


def decode_entry(payload: bytes) -> AnyEntry:
    """An entry as the log keeps it."""
    return _decoder.decode(payload)
