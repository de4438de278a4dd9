"""Replays, archives, fair shuffles and what-ifs, asked for over HTTP."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from chabudai.cli.main import main
from chabudai.client import Client
from chabudai.server.protocol.messages import Room
from chabudai.server.tables.fairness import Archive, read_archive
from tests.server.running import (
    Server,
    all_past,
    asked,
    clients,
    guests_at,
    legal,
    play_to_the_end,
    start,
    terms,
    wait_for,
)

Running = tuple[list[Client], str]
Finished = tuple[Client, str, Archive]


@pytest.fixture(scope="module")
def running(server: Server) -> Running:
    """A game of three people, a few actions old."""

    async def begin() -> Running:
        people = await clients(server, 3)
        table = await people[0].open_table(terms())
        async with guests_at(people, table) as guests:
            await start(guests)
            for _ in range(3):
                v = guests[0].version()
                await asked(guests).play(legal(asked(guests))[0])
                await all_past(guests, v)
        return people, table

    return wait_for(begin())


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    """A game of one person with bots, to its end."""

    async def begin() -> Finished:
        (person,) = await clients(server, 1)
        table = await person.open_table(terms(bots=[None, "random", "random"]))
        async with person.at(table) as guest:
            await start([guest])
            await play_to_the_end(guest, 1)
        answer = await person.ask("GET", f"/api/tables/{table}/archive")
        return person, table, read_archive(answer.content)

    return wait_for(begin())


def get(client: Client, path: str) -> httpx.Response:
    return wait_for(client.ask("GET", path))


def test_while_a_game_runs_its_replay_shows_a_seat_its_own_past(running: Running) -> None:
    people, table = running
    steps = get(people[0], f"/api/tables/{table}/replay/0/en").json()
    assert len(steps) == 4
    assert {step["view"]["viewer"] for step in steps} == {0}
    assert {step["token"] for step in steps if step["seat"] != 0} == {None}


def test_while_a_game_runs_nobody_sees_another_seat_s_past(running: Running) -> None:
    people, table = running
    assert get(people[0], f"/api/tables/{table}/replay/1/en").json()["code"] == "not-over"
    assert get(people[0], f"/api/tables/{table}/archive").json()["code"] == "not-over"


def test_a_spectator_s_replay_shows_what_a_spectator_saw(running: Running) -> None:
    people, table = running
    steps = get(people[0], f"/api/tables/{table}/replay/spectator/fr").json()
    assert {step["view"]["viewer"] for step in steps} == {None}
    assert {step["token"] for step in steps} == {None}


def test_after_the_end_everybody_sees_every_seat_s_view(server: Server, finished: Finished) -> None:
    _, table, archive = finished
    (somebody,) = wait_for(clients(server, 1))
    for viewer in ("0", "1", "2", "spectator"):
        steps = get(somebody, f"/api/tables/{table}/replay/{viewer}/en").json()
        assert [step["token"] for step in steps[1:]] == archive.record.actions


def test_a_replay_tells_all_that_a_live_table_would_have_shown(finished: Finished) -> None:
    """The version, who decided, the prompt of each moment, and the score at the last one."""
    person, table, _ = finished
    steps = get(person, f"/api/tables/{table}/replay/1/en").json()
    versions = [step["v"] for step in steps]
    assert versions == sorted(set(versions))
    assert steps[0]["seat"] is None
    assert all(step["seat"] is not None for step in steps[1:])
    assert all(step["prompt"] and not step["result"] for step in steps[:-1])
    assert steps[-1]["result"]
    assert steps[-1]["view"]["breakdown"]


def test_the_log_tells_what_the_socket_told(server: Server) -> None:
    """Whole and in order, in the language asked for, to a player and to somebody who watches."""

    async def evening() -> None:
        player, watcher = await clients(server, 2)
        table = await player.open_table(terms(bots=[None, "random", "random"]))
        heard: dict[Client, list[bytes]] = {player: [], watcher: []}
        listening = (each.at(table, on_frame=heard[each].append) for each in heard)
        async with next(listening) as guest, next(listening) as spectator:
            await start([guest])
            await play_to_the_end(guest, 2)
            await spectator.until(spectator.over)
        for each, frames in heard.items():
            log = await each.ask("GET", f"/api/tables/{table}/log/en")
            assert log.json() == told_live(frames)

    wait_for(evening())


def told_live(frames: list[bytes]) -> list[object]:
    """What updates told, each at the place in the log that it names."""
    told: list[object] = []
    for update in (each for each in map(json.loads, frames) if each["t"] == "update"):
        assert update["before"] == len(told)
        told += update["events"]
    return told


def test_a_game_that_has_not_begun_has_an_empty_log(server: Server) -> None:
    (person,) = wait_for(clients(server, 1))
    table = wait_for(person.open_table(terms()))
    assert get(person, f"/api/tables/{table}/log/en").json() == []


def test_an_archive_is_checked_offline(
    finished: Finished, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`chabudai verify` makes the commitment, the seed and every shuffle anew."""
    (tmp_path / "game.json").write_bytes(finished[2].to_json())
    assert main(["verify", str(tmp_path / "game.json"), "--lang", "en"]) == 0
    assert "The shuffles are fair" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"secret": "00" * 32}, "not the one promised"),
        ({"entropy": ["a", "b", "c"]}, "does not follow from the secret"),
        ({"commitment": "0"}, "not the one promised"),
        ({"table": "another"}, "not the one promised"),
    ],
)
def test_an_archive_that_does_not_add_up_is_refused(
    finished: Finished,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: dict[str, object],
    said: str,
) -> None:
    wrong = {**json.loads(finished[2].to_json()), **change}
    (tmp_path / "game.json").write_text(json.dumps(wrong))
    assert main(["verify", str(tmp_path / "game.json"), "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_an_archive_can_be_brought_to_a_server_and_replayed(
    server: Server, finished: Finished
) -> None:
    (somebody,) = wait_for(clients(server, 1))
    answer = wait_for(somebody.ask("POST", "/api/archives/1/en", finished[2]))
    here = get(somebody, f"/api/tables/{finished[1]}/replay/1/en").json()
    assert [step["view"] for step in answer.json()] == [step["view"] for step in here]


def test_a_finished_game_goes_on_from_any_step_against_bots(finished: Finished) -> None:
    person, table, _ = finished
    path = f"/api/tables/{table}/what-if"
    opened = wait_for(person.ask("POST", path, {"step": 5, "seat": 1})).json()
    assert (opened["you"], opened["phase"]) == (1, "playing")
    there = get(person, f"/api/tables/{opened['id']}/replay/1/en").json()
    here = get(person, f"/api/tables/{table}/replay/1/en").json()
    assert there[0]["view"] == here[5]["view"]


def test_a_running_game_goes_on_elsewhere_only_with_the_hidden_rest_redealt(
    running: Running,
) -> None:
    """One's own view is the same, but nothing that is hidden can be read off."""
    people, table = running
    path = f"/api/tables/{table}/what-if"
    assert wait_for(people[0].ask("POST", path, {"step": 3, "seat": 1})).json()["code"]
    opened = wait_for(people[0].ask("POST", path, {"step": 3, "seat": 0})).json()
    there = get(people[0], f"/api/tables/{opened['id']}/replay/0/en").json()
    here = get(people[0], f"/api/tables/{table}/replay/0/en").json()
    assert there[0]["view"] == here[3]["view"]


def test_a_what_if_is_named_after_its_origin_and_retells_it(
    server: Server, running: Running
) -> None:
    """To its host as they saw it, to a spectator without any secret, and without the table's id."""
    people, table = running
    path = f"/api/tables/{table}/what-if"
    opened = wait_for(people[0].ask("POST", path, {"step": 3, "seat": 0})).json()
    name = "What if: Samurai Sword with Player 0, Player 1, Player 2, after move 3"
    origin = {"table": table, "step": 3, "text": opened["origin"]["text"]}
    assert (opened["origin"], opened["origin"]["text"]["en"]) == (origin, name)
    (watcher,) = wait_for(clients(server, 1))
    assert get(watcher, f"/api/tables/{opened['id']}").json()["origin"]["table"] is None
    for person in (people[0], watcher):
        first, *past = get(person, f"/api/tables/{opened['id']}/log/en").json()
        before = get(person, f"/api/tables/{table}/log/en").json()
        assert first["text"].startswith("This is a what-if: it goes on after move 3")
        assert [each["event"] for each in past[: len(before)]] == [each["event"] for each in before]

    async def come() -> Room:
        async with people[0].at(opened["id"]) as guest:
            assert guest.room is not None
            return guest.room

    room = wait_for(come())
    assert room.terms.practice
    assert room.origin is not None
    assert (room.origin.table, room.origin.text.en) == (table, name)


def test_everybody_finds_the_tables_they_sat_at(server: Server, finished: Finished) -> None:
    """Also after a restart, when a finished one is read again only if asked for."""
    person, table, _ = finished
    found = {each["id"]: each for each in get(person, "/api/me/games").json()}
    assert (found[table]["game"], found[table]["phase"]) == ("samurai_sword", "over")
    (somebody,) = wait_for(clients(server, 1))
    assert get(somebody, "/api/me/games").json() == []
