"""Work shared out to processes on this machine."""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from traceback import format_exc
from typing import Generic, TypeVar, cast

from chabudai.lab.simulate.plan import words
from chabudai.lab.workers.pool import ATTEMPTS, WorkLost

Task = TypeVar("Task")
Done = TypeVar("Done")


class Crew:
    """Processes on this machine; one that dies is replaced, and its task is done again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def each(self, job: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """Whoever is free takes the next task; whoever asks waits for them in order."""
        shift = Shift(job, tasks)
        try:
            shift.begin(min(self.workers, len(tasks)))
            for number in range(len(tasks)):
                while number not in shift.done:
                    shift.listen()
                yield shift.done.pop(number)
        finally:
            shift.end()


class Worker:
    """A process, the line to it, and the number of the task it has."""

    def __init__(self, job: Callable[[Task], Done]) -> None:
        spawn = get_context("spawn")
        self.line, end = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(end, job), daemon=True)
        with deaf():
            self.process.start()
        end.close()
        self.task: int | None = None

    def dismiss(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.join()
        self.line.close()


class Shift(Generic[Task, Done]):
    """The tasks of one job, what is done of them, and who is at the rest."""

    def __init__(self, job: Callable[[Task], Done], tasks: Sequence[Task]) -> None:
        self.job = job
        self.tasks = tasks
        self.waiting = deque(range(len(tasks)))
        self.attempts: Counter[int] = Counter()
        self.done: dict[int, Done] = {}
        self.crew: list[Worker] = []

    def begin(self, workers: int) -> None:
        """Let so many workers start."""
        for _ in range(workers):
            self.hire()

    def hire(self) -> None:
        """Add a worker and give it something to do."""
        worker = Worker(self.job)
        self.crew.append(worker)
        self.give(worker)

    def give(self, worker: Worker) -> None:
        """Send the next task; that the worker is dead is noticed when it does not answer."""
        worker.task = self.waiting.popleft() if self.waiting else None
        if worker.task is not None:
            with suppress(OSError):
                worker.line.send(self.tasks[worker.task])

    def listen(self) -> None:
        """Wait until somebody answers or dies."""
        busy = {worker.line: worker for worker in self.crew if worker.task is not None}
        for line in wait(list(busy)):
            worker = busy[cast(Connection, line)]
            try:
                fine, answer = worker.line.recv()
            except (EOFError, OSError):
                self.replace(worker)
            else:
                self.take(worker, fine, answer)

    def take(self, worker: Worker, fine: bool, answer: object) -> None:
        """Keep what a worker has done, or raise what it could not do."""
        assert worker.task is not None
        if not fine:
            raise cast(Exception, answer)
        self.done[worker.task] = cast(Done, answer)
        self.give(worker)

    def replace(self, worker: Worker) -> None:
        """Let another worker do the task of one that died, but not for ever."""
        assert worker.task is not None
        self.crew.remove(worker)
        worker.dismiss()
        self.attempts[worker.task] += 1
        if self.attempts[worker.task] == ATTEMPTS:
            raise WorkLost(words("work-lost", attempts=ATTEMPTS))
        self.waiting.appendleft(worker.task)
        self.hire()

    def end(self) -> None:
        """Send everybody home."""
        for worker in self.crew:
            worker.dismiss()


def serve(line: Connection, job: Callable[[Task], Done]) -> None:
    """What a worker does until it is sent home: take a task, do the job, send the answer."""
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        line.send(answer_to(job, task))


def answer_to(job: Callable[[Task], Done], task: Task) -> tuple[bool, object]:
    """Whether it went well, with the result or the error and where it came from."""
    try:
        return True, job(task)
    except Exception as error:
        error.add_note(format_exc())
        return False, error


def ignore_interrupts() -> None:
    """Leave it to another process to stop this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def deaf() -> Iterator[None]:
    """Let processes started meanwhile ignore interrupts from their first moment on.

    Only the main thread can see to that; what others start hears interrupts, and is replaced.
    """
    if current_thread() is not main_thread():
        yield
        return
    before = signal.getsignal(signal.SIGINT)
    ignore_interrupts()
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
