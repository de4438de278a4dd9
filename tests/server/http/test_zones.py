"""The table in words, asked for over HTTP: what a page shows of a game that it has no board for."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.client import Client
from chabudai.engine import load
from tests.server.running import (
    Server,
    clients,
    guests_at,
    play_to_the_end,
    start,
    terms,
    wait_for,
)

Running = tuple[list[Client], str, list[int]]


@pytest.fixture(scope="module")
def running(server: Server) -> Running:
    """A game of three people, just dealt, and the version that each of them was shown."""

    async def begin() -> Running:
        people = await clients(server, 3)
        table = await people[0].open_table(terms())
        async with guests_at(people, table) as guests:
            await start(guests)
            return people, table, [guest.version() for guest in guests]

    return wait_for(begin())


def get(client: Client, path: str) -> Any:
    return wait_for(client.ask("GET", path)).json()


def test_a_seat_is_told_its_own_view_with_the_version_of_its_update(running: Running) -> None:
    people, table, versions = running
    for seat, person in enumerate(people):
        found = get(person, f"/api/tables/{table}/zones/en")
        (step,) = get(person, f"/api/tables/{table}/replay/{seat}/en")
        names = [f"Player {n}" for n in range(3)]
        zones = load("samurai_sword").text.describe_zones(step["view"], names, "en")
        told = [{"title": each.title, "rows": each.rows, "mark": each.mark} for each in zones]
        assert found == {"v": versions[seat], "zones": told}


def test_each_seat_reads_its_own_hand_and_a_spectator_none(
    server: Server, running: Running
) -> None:
    people, table, _ = running
    (watcher,) = wait_for(clients(server, 1))
    marks = [
        [zone["mark"] for zone in get(each, f"/api/tables/{table}/zones/fr")["zones"]]
        for each in (*people, watcher)
    ]
    assert ["hand" in each for each in marks] == [True, True, True, False]


def test_while_a_game_runs_nobody_reads_another_seat_s_steps(running: Running) -> None:
    people, table, _ = running
    refused = get(people[0], f"/api/tables/{table}/zones/1/en")
    assert refused["code"] == "not-over"
    assert len(get(people[1], f"/api/tables/{table}/zones/1/en")) == 1


def test_a_table_without_a_game_has_no_zones(server: Server) -> None:
    (person,) = wait_for(clients(server, 1))
    table = wait_for(person.open_table(terms()))
    assert get(person, f"/api/tables/{table}/zones/en")["zones"] == []


def test_a_finished_game_is_read_step_by_step_from_its_table_and_its_file(server: Server) -> None:
    """The versions are those of the replay; a file says the same, but knows bots by other names."""

    async def evening() -> None:
        (person,) = await clients(server, 1)
        table = await person.open_table(terms("kodama_duo", 2, bots=[None, "random"]))
        async with person.at(table) as guest:
            await start([guest])
            await play_to_the_end(guest, 3)
        steps = (await person.ask("GET", f"/api/tables/{table}/replay/1/en")).json()
        found = (await person.ask("GET", f"/api/tables/{table}/zones/1/en")).json()
        assert [each["v"] for each in found] == [step["v"] for step in steps]
        archive = (await person.ask("GET", f"/api/tables/{table}/archive")).json()
        of_file = (await person.ask("POST", "/api/archives/1/en/zones", archive)).json()
        assert [rows(each) for each in of_file] == [rows(each) for each in found]

    wait_for(evening())


def rows(found: dict[str, list[dict[str, object]]]) -> list[object]:
    return [zone["rows"] for zone in found["zones"]]
