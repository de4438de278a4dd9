"""The guide over HTTP: it speaks to who plays, and remembers what they know."""

from __future__ import annotations

from typing import Any

from chabudai.client import Client
from tests.server.running import Server, all_past, asked, clients, guests_at, start, terms, wait_for

KODACHI = terms("kodachi", 2)


async def ask(client: Client, table: str, names: list[str], lang: str = "en") -> Any:
    path = f"/api/tables/{table}/guide/{lang}"
    return (await client.ask("POST", path, {"names": names})).json()


async def list_said(client: Client, table: str, *names: str) -> list[str]:
    """What is said to somebody who has understood these."""
    return [bubble["name"] for bubble in (await ask(client, table, list(names)))["bubbles"]]


def test_the_guide_speaks_to_whoever_is_asked_until_they_know(server: Server) -> None:
    async def evening() -> None:
        people = await clients(server, 3)
        table = await people[0].open_table(KODACHI)
        assert await list_said(people[0], table) == []
        async with guests_at(people[:2], table) as guests:
            await start(guests)
            player, v = asked(guests), guests[0].version()
            first = people[guests.index(player)]
            others = [each for each in people if each is not first]
            english, french = await ask(first, table, []), await ask(first, table, [], "fr")
            assert [each["name"] for each in english["bubbles"]] == ["declare"]
            assert english["bubbles"][0]["rules"] == ["R8", "R9", "R10"]
            assert "Stealth" in english["bubbles"][0]["text"]
            assert "Furtif" in french["bubbles"][0]["text"]
            for each in others:  # one waits, one only watches
                assert await list_said(each, table) == []
            await player.play("strength")
            await all_past(guests, v)
            assert await list_said(first, table) == ["play"]

    wait_for(evening())


def test_what_somebody_has_understood_is_not_said_at_another_table_either(server: Server) -> None:
    async def evening() -> None:
        people = await clients(server, 2)
        for round, said in enumerate([["declare"], []]):
            table = await people[0].open_table(KODACHI)
            async with guests_at(people, table) as guests:
                await start(guests)
                first = people[guests.index(asked(guests))]
                if round == 0:
                    assert await list_said(first, table) == said
                for each in people:
                    assert await list_said(each, table, "declare", "nonsense") == []

    wait_for(evening())


def test_more_than_a_guide_can_have_said_is_refused(server: Server) -> None:
    async def evening() -> None:
        (mika,) = await clients(server, 1)
        table = await mika.open_table(KODACHI)
        path = f"/api/tables/{table}/guide/en"
        for body in ({"names": ["x"] * 41}, {"names": [3]}, {"names": ["x" * 5000]}):
            answer = await mika.ask("POST", path, body)
            assert answer.status_code == 400

    wait_for(evening())
