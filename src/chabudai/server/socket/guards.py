"""Who may ask a table for something, and when."""

from __future__ import annotations

from chabudai.server.errors import Rejected, Unplayable
from chabudai.server.protocol import messages
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.table import Table


def require_seat(table: Table, connection: Connection) -> int:
    """The seat a client speaks for."""
    seat = table.state.seat_of(connection.person)
    if seat is None:
        raise Rejected("no-seat")
    return seat


def require_phase(table: Table, *phases: messages.Phase) -> None:
    """Refuse what does not fit the phase the table is in."""
    phase = table.state.phase()
    if table.state.trouble is not None:
        raise Unplayable(table.state.trouble)
    if phase not in phases:
        raise Rejected(f"not-while-{phase}")
