"""Records, saved games, archives and data folders of earlier versions load, replay and go on."""

from __future__ import annotations

import json
import sqlite3
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from chabudai import Match, State, load, read_record, replay
from chabudai.cli.main import main
from chabudai.client import Client
from chabudai.engine.rng import FastRng
from chabudai.terminal.game.local_game import resume_game
from tests.server.running import Server, is_past, play_to_the_end, wait_for

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*-*.json"))
ARCHIVES = sorted((HERE / "archives").glob("*.json"))
ENDS: dict[str, dict[str, Any]] = json.loads((HERE / "records" / "ends.json").read_text("utf-8"))
UNFINISHED = [path for path in RECORDS if not ENDS[path.name]["over"]]
DATA: dict[str, Any] = json.loads((HERE / "data.json").read_text("utf-8"))


def digest(state: State) -> str:
    position = json.dumps(state.to_position(), sort_keys=True)
    return blake2b(position.encode(), digest_size=16).hexdigest()


def name_of(path: Path) -> str:
    return path.name


def test_there_are_files_of_every_game() -> None:
    """So that the tests below cannot pass for want of files."""
    assert {path.name for path in RECORDS} == set(ENDS)
    assert len(RECORDS) == 9
    assert len(ARCHIVES) == 3


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_replays_to_the_same_end(path: Path) -> None:
    state = replay(read_record(path.read_bytes()))
    kept = ENDS[path.name]
    assert digest(state) == kept["position"]
    assert (state.over(), state.scores()) == (kept["over"], kept["scores"])
    assert state.winners() == kept["winners"]


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_is_written_as_it_was_read(path: Path) -> None:
    assert read_record(path.read_bytes()).to_json() == path.read_bytes()


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_game_that_was_left_goes_on(path: Path) -> None:
    match = Match(read_record(path.read_bytes()))
    game, rng = load(match.record.game), FastRng(1)
    while not match.state.over():
        tokens = [match.state.actions.token(action) for action in match.state.legal()]
        match.play(
            game.strategy.choose_from_view(match.state.view(match.state.actor()), tokens, rng)
        )
    assert match.state.winners()


@pytest.mark.parametrize("path", UNFINISHED, ids=name_of)
def test_a_saved_game_is_taken_up_in_the_terminal(path: Path, tmp_path: Path) -> None:
    saved = tmp_path / path.name
    saved.write_bytes(path.read_bytes())
    session = resume_game(saved, "en")
    assert session.is_person_asked() or session.choose_bot_action() in session.match.state.legal()


@pytest.mark.parametrize("path", ARCHIVES, ids=name_of)
def test_an_archive_is_verified(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(path), "--lang", "en"]) == 0


@pytest.fixture
def server(tmp_path: Path) -> Any:
    """A server on a data folder that an earlier version wrote."""
    with sqlite3.connect(tmp_path / "chabudai.sqlite") as database:
        database.executescript((HERE / "data.sql").read_text("utf-8"))
    running = Server(tmp_path).start()
    yield running
    running.stop()


@pytest.mark.parametrize("game", DATA["running"])
def test_a_running_table_looks_the_same_and_goes_on(server: Server, game: str) -> None:
    kept = DATA["running"][game]

    async def play() -> None:
        mika = Client(server.url, DATA["token"])
        async with mika.at(kept["id"]) as guest:
            await guest.until(guest.asked)
            assert guest.update is not None
            assert (guest.update.v, guest.update.view) == (kept["v"], kept["view"])
            assert [choice.token for choice in guest.update.legal] == kept["legal"]
            v = guest.version()
            await guest.play(kept["legal"][0])
            await guest.until(partial(is_past, guest, v))
            await play_to_the_end(guest, seed=1)

    wait_for(play())


@pytest.mark.parametrize("game", DATA["finished"])
def test_a_finished_table_looks_the_same(server: Server, game: str) -> None:
    kept = DATA["finished"][game]

    async def look() -> None:
        mika = Client(server.url, DATA["token"])
        async with mika.at(kept["id"]) as guest:
            await guest.until(lambda: guest.update is not None)
            assert guest.update is not None
            assert guest.update.view == kept["view"]
        replayed = await mika.ask("GET", f"/api/tables/{kept['id']}/replay/0/en")
        assert replayed.json()[-1]["view"] == kept["view"]
        archive = await mika.ask("GET", f"/api/tables/{kept['id']}/archive")
        assert archive.content == (HERE / "archives" / f"{game}.json").read_bytes()

    wait_for(look())


def test_a_review_that_was_kept_is_shown(server: Server) -> None:
    table = DATA["finished"]["samurai_sword"]["id"]

    async def look() -> None:
        mika = Client(server.url, DATA["token"])
        shown = (await mika.ask("GET", f"/api/tables/{table}/review/0/en")).json()
        assert shown["state"] == "ready"
        assert shown["found"]["decisions"]

    wait_for(look())
