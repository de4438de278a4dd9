"""Programs that people invite by their name: on SQLite and on PostgreSQL, over a real network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sql

from chabudai.bots import Budget
from chabudai.client import Client, Guest
from chabudai.client.bot import InvitedBot, NotWelcome
from chabudai.server.protocol.messages import Terms
from chabudai.server.protocol.schemas import BotCall
from chabudai.server.settings import Limits
from chabudai.server.storage.database import open_database
from chabudai.server.storage.tables import bots
from tests.server.conftest import NewServer
from tests.server.running import Server, wait_for

EXAMPLE = Path(__file__).parents[3] / "examples" / "bots" / "first.py"
LIMITS = Limits(guests_per_minute=10_000, requests_at_once=100_000, tables_per_bot=2)


@pytest.fixture
def server(new_server: NewServer, database: str) -> Server:
    return new_server(database=database, limits=LIMITS)


@asynccontextmanager
async def connected(url: str, name: str = "first", tables: int = 4) -> AsyncIterator[InvitedBot]:
    """A program that can be invited from now on."""
    client, call = await Client.welcome(url, "Program"), BotCall(name, tables)
    bot = InvitedBot(client, call, str(EXAMPLE), Budget(seconds=60), lambda *_: None)
    there = asyncio.Event()
    playing = asyncio.create_task(bot.play_when_invited(there.set))
    await there.wait()
    yield bot
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def refusal(client: Client, bots: list[str | None], path: str = "/api/tables") -> str:
    """Why a table cannot be opened."""
    answer = await client.ask("POST", path, Terms(game="kodachi", seats=2, bots=bots))
    assert answer.status_code == 400
    assert answer.json()["text"]
    return str(answer.json()["code"])


async def play_whole_game(guest: Guest) -> None:
    await guest.sit(0)
    await guest.ready()
    while not guest.over():
        await guest.until(lambda: guest.asked() or guest.over())
        if guest.asked():
            assert guest.update is not None
            v = await guest.play(guest.update.legal[-1].token)
            await guest.until(lambda v=v: guest.version() >= v)  # type: ignore[misc]


async def play_until_other_answered(guest: Guest) -> int:
    """Answer until the other seat has answered as well; the version of one's own last answer."""
    v = guest.version()
    while True:
        await guest.until(guest.asked)
        if guest.version() > v > 0:
            return v
        assert guest.update is not None
        v = await guest.play(guest.update.legal[-1].token)
        await guest.until(lambda v=v: guest.version() >= v)  # type: ignore[misc]


def test_a_program_that_is_invited_sits_down_and_plays_to_the_end(server: Server) -> None:
    async def evening() -> None:
        mika = await Client.welcome(server.url, "Mika")
        async with connected(server.url):
            listed = (await mika.ask("GET", "/api/bots")).json()
            assert listed == [{"name": "@first", "online": True}]
            games = (await mika.ask("GET", "/api/games")).json()
            assert [bot["name"] for bot in games[0]["bots"]][-1] == "@first"
            terms = Terms(game="kodama_duo", seats=2, bots=[None, "@first"])
            async with mika.at(await mika.open_table(terms)) as guest:
                assert guest.room is not None
                assert [chair.name for chair in guest.room.chairs] == [None, "@first"]
                await play_whole_game(guest)
                assert [chair.bot for chair in guest.room.chairs] == [None, None]
                assert guest.room.proof is not None
                assert all(guest.room.proof.entropy or [""])  # it added to the shuffle

    wait_for(evening())


def test_who_cannot_come_is_said(server: Server) -> None:
    async def evening() -> None:
        mika = await Client.welcome(server.url, "Mika")
        assert await refusal(mika, [None, "@first"]) == "no-such-bot"
        async with connected(server.url, tables=1) as bot:
            other = await Client.welcome(server.url, "Other")
            stolen = InvitedBot(other, bot.call, bot.path, bot.budget, bot.tell)
            with pytest.raises(NotWelcome, match="@first is another bot already"):
                await stolen.ask_where_invited()
            assert await refusal(mika, ["@first", "@first"]) == "bot-twice"
            await mika.open_table(Terms(game="kodachi", seats=2, bots=[None, "@first"]))
            assert await refusal(mika, [None, "@first"]) == "bot-busy"
        async with connected(server.url, name="patient", tables=100):
            for _ in range(LIMITS.tables_per_bot):
                await mika.open_table(Terms(game="kodachi", seats=2, bots=["@patient"]))
            assert await refusal(mika, ["@patient"]) == "bot-busy"

    wait_for(evening())


def test_nobody_else_is_called_like_a_bot(server: Server) -> None:
    async def evening() -> None:
        mika = await Client.welcome(server.url, "Mika")
        for path in ("/api/me", "/api/programs", "/api/guests"):
            answer = await mika.ask("POST", path, {"name": "@mika"})
            assert answer.json()["code"] == "bad-name"
        for name in ("A", "a", "Mika", "x" * 20, "a b", "-a"):
            answer = await mika.ask("POST", "/api/bots", {"name": name})
            assert answer.status_code == 400

    wait_for(evening())


def test_a_program_that_no_longer_calls_is_offline(server: Server) -> None:
    """Its last call was long ago: the database says so."""

    async def evening() -> None:
        mika = await Client.welcome(server.url, "Mika")
        async with connected(server.url):
            pass
        server.stop()
        backdate_calls(server)
        server.start()
        assert await refusal(mika, [None, "@first"]) == "bot-offline"
        assert (await mika.ask("GET", "/api/bots")).json() == [{"name": "@first", "online": False}]
        games = (await mika.ask("GET", "/api/games")).json()
        assert "@first" not in [bot["name"] for bot in games[0]["bots"]]

    wait_for(evening())


def backdate_calls(server: Server) -> None:
    engine = open_database(server.settings.place)
    with engine.begin() as connection:
        connection.execute(sql.update(bots).values(seen=bots.c.seen - 3600))
    engine.dispose()


def test_a_program_agrees_to_what_others_take_back_and_leaves_its_seat_to_a_bot_when_it_ends(
    server: Server,
) -> None:
    async def evening() -> None:
        mika = await Client.welcome(server.url, "Mika")
        terms = Terms(game="kodachi", seats=2, bots=[None, "@first"], practice=True)
        async with connected(server.url):
            guest = mika.at(await mika.open_table(terms))
            await guest.__aenter__()
            await guest.sit(0)
            await guest.ready()
            assert await play_until_other_answered(guest) < guest.version()
            await guest.undo()  # the program's answer: it has to agree
        await guest.until(lambda: guest.room is not None and guest.room.chairs[1].away)
        await guest.__aexit__()

    wait_for(evening())


def test_a_what_if_is_not_played_by_an_invited_program(server: Server) -> None:
    async def evening() -> None:
        mika = await Client.welcome(server.url, "Mika")
        table = await mika.open_table(Terms(game="kodachi", seats=2, bots=[None, "novice"]))
        async with mika.at(table) as guest:
            await guest.sit(0)
            await guest.ready()
            await guest.until(guest.asked)
            asked = {"step": 0, "seat": 0, "bot": "@first"}
            answer = await mika.ask("POST", f"/api/tables/{table}/what-if", asked)
            assert answer.json()["code"] == "bot-not-here"

    wait_for(evening())
