"""Work shared out over the machines of a Ray cluster (the extra `cluster`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from socket import create_connection
from typing import TypeVar, cast

from chabudai.engine.errors import BadOptions
from chabudai.lab.simulate.plan import words
from chabudai.lab.workers.pool import ATTEMPTS, WorkLost

try:
    import ray
except ImportError:  # it is large, and seldom needed
    ray = None

Task = TypeVar("Task")
Done = TypeVar("Done")

HERE = ("auto", "local")
SECONDS = 10
AHEAD = 2  # tasks handed out for each worker, so that nobody waits for the next


class Cluster:
    """Workers on other machines, which need this very version of Chabudai installed.

    The address is `HOST:PORT`, `ray://HOST:PORT` or `auto`; `local` starts Ray on this machine.
    """

    def __init__(self, address: str) -> None:
        if ray is None:
            raise BadOptions(words("no-ray"))
        try:
            knock(address)
            ray.init(address, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError):
            raise BadOptions(words("no-cluster", address=address)) from None
        self.workers = max(1, int(ray.cluster_resources()["CPU"]))

    def each(self, job: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """Hand out a few tasks more than there are workers; Ray repeats those of the dead."""
        remote = ray.remote(max_retries=ATTEMPTS - 1)(lambda task: job(task))
        given: deque[object] = deque()
        for task in tasks:
            given.append(remote.remote(task))
            if len(given) > AHEAD * self.workers:
                yield cast(Done, taken(given.popleft()))
        while given:
            yield cast(Done, taken(given.popleft()))


def knock(address: str) -> None:
    """Raise OSError or ValueError where nobody listens; Ray would try for minutes."""
    if address not in HERE:
        host, _, port = address.removeprefix("ray://").rpartition(":")
        create_connection((host, int(port)), SECONDS).close()


def taken(given: object) -> object:
    """What became of a task, or what went wrong with it."""
    try:
        return ray.get(given)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.WorkerCrashedError:
        raise WorkLost(words("work-lost", attempts=ATTEMPTS)) from None
