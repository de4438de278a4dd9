"""A table in a line: all that a list of tables shows, also of those that are not in memory."""

from __future__ import annotations

import msgspec

from chabudai.engine import load
from chabudai.server.cluster.lobby import LobbyRow
from chabudai.server.errors import sentence
from chabudai.server.protocol.messages import Bilingual, Origin, Phase, Request, Terms
from chabudai.server.protocol.schemas import TableInfo
from chabudai.server.storage import log as e
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
    origin: e.Origin | None

    def seat_of(self, person: str) -> int | None:
        """The seat that a person holds."""
        return self.people.index(person) if person in self.people else None

    def is_unfinished(self) -> bool:
        """Whether the table counts for its host's limit."""
        return self.phase in ("waiting", "playing")

    def is_own(self, person: str) -> bool:
        """Whether a person opened the table, or sits there."""
        return person == self.host or person in self.people

    def is_listed(self, person: str) -> bool:
        """Whether a person finds the table in the list: open ones and his own, until they end."""
        is_open = self.terms.open and self.phase != "paused"
        return self.phase != "over" and (is_open or self.is_own(person))


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
        origin=table.origin,
    )


def count_bots(terms: Terms) -> int:
    """How many seats of a table bots have."""
    return len(terms.bots) - terms.bots.count(None)


def make_lobby_row(summary: TableSummary) -> LobbyRow:
    """What other servers on the same database are told of a table."""
    return LobbyRow(
        table_id=summary.table,
        host=summary.host,
        open=summary.terms.open,
        phase=summary.phase,
        bots=count_bots(summary.terms),
        payload=msgspec.json.encode(summary),
    )


def decode_summary(payload: bytes) -> TableSummary:
    """What another server told of a table."""
    return msgspec.json.decode(payload, type=TableSummary)


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
        origin=present_origin(summary.origin, summary.terms.game, person == summary.host),
    )


def present_origin(origin: e.Origin | None, game: str, is_host: bool) -> Origin | None:
    """What a what-if goes on from, with its name; whoever has a table's id may watch it."""
    if origin is None:
        return None
    name = sentence("what-if", game=load(game).title(), names=origin.players, step=origin.step)
    text = Bilingual(name.text("en"), name.text("fr"))
    return Origin(table=origin.table if is_host else None, step=origin.step, text=text)
