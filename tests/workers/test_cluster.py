"""The same work on a Ray cluster: one of this machine alone, started for these tests."""

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import ray

from chabudai.engine.errors import BadOptions
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.simulate.simulation import simulate
from chabudai.workers.choose_pool import choose_pool
from chabudai.workers.cluster import Cluster
from chabudai.workers.pool import InProcessPool


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """All cores of this machine."""
    with pytest.MonkeyPatch.context() as here:
        here.setenv("RAY_AUTH_MODE", "disabled")
        here.setenv("RAY_USAGE_STATS_ENABLED", "0")
        yield started(attempts=3)
    ray.shutdown()


def started(attempts: int) -> Cluster:
    """Ray gives itself 30 s to start, which is not always enough on a busy machine."""
    try:
        return Cluster("local")
    except BadOptions:
        ray.shutdown()
        if attempts == 1:
            raise
        return started(attempts - 1)


def deadly(once: Path, number: int) -> int:
    """A job that kills its worker at task 3, once."""
    if number == 3 and not once.exists():
        once.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refused(number: int) -> int:
    """A job that cannot be done."""
    choose_pool(workers=0)
    return number


def test_a_cluster_plays_the_games_that_one_process_plays(cluster: Cluster) -> None:
    plan = Plan("samurai_sword", seats=4, games=45, bots=["random"])
    assert list(simulate(plan, cluster)) == list(simulate(plan, InProcessPool()))


def test_a_worker_that_is_killed_is_replaced(cluster: Cluster, tmp_path: Path) -> None:
    job = partial(deadly, tmp_path / "killed")
    assert list(cluster.each(job, range(8))) == list(range(8))


def test_an_error_of_a_job_reaches_whoever_asked(cluster: Cluster) -> None:
    with pytest.raises(BadOptions) as error:
        list(cluster.each(refused, [1]))
    assert error.value.sentence.text("en") == "Use at least 1 process, not 0."


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "somewhere"])
def test_a_cluster_that_does_not_answer_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Cluster(address)
    assert refused.value.sentence.text("en") == f"No Ray cluster answers at {address}."
