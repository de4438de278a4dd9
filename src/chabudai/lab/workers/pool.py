"""Who does the work: the interface of all pools, and the simplest of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from chabudai.engine.errors import ChabudaiError

Task = TypeVar("Task")
Done = TypeVar("Done")

ATTEMPTS = 3


class WorkLost(ChabudaiError):
    """A task whose worker died at every attempt."""


class Pool(Protocol):
    """Does one job for many tasks; jobs, tasks and what comes back are plain data."""

    @property
    def workers(self) -> int:
        """How many work at once."""

    def each(self, job: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """What the job makes of every task, in the order of the tasks."""


class Alone:
    """This process does it all."""

    workers = 1

    def each(self, job: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """One after the other."""
        yield from map(job, tasks)
