"""Nothing that was acknowledged is ever lost: `kill -9` at any moment, then start again."""

from __future__ import annotations

import asyncio
import os
import select
from collections import defaultdict
from contextlib import AsyncExitStack, suppress
from functools import partial

import msgspec

from chabudai.client import Client, Guest, NotDone
from chabudai.engine.rng import FastRng
from chabudai.server.storage.database import Place
from chabudai.server.storage.log import AnyEntry, Played
from chabudai.server.storage.store import Store
from chabudai.server.tables.state import TableState
from tests.scale import choose
from tests.server.conftest import NewServer
from tests.server.running import (
    PATIENCE,
    Server,
    all_past,
    asked,
    clients,
    is_past,
    legal,
    play_to_the_end,
    start,
    started,
    terms,
    wait_for,
)
from tests.workers.processes import list_workers_of

KILLS = choose(12, 75)
KILLS_ON_POSTGRESQL = KILLS * 2 // 3  # the same code but for the last step
GAMES = [("kodachi", 2), ("kodachi", 2), ("kodachi", 2), ("samurai_sword", 3)]


class Evening:
    """Several tables at once, everything that was acknowledged, and every frame counted."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.kills = KILLS_ON_POSTGRESQL if server.settings.database else KILLS
        self.ended = False
        self.frames = 0
        self.target = 0
        self.reached = asyncio.Event()
        self.acknowledged: dict[str, dict[int, str]] = defaultdict(dict)

    def count(self, frame: bytes) -> None:
        self.frames += 1
        if self.frames >= self.target:
            self.reached.set()

    async def play(self, guest: Guest, table: str, seed: int) -> None:
        """Play on, whatever happens to the server, until the evening or the game ends."""
        rng = FastRng(seed)
        while not (self.ended or guest.over()):
            await guest.until(lambda: guest.asked() or guest.over() or self.ended)
            if guest.asked() and not self.ended:
                await self.answer(guest, table, rng)

    async def answer(self, guest: Guest, table: str, rng: FastRng) -> None:
        tokens, v = legal(guest), guest.version()
        token = tokens[rng.randbelow(len(tokens))]
        with suppress(NotDone):  # it had been kept already, and another seat has answered since
            self.acknowledged[table][await guest.play(token)] = token
        await guest.until(partial(is_past, guest, v))

    async def kill_often(self) -> None:
        """Kill the server after some more frames, wherever it is just then."""
        rng = FastRng(1)
        for _ in range(self.kills):
            self.target = self.frames + 5 + int(rng.randbelow(60))
            self.reached.clear()
            await self.reached.wait()
            self.server.kill()
            await asyncio.to_thread(self.server.start)
        self.ended = True


async def read_log(place: Place, table: str) -> list[AnyEntry]:
    store = Store(place)
    try:
        return await store.read_log(table)
    finally:
        store.close()


def test_no_acknowledged_action_is_lost_by_many_kills(new_server: NewServer, database: str) -> None:
    """Each is in the log once, at the version that was acknowledged, and all see the same."""
    server = new_server(database=database)

    async def evening() -> None:
        tonight = Evening(server)
        async with AsyncExitStack() as stack:
            async with asyncio.TaskGroup() as group:
                shown = await sit_down(tonight, stack, group)
                await tonight.kill_often()
            for table, guests in shown.items():
                log = await read_log(server.settings.place, table)
                check_log(log, tonight.acknowledged[table])
                await check_views(guests, table, log)

    wait_for(evening(), PATIENCE + 15 * KILLS)


async def sit_down(
    tonight: Evening, stack: AsyncExitStack, group: asyncio.TaskGroup
) -> dict[str, list[Guest]]:
    """Open the tables; everybody plays as a task."""
    shown: dict[str, list[Guest]] = {}
    for game, seats in GAMES:
        people = await clients(tonight.server, seats)
        table = await people[0].open_table(terms(game, seats))
        arriving = [each.at(table, on_frame=tonight.count) for each in people]
        shown[table] = [await stack.enter_async_context(each) for each in arriving]
        await start(shown[table])
    for table, guests in shown.items():
        for seat, guest in enumerate(guests):
            group.create_task(tonight.play(guest, table, seat))
    return shown


def check_log(log: list[AnyEntry], acknowledged: dict[int, str]) -> None:
    kept = {v: each for v, each in enumerate(log, 1) if isinstance(each, Played)}
    assert acknowledged
    assert {v: kept[v].token for v in acknowledged} == acknowledged
    ids = [each.id for each in kept.values()]
    assert len(ids) == len(set(ids))


async def check_views(guests: list[Guest], table: str, log: list[AnyEntry]) -> None:
    """Everybody sees what the log says."""
    state = TableState.from_log(table, log)
    assert state.match is not None
    for seat, guest in enumerate(guests):
        await guest.until(lambda guest=guest: guest.version() == state.v)  # type: ignore[misc]
        assert guest.update is not None
        view = msgspec.to_builtins(state.match.state.view(seat))
        assert guest.update.view == view


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
