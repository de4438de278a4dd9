"""Where a model can sit: what a table answers, and what a place with tables answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from chabudai.engine.text.catalog import Sentence
from chabudai.mcp.answers import GameEntry, Happening, Hinted, Known, Look, Reason

PACKAGE = "chabudai.mcp"
MAX_TOKEN = 200  # characters, as over the network


class Declined(Exception):
    """Something that is not done; `code` is for programs, `text` and `reasons` say why."""

    def __init__(self, code: str, text: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.reasons = list(reasons)


def decline(code: str, lang: str, **figures: object) -> Declined:
    """Something that is not done, with a sentence of our catalog."""
    return Declined(code, Sentence(PACKAGE, code, figures).text(lang))


@dataclass(frozen=True)
class Wish:
    """What a model would like to play; bots are dealt in turn to the seats of others."""

    game: str = ""
    seats: int | None = None
    seat: int | None = None
    bots: Sequence[str] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    table: str = ""


class Table(Protocol):
    """One seat at one table. What is not done raises Declined."""

    async def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over, but not for longer."""

    def look(self, since: int) -> Look:
        """The table as the seat sees it, with what happened since an event."""

    async def play(self, token: str) -> None:
        """Answer the question that the last look showed."""

    async def why_not(self, token: str) -> list[Reason]:
        """Every rule that forbids an answer; none if it is legal."""

    async def know(self) -> Known:
        """What follows from what the seat sees, where aids are allowed."""

    async def hint(self) -> Hinted:
        """What a strong bot would answer, where aids are allowed."""

    async def leave(self) -> None:
        """Get up; at a server a bot plays on."""


class House(Protocol):
    """A place with tables: this process, or a server. What is not done raises Declined."""

    async def list_games(self) -> list[GameEntry]:
        """The games that can be played here."""

    async def read_rules(self, game: str) -> str:
        """The rules of a game, as Markdown."""

    async def list_cards(self, game: str) -> list[dict[str, object]]:
        """The cards of a game, with the source of every figure."""

    async def sit_down(self, wish: Wish) -> Table:
        """Take a seat."""


def number_events(told: Sequence[str], since: int) -> list[Happening]:
    """Number what happened, and leave out what came before."""
    first = max(0, since)
    return [Happening(number, text) for number, text in enumerate(told[first:], first)]
