"""Reviews of finished games: made one at a time, in a process of their own, and kept for good."""

from __future__ import annotations

import asyncio
import multiprocessing
from multiprocessing.connection import Connection

from chabudai.bots import Budget
from chabudai.engine import Record
from chabudai.server.bots.pool import follow_the_server
from chabudai.server.errors import Rejected
from chabudai.server.ops.logs import error_location, error_name, log_event, table_hash
from chabudai.server.storage.store import Store

MOST_WAITING = 20


class Reviews:
    """Those being made, with how far they are; a review that is done is in the store."""

    def __init__(self, store: Store, budget: Budget) -> None:
        self.store = store
        self.budget = budget
        self.progress: dict[str, float] = {}
        self.failed: set[str] = set()
        self._one = asyncio.Semaphore(1)
        self._making: set[asyncio.Task[None]] = set()
        self._process: multiprocessing.process.BaseProcess | None = None

    async def ask(self, table: str, record: Record) -> None:
        """Have a game looked back upon when its turn comes; raises Rejected where many wait."""
        if table not in self.progress and len(self.progress) >= MOST_WAITING:
            raise Rejected("too-many-reviews")
        await self.store.request_review(table)
        self.begin(table, record)

    def begin(self, table: str, record: Record) -> None:
        """Look back upon a game that somebody asked for."""
        if table in self.progress:
            return
        self.failed.discard(table)
        self.progress[table] = 0.0
        making = asyncio.create_task(self._make(table, record))
        self._making.add(making)
        making.add_done_callback(self._making.discard)

    async def _make(self, table: str, record: Record) -> None:
        try:
            async with self._one:
                made = await asyncio.to_thread(self._follow, table, record)
            await self.store.save_review(table, made)
        except Exception as error:
            log_event("review-failed", table=table_hash(table), error=error_name(error))
            self.failed.add(table)
            await self.store.forget_review_request(table)
        finally:
            del self.progress[table]

    def _follow(self, table: str, record: Record) -> bytes:
        """Let a process work, and note how far it is; a process that dies ends its pipe."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        words = (record, self.budget, theirs)
        self._process = context.Process(target=look_back, args=words, daemon=True)
        self._process.start()
        theirs.close()
        with ours:
            while not isinstance(said := ours.recv(), bytes):
                self.progress[table] = said
        self._process.join()
        return said

    async def close(self) -> None:
        """Stop at once; what was not done is begun again when the server starts."""
        for making in self._making:
            making.cancel()
        if self._process is not None:
            self._process.kill()
        await asyncio.gather(*self._making, return_exceptions=True)


def look_back(record: Record, budget: Budget, pipe: Connection) -> None:
    """Make a review for every seat, in a process of its own."""
    from chabudai.lab.review.review import review  # only here: the server itself starts without it

    follow_the_server()
    try:
        pipe.send(review(record, budget=budget, watch=pipe.send).to_json())
    except Exception as error:
        log_event("review-broken", error=error_name(error), where=error_location(error))
