"""Reviews where several servers share a database: whoever has nothing to do makes the next one."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from chabudai.bots import Budget
from chabudai.engine import Record
from chabudai.server.cluster.news import News
from chabudai.server.cluster.review_claims import ReviewClaims
from chabudai.server.errors import Rejected
from chabudai.server.history.replay import make_archive
from chabudai.server.history.review_queue import MOST_WAITING, ReviewQueue
from chabudai.server.ops.logs import error_name, log_event, table_hash
from chabudai.server.storage.store import Store
from chabudai.server.tables.state import TableState

LOOK_SECONDS = 5.0  # for what a server that is gone has left
PROGRESS_SECONDS = 1.0
ASKED, FAILED = "review-asked", "review-failed"


class SharedReviewQueue(ReviewQueue):
    """The line is in the database; this server takes one review from it at a time."""

    def __init__(self, store: Store, budget: Budget, claims: ReviewClaims, news: News) -> None:
        super().__init__(store, budget)
        self.claims = claims
        self.news = news
        self._is_asked = asyncio.Event()
        news.subscribe(ASKED, lambda _: self._is_asked.set())
        news.subscribe(FAILED, self.failed.add)
        self._working = asyncio.create_task(self._work())

    async def ask(self, table: str, record: Record) -> None:
        """Have a game reviewed by whoever comes to it first; raises Rejected where many wait."""
        if await self.claims.count() >= MOST_WAITING:
            raise Rejected("too-many-reviews")
        self.failed.discard(table)
        await self.store.request_review(table)
        await self.news.publish(ASKED, "now")

    async def find_progress(self, table: str) -> float | None:
        found = self.progress.get(table)
        return await self.claims.find_progress(table) if found is None else found

    async def close(self) -> None:
        self._working.cancel()
        await super().close()

    async def _work(self) -> None:
        while True:
            try:
                while table := await self.claims.claim():
                    await self._make_claimed(table)
            except Exception as error:  # the database is away
                log_event("reviews-stalled", error=error_name(error))
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._is_asked.wait()
            self._is_asked.clear()

    async def _make_claimed(self, table: str) -> None:
        try:
            log = await self.store.read_log(table)
            state = await asyncio.to_thread(TableState.from_log, table, log)
            record = make_archive(state).record
        except Exception as error:
            log_event("table-unreadable", table=table_hash(table), error=error_name(error))
            await self.store.forget_review_request(table)
            return
        self.begin(table, record)
        while self._making:
            await asyncio.wait(self._making, timeout=PROGRESS_SECONDS)
            if table in self.progress:
                await self.claims.set_progress(table, self.progress[table])
        if table in self.failed:
            await self.news.publish(FAILED, table)
