"""A pool of processes on this machine."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from time import monotonic
from typing import TypeVar

from chabudai.workers.pool import ATTEMPTS, work_lost
from chabudai.workers.worker import Prepare, Progress, Worker, WorkerDied, block_interrupts

Task = TypeVar("Task")
Result = TypeVar("Result")


GRACE = 1.0  # seconds in which whoever waits for a worker has ended it by itself


class ProcessPool:
    """Worker processes that start when there is something to do.

    One that dies is replaced, whether it was idle or not, and its task is done again. One that
    does not answer in time is ended and replaced. `on_death` is called, from any thread, when a
    worker has died. Every worker begins with `prepare`, so that its first task takes no longer
    than others.
    """

    def __init__(
        self,
        workers: int,
        on_death: Callable[[], None] | None = None,
        prepare: Prepare | None = None,
    ) -> None:
        self.workers = workers
        self.on_death = on_death
        self.prepare = prepare
        self._group: WorkerGroup | None = None

    def wake(self) -> None:
        """Start a worker if there is none, so that the first task need not wait for it."""
        self._present_group().wake_soon()

    def count_alive(self) -> int:
        """How many workers are there, at work or not."""
        return 0 if self._group is None else self._group.count_alive()

    def _present_group(self) -> WorkerGroup:
        if self._group is None:
            self._group = WorkerGroup(self.workers, self.on_death, self.prepare)
        return self._group

    def each(self, job: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results in the order of the tasks. The processes end with the last, or at an error.

        Whoever is free takes the next task.
        """
        group = WorkerGroup(self.workers, self.on_death, self.prepare)
        try:
            results = deque(group.submit(job, task) for task in tasks)
            while results:
                yield results.popleft().result()
        finally:
            group.close()

    async def run(
        self,
        job: Callable[[Task], Result],
        task: Task,
        deadline: float | None = None,
        on_progress: Progress | None = None,
    ) -> Result:
        """Have one task done, in `deadline` seconds at most, the time in line included.

        Raises what the job raises, WorkLost, or TimeoutError. The processes stay for more tasks
        until the pool is closed. `on_progress` hears what the job tells `report_progress`.
        """
        group, begun = self._present_group(), Assignment()
        due = None if deadline is None else monotonic() + deadline
        result = group.submit(job, task, due, on_this_loop(on_progress), begun)
        try:
            async with asyncio.timeout(deadline):
                return await asyncio.wrap_future(result)
        finally:
            if due is not None and not result.done():
                late = max(0.0, due - monotonic()) + GRACE
                asyncio.get_running_loop().call_later(late, group.end_overdue, begun)

    def close(self) -> None:
        """End all processes, whatever they do; the next task would start new ones."""
        if self._group is not None:
            self._group.close()
            self._group = None


def on_this_loop(on_progress: Progress | None) -> Progress | None:
    """Have a function called by the running event loop, whichever thread calls the new one."""
    if on_progress is None:
        return None
    loop, hear = asyncio.get_running_loop(), on_progress

    def call_soon(share: float) -> None:
        loop.call_soon_threadsafe(hear, share)

    return call_soon


class Assignment:
    """Which worker is at a task, while one is."""

    worker: Worker | None = None


class WorkerGroup:
    """Workers, and as many threads: each thread waits for one worker at a time.

    Tasks stand in line before the threads.
    """

    def __init__(
        self,
        workers: int,
        on_death: Callable[[], None] | None = None,
        prepare: Prepare | None = None,
    ) -> None:
        self._on_death = on_death
        self._prepare = prepare
        self._threads = ThreadPoolExecutor(workers, initializer=block_interrupts)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._lock = Lock()  # guards the three around it
        self._closed = False

    def submit(
        self,
        job: Callable[[Task], Result],
        task: Task,
        due: float | None = None,
        on_progress: Progress | None = None,
        begun: Assignment | None = None,
    ) -> Future[Result]:
        """Put a task in line."""
        return self._threads.submit(self._run, job, task, due, on_progress, begun or Assignment())

    def _run(
        self,
        job: Callable[[Task], Result],
        task: Task,
        due: float | None,
        on_progress: Progress | None,
        begun: Assignment,
    ) -> Result:
        for _ in range(ATTEMPTS):
            if due is not None and monotonic() >= due:
                raise TimeoutError
            worker = self._take_worker(begun)
            try:
                return worker.run(job, task, due, on_progress)
            except WorkerDied:
                self._tell_death()
            finally:
                self._put_back(worker, begun)
        raise work_lost()

    def _take_worker(self, begun: Assignment) -> Worker:
        """An idle worker that is still there, or a new one; raises OSError if none can start."""
        while True:
            with self._lock:
                if self._closed:
                    raise work_lost()
                worker = self._idle.pop() if self._idle else Worker(self._prepare)
                if worker.is_alive():
                    self._busy.add(worker)
                    begun.worker = worker
                    return worker
            self._tell_death()
            worker.close()

    def _put_back(self, worker: Worker, begun: Assignment) -> None:
        """Keep a worker for the next task; replace one that is still at its last one, or dead."""
        with self._lock:
            begun.worker = None
            self._busy.discard(worker)
            if worker.is_ready:
                self._idle.append(worker)
        if not worker.is_ready:
            worker.close()
            self.wake()

    def _tell_death(self) -> None:
        if self._on_death is not None and not self._closed:
            self._on_death()

    def wake(self) -> None:
        """Start a worker if none is idle; where it cannot start, the next task will try again."""
        with self._lock, suppress(OSError):
            if not self._closed and not self._idle:
                self._idle.append(Worker(self._prepare))

    def wake_soon(self) -> None:
        """Do so in a thread: to start a process takes a while."""
        self._threads.submit(self.wake)

    def end_overdue(self, begun: Assignment) -> None:
        """End the worker that is still at a task, so stuck that it neither takes nor says more."""
        with self._lock:
            if begun.worker is not None and not begun.worker.is_ready:
                begun.worker.kill()

    def count_alive(self) -> int:
        """How many workers are there; without the lock, which is held while one starts."""
        return len([each for each in [*self._idle, *self._busy] if each.is_alive()])

    def close(self) -> None:
        """End all workers; tasks that are not done yet are lost."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._closed = True
            for worker in self._busy:
                worker.kill()  # the thread that waits for it wakes and closes it
        self._threads.shutdown(wait=True)
        for worker in self._idle:
            worker.close()
        self._idle.clear()
