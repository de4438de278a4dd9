"""Tables that nobody is at go from memory, and come back when somebody does."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.server.protocol import messages
from chabudai.server.tables.registry import QUIET, House
from tests.server.inside import Player, TestClock, house, lay_out
from tests.server.running import wait_for


async def leave(players: list[Player]) -> None:
    """Everybody closes the page."""
    for player in players:
        await player.depart()


async def pass_quietly(here: House, clock: TestClock, awake: int) -> None:
    """Let the house look around, until so many tables live."""
    while len(here.tables) != awake:
        clock.advance(QUIET)
        await here.store.unfinished()


def test_a_table_sleeps_when_all_have_gone_and_wakes_where_it_was(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with house(tmp_path, clock) as here:
            players = await lay_out(here)
            table = players[0].table
            await leave(players)
            await pass_quietly(here, clock, awake=0)
            again = Player(await here.table(table.id), "P0")
            assert (await again.next_update()).legal
            assert again.table is not table

    wait_for(evening())


def test_a_table_that_sleeps_is_still_listed_and_counted(tmp_path: Path) -> None:
    """With whom it waits for."""

    async def evening() -> None:
        clock = TestClock()
        async with house(tmp_path, clock) as here:
            players = await lay_out(here)
            await leave(players)
            before = here.outlines()
            await pass_quietly(here, clock, awake=0)
            assert here.outlines() == before
            assert before[0].asked == [0]

    wait_for(evening())


@pytest.mark.parametrize("pace", ["live", "none"])
def test_a_table_with_a_running_clock_or_a_guest_stays_awake(tmp_path: Path, pace: str) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with house(tmp_path, clock) as here:
            kept = await lay_out(here, pace=messages.Pace(pace, 10**6))  # type: ignore[arg-type]
            await leave(kept if pace == "live" else kept[1:])
            await leave(await lay_out(here))
            await pass_quietly(here, clock, awake=1)
            assert list(here.tables) == [kept[0].table.id]

    wait_for(evening())


def test_who_was_muted_stays_so(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with house(tmp_path, clock) as here:
            players = await lay_out(here)
            players[1].say(messages.Mute("P0"))
            players[0].say(messages.Say("Hello"))
            await players[2].next(lambda message: isinstance(message, messages.Said))
            await leave(players)
            await pass_quietly(here, clock, awake=0)
            again = Player(await here.table(players[0].table.id), "P1")
            await again.settle()
            assert not [each for each in again.heard if isinstance(each, messages.Said)]

    wait_for(evening())
