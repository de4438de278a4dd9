"""What holds for one server holds for two on one database: lists, limits, hints, signing out."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from http import HTTPStatus
from typing import Any

import pytest
from websockets.asyncio.client import connect

from chabudai.client import Client, NotDone, ShutOut
from chabudai.server.socket.endpoint import TOO_MANY
from tests.server.conftest import NewServer
from tests.server.postgres import Postgres
from tests.server.running import (
    GENEROUS,
    PATIENCE,
    PATIENT,
    Server,
    guests_at,
    start,
    terms,
    wait_for,
)

SOCKETS = 8
GUESTS = 60


@pytest.fixture
def servers(postgres: Postgres, new_server: NewServer) -> list[Server]:
    database = postgres.create_database()
    limits = replace(
        PATIENT,
        tables_per_guest=2,
        hints_at_once=1,
        hints_per_second=1e-6,
        sockets_per_address=SOCKETS,
        guests_per_minute=GUESTS,
        requests_at_once=GENEROUS.requests_at_once,
        handshakes_at_once=GENEROUS.handshakes_at_once,
    )
    return [new_server(database=database, limits=limits) for _ in range(2)]


async def list_lines(person: Client, path: str) -> list[dict[str, Any]]:
    return list((await person.ask("GET", path)).json())


def test_two_servers_are_as_one(servers: list[Server]) -> None:
    """In one evening, since it takes long to start them."""

    async def evening() -> None:
        ana = await Client.welcome(servers[0].url, "Ana")
        elsewhere = Client(servers[1].url, ana.token)
        await check_lists(ana, elsewhere)
        await check_limits(ana, elsewhere)
        await check_sign_out(ana, elsewhere)
        await check_tables_at_once(servers)
        await check_hints(servers)
        await check_sockets(servers)
        await check_newcomers(servers)

    wait_for(evening())


async def check_lists(ana: Client, elsewhere: Client) -> None:
    """A table is listed at once at the other server, and whose turn it is before long."""
    table = await ana.open_table(terms("kodachi", 2, open=True))
    ben = await Client.welcome(elsewhere.url, "Ben")
    assert [each["id"] for each in await list_lines(ben, "/api/tables")] == [table]
    async with guests_at([ana, Client(ana.url, ben.token)], table) as guests:
        await start(guests)
        asked = elsewhere if guests[0].asked() else ben
        while not (lines := await list_lines(asked, "/api/me/games"))[0]["waiting"]:
            await asyncio.sleep(0.05)
        assert [(each["id"], each["phase"]) for each in lines] == [(table, "playing")]


async def check_limits(ana: Client, elsewhere: Client) -> None:
    """Tables of both servers count."""
    await elsewhere.open_table(terms())
    for place in (ana, elsewhere):
        refused = await place.ask("POST", "/api/tables", terms())
        assert (refused.status_code, refused.json()["code"]) == (400, "too-many-tables")


async def check_sign_out(ana: Client, elsewhere: Client) -> None:
    """Signing out at one server closes the sockets at the other."""
    (table, *_) = [each["id"] for each in await list_lines(ana, "/api/tables")]
    async with elsewhere.at(table) as guest:
        await ana.ask("POST", "/api/sign-out")
        with pytest.raises(ShutOut):
            await guest.until(lambda: False)


async def check_tables_at_once(servers: list[Server]) -> None:
    """However many are asked for at the same moment, at whichever server."""
    for number in range(4):
        ben = await Client.welcome(servers[0].url, f"Ben {number}")
        places = [Client(each.url, ben.token) for each in servers] * 4
        answers = await asyncio.gather(
            *[each.ask("POST", "/api/tables", terms()) for each in places]
        )
        assert [each.status_code for each in answers].count(201) == 2


async def check_hints(servers: list[Server]) -> None:
    """Whoever has had a hint gets no other one because the table has moved."""
    cleo = await Client.welcome(servers[0].url, "Cleo")
    asked_for = terms("kodachi", 2, bots=[None, "novice"], aids=True)
    table = await cleo.open_table(asked_for)
    async with cleo.at(table, heartbeat=PATIENCE) as guest:  # on which it would be asked for again
        await start([guest])
        await guest.until(guest.asked)
        assert (await guest.hint()).moves
    async with Client(servers[1].url, cleo.token).at(table) as guest:
        await guest.until(guest.asked)
        with pytest.raises(NotDone, match="many hints"):
            await guest.hint()


async def check_sockets(servers: list[Server]) -> None:
    """An address that has as many as it may have at one server gets none at the other."""
    dora = await Client.welcome(servers[0].url, "Dora")
    table = await dora.open_table(terms())
    async with guests_at([dora] * SOCKETS, table):
        while await is_let_in(Client(servers[1].url, dora.token)):
            await asyncio.sleep(0.05)
    while not await is_let_in(Client(servers[1].url, dora.token)):
        await asyncio.sleep(0.05)


async def is_let_in(person: Client) -> bool:
    """Whether a socket is not refused for being one too many; there is no such table."""
    address = person.url.replace("http", "ws", 1) + "/ws/tables/none"
    headers = {"authorization": f"Bearer {person.token}"}
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        await socket.wait_closed()
    return socket.close_code != TOO_MANY


async def check_newcomers(servers: list[Server]) -> None:
    """Who has used up what there is at one server finds little left at the other."""
    one, other = [await count_guests(each, GUESTS) for each in servers]
    assert one + other < 2 * GUESTS - GUESTS // 2


async def count_guests(server: Server, most: int) -> int:
    """How many guests one address may make before it is turned away."""
    nobody = Client(server.url, "none")
    for count in range(most):
        answer = await nobody.ask("POST", "/api/programs", {"name": "Guest"})
        if answer.status_code == HTTPStatus.TOO_MANY_REQUESTS:
            return count
        await asyncio.sleep(0.02)
    return most
