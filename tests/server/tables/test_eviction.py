"""Tables that nobody is at go from memory, and come back when somebody does."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.server.errors import Rejected
from chabudai.server.protocol import messages
from chabudai.server.protocol.schemas import Person
from chabudai.server.storage import log as e
from chabudai.server.tables.registry import IDLE_SECONDS, TableRegistry
from tests.server.in_process import DUEL, Player, TestClock, lay_out, open_registry
from tests.server.running import wait_for


async def leave(players: list[Player]) -> None:
    """Everybody closes the page."""
    for player in players:
        await player.depart()


async def pass_quietly(registry: TableRegistry, clock: TestClock, awake: int) -> None:
    """Let time pass until so many tables are active."""
    while len(registry.tables) != awake:
        clock.advance(IDLE_SECONDS)
        await registry.store.check_log()


def test_a_table_sleeps_when_all_have_gone_and_wakes_where_it_was(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock) as registry:
            players = await lay_out(registry)
            table = players[0].table
            await leave(players)
            await pass_quietly(registry, clock, awake=0)
            again = Player(await registry.get(table.id), "P0")
            assert (await again.next_update()).legal
            assert again.table is not table

    wait_for(evening())


def test_a_table_that_sleeps_is_still_listed_and_counted(tmp_path: Path) -> None:
    """With whom it waits for."""

    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock) as registry:
            players = await lay_out(registry)
            await leave(players)
            before = registry.summaries()
            await pass_quietly(registry, clock, awake=0)
            assert registry.summaries() == before
            assert before[0].asked == [0]

    wait_for(evening())


@pytest.mark.parametrize("pace", ["live", "none"])
def test_a_table_with_a_running_clock_or_a_guest_stays_awake(tmp_path: Path, pace: str) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock) as registry:
            kept = await lay_out(registry, pace=messages.Pace(pace, 10**6))  # type: ignore[arg-type]
            await leave(kept if pace == "live" else kept[1:])
            await leave(await lay_out(registry))
            await pass_quietly(registry, clock, awake=1)
            assert list(registry.tables) == [kept[0].table.id]

    wait_for(evening())


def test_who_was_muted_stays_so(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock) as registry:
            players = await lay_out(registry)
            players[0].say(messages.Say("Hello"))
            heard = await players[1].next(lambda message: isinstance(message, messages.Said))
            assert isinstance(heard, messages.Said)
            players[1].say(messages.Mute(heard.speaker))
            await players[1].next_room(lambda room: bool(room.muted))
            await leave(players)
            await pass_quietly(registry, clock, awake=0)
            again = Player(await registry.get(players[0].table.id), "P1")
            await again.wait_until_handled()
            assert not [each for each in again.heard if isinstance(each, messages.Said)]

    wait_for(evening())


async def branch(registry: TableRegistry) -> Player:
    """A what-if that somebody has just opened."""
    terms = messages.Terms(game="samurai_sword", seats=3)
    origin = e.Origin(table="another", players=["A", "B", "C"], step=2)
    person = Person(id="P0", name="P0")
    opened = await registry.open_branch(terms, person, 0, "random", DUEL, origin, [])
    return Player(registry.tables[opened.table], "P0")


def test_a_what_if_that_nobody_played_in_is_forgotten_and_another_is_not(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock) as registry:
            left, played = await branch(registry), await branch(registry)
            played.say(messages.Play("x", 10**6, "strike katana 1"))
            await played.next(lambda message: isinstance(message, messages.Accepted))
            await leave([left, played])
            await pass_quietly(registry, clock, awake=0)
            assert [each.table for each in registry.summaries()] == [played.table.id]
            assert await registry.store.tables_of("P0") == [played.table.id]
            with pytest.raises(Rejected):
                await registry.get(left.table.id)

    wait_for(evening())
