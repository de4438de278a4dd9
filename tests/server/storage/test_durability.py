"""Nothing that was acknowledged is ever lost: `kill -9` at any moment, then start again."""

from __future__ import annotations

import asyncio
import os
import select
from contextlib import AsyncExitStack

import msgspec

from chabudai.client import Client
from chabudai.engine.rng import FastRng
from tests.scale import choose
from tests.server.conftest import NewServer
from tests.server.evening import Evening
from tests.server.running import (
    PATIENCE,
    Server,
    all_past,
    asked,
    clients,
    legal,
    play_to_the_end,
    start,
    started,
    terms,
    wait_for,
)
from tests.workers.processes import list_workers_of

KILLS = choose(8, 75)
KILLS_ON_POSTGRESQL = KILLS * 2 // 3  # the same code but for the last step
GAMES = [("kodachi", 2), ("kodachi", 2), ("kodachi", 2), ("samurai_sword", 3)]


class Frames:
    """Counts what everybody is sent, so that something can happen after so many more."""

    def __init__(self) -> None:
        self.count = 0
        self.target = 0
        self.reached = asyncio.Event()

    def note(self, frame: bytes) -> None:
        self.count += 1
        if self.count >= self.target:
            self.reached.set()

    async def wait_for_more(self, more: int) -> None:
        self.target = self.count + more
        self.reached.clear()
        await self.reached.wait()


async def kill_often(server: Server, frames: Frames) -> None:
    """Kill the server after some more frames, wherever it is just then."""
    rng = FastRng(1)
    for _ in range(KILLS_ON_POSTGRESQL if server.settings.database else KILLS):
        await frames.wait_for_more(5 + int(rng.randbelow(60)))
        server.kill()
        await asyncio.to_thread(server.start)


def test_no_acknowledged_action_is_lost_by_many_kills(new_server: NewServer, database: str) -> None:
    """Each is in the log once, at the version that was acknowledged, and all see the same."""
    server = new_server(database=database)

    async def evening() -> None:
        frames = Frames()
        tonight = Evening(server, GAMES, frames.note)
        async with AsyncExitStack() as stack:
            await tonight.sit_down(stack, len(GAMES))
            async with asyncio.TaskGroup() as group:
                tonight.begin(group)
                await kill_often(server, frames)
                await tonight.end()
            await tonight.check(server.settings.place)

    wait_for(evening(), PATIENCE + 15 * KILLS)


def test_a_restart_changes_nothing_that_anybody_sees(new_server: NewServer, database: str) -> None:
    server = new_server(database=database)

    async def play() -> None:
        async with started(server, terms()) as guests:
            v = guests[0].version()
            await asked(guests).play(legal(asked(guests))[0])
            await all_past(guests, v)
            before = guests[0].update
            table = guests[0].room.table if guests[0].room else ""
            server.stop()
            server.start()
            token = guests[0].headers["authorization"].split()[1]
            async with Client(server.url, token).at(table) as again:
                await again.until(lambda: again.update is not None)
                assert again.update is not None
                assert before is not None
                told = before.before + len(before.events)
                assert again.update == msgspec.structs.replace(before, before=told, events=[])

    wait_for(play())


def test_the_workers_of_the_bots_end_with_a_server_that_is_killed(new_server: NewServer) -> None:
    """They would wait for ever otherwise, one more after every crash."""
    server = new_server()

    async def play() -> None:
        (person,) = await clients(server, 1)
        table = await person.open_table(terms(bots=[None, "random", "random"]))
        async with person.at(table) as guest:
            await start([guest])
            await play_to_the_end(guest, 1)

    wait_for(play())
    workers = [os.pidfd_open(pid) for pid in list_workers_of(server.process.pid)]
    assert workers
    server.kill()
    for worker in workers:
        assert select.select([worker], [], [], PATIENCE)[0]
        os.close(worker)


def test_a_finished_game_is_read_again_when_somebody_comes(
    new_server: NewServer, database: str
) -> None:
    server = new_server(database=database)

    async def play() -> None:
        (person,) = await clients(server, 1)
        table = await person.open_table(terms(bots=[None, "random", "random"]))
        async with person.at(table) as guest:
            await start([guest])
            await play_to_the_end(guest, 1)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        async with person.at(table) as guest:
            await guest.until(lambda: guest.over() and guest.update is not None)
            assert guest.update is not None
            assert guest.update.result

    wait_for(play())
