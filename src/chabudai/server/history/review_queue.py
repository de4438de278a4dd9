"""Reviews of finished games: made one at a time in a worker process, and kept for good."""

from __future__ import annotations

import asyncio
from functools import partial

from chabudai.bots import Budget
from chabudai.engine import Record
from chabudai.server.errors import Rejected
from chabudai.server.ops.logs import error_location, error_name, log_event, table_hash
from chabudai.server.storage.store import Store
from chabudai.workers.process_pool import ProcessPool
from chabudai.workers.worker import report_progress

MOST_WAITING = 20


class ReviewQueue:
    """Reviews in the making, with how far they are; one that is done is in the store."""

    def __init__(self, store: Store, budget: Budget) -> None:
        self.store = store
        self.budget = budget
        self.progress: dict[str, float] = {}
        self.failed: set[str] = set()
        self._making: set[asyncio.Task[None]] = set()
        self._pool = ProcessPool(1)  # the others wait in its line

    async def ask(self, table: str, record: Record) -> None:
        """Have a game reviewed when its turn comes; raises Rejected where many wait."""
        if table not in self.progress and len(self.progress) >= MOST_WAITING:
            raise Rejected("too-many-reviews")
        await self.store.request_review(table)
        self.begin(table, record)

    async def find_progress(self, table: str) -> float | None:
        """How far a review is; None if it is not in the making."""
        return self.progress.get(table)

    def begin(self, table: str, record: Record) -> None:
        """Begin the review of a game."""
        if table in self.progress:
            return
        self.failed.discard(table)
        self.progress[table] = 0.0
        making = asyncio.create_task(self._make(table, record))
        self._making.add(making)
        making.add_done_callback(self._making.discard)

    async def _make(self, table: str, record: Record) -> None:
        try:
            heard = partial(self._set_progress, table)
            made = await self._pool.run(make_review, (record, self.budget), on_progress=heard)
            await self.store.save_review(table, made)
        except Exception as error:
            facts = error.facts if isinstance(error, ReviewFailed) else {"error": error_name(error)}
            log_event("review-failed", table=table_hash(table), **facts)
            self.failed.add(table)
            await self.store.forget_review_request(table)
        finally:
            del self.progress[table]
            if not self.progress:
                self._pool.close()  # an idle process would only hold memory

    def _set_progress(self, table: str, share: float) -> None:
        if table in self.progress:
            self.progress[table] = share

    async def close(self) -> None:
        """Stop at once; what was not done is begun again when the server starts."""
        for making in self._making:
            making.cancel()
        self._pool.close()
        await asyncio.gather(*self._making, return_exceptions=True)


class ReviewFailed(Exception):
    """The name and place of an error in a worker process; its words could tell a card."""

    def __init__(self, facts: dict[str, str]) -> None:
        super().__init__(facts)
        self.facts = facts


def make_review(task: tuple[Record, Budget]) -> bytes:
    """Review a game for every seat, in a worker process."""
    from chabudai.lab.review.review import review  # only here: the server itself starts without it

    record, budget = task
    try:
        return review(record, budget=budget, on_progress=report_progress).to_json()
    except Exception as error:
        raise ReviewFailed({"error": error_name(error), "where": error_location(error)}) from None
