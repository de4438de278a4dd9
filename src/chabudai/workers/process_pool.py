"""A pool of processes on this machine."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from time import monotonic
from typing import TypeVar

from chabudai.workers.pool import ATTEMPTS, work_lost
from chabudai.workers.worker import Progress, Worker, WorkerDied, block_interrupts

Task = TypeVar("Task")
Result = TypeVar("Result")


class ProcessPool:
    """Worker processes that start when there is something to do.

    One that dies is replaced, whether it was idle or not, and its task is done again. One that
    does not answer in time is ended and replaced. `on_death` is called, from any thread, when a
    worker died at a task.
    """

    def __init__(self, workers: int, on_death: Callable[[], None] | None = None) -> None:
        self.workers = workers
        self.on_death = on_death
        self._group: WorkerGroup | None = None

    def each(self, job: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results in the order of the tasks. The processes end with the last, or at an error.

        Whoever is free takes the next task.
        """
        group = WorkerGroup(self.workers, self.on_death)
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
        if self._group is None:
            self._group = WorkerGroup(self.workers, self.on_death)
        due = None if deadline is None else monotonic() + deadline
        result = self._group.submit(job, task, due, on_this_loop(on_progress))
        async with asyncio.timeout(deadline):
            return await asyncio.wrap_future(result)

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


class WorkerGroup:
    """Workers, and as many threads: each thread waits for one worker at a time.

    Tasks stand in line before the threads.
    """

    def __init__(self, workers: int, on_death: Callable[[], None] | None = None) -> None:
        self._on_death = on_death
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
    ) -> Future[Result]:
        """Put a task in line."""
        return self._threads.submit(self._run, job, task, due, on_progress)

    def _run(
        self,
        job: Callable[[Task], Result],
        task: Task,
        due: float | None,
        on_progress: Progress | None,
    ) -> Result:
        for _ in range(ATTEMPTS):
            if due is not None and monotonic() >= due:
                raise TimeoutError
            worker = self._take_worker()
            try:
                return worker.run(job, task, due, on_progress)
            except WorkerDied:
                if self._on_death is not None and not self._closed:
                    self._on_death()
            finally:
                self._put_back(worker)
        raise work_lost()

    def _take_worker(self) -> Worker:
        """An idle worker that is still there, or a new one."""
        with self._lock:
            if self._closed:
                raise work_lost()
            while self._idle:
                worker = self._idle.pop()
                if worker.is_alive():
                    break
                worker.close()
            else:
                worker = Worker()
            self._busy.add(worker)
            return worker

    def _put_back(self, worker: Worker) -> None:
        """Keep a worker for the next task, unless it is still at its last one, or dead."""
        with self._lock:
            self._busy.discard(worker)
            if worker.is_ready:
                self._idle.append(worker)
        if not worker.is_ready:
            worker.close()

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
