"""Tasks that people give the server to do: one at a time for each of them, in a worker process."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, ParamSpec, TypeVar

from chabudai.engine.errors import ChabudaiError
from chabudai.server.errors import Rejected
from chabudai.server.ops.logs import log_event
from chabudai.server.settings import Limits
from chabudai.server.tasks.limited import Done, Refused, Task, prepare, run_limited, unpack_figure
from chabudai.workers.pool import WorkLost
from chabudai.workers.process_pool import ProcessPool

P = ParamSpec("P")
T = TypeVar("T")

MOST_OF_ONE_PERSON: Final = 6  # in line, the one that is done included
MOST_IN_LINE: Final = 60
START_SECONDS: Final = 60.0
TOO_LARGE: Final = ("MemoryError", "RecursionError")


class TaskFailed(Exception):
    """A bug of ours, in a worker process."""


class TaskPool:
    """A worker process that starts with the first task, and the line of those who wait for it.

    A task that takes too long or too much memory is ended, and so is its process: the next one
    gets another.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._pool = ProcessPool(1, on_death=lambda: log_event("task-worker-died"))
        self._turn = asyncio.Semaphore(1)
        self._turns: dict[str, asyncio.Lock] = {}
        self._in_line: Counter[str] = Counter()

    async def run(
        self, person: str, job: Callable[P, T], *arguments: P.args, **named: P.kwargs
    ) -> T:
        """Have a task done for a person; raises what a job refuses, or Rejected with the limit.

        What goes over and comes back has to be plain data.
        """
        assert not named
        async with self._stand_in_line(person):
            most = self._limits.task_megabytes
            ready, task = Task(prepare, (job.__module__,), most), Task(job, arguments, most)
            try:
                # A process that has to start first does so on our time.
                await self._pool.run(run_limited, ready, START_SECONDS)
                answer = await self._pool.run(run_limited, task, self._limits.task_seconds)
            except TimeoutError:
                raise Rejected("task-too-long", most=self._limits.task_seconds) from None
            except WorkLost:  # it ended its process more than once
                raise Rejected("task-too-large") from None
        if isinstance(answer, Done):
            result: T = answer.result
            return result
        if isinstance(answer, Refused):
            raise ChabudaiError(unpack_figure(answer.sentence))
        if answer.error in TOO_LARGE:
            raise Rejected("task-too-large")
        log_event("task-failed", error=answer.error, where=answer.where)
        raise TaskFailed

    @asynccontextmanager
    async def _stand_in_line(self, person: str) -> AsyncIterator[None]:
        if self._in_line[person] >= MOST_OF_ONE_PERSON:
            raise Rejected("task-after-task")
        if self._in_line.total() >= MOST_IN_LINE:
            raise Rejected("task-line")
        self._in_line[person] += 1
        try:
            async with self._turns.setdefault(person, asyncio.Lock()), self._turn:
                yield
        finally:
            self._in_line[person] -= 1
            if not self._in_line[person]:
                del self._in_line[person]
                del self._turns[person]

    def close(self) -> None:
        """End the process."""
        self._pool.close()
