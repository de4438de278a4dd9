"""One worker process: how it is started, given tasks and ended, and what runs inside it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from time import monotonic
from traceback import format_exc
from typing import Literal, TypeVar, cast

Task = TypeVar("Task")
Result = TypeVar("Result")
Progress = Callable[[float], None]
Prepare = Callable[[], object]

# What a worker sends: once that it has started; then, for each task, any number of messages on its
# progress, and the result or the error.
Kind = Literal["started", "progress", "result", "error"]

NICENESS = 10  # whoever waits at a table goes first
START_SECONDS = 60.0  # an interpreter takes long to start where there is much else to do

# Workers are forked from a process that has read our code and knows nothing else: they start in a
# moment, and share nothing with the process that wants them. Elsewhere each reads all for itself.
if "forkserver" in multiprocessing.get_all_start_methods():
    PROCESSES: ForkServerContext | SpawnContext = multiprocessing.get_context("forkserver")
else:
    PROCESSES = multiprocessing.get_context("spawn")
NAME = "worker"
PRELOADED = ["chabudai.workers.preload"]
PROCESSES.set_forkserver_preload(PRELOADED)


class WorkerDied(Exception):
    """The process ended before it had answered."""


class Worker:
    """A worker process, seen from the one that started it. One thread at a time uses it."""

    def __init__(self, prepare: Prepare | None = None) -> None:
        """Start a process, which begins with `prepare`; raises OSError where none can be."""
        self._line, theirs = PROCESSES.Pipe()
        try:
            self._process: BaseProcess = PROCESSES.Process(
                target=serve, name=NAME, args=(theirs, prepare), daemon=True
            )
            self._process.start()
        except BaseException:
            self._line.close()
            raise
        finally:
            theirs.close()  # or it would never be noticed that the other end is gone
        self._has_started = False
        self._start_due = monotonic() + START_SECONDS
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

        After the last two it is not ready for more, and has to be closed, unless it was still
        starting when the task was due.
        """
        self._wait_for_start(due)
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

    def _wait_for_start(self, due: float | None) -> None:
        """Wait until it can be given a task; one that never starts counts as dead."""
        if self._has_started:
            return
        try:
            self._receive(self._start_due if due is None else min(due, self._start_due))
        except TimeoutError:
            if monotonic() < self._start_due:
                raise
            self.is_ready = False
            raise WorkerDied from None
        except WorkerDied:
            self.is_ready = False
            raise
        self._has_started = True

    def _send(self, job: object, task: object) -> None:
        """Send a task. The job goes over once: what it keeps there helps with more tasks."""
        packed = ForkingPickler.dumps((None if job is self._job else job, task))
        self.is_ready = False
        try:
            self._line.send_bytes(packed)
        except OSError:
            raise WorkerDied from None
        self._job = job

    def _receive(self, due: float | None) -> tuple[Kind, object]:
        try:
            if not self._line.poll(None if due is None else max(0.0, due - monotonic())):
                raise TimeoutError
            message: tuple[Kind, object] = self._line.recv()
        except TimeoutError:  # which is an OSError too
            raise
        except (EOFError, OSError):
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
        with suppress(OSError):  # where no process can be started now, one may be later
            resource_tracker.ensure_running()  # lifts the block when it starts, so it goes first
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])


# Inside the worker process

_line_to_parent: Connection | None = None


def serve(line: Connection, prepare: Prepare | None = None) -> None:
    """Do one task after another until the line ends."""
    global _line_to_parent
    _line_to_parent = line
    ignore_interrupts()
    lower_priority()
    threading.Thread(target=end_with_parent, daemon=True).start()
    if prepare is not None:
        with suppress(Exception):  # a task that cannot be done without it says so by itself
            prepare()
    line.send(("started", None))
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
