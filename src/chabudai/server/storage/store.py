"""The append-only log on disk: one writer thread, many commits at once, nothing said before one."""

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

from chabudai.server.storage.log import AnyEntry, Seated, kind_of, read_entry
from chabudai.server.storage.migrations import upgrade
from chabudai.server.storage.tables import events, reviews, seats, wanted_reviews

T = TypeVar("T")
Job = Callable[[sql.Connection], T]
MOST_AT_ONCE = 500
MOST_LISTED = 200
MOVES = ("started", "played", "tookback")
AROUND = ("opened", "seated", "stood", "paused", "resumed", "ended")


class Waiting:
    """A job that waits for the next commit, and who waits for it."""

    def __init__(self, job: Job[Any]) -> None:
        self.job = job
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None


def without_wish(table: str) -> sql.Delete:
    """Take away the wish for a review, once it is made or cannot be."""
    return sql.delete(wanted_reviews).where(wanted_reviews.c.table_id == table)


class Store:
    """SQLite in a folder. All of its work is done in one thread, so nothing fights for a lock."""

    def __init__(self, folder: Path) -> None:
        self.engine = open_database(folder)
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T]) -> T:
        """Do a job in the writer's thread; it is committed when this returns."""
        waiting = Waiting(job)
        self._queue.put(waiting)
        result: T = await waiting.future
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
        return await self.do(lambda c: write(c, row, entry))

    async def read(self, table: str) -> list[AnyEntry]:
        """The whole log of a table, in order."""
        wanted = sql.select(events.c.payload).where(events.c.table_id == table)
        rows = await self.do(lambda c: c.execute(wanted.order_by(events.c.seq)).scalars().all())
        return [read_entry(each) for each in rows]

    async def unfinished(self) -> list[str]:
        """The tables whose games have not ended, the oldest first."""
        ended = sql.select(events.c.table_id).where(events.c.kind == "ended")
        wanted = sql.select(events.c.table_id).where(events.c.seq == 0)
        living = wanted.where(events.c.table_id.not_in(ended)).order_by(events.c.ts)
        return await self.do(lambda c: list(c.execute(living).scalars().all()))

    async def sat_at(self, person: str) -> list[str]:
        """The tables that a person sat at, the newest first."""
        mine = sql.select(seats.c.table_id).where(seats.c.person == person)
        wanted = sql.select(events.c.table_id).where(events.c.seq == 0, events.c.table_id.in_(mine))
        newest = wanted.order_by(events.c.ts.desc()).limit(MOST_LISTED)
        return await self.do(lambda c: list(c.execute(newest).scalars().all()))

    async def times(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """When each of these tables was opened, and when somebody last moved there."""
        other = events.alias()
        moves = sql.select(other.c.ts).where(other.c.table_id == events.c.table_id)
        last = moves.where(other.c.kind.in_(MOVES)).order_by(other.c.seq.desc()).limit(1)
        columns = (events.c.table_id, events.c.ts, last.scalar_subquery())
        wanted = sql.select(*columns).where(events.c.seq == 0, events.c.table_id.in_(tables))
        rows = await self.do(lambda c: c.execute(wanted).all())
        return {row[0]: (int(row[1]), int(row[2] or row[1])) for row in rows}

    async def surroundings(self, tables: list[str]) -> dict[str, list[AnyEntry]]:
        """The logs of these tables without what was played and said."""
        framed = sql.select(events.c.table_id, events.c.payload)
        wanted = framed.where(events.c.table_id.in_(tables), events.c.kind.in_(AROUND))
        ordered = wanted.order_by(events.c.table_id, events.c.seq)
        rows = await self.do(lambda c: c.execute(ordered).all())
        logs: dict[str, list[AnyEntry]] = {}
        for table, payload in rows:
            logs.setdefault(table, []).append(read_entry(payload))
        return logs

    async def review(self, table: str) -> bytes | None:
        """What was found when a table's game was looked back upon, if it was."""
        wanted = sql.select(reviews.c.payload).where(reviews.c.table_id == table)
        found: bytes | None = await self.do(lambda c: c.execute(wanted).scalar())
        return found

    async def want_review(self, table: str) -> None:
        """Remember that a game is to be looked back upon."""
        row = {"table_id": table, "ts": time.time()}
        await self.do(lambda c: c.execute(insert(wanted_reviews).on_conflict_do_nothing(), row))

    async def wanted_reviews(self) -> list[str]:
        """The tables whose games are still to be looked back upon, the oldest wish first."""
        wanted = sql.select(wanted_reviews.c.table_id).order_by(wanted_reviews.c.ts)
        return await self.do(lambda c: list(c.execute(wanted).scalars().all()))

    async def keep_review(self, table: str, payload: bytes) -> None:
        """Keep a review for good; the first one counts, and nobody waits for it any more."""
        row = {"table_id": table, "payload": payload}

        def keep(connection: sql.Connection) -> None:
            connection.execute(insert(reviews).on_conflict_do_nothing(), row)
            connection.execute(without_wish(table))

        await self.do(keep)

    async def forget_wish(self, table: str) -> None:
        """Nobody waits for this review any more."""
        await self.do(lambda c: c.execute(without_wish(table)))

    def close(self) -> None:
        """Finish what was begun and let the thread end."""
        self._queue.put(None)
        self._thread.join()
        self.engine.dispose()

    def _write(self) -> None:
        with self.engine.connect() as connection:
            while batch := self._next_batch():
                error = commit(connection, batch)
                loop = batch[0].future.get_loop()
                loop.call_soon_threadsafe(answer, batch, error)

    def _next_batch(self) -> list[Waiting]:
        batch: list[Waiting] = []
        first = self._queue.get()
        while first is not None:
            batch.append(first)
            if self._queue.empty() or len(batch) == MOST_AT_ONCE:
                return batch
            first = self._queue.get()
        self._queue.put(None)
        return batch


def open_database(folder: Path) -> sql.Engine:
    """SQLite, up to date, that has reached the disk when a commit returns; raises NotNow."""
    folder.mkdir(parents=True, exist_ok=True)
    engine = sql.create_engine(
        f"sqlite:///{folder / 'chabudai.sqlite'}",
        connect_args={"check_same_thread": False},
        poolclass=sql.StaticPool,
    )

    @sql.event.listens_for(engine, "connect")
    def settle(connection: Any, _: object) -> None:  # noqa: ANN401
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")

    try:
        upgrade(engine)
    except Exception:
        engine.dispose()
        raise
    return engine


def write(connection: sql.Connection, row: dict[str, object], entry: AnyEntry) -> bool:
    """Write an entry at its place, and note who sat down; False if the place is taken."""
    written = insert(events).on_conflict_do_nothing().returning(events.c.seq)
    if connection.execute(written, row).first() is None:
        return False
    if isinstance(entry, Seated):
        sat = {"person": entry.person, "table_id": row["table_id"]}
        connection.execute(insert(seats).on_conflict_do_nothing(), sat)
    return True


def commit(connection: sql.Connection, batch: list[Waiting]) -> Exception | None:
    """Do all jobs of a batch in one transaction: all of them or none."""
    try:
        with connection.begin():
            for waiting in batch:
                waiting.result = waiting.job(connection)
    except Exception as error:
        return error
    return None


def answer(batch: list[Waiting], error: Exception | None) -> None:
    """Tell those who wait, in the loop's own thread."""
    for waiting in batch:
        if waiting.future.cancelled():
            continue
        if error is None:
            waiting.future.set_result(waiting.result)
        else:
            waiting.future.set_exception(error)
