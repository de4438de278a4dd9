"""Jobs shared out: nothing lost, nothing twice, whoever dies."""

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from chabudai.engine.errors import BadOptions
from chabudai.lab.workers.choose_pool import pool_of
from chabudai.lab.workers.pool import Alone, Pool, WorkLost
from chabudai.lab.workers.processes import Crew


def squared(number: int) -> int:
    """A job."""
    return number * number


def refused(number: int) -> int:
    """A job that cannot be done for 2."""
    if number == 2:
        pool_of(workers=0)
    return number


def deadly(once: Path | None, number: int) -> int:
    """A job that kills its worker at task 3; only once if a file can remember it."""
    if number == 3 and (once is None or not once.exists()):
        if once is not None:
            once.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("pool", [Alone(), Crew(2)])
def test_results_come_in_the_order_of_the_tasks(pool: Pool) -> None:
    assert list(pool.each(squared, range(20))) == [number**2 for number in range(20)]


@pytest.mark.parametrize("pool", [Alone(), Crew(2)])
def test_an_error_of_a_job_reaches_whoever_asked(pool: Pool) -> None:
    with pytest.raises(BadOptions) as error:
        list(pool.each(refused, range(5)))
    assert error.value.sentence.text("en") == "Use at least 1 process, not 0."


def test_an_error_in_another_process_says_where_it_came_from() -> None:
    with pytest.raises(BadOptions) as error:
        list(Crew(2).each(refused, range(5)))
    assert "in refused\n" in error.value.__notes__[0]


def test_a_worker_that_is_killed_is_replaced_and_its_task_done_again(tmp_path: Path) -> None:
    job = partial(deadly, tmp_path / "killed")
    assert list(Crew(2).each(job, range(8))) == list(range(8))


def test_a_task_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkLost) as error:
        list(Crew(2).each(partial(deadly, None), range(8)))
    assert error.value.sentence.text("en") != error.value.sentence.text("fr")


def test_a_crew_works_for_any_thread() -> None:
    with ThreadPoolExecutor(1) as threads:
        done = threads.submit(lambda: list(Crew(2).each(squared, range(4))))
    assert done.result() == [0, 1, 4, 9]


def test_no_tasks_are_done_at_once() -> None:
    assert list(Crew(2).each(squared, [])) == []


def test_one_worker_is_this_process_and_none_is_too_few() -> None:
    assert isinstance(pool_of(workers=1), Alone)
    assert pool_of(workers=3).workers == 3
    with pytest.raises(BadOptions):
        pool_of(workers=0)
