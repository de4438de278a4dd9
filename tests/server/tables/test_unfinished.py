"""Tables that wait too long are deleted, and a start takes up only what has something to do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from chabudai.server.errors import Rejected
from chabudai.server.protocol.messages import Pace, Terms
from chabudai.server.settings import Limits
from tests.server.in_process import TestClock, lay_out, open_registry
from tests.server.running import wait_for

AT_ONCE = Limits(waiting_days=0)
WAITING = Terms(game="kodachi", seats=2, open=True)


def test_a_table_that_waits_too_long_for_people_is_deleted(tmp_path: Path) -> None:
    """Not one whose game has begun."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            waiting = await registry.open_table(WAITING, "P0")
            playing = (await lay_out(registry))[0].table
        async with open_registry(tmp_path, TestClock()) as again:
            assert {each.table for each in again.summaries()} == {waiting.id, playing.id}
        async with open_registry(tmp_path, TestClock(), limits=AT_ONCE) as later:
            assert [each.table for each in later.summaries()] == [playing.id]
            with pytest.raises(Rejected):
                await later.get(waiting.id)

    wait_for(evening())


def test_a_start_activates_only_games_that_go_on_by_themselves(tmp_path: Path) -> None:
    """The others are listed as they were, and read when somebody comes."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            await registry.open_table(WAITING, "P0")
            await lay_out(registry)
            timed = (await lay_out(registry, pace=Pace("live", 600.0)))[0].table
            before = {each.table: each for each in registry.summaries()}
        async with open_registry(tmp_path, TestClock()) as again:
            assert list(again.tables) == [timed.id]
            assert {each.table: each for each in again.summaries()} == before

    wait_for(evening())


def test_unfinished_tables_of_a_host_still_count_after_a_start(tmp_path: Path) -> None:
    few = replace(Limits(), tables_per_guest=1)

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock(), limits=few) as registry:
            await registry.open_table(WAITING, "P0")
        async with open_registry(tmp_path, TestClock(), limits=few) as again:
            with pytest.raises(Rejected):
                await again.open_table(WAITING, "P0")

    wait_for(evening())
