"""What all servers on one database know of each other's tables: a row for each that is not over.

A server writes the rows of its own tables, at most every so often, and reads those of all.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql

from chabudai.server.cluster.locks import ConnectionLocks
from chabudai.server.cluster.ownership import NotOwned
from chabudai.server.ops.logs import error_name, log_event
from chabudai.server.storage.store import Store
from chabudai.server.storage.tables import events, lobby, owners, seats

WRITE_SECONDS = 0.5
UPSERT = sql.text(
    """INSERT INTO lobby (table_id, host, open, phase, bots, opened, payload)
       SELECT table_id, :host, :open, :phase, :bots, ts, :payload
       FROM events WHERE table_id = :table_id AND seq = 0
       ON CONFLICT (table_id) DO UPDATE
       SET phase = excluded.phase, bots = excluded.bots, payload = excluded.payload"""
)


class LobbyRow(NamedTuple):
    """A table in the lobby; `payload` is for whoever shows it."""

    table_id: str
    host: str
    open: bool
    phase: str
    bots: int
    payload: bytes


class Lobby:
    """The rows of this server that have changed, and how to read those of all."""

    def __init__(self, store: Store, locks: ConnectionLocks) -> None:
        self.store = store
        self.locks = locks
        self._changed: dict[str, LobbyRow] = {}
        self._writing: asyncio.Task[None] | None = None

    def note(self, row: LobbyRow) -> None:
        """Have a row written before long."""
        self._changed[row.table_id] = row
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_soon())

    async def _write_soon(self) -> None:
        await asyncio.sleep(WRITE_SECONDS)
        self._writing = None
        try:
            await self.write()
        except Exception as error:  # the next change tries again
            log_event("lobby-not-written", error=error_name(error))

    async def write(self) -> None:
        """Write what has changed, but nothing of tables that others own by now."""
        changed, self._changed = self._changed, {}
        if not changed:
            return
        try:
            await self.store.run(lambda c: write_rows(c, self.locks, list(changed.values())))
        except Exception:
            self._changed = changed | self._changed
            raise

    def forget_changes(self) -> None:
        """Leave all rows as they are: others may write them now."""
        self._changed.clear()

    async def list_for(self, person: str, first: int, most: int) -> list[bytes]:
        """Open tables and a person's own, which come first, then the newest."""
        sat = sql.select(seats.c.table_id).where(seats.c.person == person)
        is_own = (lobby.c.host == person) | lobby.c.table_id.in_(sat)
        is_open = lobby.c.open & (lobby.c.phase != "paused")
        wanted = sql.select(lobby.c.payload).where(is_open | is_own)
        ordered = wanted.order_by(is_own.desc(), lobby.c.opened.desc(), lobby.c.table_id)
        return await self._read(ordered.offset(first).limit(most))

    async def find(self, tables: list[str]) -> list[bytes]:
        """The rows of these tables, as far as they are not over."""
        return await self._read(sql.select(lobby.c.payload).where(lobby.c.table_id.in_(tables)))

    async def _read(self, wanted: sql.Select[bytes]) -> list[bytes]:
        rows = await self.store.run(lambda c: c.execute(wanted).all())
        return [bytes(row[0]) for row in rows]

    async def count_of_host(self, host: str) -> tuple[int, int]:
        """How many unfinished tables somebody has opened anywhere, and how many bots sit there."""
        counts = sql.select(sql.func.count(), sql.func.coalesce(sql.func.sum(lobby.c.bots), 0))
        mine = counts.where(lobby.c.host == host, lobby.c.phase.in_(("waiting", "playing")))
        row = await self.store.run(lambda c: c.execute(mine).one())
        return int(row[0]), int(row[1])

    async def list_tables_waiting_since(self, before: float) -> list[str]:
        """Tables that have waited for people since before a moment, and nobody owns."""
        owned = sql.select(owners.c.table_id)
        wanted = sql.select(lobby.c.table_id).where(
            lobby.c.phase == "waiting", lobby.c.opened < before, lobby.c.table_id.not_in(owned)
        )
        return await self.store.run(lambda c: list(c.execute(wanted).scalars()))

    async def find_unlisted(self) -> None:
        """Have somebody care for the tables that came into the log without a server."""
        await self.store.run(adopt_unlisted)

    async def close(self) -> None:
        """Write what is left."""
        if self._writing is not None:
            self._writing.cancel()
        await self.write()


def write_rows(connection: sql.Connection, locks: ConnectionLocks, rows: list[LobbyRow]) -> None:
    """Insert or replace rows; those of games that are over go."""
    mine = [row for row in rows if may_write(locks, row.table_id)]
    over = [row.table_id for row in mine if row.phase == "over"]
    if over:
        connection.execute(sql.delete(lobby).where(lobby.c.table_id.in_(over)))
    living = [row._asdict() for row in mine if row.phase != "over"]
    if living:
        connection.execute(UPSERT, living)


def may_write(locks: ConnectionLocks, table: str) -> bool:
    try:
        locks.check_may_write(table)
    except NotOwned:
        return False
    return True


def adopt_unlisted(connection: sql.Connection) -> None:
    """Give every unfinished table that has no row yet an owner who is gone."""
    ended = sql.select(events.c.table_id).where(events.c.kind == "ended")
    known = sql.select(lobby.c.table_id)
    opened = sql.select(events.c.table_id, sql.literal(""), sql.literal(0.0)).where(
        events.c.seq == 0, events.c.table_id.not_in(ended), events.c.table_id.not_in(known)
    )
    insert = postgresql.insert(owners).from_select(["table_id", "node", "ts"], opened)
    connection.execute(insert.on_conflict_do_nothing())
