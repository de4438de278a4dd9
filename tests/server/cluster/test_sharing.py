"""What holds for one server holds for two on one database: lists, limits, signing out."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from chabudai.client import Client, ShutOut
from tests.server.conftest import NewServer
from tests.server.postgres import Postgres
from tests.server.running import GENEROUS, PATIENT, Server, guests_at, start, terms, wait_for


@pytest.fixture
def servers(postgres: Postgres, new_server: NewServer) -> list[Server]:
    database = postgres.create_database()
    limits = replace(
        PATIENT,
        tables_per_guest=2,
        guests_per_minute=GENEROUS.guests_per_minute,
        requests_at_once=GENEROUS.requests_at_once,
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
