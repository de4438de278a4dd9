"""The interface of all pools, and the one that needs no other process."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from chabudai.engine.errors import ChabudaiError
from chabudai.engine.text.catalog import Sentence

Task = TypeVar("Task")
Result = TypeVar("Result")

PACKAGE = "chabudai.workers"
ATTEMPTS = 3


class WorkLost(ChabudaiError):
    """A task whose worker died at every attempt."""


class Pool(Protocol):
    """Does one job for many tasks; jobs, tasks and results are plain data."""

    @property
    def workers(self) -> int:
        """How many tasks are done at once."""

    def each(self, job: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results in the order of the tasks; raises what the job raises, or WorkLost."""


class InProcessPool:
    """Does all tasks in this process, one after the other."""

    workers = 1

    def each(self, job: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        yield from map(job, tasks)


def work_lost() -> WorkLost:
    return WorkLost(sentence("work-lost", attempts=ATTEMPTS))


def sentence(code: str, **figures: object) -> Sentence:
    """A sentence of this package's catalog."""
    return Sentence(PACKAGE, code, figures)
