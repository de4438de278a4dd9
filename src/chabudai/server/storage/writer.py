"""One thread that does all work on a database, and commits what has piled up at once.

A job that fails is told to whoever waits for it. Where the database cannot be written for a while
(a full disk, a lock that somebody else holds, a connection that is lost), whoever waits goes on
waiting, and the thread tries again until the job is kept; what only reads is done meanwhile.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sql

from chabudai.server.ops.logs import log_event
from chabudai.server.storage.database import LOCK_MILLISECONDS, PASSING_SQLITE_ERRORS, sqlite_code

T = TypeVar("T")
Job = Callable[[sql.Connection], T]
MAX_AT_ONCE = 500
RETRY_SECONDS = 0.2
READ_ONLY_POSTGRES = "25006"  # a standby that has not taken over yet


class StoreClosed(Exception):
    """The store was closed before this could be kept."""


class NotConnected(Exception):
    """There is no connection to the database just now."""


class PendingJob:
    """A job that waits for the next commit, and the future of whoever waits for it."""

    def __init__(self, job: Job[Any]) -> None:
        self.job = job
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def resolve(self) -> None:
        """Tell whoever waits, in the loop's own thread."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """The thread, its line of jobs, and those of them that could not be kept yet."""

    def __init__(self, engine: sql.Engine) -> None:
        self.engine = engine
        self.failed_commits = 0
        self.on_disconnected: Callable[[], None] | None = None  # called in the writer's own thread
        self._queue: SimpleQueue[PendingJob | None] = SimpleQueue()
        self._waiting: list[PendingJob] = []
        self._closing = False
        self._connection: sql.Connection | None = None
        self._is_patient = True
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def is_stalled(self) -> bool:
        """Whether something waits because the database cannot be written just now."""
        return bool(self._waiting)

    async def run(self, job: Job[T]) -> T:
        """Have a job done; it is committed when this returns."""
        pending = PendingJob(job)
        self._queue.put(pending)
        result: T = await pending.future
        return result

    def close(self) -> None:
        """Finish what was begun, as far as that can be done now, and let the thread end."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while not self._closing:
            batch = [each for each in self._next_batch() if not each.future.cancelled()]
            stalled = [each for each in self._waiting if not each.future.cancelled()]
            waiting = self._commit_stalled(stalled, batch) if stalled else self._commit(batch)
            self._note_stall(waiting)
            still = set(waiting)
            resolve([each for each in [*stalled, *batch] if each not in still])
        for each in self._waiting:
            each.error = StoreClosed()
        resolve(self._waiting)
        self._disconnect()

    def _next_batch(self) -> list[PendingJob]:
        """What is in line; it waits for something, or for the time to try again."""
        batch: list[PendingJob] = []
        try:
            first = self._queue.get(timeout=RETRY_SECONDS if self._waiting else None)
            while first is not None:
                batch.append(first)
                if self._queue.empty() or len(batch) == MAX_AT_ONCE:
                    return batch
                first = self._queue.get()
            self._closing = True
        except Empty:
            pass
        return batch

    def _commit(self, batch: list[PendingJob]) -> list[PendingJob]:
        """Do all jobs in one transaction, or each in its own; return those that have to wait.

        What is wrong with one is nobody else's trouble, and what only reads need not wait.
        """
        error = self._commit_together(batch)
        if error is None or len(batch) == 1:
            return batch if is_passing(error) else []
        return self._commit_one_by_one(batch)

    def _commit_stalled(
        self, stalled: list[PendingJob], batch: list[PendingJob]
    ) -> list[PendingJob]:
        """Try one that has to wait; if it is kept now, all others are tried with what is new."""
        first, *others = stalled
        if is_passing(self._commit_together([first], is_patient=False)):
            return [*others, first, *self._commit_one_by_one(batch)]
        return self._commit([*others, *batch])

    def _commit_one_by_one(self, batch: list[PendingJob]) -> list[PendingJob]:
        waiting: list[PendingJob] = []
        for number, each in enumerate(batch):
            error = self._commit_together([each], is_patient=not waiting)
            if isinstance(error, NotConnected):
                return [*waiting, *batch[number:]]
            if is_passing(error):
                waiting.append(each)
        return waiting

    def _commit_together(
        self, batch: list[PendingJob], is_patient: bool = True
    ) -> Exception | None:
        """Do all jobs in one transaction, all or none; the patient wait a little for locks."""
        error = self._try_together(batch, is_patient) if batch else None
        for pending in batch:
            pending.error = error
        return error

    def _try_together(self, batch: list[PendingJob], is_patient: bool) -> Exception | None:
        try:
            connection = self._connection = self._connection or self.engine.connect()
        except Exception as error:
            return NotConnected(error)
        try:
            with connection.begin():
                self._set_lock_wait(connection, is_patient)
                for pending in batch:
                    pending.result = pending.job(connection)
        except Exception as error:
            if not is_disconnection(error):
                return error
            self._disconnect()
            if self.on_disconnected is not None:
                self.on_disconnected()
            return NotConnected(error)
        return None

    def _set_lock_wait(self, connection: sql.Connection, is_patient: bool) -> None:
        """How long the next statements wait for a lock that another connection holds."""
        milliseconds = LOCK_MILLISECONDS if is_patient else 1
        if connection.dialect.name == "postgresql":
            if not is_patient:
                connection.exec_driver_sql(f"SET LOCAL lock_timeout = {milliseconds}")
        elif is_patient != self._is_patient:
            connection.exec_driver_sql(f"PRAGMA busy_timeout={milliseconds}")
            self._is_patient = is_patient

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _note_stall(self, waiting: list[PendingJob]) -> None:
        self.failed_commits += bool(waiting)
        if bool(waiting) != bool(self._waiting):
            log_event("storage-stalled" if waiting else "storage-recovered")
        self._waiting = waiting


def is_disconnection(error: Exception) -> bool:
    return isinstance(error, sql.exc.DBAPIError) and error.connection_invalidated


def is_passing(error: Exception | None) -> bool:
    """Whether the same may be possible later: it is not the job that was wrong."""
    if isinstance(error, NotConnected):
        return True
    if not isinstance(error, sql.exc.DBAPIError):
        return False
    if (code := sqlite_code(error)) is not None:
        return code in PASSING_SQLITE_ERRORS
    is_read_only = getattr(error.orig, "sqlstate", None) == READ_ONLY_POSTGRES
    return is_read_only or isinstance(error, sql.exc.OperationalError)


def resolve(batch: list[PendingJob]) -> None:
    """Tell those who wait; a loop that has ended waits for nothing."""
    for loop in {each.future.get_loop() for each in batch}:
        mine = [each for each in batch if each.future.get_loop() is loop]
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(tell_all, mine)


def tell_all(batch: list[PendingJob]) -> None:
    for each in batch:
        each.resolve()
