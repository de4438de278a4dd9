"""One worker process: how it is started, given tasks and ended, and what runs inside it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from time import monotonic
from traceback import format_exc
from typing import Literal, TypeVar, cast

Task = TypeVar("Task")
Result = TypeVar("Result")
Progress = Callable[[float], None]

# What a worker sends: any number of messages on its progress, then the result or the error.
Kind = Literal["progress", "result", "error"]

NICENESS = 10  # whoever waits at a table goes first

SPAWN = multiprocessing.get_context("spawn")  # shares nothing with the process that starts it


class WorkerDied(Exception):
    """The process ended before it had answered."""


class Worker:
    """A worker process, seen from the one that started it. One thread at a time uses it."""

    def __init__(self) -> None:
        self._line, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # or it would never be noticed that the other end is gone
        self._job: object = None
        self.is_ready = True

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def run(
        self,
        job: Callable[[Task], Result],
        task: Task,
        due: float | None = None,
        on_progress: Progress | None = None,
    ) -> Result:
        """Have a task done; raises what the job raises, WorkerDied, or TimeoutError when it is due.

        After the last two it is not ready for more, and has to be closed.
        """
        self._send(job, task)
        while True:
            kind, value = self._receive(due)
            if kind == "progress":
                if on_progress is not None:
                    on_progress(cast(float, value))
                continue
            self.is_ready = True
            if kind == "error":
                raise cast(Exception, value)
            return cast(Result, value)

    def _send(self, job: object, task: object) -> None:
        """Send a task. The job goes over once: what it keeps there helps with more tasks."""
        try:
            self._line.send((None if job is self._job else job, task))
        except ConnectionError:
            self.is_ready = False
            raise WorkerDied from None
        self.is_ready = False
        self._job = job

    def _receive(self, due: float | None) -> tuple[Kind, object]:
        try:
            if not self._line.poll(None if due is None else max(0.0, due - monotonic())):
                raise TimeoutError
            message: tuple[Kind, object] = self._line.recv()
        except (EOFError, ConnectionError):
            raise WorkerDied from None
        return message

    def kill(self) -> None:
        """End it, whatever it does; any thread may do so, and the one that waits for it wakes."""
        self._process.kill()

    def close(self) -> None:
        """End it and forget it."""
        self._process.kill()
        self._process.join()
        self._line.close()


def block_interrupts() -> None:
    """Keep Ctrl-C from the processes that this thread will start, from their first moment on.

    A terminal sends it to all of them, and each would die with a traceback. Only the main process
    shall hear it, and end the others.
    """
    if hasattr(signal, "pthread_sigmask"):
        resource_tracker.ensure_running()  # lifts the block when it starts, so it goes first
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])


# Inside the worker process

_line_to_parent: Connection | None = None


def serve(line: Connection) -> None:
    """Do one task after another until the line ends."""
    global _line_to_parent
    _line_to_parent = line
    ignore_interrupts()
    lower_priority()
    threading.Thread(target=end_with_parent, daemon=True).start()
    job: Callable[[object], object] | None = None
    while True:
        try:
            new_job, task = line.recv()
        except (EOFError, ConnectionError):
            return
        job = new_job or job
        assert job is not None
        try:
            line.send(("result", job(task)))
        except Exception as error:  # of the job, or a result that is no plain data
            send_error(line, error)


def send_error(line: Connection, error: Exception) -> None:
    """Send an error with a note on where it came from."""
    error.add_note(format_exc())
    try:
        line.send(("error", error))
    except Exception:  # it holds what cannot be sent
        line.send(("error", RuntimeError(f"{type(error).__name__} in a worker process")))


def report_progress(share: float) -> None:
    """Tell whoever waits for the present task how much of it is done; nobody, if none waits."""
    if _line_to_parent is not None:
        _line_to_parent.send(("progress", share))


def ignore_interrupts() -> None:
    """Leave it to the parent to end this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def lower_priority() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def end_with_parent() -> None:
    """Wait for the parent's end, however it comes, and end as well."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
