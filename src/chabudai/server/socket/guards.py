"""Who may ask a table for something, and when."""

from __future__ import annotations

from chabudai.server.errors import NotNow
from chabudai.server.protocol import messages
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.table import Table


def own_seat(table: Table, guest: Connection) -> int:
    """The seat a client speaks for."""
    seat = table.sitting.seat_of(guest.person)
    if seat is None:
        raise NotNow("no-seat")
    return seat


def in_phase(table: Table, *phases: messages.Phase) -> None:
    """Refuse what does not fit the phase the table is in."""
    phase = table.sitting.phase()
    if phase not in phases:
        raise NotNow(f"not-while-{phase}")
