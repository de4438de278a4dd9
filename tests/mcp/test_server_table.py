"""A model at a server's table, among people."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from chabudai.client import Client, Guest
from chabudai.mcp.remote import ServerHouse
from tests.mcp.playing import WAIT, Model, model_at
from tests.server.running import Server, legal, terms, wait_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@asynccontextmanager
async def model_with_person(server: Server) -> AsyncIterator[tuple[Model, Guest]]:
    """A person opens a table of Kodama Duo, and a model comes by its link."""
    mika, model = [await Client.welcome(server.url, name) for name in ("Mika", "Model")]
    table = await mika.open_table(terms("kodama_duo", 2))
    async with mika.at(table) as guest, model_at(ServerHouse(model, "en", aids=True)) as player:
        await guest.sit(0)
        look = await player.call("sit_down", table=f"{server.url}/tables/{table}/")
        assert look["status"] == "gathering"
        await guest.ready()
        await guest.until(lambda: guest.update is not None)
        yield player, guest


def test_it_waits_for_people_and_is_told_so(server: Server) -> None:
    """Not being asked is an answer; so is that the game went on, when somebody took back."""

    async def play(model: Model, mika: Guest) -> None:
        await take_turn(mika)
        look = await model.call("look", wait=WAIT)
        assert look["status"] == "asked"
        assert look["seat"] == 1
        answer = look["legal"][0]["token"]
        await mika.undo()  # which the model agrees to
        played = await model.call("play", token=answer)
        assert (played["done"], played["code"]) == (False, "stale")
        assert played["look"]["status"] == "waiting"
        for tool in ("play", "why_not"):
            refused = await model.call(tool, token=answer)
            assert (refused["done"], refused["code"]) == (False, "not-asked")
        assert (await model.call("know"))["done"]
        again = await model.call("sit_down", table=look["table"])
        assert again["seat"] == 1

    async def play_when_the_person_starts() -> None:
        for _ in range(40):  # who starts is drawn by lot
            async with model_with_person(server) as (model, mika):
                if mika.asked():
                    return await play(model, mika)
        pytest.fail("the person never starts")

    wait_for(play_when_the_person_starts())


def test_when_it_goes_a_bot_plays_on(server: Server) -> None:
    async def play() -> None:
        async with model_with_person(server) as (model, mika):
            if mika.asked():
                await take_turn(mika)
            assert (await model.call("look", wait=WAIT))["status"] == "asked"
            await model.call("sit_down", game="kodachi", seats=2)  # elsewhere
            await mika.until(lambda: mika.asked())

    wait_for(play())


def test_what_the_server_refuses_is_told_in_its_words(server: Server) -> None:
    async def play() -> None:
        async with model_with_person(server) as (_, mika):
            assert mika.room is not None
            late = await Client.welcome(server.url, "Late")
            async with model_at(ServerHouse(late, "en", aids=True)) as other:
                said = await other.fail("sit_down", table=mika.room.table)
                assert "taken" in said
                assert "does not exist" in await other.fail("sit_down", table="none")
                assert "no game" in await other.fail("sit_down", game="go")
                assert "7" in await other.fail("sit_down", game="samurai_sword", seats=8)
                assert "robin" in await other.fail("sit_down", game="kodachi", bots=["robin"])
                assert "sit_down first" in await other.fail("look")

    wait_for(play())


def test_a_server_that_is_gone_costs_one_sentence() -> None:
    async def play() -> None:
        nobody = Client("http://127.0.0.1:1", "token")
        async with model_at(ServerHouse(nobody, "en", aids=True)) as model:
            for words in ("games", "sit_down"):
                assert "does not answer" in await model.fail(words)

    wait_for(play())


async def take_turn(person: Guest) -> None:
    """Answer until somebody else is asked."""
    while person.asked():
        v = await person.play(legal(person)[0])
        await person.until(lambda v=v: person.version() >= v)  # type: ignore[misc]
