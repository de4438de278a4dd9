"""Tasks for people: within limits, one at a time for each, and whatever goes wrong in words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import pytest

from chabudai.engine.errors import ChabudaiError
from chabudai.server.errors import Rejected
from chabudai.server.settings import Limits
from chabudai.server.tasks.pool import MOST_IN_LINE, MOST_OF_ONE_PERSON, TaskFailed, TaskPool
from tests.server.running import PATIENT, wait_for
from tests.server.tasks.jobs import die, eat_all_memory, fail, go_on_for_ever, nest, refuse


def with_pool(
    evening: Callable[[TaskPool], Coroutine[Any, Any, None]], limits: Limits | None = None
) -> None:
    async def run() -> None:
        pool = TaskPool(limits or PATIENT)
        try:
            await evening(pool)
        finally:
            pool.close()

    wait_for(run())


def test_what_goes_wrong_in_a_worker_is_said_in_words_and_the_next_task_is_done(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async def evening(pool: TaskPool) -> None:
        assert await pool.run("P0", int, "7") == 7
        with pytest.raises(ChabudaiError, match="there is already a card katana"):
            await pool.run("P0", refuse)
        for job in (eat_all_memory, nest, die):
            with pytest.raises(Rejected) as refused:
                await pool.run("P0", job)
            assert refused.value.sentence.code == "task-too-large"
        with pytest.raises(TaskFailed):
            await pool.run("P0", fail)
        assert await pool.run("P0", int, "8") == 8

    with_pool(evening)
    logged = capfd.readouterr().err
    assert "ZeroDivisionError" in logged
    assert "nobody may know" not in logged


def test_a_task_that_never_ends_is_ended(capfd: pytest.CaptureFixture[str]) -> None:
    async def evening(pool: TaskPool) -> None:
        with pytest.raises(Rejected) as refused:
            await pool.run("P0", go_on_for_ever)
        assert refused.value.sentence.code == "task-too-long"
        assert await persist(pool, int, "8") == 8

    with_pool(evening, Limits(task_seconds=1))


async def persist(pool: TaskPool, job: Callable[[str], int], word: str) -> int:
    """Have a task done, however often a busy machine takes longer than a task may."""
    while True:
        with suppress(Rejected):
            return await pool.run("P1", job, word)


def test_a_person_has_one_task_done_at_a_time_and_few_in_line() -> None:
    """Nobody who comes later waits for all that another has asked."""

    async def evening(pool: TaskPool) -> None:
        done: list[str] = []

        async def ask(person: str) -> None:
            await pool.run(person, int, "7")
            done.append(person)

        many = [asyncio.create_task(ask("P0")) for _ in range(MOST_OF_ONE_PERSON)]
        await asyncio.sleep(0)
        with pytest.raises(Rejected) as refused:
            await pool.run("P0", int, "7")
        assert refused.value.sentence.code == "task-after-task"
        await asyncio.gather(ask("P1"), *many)
        assert done.index("P1") <= 1

    with_pool(evening)


def test_a_line_that_is_too_long_is_refused() -> None:
    async def evening(pool: TaskPool) -> None:
        waiting = [asyncio.create_task(pool.run(f"P{n}", int, f"{n}")) for n in range(MOST_IN_LINE)]
        await asyncio.sleep(0)
        with pytest.raises(Rejected) as refused:
            await pool.run("another", int, "7")
        assert refused.value.sentence.code == "task-line"
        assert await asyncio.gather(*waiting) == list(range(MOST_IN_LINE))

    with_pool(evening)
