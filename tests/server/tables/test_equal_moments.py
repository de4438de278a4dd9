"""Nothing leaks by time: what nobody decides just now leaves at moments that tell nothing.

Bots play from moments in two worlds that a seat cannot tell apart: in one they have a choice where
in the other they have none. In one of the worlds their workers answer, in the other these are as
slow as can be: they never do.
"""

from __future__ import annotations

import asyncio
import os
import signal
from itertools import cycle, islice
from pathlib import Path

import pytest

from chabudai.engine import game_names, load
from chabudai.server.protocol import messages
from chabudai.server.storage import log as e
from chabudai.server.tables.registry import TableRegistry
from tests.server.in_process import DUEL, Player, TestClock, lay_out, open_registry
from tests.server.running import wait_for
from tests.server.two_worlds import Moment, moment
from tests.workers.processes import worker_processes

BEAT = 0.02
TICKS = 4  # looks at the table within a beat
BEATS = 12
SEEDS = range(3)
LEVELS = ("master", "novice", "adept", "random")
MOMENTS = [moment(game, seed) for game in game_names() for seed in SEEDS]


def test_bots_reply_at_the_same_moments_in_both_worlds(tmp_path: Path) -> None:
    async def evening() -> None:
        seen = []
        for world in (0, 1):
            async with open_registry(tmp_path / f"{world}", TestClock(), BEAT) as registry:
                if world == 1:
                    await stop_workers(registry)
                seen.append([await watch_bots(registry, each, world) for each in MOMENTS])
        for one, other in zip(*seen, strict=True):
            both = min(len(one), len(other))  # one game may end before the other
            assert one[:both] == other[:both]
            assert one[:both] == [beat * TICKS for beat in range(both)]

    wait_for(evening())


async def stop_workers(registry: TableRegistry) -> None:
    """Let every worker start, and never answer."""
    registry.bot_pool.wake()
    while not worker_processes():
        await asyncio.sleep(0.001)
    for process in worker_processes():
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)


async def watch_bots(registry: TableRegistry, each: Moment, world: int) -> list[int]:
    """After how many ticks a spectator is shown each action of a game that bots play."""
    state = each.worlds[world]
    bots: list[str | None] = [*islice(cycle(LEVELS), state.seats)]
    terms = messages.Terms(game=each.game, seats=state.seats, bots=bots)
    opened = e.Opened(terms=terms, host="host", secret="00" * 32)
    started = e.Started(position=state.to_position(), rules=load(each.game).version)
    table = await registry.open_from_log([opened, started])
    spectator, shown, v = Player(table, "spectator"), [], 0
    for tick in range(BEATS * TICKS + 1):
        await settle(spectator)
        updates = [each for each in spectator.heard if isinstance(each, messages.Update)]
        shown += [tick for update in updates if update.v > v]
        v = max([v, *[update.v for update in updates]])
        spectator.heard.clear()
        while world == 0 and registry.bot_pool.count_running():
            await asyncio.sleep(0.001)
        advance(registry, BEAT / TICKS)
    assert len(shown) == BEATS + 1 or table.state.phase() == "over"
    table.stop()
    return shown


def advance(registry: TableRegistry, seconds: float) -> None:
    assert isinstance(registry.clock, TestClock)
    registry.clock.advance(seconds)


async def settle(player: Player) -> None:
    """Wait until the table has done all that is to be done at this moment."""
    for _ in range(3):
        await player.wait_until_handled()


def test_what_is_always_answered_waits_for_the_beat_in_one_s_own_turn_too(tmp_path: Path) -> None:
    """Else all would see who has said so, and who has not."""

    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock, beat=1.0) as registry:
            players = await lay_out(registry)
            clock.advance(100.0)
            players[0].say(messages.Standing("play", "end"))
            for _ in range(2):
                await settle(players[2])
                assert players[2].table.state.actor() == 0
                clock.advance(0.5)
            await settle(players[2])
            assert players[2].table.state.actor() != 0

    wait_for(evening())


@pytest.mark.parametrize("hand", [["parry", "geisha"], ["geisha"]], ids=["a choice", "none"])
def test_a_stand_in_replies_a_beat_after_its_person_has_left(
    tmp_path: Path, hand: list[str]
) -> None:
    """However long that person had been thinking; who else comes or goes changes nothing."""

    async def evening() -> None:
        clock = TestClock()
        position = {**DUEL, "hands": [["katana"], hand, ["geisha"]]}
        async with open_registry(tmp_path, clock, beat=1.0) as registry:
            players = await lay_out(registry, position)
            clock.advance(1.0)
            players[0].say(messages.Play("x", 10**6, "strike katana 1"))
            await settle(players[2])
            clock.advance(100.0)
            players[1].say(messages.Leave())
            for _ in range(3):
                await settle(players[2])
                assert players[2].table.state.actor() == 1
                clock.advance(0.25)
                players[0].say(messages.Leave())
                players[0].say(messages.Back())
            await settle(players[2])
            assert players[2].table.state.actor() == 1
            clock.advance(0.25)
            await settle(players[2])
            assert players[2].table.state.actor() != 1

    wait_for(evening())
