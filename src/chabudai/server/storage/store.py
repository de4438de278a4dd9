"""The store: an append-only log on disk, with one writer thread that commits in batches."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import insert

from chabudai.server.storage.log import AnyEntry, Seated, decode_entry, kind_of
from chabudai.server.storage.migrations import migrate
from chabudai.server.storage.tables import events, reviews, seats, wanted_reviews

T = TypeVar("T")
Job = Callable[[sql.Connection], T]
MAX_AT_ONCE = 500
MAX_LISTED = 200
MOVE_KINDS = ("started", "played", "tookback")
SUMMARY_KINDS = ("opened", "seated", "stood", "paused", "resumed", "ended")


class PendingJob:
    """A job that waits for the next commit, and the future of whoever waits for it."""

    def __init__(self, job: Job[Any]) -> None:
        self.job = job
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None


def delete_review_request(table: str) -> sql.Delete:
    """Delete the request for a review, once it is made or cannot be."""
    return sql.delete(wanted_reviews).where(wanted_reviews.c.table_id == table)


class Store:
    """SQLite in a folder. All of its work is done in one thread, so nothing fights for a lock."""

    def __init__(self, folder: Path) -> None:
        self.engine = open_database(folder)
        self._queue: SimpleQueue[PendingJob | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._commit_batches, name="store", daemon=True)
        self._thread.start()

    async def run(self, job: Job[T]) -> T:
        """Run a job in the writer's thread; it is committed when this returns."""
        pending = PendingJob(job)
        self._queue.put(pending)
        result: T = await pending.future
        return result

    async def append(self, table: str, seq: int, entry: AnyEntry) -> bool:
        """Keep an entry; False if somebody else has written this place of the log."""
        row = {
            "table_id": table,
            "seq": seq,
            "ts": time.time(),
            "kind": kind_of(entry),
            "payload": msgspec.json.encode(entry),
        }
        return await self.run(lambda c: insert_entry(c, row, entry))

    async def read_log(self, table: str) -> list[AnyEntry]:
        """The whole log of a table, in order."""
        wanted = sql.select(events.c.payload).where(events.c.table_id == table)
        rows = await self.run(lambda c: c.execute(wanted.order_by(events.c.seq)).scalars().all())
        return [decode_entry(each) for each in rows]

    async def unfinished_tables(self) -> list[str]:
        """The tables whose games have not ended, the oldest first."""
        ended = sql.select(events.c.table_id).where(events.c.kind == "ended")
        wanted = sql.select(events.c.table_id).where(events.c.seq == 0)
        living = wanted.where(events.c.table_id.not_in(ended)).order_by(events.c.ts)
        return await self.run(lambda c: list(c.execute(living).scalars().all()))

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
        framed = sql.select(events.c.table_id, events.c.payload)
        wanted = framed.where(events.c.table_id.in_(tables), events.c.kind.in_(SUMMARY_KINDS))
        ordered = wanted.order_by(events.c.table_id, events.c.seq)
        rows = await self.run(lambda c: c.execute(ordered).all())
        logs: dict[str, list[AnyEntry]] = {}
        for table, payload in rows:
            logs.setdefault(table, []).append(decode_entry(payload))
        return logs

    async def read_review(self, table: str) -> bytes | None:
        """The review of a table's game, if there is one."""
        wanted = sql.select(reviews.c.payload).where(reviews.c.table_id == table)
        found: bytes | None = await self.run(lambda c: c.execute(wanted).scalar())
        return found

    async def request_review(self, table: str) -> None:
        """Remember that somebody asked for a review."""
        row = {"table_id": table, "ts": time.time()}
        await self.run(lambda c: c.execute(insert(wanted_reviews).on_conflict_do_nothing(), row))

    async def requested_reviews(self) -> list[str]:
        """The tables whose reviews are not made yet, the oldest request first."""
        wanted = sql.select(wanted_reviews.c.table_id).order_by(wanted_reviews.c.ts)
        return await self.run(lambda c: list(c.execute(wanted).scalars().all()))

    async def save_review(self, table: str, payload: bytes) -> None:
        """Keep a review for good; the first one counts, and its request is done."""
        row = {"table_id": table, "payload": payload}

        def save(connection: sql.Connection) -> None:
            connection.execute(insert(reviews).on_conflict_do_nothing(), row)
            connection.execute(delete_review_request(table))

        await self.run(save)

    async def forget_review_request(self, table: str) -> None:
        """Forget a request for a review that cannot be made."""
        await self.run(lambda c: c.execute(delete_review_request(table)))

    def close(self) -> None:
        """Finish what was begun and let the thread end."""
        self._queue.put(None)
        self._thread.join()
        self.engine.dispose()

    def _commit_batches(self) -> None:
        with self.engine.connect() as connection:
            while batch := self._next_batch():
                error = commit_batch(connection, batch)
                loop = batch[0].future.get_loop()
                loop.call_soon_threadsafe(resolve_batch, batch, error)

    def _next_batch(self) -> list[PendingJob]:
        batch: list[PendingJob] = []
        first = self._queue.get()
        while first is not None:
            batch.append(first)
            if self._queue.empty() or len(batch) == MAX_AT_ONCE:
                return batch
            first = self._queue.get()
        self._queue.put(None)
        return batch


def open_database(folder: Path) -> sql.Engine:
    """SQLite, up to date, that has reached the disk when a commit returns; raises Rejected."""
    folder.mkdir(parents=True, exist_ok=True)
    engine = sql.create_engine(
        f"sqlite:///{folder / 'chabudai.sqlite'}",
        connect_args={"check_same_thread": False},
        poolclass=sql.StaticPool,
    )

    @sql.event.listens_for(engine, "connect")
    def configure_connection(connection: Any, _: object) -> None:  # noqa: ANN401
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")

    try:
        migrate(engine)
    except Exception:
        engine.dispose()
        raise
    return engine


def insert_entry(connection: sql.Connection, row: dict[str, object], entry: AnyEntry) -> bool:
    """Write an entry at its place, and note who sat down; False if the place is taken."""
    written = insert(events).on_conflict_do_nothing().returning(events.c.seq)
    if connection.execute(written, row).first() is None:
        return False
    if isinstance(entry, Seated):
        sat = {"person": entry.person, "table_id": row["table_id"]}
        connection.execute(insert(seats).on_conflict_do_nothing(), sat)
    return True


def commit_batch(connection: sql.Connection, batch: list[PendingJob]) -> Exception | None:
    """Do all jobs of a batch in one transaction: all of them or none."""
    try:
        with connection.begin():
            for pending in batch:
                pending.result = pending.job(connection)
    except Exception as error:
        return error
    return None


def resolve_batch(batch: list[PendingJob], error: Exception | None) -> None:
    """Tell those who wait, in the loop's own thread."""
    for pending in batch:
        if pending.future.cancelled():
            continue
        if error is None:
            pending.future.set_result(pending.result)
        else:
            pending.future.set_exception(error)
