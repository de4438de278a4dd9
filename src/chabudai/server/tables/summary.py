"""A table in a line: all that a list of tables shows, also of those that are not in memory."""

from __future__ import annotations

import msgspec

from chabudai.server.protocol.messages import Phase, Request, Terms
from chabudai.server.protocol.schemas import TableInfo
from chabudai.server.tables.state import Sitting


class Outline(msgspec.Struct, frozen=True, kw_only=True):
    """What a list has to know of a table, whoever looks at it."""

    table: str
    terms: Terms
    host: str
    people: list[str | None]
    names: list[str | None]
    phase: Phase
    asked: list[int]

    def seat_of(self, person: str) -> int | None:
        """The seat that a person holds."""
        return self.people.index(person) if person in self.people else None

    def is_unfinished(self) -> bool:
        """Whether the table counts for its host's limit."""
        return self.phase in ("waiting", "playing")

    def is_listed(self, person: str) -> bool:
        """Whether a person finds the table in the list: open ones and his own, till they end."""
        own = person == self.host or person in self.people
        return self.phase != "over" and (own or (self.terms.open and self.phase != "paused"))


def outline(sitting: Sitting, request: Request | None = None) -> Outline:
    """A table as it is now, with what somebody asked the others to take back."""
    return Outline(
        table=sitting.table,
        terms=msgspec.structs.replace(sitting.terms, deck=None),
        host=sitting.host,
        people=[place.person for place in sitting.places],
        names=[place.name for place in sitting.places],
        phase=sitting.phase(),
        asked=[sitting.actor(), *(request.waiting if request else [])],
    )


def table_info(seen: Outline, person: str, times: tuple[int, int]) -> TableInfo:
    """A line of the list, for one person."""
    you = seen.seat_of(person)
    free = [seat for seat, name in enumerate(seen.names) if name is None]
    return TableInfo(
        id=seen.table,
        game=seen.terms.game,
        phase=seen.phase,
        seats=seen.terms.seats,
        players=seen.names,
        free=free if seen.phase == "waiting" else [],
        you=you,
        host=person == seen.host,
        waiting=you in seen.asked,
        open=seen.terms.open,
        pace=seen.terms.pace,
        opened=times[0],
        moved=times[1],
    )
