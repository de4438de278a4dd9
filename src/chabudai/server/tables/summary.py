"""A table in a line: all that a list of tables shows, also of those that are not in memory."""

from __future__ import annotations

import msgspec

from chabudai.server.protocol.messages import Phase, Request, Terms
from chabudai.server.protocol.schemas import TableInfo
from chabudai.server.tables.state import TableState


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
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
        """Whether a person finds the table in the list: open ones and his own, until they end."""
        own = person == self.host or person in self.people
        return self.phase != "over" and (own or (self.terms.open and self.phase != "paused"))


def summarize(table: TableState, request: Request | None = None) -> TableSummary:
    """A table as it is now, with what somebody asked the others to take back."""
    return TableSummary(
        table=table.id,
        terms=msgspec.structs.replace(table.terms, deck=None),
        host=table.host,
        people=[place.person for place in table.places],
        names=[place.name for place in table.places],
        phase=table.phase(),
        asked=[table.actor(), *(request.waiting if request else [])],
    )


def build_table_info(summary: TableSummary, person: str, times: tuple[int, int]) -> TableInfo:
    """A line of the list, for one person."""
    you = summary.seat_of(person)
    free = [seat for seat, name in enumerate(summary.names) if name is None]
    return TableInfo(
        id=summary.table,
        game=summary.terms.game,
        phase=summary.phase,
        seats=summary.terms.seats,
        players=summary.names,
        free=free if summary.phase == "waiting" else [],
        you=you,
        host=person == summary.host,
        waiting=you in summary.asked,
        open=summary.terms.open,
        pace=summary.terms.pace,
        opened=times[0],
        moved=times[1],
    )
