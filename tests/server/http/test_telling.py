"""What wins the game, and what happened since one last did something, asked for over HTTP."""

from __future__ import annotations

from typing import Any

from chabudai.client import Client
from chabudai.engine import load
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

NAMES = ["Player 0", "Player 1", "Player 2"]
TEXT = load("samurai_sword").text


async def get(client: Client, path: str) -> Any:
    return (await client.ask("GET", path)).json()


def test_everybody_is_told_the_aim_of_their_own_view(server: Server) -> None:
    async def evening() -> None:
        people = await clients(server, 4)
        table = await people[0].open_table(terms())
        assert (await get(people[0], f"/api/tables/{table}/aim/en"))["lines"] == []
        async with guests_at(people, table) as guests:
            await start(guests[:3])
            await guests[3].until(lambda: guests[3].update is not None)
            for person, guest in zip(people, guests, strict=True):
                assert guest.update is not None
                aim = await get(person, f"/api/tables/{table}/aim/fr")
                lines = TEXT.describe_aim(guest.update.view, NAMES, "fr")
                assert aim == {"v": guest.version(), "lines": lines}

    wait_for(evening())


def test_a_player_is_retold_what_the_socket_told_since_they_last_answered(server: Server) -> None:
    async def evening() -> None:
        people = await clients(server, 4)
        table = await people[0].open_table(terms())
        recap = await get(people[0], f"/api/tables/{table}/recap/en")
        assert recap == {"v": 1, "lines": [], "change": []}
        async with guests_at(people[:3], table) as guests:
            await start(guests)
            told: list[list[dict[str, Any]]] = [[], [], []]
            for _ in range(12):
                guest, v = asked(guests), guests[0].version()
                seat = guest.seat()
                assert seat is not None
                await guest.play(legal(guest)[-1])
                await all_past(guests, v)
                log = [await get(each, f"/api/tables/{table}/log/en") for each in people[:3]]
                for each in range(3):
                    update = guests[each].update
                    assert update is not None
                    news = log[each][update.before :]
                    assert {line["by"] for line in news} <= {seat}
                    told[each] = [] if each == seat else [*told[each], *news]
                    recap = await get(people[each], f"/api/tables/{table}/recap/en")
                    assert recap["v"] == guests[each].version()
                    assert recap["lines"] == [line for line in told[each] if line["text"]]
            watcher = await get(people[3], f"/api/tables/{table}/recap/en")
            assert (watcher["lines"], watcher["change"]) == ([], [])

    wait_for(evening())
