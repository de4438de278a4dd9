"""What a table still has to do: one thing after the other, and never more than it can bear."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from chabudai.server.errors import Rejected

T = TypeVar("T")
Job = Callable[[], Coroutine[Any, Any, None]]
MAX_JOBS: Final = 1000  # a table that cannot save has them wait


class Inbox:
    """Jobs in the order in which they came.

    Those of the table itself are few, and those of a connection are counted there. Who comes or
    wants to read has to ask whether there is room.
    """

    def __init__(self) -> None:
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._reads: set[asyncio.Future[Any]] = set()
        self._is_closed = False

    def __len__(self) -> int:
        return self._jobs.qsize()

    def post(self, job: Job) -> None:
        """Have something done when its turn comes."""
        self._jobs.put_nowait(job)

    async def next(self) -> Job:
        """Wait for what is to be done next."""
        return await self._jobs.get()

    def require_room(self) -> None:
        """Turn away whoever comes while too much waits already."""
        if len(self) >= MAX_JOBS:
            raise Rejected("storage-stalled")

    async def read(self, read: Callable[[], T]) -> T:
        """What can be read when its turn comes: nothing that is not kept yet."""
        if self._is_closed:
            raise Rejected("table-elsewhere")
        self.require_room()
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def read_in_turn() -> None:
            if found.done():
                return
            try:
                found.set_result(read())
            except Exception as error:
                found.set_exception(error)

        self._reads.add(found)
        found.add_done_callback(self._reads.discard)
        self.post(read_in_turn)
        return await found

    def close(self) -> None:
        """Tell all who wait to read that the table is no longer here."""
        self._is_closed = True
        for read in self._reads:
            if not read.done():
                read.set_exception(Rejected("table-elsewhere"))
