"""Which tables a server has to care for when it starts."""

from __future__ import annotations

import sqlalchemy as sql

from chabudai.engine import OVER
from chabudai.server.storage.database import is_damage
from chabudai.server.storage.tables import events
from chabudai.server.tables.state import TableState

DAY = 86_400.0


def list_started(connection: sql.Connection) -> list[str]:
    """The tables with a game that has begun and not ended, the newest first."""
    begun = sql.select(events.c.table_id).where(events.c.kind == "started")
    ended = sql.select(events.c.table_id).where(events.c.kind == "ended")
    living = events.c.table_id.in_(begun) & events.c.table_id.not_in(ended)
    return list_opened(connection, living, events.c.ts.desc())


def list_never_started(connection: sql.Connection) -> list[str]:
    """The tables that wait for people, the oldest first."""
    known = sql.select(events.c.table_id).where(events.c.kind.in_(("started", "ended")))
    return list_opened(connection, events.c.table_id.not_in(known), events.c.ts)


def list_opened(
    connection: sql.Connection, wanted: sql.ColumnElement[bool], order: sql.ColumnElement[float]
) -> list[str]:
    """Tables in an order; in any where a damaged page of the log keeps it from being known."""
    opened = sql.select(events.c.table_id).where(wanted)
    try:
        return list(connection.execute(opened.where(events.c.seq == 0).order_by(order)).scalars())
    except sql.exc.DatabaseError as error:
        if not is_damage(error):
            raise
        # The index by kinds knows the tables as well.
        return list(connection.execute(opened.where(events.c.kind == "opened")).scalars())


def goes_on_by_itself(table: TableState) -> bool:
    """Whether a table has something to do while nobody is there."""
    if table.phase() == "over":
        return not table.ended
    seat = table.actor()
    if seat == OVER:
        return False
    place = table.places[seat]
    answers = place.bot is not None or place.away or bool(place.standing)
    return answers or table.terms.pace.kind != "none"
