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

from chabudai.server.entries import AnyEntry, kind_of, read_entry
from chabudai.server.schema import events, metadata

T = TypeVar("T")
Job = Callable[[sql.Connection], T]
MOST_AT_ONCE = 500


class Waiting:
    """A job that waits for the next commit, and who waits for it."""

    def __init__(self, job: Job[Any]) -> None:
        self.job = job
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None


class Store:
    """SQLite in a folder. All of its work is done in one thread, so nothing fights for a lock."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.engine = open_database(folder / "chabudai.sqlite")
        metadata.create_all(self.engine)
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
        written = insert(events).on_conflict_do_nothing().returning(events.c.seq)
        return await self.do(lambda c: c.execute(written, row).first() is not None)

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

    async def sat_at(self, person: str) -> list[tuple[str, bytes, float, bool]]:
        """The tables that a person ever sat at: name, first entry, when, and whether it ended."""
        seated, ended = events.alias(), events.alias()
        whose = sql.func.json_extract(sql.cast(seated.c.payload, sql.Text), "$.person")
        mine = sql.select(seated.c.table_id).where(seated.c.kind == "seated", whose == person)
        over = sql.exists().where(ended.c.table_id == events.c.table_id, ended.c.kind == "ended")
        columns = (events.c.table_id, events.c.payload, events.c.ts, over)
        wanted = sql.select(*columns).where(events.c.seq == 0, events.c.table_id.in_(mine))
        newest = wanted.order_by(events.c.ts.desc())
        rows = await self.do(lambda c: c.execute(newest).all())
        return [(row[0], row[1], row[2], bool(row[3])) for row in rows]

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


def open_database(path: Path) -> sql.Engine:
    """SQLite that has reached the disk when a commit returns."""
    engine = sql.create_engine(
        f"sqlite:///{path}", connect_args={"check_same_thread": False}, poolclass=sql.StaticPool
    )

    @sql.event.listens_for(engine, "connect")
    def settle(connection: Any, _: object) -> None:  # noqa: ANN401
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")

    return engine


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
