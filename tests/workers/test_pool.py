"""Work shared out to processes: nothing lost, nothing done twice, whoever dies."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from chabudai.engine.errors import BadOptions
from chabudai.workers.choose_pool import choose_pool
from chabudai.workers.pool import ATTEMPTS, InProcessPool, Pool, WorkLost
from chabudai.workers.process_pool import ProcessPool
from chabudai.workers.worker import NICENESS, Prepare, report_progress
from tests.workers.processes import is_running, worker_processes

PATIENCE = 300.0


def square(number: int) -> int:
    return number * number


def refuse_two(number: int) -> int:
    """A job that cannot be done for 2."""
    if number == 2:
        choose_pool(workers=0)
    return number


def die_at_three(once: Path | None, number: int) -> int:
    """A job that kills its worker at task 3; only once if a file can remember it."""
    if number == 3 and (once is None or not once.exists()):
        if once is not None:
            once.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail_to_send(number: int) -> object:
    """A job whose result no other process can have."""
    return lambda: number


def lose_connection(number: int) -> int:
    raise ConnectionResetError


def wait_for_file(path: str) -> int:
    """A job that lasts until a file is there; it leaves a mark each time that it is begun."""
    with Path(f"{path}.begun").open("a") as file:
        file.write("x")
    while not Path(path).exists():
        time.sleep(0.01)
    return os.getpid()


def report_twice(number: int) -> int:
    report_progress(0.5)
    report_progress(1.0)
    return number


def process_id(_: int) -> int:
    return os.getpid()


def niceness(_: int) -> int:
    return os.nice(0)


# All tasks of a job


@pytest.mark.parametrize("pool", [InProcessPool(), ProcessPool(2)])
def test_results_come_in_the_order_of_the_tasks(pool: Pool) -> None:
    assert list(pool.each(square, range(20))) == [number**2 for number in range(20)]


@pytest.mark.parametrize("pool", [InProcessPool(), ProcessPool(2)])
def test_an_error_of_a_job_reaches_whoever_asked(pool: Pool) -> None:
    with pytest.raises(BadOptions) as error:
        list(pool.each(refuse_two, range(5)))
    assert error.value.sentence.text("en") == "Use at least 1 process, not 0."


def test_an_error_in_another_process_says_where_it_came_from() -> None:
    with pytest.raises(BadOptions) as error:
        list(ProcessPool(2).each(refuse_two, range(5)))
    assert "in refuse_two\n" in error.value.__notes__[0]


def test_an_error_of_a_job_is_not_taken_for_the_death_of_its_worker() -> None:
    with pytest.raises(ConnectionResetError):
        list(ProcessPool(1).each(lose_connection, [1]))


def test_a_result_that_cannot_be_sent_is_an_error_of_the_job() -> None:
    with pytest.raises((AttributeError, TypeError)) as error:
        list(ProcessPool(1).each(fail_to_send, [1]))
    assert "fail_to_send" in str(error.value)


def test_a_worker_that_is_killed_is_replaced_and_its_task_done_again(tmp_path: Path) -> None:
    job = partial(die_at_three, tmp_path / "killed")
    assert list(ProcessPool(2).each(job, range(8))) == list(range(8))


def test_a_task_that_kills_every_worker_is_given_up() -> None:
    deaths: list[None] = []
    pool = ProcessPool(2, on_death=lambda: deaths.append(None))
    with pytest.raises(WorkLost) as error:
        list(pool.each(partial(die_at_three, None), range(8)))
    assert len(deaths) == ATTEMPTS
    assert error.value.sentence.text("en") != error.value.sentence.text("fr")


def test_a_pool_works_for_any_thread() -> None:
    with ThreadPoolExecutor(1) as threads:
        done = threads.submit(lambda: list(ProcessPool(2).each(square, range(4))))
    assert done.result() == [0, 1, 4, 9]


def test_no_tasks_are_done_at_once() -> None:
    assert list(ProcessPool(2).each(square, [])) == []


def test_processes_end_with_the_results_also_if_nobody_wants_the_rest() -> None:
    results = ProcessPool(2).each(square, range(100))
    assert next(results) == 0
    assert worker_processes()
    results.close()  # type: ignore[attr-defined]
    assert worker_processes() == []


def test_one_worker_is_this_process_and_none_is_too_few() -> None:
    assert isinstance(choose_pool(workers=1), InProcessPool)
    assert choose_pool(workers=3).workers == 3
    with pytest.raises(BadOptions):
        choose_pool(workers=0)


# One task at a time, for whoever does not want to wait


@asynccontextmanager
async def opened(workers: int, prepare: Prepare | None = None) -> AsyncIterator[ProcessPool]:
    pool = ProcessPool(workers, prepare=prepare)
    try:
        yield pool
    finally:
        pool.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run something that waits for a pool, but not for ever."""

    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(bounded())


def kill_all() -> None:
    for process in worker_processes():
        process.kill()


async def appears(path: Path) -> None:
    while not path.exists() or not path.read_text():
        await asyncio.sleep(0.01)


def test_a_worker_stays_for_the_next_task_until_the_pool_is_closed() -> None:
    async def work() -> None:
        async with opened(1) as pool:
            first = await pool.run(process_id, 1)
            assert first == await pool.run(process_id, 2) != os.getpid()
        assert worker_processes() == []

    run(work())


def test_workers_leave_the_processor_to_others() -> None:
    async def work() -> None:
        async with opened(1) as pool:
            assert await pool.run(niceness, 1) == min(19, os.nice(0) + NICENESS)

    run(work())


