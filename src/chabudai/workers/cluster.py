"""A pool on the machines of a Ray cluster (the extra `cluster`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from socket import create_connection
from typing import TypeVar, cast

from chabudai.engine.errors import BadOptions
from chabudai.workers.pool import ATTEMPTS, sentence, work_lost

try:
    import ray
except ImportError:  # it is large, and seldom needed
    ray = None

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL = ("auto", "local")
CONNECT_SECONDS = 10
AHEAD = 2  # tasks handed out for each worker, so that none waits for the next


class Cluster:
    """Workers on other machines, which need this very version of Chabudai installed.

    The address is `HOST:PORT`, `ray://HOST:PORT` or `auto`; `local` starts Ray on this machine.
    """

    def __init__(self, address: str) -> None:
        if ray is None:
            raise BadOptions(sentence("no-ray"))
        try:
            check_address(address)
            ray.init(address, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError):
            raise BadOptions(sentence("no-cluster", address=address)) from None
        self.workers = max(1, int(ray.cluster_resources()["CPU"]))

    def each(self, job: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results in the order of the tasks. Ray repeats the tasks of workers that die."""
        remote = ray.remote(max_retries=ATTEMPTS - 1)(lambda task: job(task))
        pending: deque[object] = deque()
        for task in tasks:
            pending.append(remote.remote(task))
            if len(pending) > AHEAD * self.workers:
                yield cast(Result, fetch(pending.popleft()))
        while pending:
            yield cast(Result, fetch(pending.popleft()))


def check_address(address: str) -> None:
    """Raise OSError or ValueError if nobody listens there; Ray would try for minutes."""
    if address not in LOCAL:
        host, _, port = address.removeprefix("ray://").rpartition(":")
        create_connection((host, int(port)), CONNECT_SECONDS).close()


def fetch(result: object) -> object:
    """Wait for a result; raises what the job raised."""
    try:
        return ray.get(result)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.WorkerCrashedError:
        raise work_lost() from None
