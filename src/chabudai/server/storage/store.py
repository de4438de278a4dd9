"""The store: an append-only log for each table, who sat where, and reviews."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec
import sqlalchemy as sql

from chabudai.server.errors import Rejected
from chabudai.server.storage.checksums import CHECKED, decode_log, decode_row, make_checksum
from chabudai.server.storage.database import Place, insert_new, is_damage, open_database
from chabudai.server.storage.log import AnyEntry, Damaged, Seated, kind_of
from chabudai.server.storage.tables import events, lobby, reviews, seats, wanted_reviews
from chabudai.server.storage.writer import Job, Writer

T = TypeVar("T")
MAX_LISTED = 200
MOVE_KINDS = ("started", "played", "tookback")
SUMMARY_KINDS = ("opened", "seated", "stood", "paused", "resumed", "ended")
# How long somebody waits for a database that cannot be written, before they are told so. A table
# waits for ever: what it has let happen must be kept before it goes on.
PATIENCE_SECONDS = 20.0


def read_summary_logs(connection: sql.Connection, tables: list[str]) -> dict[str, list[AnyEntry]]:
    """The logs of tables without what was played and said; where a page is damaged, of others."""
    framed = sql.select(*CHECKED)
    wanted = framed.where(events.c.table_id.in_(tables), events.c.kind.in_(SUMMARY_KINDS))
    logs: dict[str, list[AnyEntry]] = {}
    try:
        for row in connection.execute(wanted.order_by(events.c.table_id, events.c.seq)).all():
            logs.setdefault(row.table_id, []).append(decode_row(row))
        return logs
    except sql.exc.DatabaseError as error:
        if not is_damage(error):
            raise
    if len(tables) > 1:  # then each by itself
        logs = {
            k: log for each in tables for k, log in read_summary_logs(connection, [each]).items()
        }
    return logs


def delete_review_request(table: str) -> sql.Delete:
    """Delete the request for a review, once it is made or cannot be."""
    return sql.delete(wanted_reviews).where(wanted_reviews.c.table_id == table)


class Store:
    """The log and all else that is kept. One thread does the work, so nothing fights for a lock."""

    def __init__(self, place: Place) -> None:
        self.engine = open_database(place)
        self.writer = Writer(self.engine)
        self.check_may_write: Callable[[str], None] | None = None  # called in the writer's thread

    async def run(self, job: Job[T], patience: float | None = PATIENCE_SECONDS) -> T:
        """Run a job in the writer's thread; it is committed when this returns. Raises Rejected."""
        try:
            async with asyncio.timeout(patience):
                return await self.writer.run(job)
        except TimeoutError:
            raise Rejected("storage-stalled") from None
        except sql.exc.DataError:  # text that PostgreSQL cannot hold, and nobody writes
            raise Rejected("http-400") from None

    def is_stalled(self) -> bool:
        """Whether the database cannot be written just now."""
        return self.writer.is_stalled()

    def count_failed_commits(self) -> int:
        """How often something had to wait because the database could not be written."""
        return self.writer.failed_commits

    async def append(
        self, table: str, seq: int, entry: AnyEntry, patience: float | None = None
    ) -> bool:
        """Keep an entry; False if somebody else has written this place of the log."""
        ts, kind, payload = time.time(), kind_of(entry), msgspec.json.encode(entry)
        checksum = make_checksum(table, seq, ts, kind, payload)
        fields = {"table_id": table, "seq": seq, "ts": ts, "kind": kind, "payload": payload}
        row = {**fields, "checksum": checksum}

        def write(connection: sql.Connection) -> bool:
            if self.check_may_write is not None:
                self.check_may_write(table)
            return insert_entry(connection, row, entry)

        return await self.run(write, patience)

    def is_shared(self) -> bool:
        """Whether other servers may work on the same database."""
        return self.engine.dialect.name == "postgresql"

    async def read_log(self, table: str) -> list[AnyEntry]:
        """The whole log of a table, in order; what cannot be read stands there as `Damaged`."""
        wanted = sql.select(*CHECKED).where(events.c.table_id == table).order_by(events.c.seq)

        def read(connection: sql.Connection) -> list[AnyEntry]:
            try:
                return decode_log(connection.execute(wanted))
            except sql.exc.DatabaseError as error:
                if is_damage(error):
                    return [Damaged()]
                raise

        return await self.run(read)

    async def has_table(self, table: str) -> bool:
        """Whether there is a table of that id."""
        wanted = sql.select(events.c.seq).where(events.c.table_id == table).limit(1)
        return await self.run(lambda c: c.execute(wanted).first() is not None)

    async def delete_table(self, table: str) -> None:
        """Forget a table at which nobody has decided anything."""

        def delete(connection: sql.Connection) -> None:
            for rows in (events, seats, wanted_reviews, lobby):
                connection.execute(sql.delete(rows).where(rows.c.table_id == table))

        await self.run(delete)

    async def check_log(self) -> None:
        """Raise what keeps the log from being read."""
        wanted = sql.select(events.c.seq).limit(1)
        await self.run(lambda c: c.execute(wanted).first())

    async def tables_of(self, person: str) -> list[str]:
        """The tables that a person sat at, the newest first."""
        mine = sql.select(seats.c.table_id).where(seats.c.person == person)
        wanted = sql.select(events.c.table_id).where(events.c.seq == 0, events.c.table_id.in_(mine))
        newest = wanted.order_by(events.c.ts.desc()).limit(MAX_LISTED)
        return await self.run(lambda c: list(c.execute(newest).scalars().all()))

    async def table_times(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """When each of these tables was opened, and when somebody last moved there."""
        other = events.alias()
        moves = sql.select(other.c.ts).where(other.c.table_id == events.c.table_id)
        last = moves.where(other.c.kind.in_(MOVE_KINDS)).order_by(other.c.seq.desc()).limit(1)
        columns = (events.c.table_id, events.c.ts, last.scalar_subquery())
        wanted = sql.select(*columns).where(events.c.seq == 0, events.c.table_id.in_(tables))
        rows = await self.run(lambda c: c.execute(wanted).all())
        return {row[0]: (int(row[1]), int(row[2] or row[1])) for row in rows}

    async def read_summary_logs(self, tables: list[str]) -> dict[str, list[AnyEntry]]:
        """The logs of these tables without what was played and said."""
        return await self.run(lambda c: read_summary_logs(c, tables))

    async def read_review(self, table: str) -> bytes | None:
        """The review of a table's game, if there is one."""
        wanted = sql.select(reviews.c.payload).where(reviews.c.table_id == table)
        found: bytes | None = await self.run(lambda c: c.execute(wanted).scalar())
        return found

    async def request_review(self, table: str) -> None:
        """Remember that somebody asked for a review."""
        row = {"table_id": table, "ts": time.time()}
        await self.run(lambda c: insert_new(c, wanted_reviews, row))

    async def requested_reviews(self) -> list[str]:
        """The tables whose reviews are not made yet, the oldest request first."""
        wanted = sql.select(wanted_reviews.c.table_id).order_by(wanted_reviews.c.ts)
        return await self.run(lambda c: list(c.execute(wanted).scalars().all()))

    async def save_review(self, table: str, payload: bytes) -> None:
        """Keep a review for good; the first one counts, and its request is done."""
        row = {"table_id": table, "payload": payload}

        def save(connection: sql.Connection) -> None:
            insert_new(connection, reviews, row)
            connection.execute(delete_review_request(table))

        await self.run(save)

    async def forget_review_request(self, table: str) -> None:
        """Forget a request for a review that cannot be made."""
        await self.run(lambda c: c.execute(delete_review_request(table)))

    def close(self) -> None:
        """Finish what was begun and let the thread end."""
        self.writer.close()
        self.engine.dispose()


def insert_entry(connection: sql.Connection, row: dict[str, object], entry: AnyEntry) -> bool:
    """Write an entry at its place, and note who sat down; False if the place is taken."""
    if not insert_new(connection, events, row):
        return is_written(connection, row)
    if isinstance(entry, Seated):
        insert_new(connection, seats, {"person": entry.person, "table_id": row["table_id"]})
    return True


def is_written(connection: sql.Connection, row: dict[str, object]) -> bool:
    """Whether this very entry was kept already, by a commit whose answer was lost on its way."""
    place = (events.c.table_id == row["table_id"], events.c.seq == row["seq"])
    found = connection.execute(sql.select(events.c.checksum).where(*place)).scalar()
    return found == row["checksum"]
