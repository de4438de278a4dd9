"""Whatever the network does: nothing is lost or done twice, and everybody sees the same at last."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from functools import partial

import msgspec
import pytest

from chabudai.client import Client, Guest, NotDone
from chabudai.engine.rng import FastRng
from chabudai.server.storage.log import Readied, Seated
from tests.server.evening import check_log, check_views, read_log
from tests.server.faulty_network import Weather, weather
from tests.server.running import PATIENT, Server, clients, is_past, legal, start, terms, wait_for

HEARTBEAT = 0.1
MOVES = 30
STORMS = [(1, "samurai_sword", 4), (2, "kodachi", 3), (3, "kodama_duo", 2), (4, "samurai_sword", 7)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that takes any number of messages."""
    limits = replace(PATIENT, messages_at_once=10**6, requests_at_once=10**6)
    running = Server(tmp_path_factory.mktemp("storm"), limits=limits).start()
    yield running
    running.stop()


@pytest.mark.parametrize(("seed", "game", "seats"), STORMS)
def test_a_game_in_a_storm_loses_nothing_and_all_see_the_same_after_it(
    server: Server, seed: int, game: str, seats: int
) -> None:
    """Cut sockets, lost, late, doubled and swapped frames, both ways."""

    async def evening() -> None:
        async with weather(seed, server.port) as between, AsyncExitStack() as stack:
            table, guests = await sit_down(server, between, stack, game, seats)
            acknowledged: dict[int, str] = {}
            between.calm = False
            async with asyncio.TaskGroup() as group:
                for guest in guests:
                    group.create_task(play(guest, seed, acknowledged))
            between.calm = True
            log = await read_log(server.folder, table)
            check_log(log, acknowledged)
            await check_views(guests, table, log)
            assert len(between.seen) == 5

    wait_for(evening())


def test_everybody_sits_down_in_a_storm(server: Server) -> None:
    """What got lost on its way is said again."""

    async def evening() -> None:
        async with weather(5, server.port) as between, AsyncExitStack() as stack:
            people = await clients(server, 7)
            table = await people[0].open_table(terms("samurai_sword", 7))
            url = f"http://127.0.0.1:{between.port}"
            outside = [Client(url, each.token).at(table, heartbeat=HEARTBEAT) for each in people]
            guests = [await stack.enter_async_context(each) for each in outside]
            between.calm = False
            await start(guests)
            assert between.seen["lost"]
            between.calm = True
            log = await read_log(server.folder, table)
            for kind in (Seated, Readied):
                assert sorted(each.seat for each in log if isinstance(each, kind)) == [*range(7)]

    wait_for(evening())


def test_an_update_that_was_lost_is_shown_again_though_the_room_beside_it_was_seen(
    server: Server,
) -> None:
    """The next heartbeat asks for it."""

    async def evening() -> None:
        async with weather(1, server.port) as between, AsyncExitStack() as stack:
            _, (guest, *_) = await sit_down(server, between, stack, "kodachi", 2)
            v = guest.version()
            assert guest.room is not None
            assert guest.update is not None
            guest.room = msgspec.structs.replace(guest.room, v=v)
            guest.update = msgspec.structs.replace(guest.update, v=v - 1)
            await guest.until(lambda: guest.version() == v)

    wait_for(evening())


async def sit_down(
    server: Server, between: Weather, stack: AsyncExitStack, game: str, seats: int
) -> tuple[str, list[Guest]]:
    """A running game whose people are all behind the weather."""
    people = await clients(server, seats)
    table = await people[0].open_table(terms(game, seats))
    url = f"http://127.0.0.1:{between.port}"
    outside = [Client(url, each.token).at(table, heartbeat=HEARTBEAT) for each in people]
    guests = [await stack.enter_async_context(each) for each in outside]
    await start(guests)
    return table, guests


async def play(guest: Guest, seed: int, acknowledged: dict[int, str]) -> None:
    """Play on until there have been moves enough."""
    rng = FastRng(seed)

    def enough() -> bool:
        return guest.over() or len(acknowledged) >= MOVES

    while not enough():
        await guest.until(lambda: guest.asked() or enough())
        if guest.asked() and not enough():
            tokens, v = legal(guest), guest.version()
            token = tokens[rng.randbelow(len(tokens))]
            with suppress(NotDone):  # seen too late: the game has gone on
                acknowledged[await guest.play(token)] = token
            await guest.until(partial(is_past, guest, v))
