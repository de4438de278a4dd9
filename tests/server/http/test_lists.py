"""What a home page asks for: games, tables in a line each, the cards of a table."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from chabudai.bots import bot_names
from chabudai.client import Client
from chabudai.engine import game_names, load
from chabudai.server.http.routes.tables import TABLES_PER_PAGE
from chabudai.server.protocol import messages
from tests.server.in_process import TestClock, lay_out, open_registry
from tests.server.running import (
    Server,
    all_past,
    asked,
    clients,
    guests_at,
    legal,
    start,
    terms,
    wait_for,
)


async def ask(client: Client, path: str) -> Any:
    return (await client.ask("GET", path)).json()


@pytest.fixture(scope="module")
def offered(server: Server) -> dict[str, Any]:
    (person,) = wait_for(clients(server, 1))
    return {each["name"]: each for each in wait_for(ask(person, "/api/games"))}


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_offered_in_both_languages(offered: dict[str, Any], name: str) -> None:
    """What it feels like, for how many and how long, and every bot with a sentence."""
    game = offered[name]
    assert game["pitch"]["en"].endswith((".", "?"))
    assert game["pitch"]["fr"] != game["pitch"]["en"]
    assert game["fewest"] <= game["usual"] <= game["most"]
    assert game["minutes"]
    assert [bot["name"] for bot in game["bots"]] == bot_names()
    assert all(bot["text"]["en"] for bot in game["bots"])


def test_the_icons_of_cards_are_among_the_signs_of_the_game(server: Server) -> None:
    (person,) = wait_for(clients(server, 1))
    signs = {sign["key"] for sign in wait_for(ask(person, "/api/games/kodachi/signs"))}
    cards = wait_for(ask(person, "/api/games/kodachi/cards"))
    icons = [icon for card in cards for part in card["icons"].values() for icon in part]
    assert {icon["sign"] for icon in icons} <= signs
    assert {"sign": "dojo", "number": 5, "of": ""} in icons


@pytest.mark.parametrize("name", game_names())
def test_disputed_rules_are_asked_with_the_usual_reading_first(
    offered: dict[str, Any], name: str
) -> None:
    usual = load(name).options()
    for option in offered[name]["options"]:
        assert option["readings"][0]["name"] == getattr(usual, option["name"])
        assert option["text"]["en"].endswith("?")
        assert option["text"]["fr"] != option["text"]["en"]


def test_a_table_in_a_line_says_who_is_there_and_whose_turn_it_is(server: Server) -> None:
    """To each person who sits there, and to nobody else."""

    async def look() -> None:
        people = await clients(server, 4)
        table = await people[0].open_table(terms(open=True, pace=messages.Pace("relaxed", 86_400)))
        line = await ask(people[3], f"/api/tables/{table}")
        assert (line["phase"], line["free"], line["host"]) == ("waiting", [0, 1, 2], False)
        async with guests_at(people[:3], table) as guests:
            await start(guests)
            lines = [await ask(each, f"/api/tables/{table}") for each in people]
        assert lines[0]["players"] == ["Player 0", "Player 1", "Player 2"]
        assert [each["you"] for each in lines] == [0, 1, 2, None]
        assert [each["waiting"] for each in lines].count(True) == 1
        assert not lines[3]["waiting"]
        assert lines[0]["pace"]["kind"] == "relaxed"

    wait_for(look())


def test_a_line_says_when_somebody_last_moved(server: Server) -> None:
    async def look() -> None:
        people = await clients(server, 3)
        table = await people[0].open_table(terms())
        async with guests_at(people, table) as guests:
            await start(guests)
            v = guests[0].version()
            await asked(guests).play(legal(asked(guests))[0])
            await all_past(guests, v)
        (line,) = await ask(people[1], "/api/me/games")
        assert line["id"] == table
        assert 0 < line["opened"] <= line["moved"]

    wait_for(look())


def test_who_is_asked_for_consent_is_waited_for(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            players[0].say(messages.Play("x", 10**6, "strike katana 1"))
            players[0].say(messages.Undo("y", 10**6))
            await players[2].next_room(lambda room: room.request is not None)
            assert registry.summaries()[0].asked == [1, 1, 2]

    wait_for(evening())


def test_open_tables_are_listed_to_all_and_others_to_their_people(server: Server) -> None:
    async def look() -> None:
        mine, other = await clients(server, 2)
        hidden = await mine.open_table(terms())
        public = await mine.open_table(terms(open=True))
        own = {each["id"] for each in await ask(mine, "/api/tables")}
        others = {each["id"] for each in await ask(other, "/api/tables")}
        assert {hidden, public} <= own
        assert public in others
        assert hidden not in others

    wait_for(look())


def test_a_deck_of_the_table_s_own_is_listed_card_by_card_and_not_in_every_room(
    server: Server,
) -> None:
    deck = files("chabudai.games.kodachi").joinpath("cards.toml").read_text("utf-8")
    changed = deck.replace('en = "', 'en = "My ', 1)

    async def look() -> None:
        (person,) = await clients(server, 1)
        table = await person.open_table(terms("kodachi", 2, deck=changed))
        usual = await person.open_table(terms("kodachi", 2))
        async with person.at(table) as guest, person.at(usual) as other:
            assert guest.room is not None
            assert other.room is not None
            assert (guest.room.own_deck, guest.room.terms.deck) == (True, None)
            assert not other.room.own_deck
        names = [card["names"]["en"] for card in await ask(person, f"/api/tables/{table}/cards")]
        assert any(name.startswith("My ") for name in names)

    wait_for(look())


def test_a_long_list_of_tables_comes_in_pages_with_one_s_own_first(server: Server) -> None:
    async def look() -> None:
        others = await clients(server, 3)
        (mine,) = await clients(server, 1)
        own = await mine.open_table(terms())
        opened = {await each.open_table(terms(open=True)) for each in others for _ in range(18)}
        found: list[str] = []
        first = "0"
        while first:
            page = await mine.ask("GET", f"/api/tables?first={first}")
            assert len(page.json()) <= TABLES_PER_PAGE
            found += [each["id"] for each in page.json()]
            first = page.headers.get("link", "").partition("=")[2].partition(">")[0]
        assert found[0] == own
        assert len(found) == len(set(found)) > TABLES_PER_PAGE
        assert opened <= set(found)

    wait_for(look())
