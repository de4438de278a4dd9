"""Everybody decides for themselves whether their games may be used for research."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from chabudai.client import Client
from tests.forking import PATIENCE
from tests.server.conftest import NewServer
from tests.server.running import Server, wait_for


@pytest.fixture
def research_server(new_server: NewServer, database: str) -> Server:
    return new_server(database=database)


@pytest.fixture
def stranger(server: Server) -> Iterator[httpx.Client]:
    headers = {"origin": server.url}
    with httpx.Client(
        base_url=server.url, headers=headers, trust_env=False, timeout=PATIENCE
    ) as opened:
        yield opened


def test_nobody_has_agreed_until_they_say_so_and_may_change_their_mind(
    research_server: Server,
) -> None:
    async def evening() -> None:
        mika, noa = [await Client.welcome(research_server.url, name) for name in ("Mika", "Noa")]

        async def say(agreed: bool) -> None:
            answer = await mika.ask("POST", "/api/me/research", {"agreed": agreed})
            assert (answer.status_code, answer.json()) == (201, {"agreed": agreed})

        async def read(client: Client) -> bool:
            return bool((await client.ask("GET", "/api/me/research")).json()["agreed"])

        assert not await read(mika)
        for agreed in (True, True, False, False, True):
            await say(agreed)
            assert await read(mika) is agreed
        assert not await read(noa)

    wait_for(evening())


def test_a_stranger_is_asked_who_they_are(stranger: httpx.Client) -> None:
    assert stranger.get("/api/me/research").status_code == 401
    assert stranger.post("/api/me/research", json={"agreed": True}).status_code == 401


@pytest.mark.parametrize("body", [{}, {"agreed": "yes"}, {"agreed": True, "name": "Mika"}, []])
def test_anything_else_is_refused(server: Server, body: object) -> None:
    async def ask() -> int:
        mika = await Client.welcome(server.url, "Mika")
        return (await mika.ask("POST", "/api/me/research", body)).status_code

    assert wait_for(ask()) == 400
