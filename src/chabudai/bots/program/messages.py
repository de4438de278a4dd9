"""What we and a bot's program say to each other, one JSON object a line; nothing else is said."""

from __future__ import annotations

import msgspec

PROTOCOL = 1


class Message(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower):
    """A line; as on the wire of a server, `t` is its type."""


class Hello(Message, frozen=True):
    """We say it first; the program says it back when it can be asked."""

    protocol: int = PROTOCOL


class Limits(msgspec.Struct, frozen=True):
    """How long it may think: so many seconds, and so many rounds of its own search if it counts."""

    seconds: float
    iterations: int | None = None


class Ask(Message, frozen=True, kw_only=True):
    """A question: what the seat sees, and what it may answer. There is no more to know."""

    id: int
    game: str
    seat: int
    budget: Limits
    legal: list[str]
    view: dict[str, object]


class Answer(Message, frozen=True):
    """One of the legal tokens, under the id of the question."""

    id: int
    token: str


class Bye(Message, frozen=True):
    """There are no more questions."""


FromProgram = Hello | Answer
from_program: msgspec.json.Decoder[FromProgram] = msgspec.json.Decoder(FromProgram)
encode = msgspec.json.Encoder().encode