@pytest.mark.parametrize("pause", [0.0, 0.5], ids=["at once", "later"])
def test_an_idle_worker_that_was_killed_is_replaced(pause: float) -> None:
    async def work() -> None:
        async with opened(2) as pool:
            first = await pool.run(process_id, 1)
            kill_all()
            await asyncio.sleep(pause)
            assert await pool.run(process_id, 1) != first

    run(work())


def test_a_busy_worker_that_was_killed_is_replaced_and_its_task_done_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(1) as pool:
            file = tmp_path / "file"
            waiting = asyncio.create_task(pool.run(wait_for_file, str(file)))
            await appears(tmp_path / "file.begun")
            kill_all()
            file.touch()
            assert await waiting
            assert (tmp_path / "file.begun").read_text() == "xx"

    run(work())


@pytest.mark.parametrize("stopped", [False, True], ids=["busy", "stopped"])
def test_a_worker_that_overruns_a_deadline_is_ended_and_replaced(
    tmp_path: Path, stopped: bool
) -> None:
    async def work() -> None:
        async with opened(1) as pool:
            first = await pool.run(process_id, 1)
            if stopped:
                os.kill(first, signal.SIGSTOP)
            with pytest.raises(TimeoutError):
                await pool.run(wait_for_file, str(tmp_path / "never"), deadline=0.2)
            assert await pool.run(process_id, 1) != first

    run(work())


def test_a_worker_that_hangs_before_it_has_read_its_task_is_ended() -> None:
    """The task is larger than what the line holds, so that not even all of it can be sent."""

    async def work() -> None:
        async with opened(1) as pool:
            first = await pool.run(process_id, 1)
            os.kill(first, signal.SIGSTOP)
            with pytest.raises(TimeoutError):
                await pool.run(len, bytes(10**7), deadline=0.2)
            assert await pool.run(process_id, 1) != first

    run(work())


def test_a_worker_that_is_still_starting_when_a_task_is_due_is_kept(tmp_path: Path) -> None:
    """Or none would ever start where starting takes longer than a task may."""
    ready = tmp_path / "ready"

    async def work() -> None:
        async with opened(1, partial(wait_for_file, str(ready))) as pool:
            with pytest.raises(TimeoutError):
                await pool.run(process_id, 1, deadline=0.01)
            while not worker_processes():  # what it is forked from may have to start first
                await asyncio.sleep(0.001)
            (starting,) = worker_processes()
            with pytest.raises(TimeoutError):
                await pool.run(process_id, 1, deadline=0.01)
            ready.touch()
            assert await pool.run(process_id, 1) == starting.pid

    run(work())


def test_workers_that_die_idle_are_replaced_and_told_of() -> None:
    deaths: list[None] = []

    async def work() -> None:
        async with opened(2) as pool:
            pool.on_death = lambda: deaths.append(None)
            await asyncio.gather(*[pool.run(process_id, n) for n in range(2)])
            alive = worker_processes()
            assert pool.count_alive() == len(alive)
            for process in alive:
                process.kill()
                process.join()
            assert pool.count_alive() == 0
            assert await pool.run(square, 3) == 9
            assert len(deaths) == len(alive)

    run(work())


def test_whoever_waits_in_line_too_long_harms_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(1) as pool:
            file = tmp_path / "file"
            first = await pool.run(process_id, 1)
            waiting = asyncio.create_task(pool.run(wait_for_file, str(file)))
            await appears(tmp_path / "file.begun")
            with pytest.raises(TimeoutError):
                await pool.run(process_id, 1, deadline=0.2)
            file.touch()
            assert await waiting == first
            assert (tmp_path / "file.begun").read_text() == "x"

    run(work())


def test_a_task_nobody_waits_for_any_more_leaves_the_line(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(1) as pool:
            file, other = tmp_path / "file", tmp_path / "other"
            busy = asyncio.create_task(pool.run(wait_for_file, str(file)))
            in_line = asyncio.create_task(pool.run(wait_for_file, str(other)))
            await appears(tmp_path / "file.begun")
            in_line.cancel()
            await asyncio.sleep(0)
            file.touch()
            await busy
            await pool.run(process_id, 1)
            assert not (tmp_path / "other.begun").exists()

    run(work())


def test_a_job_tells_how_far_it_is() -> None:
    async def work() -> None:
        async with opened(1) as pool:
            heard: list[float] = []
            assert await pool.run(report_twice, 7, on_progress=heard.append) == 7
            assert heard == [0.5, 1.0]
            assert await pool.run(report_twice, 8) == 8

    run(work())


def test_a_pool_that_is_closed_ends_what_runs_and_can_be_used_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(1) as pool:
            waiting = asyncio.create_task(pool.run(wait_for_file, str(tmp_path / "never")))
            await appears(tmp_path / "never.begun")
            pool.close()
            assert worker_processes() == []
            with pytest.raises(WorkLost):
                await waiting
            assert await pool.run(square, 3) == 9

    run(work())


PARENT = """
import asyncio, time
from chabudai.workers.process_pool import ProcessPool
pool = ProcessPool(1)
print(asyncio.run(pool.run(eval, "__import__('os').getpid()")), flush=True)
time.sleep(600)
"""


def test_workers_end_with_their_parent_however_it_ends() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    with parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert is_running(worker)
        parent.kill()
    end = time.monotonic() + PATIENCE
    while is_running(worker):
        assert time.monotonic() < end
        time.sleep(0.05)
