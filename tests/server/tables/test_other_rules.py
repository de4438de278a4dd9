"""A data folder whose games were played by other rules: nothing fails, and nothing is lost."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from chabudai.engine import BadRecord, load
from chabudai.server.app import create_app
from chabudai.server.history.jobs import replay_archive
from chabudai.server.protocol import messages
from chabudai.server.settings import Settings
from tests.server.in_process import Player, TestClock, open_registry
from tests.server.running import PATIENT, wait_for

OLD = Path(__file__).parents[2] / "compatibility"
DATA: dict[str, Any] = json.loads((OLD / "data.json").read_text("utf-8"))
GAMES = list(DATA["running"])
ASKED = ["log/en", "replay/0/en", "zones/en", "aim/en", "recap/en", "archive", "review/0/en"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Read by a program that has other rules than those who wrote it."""
    for game in GAMES:
        monkeypatch.setattr(load(game), "version", "99")
        monkeypatch.setattr(load(game), "translate_options", know_only_the_newest)
    with sqlite3.connect(tmp_path / "chabudai.sqlite") as database:
        database.executescript((OLD / "data.sql").read_text("utf-8"))
    return tmp_path


def know_only_the_newest(version: str, options: Mapping[str, str]) -> Mapping[str, str] | None:
    return options if version == "99" else None


@pytest.fixture
def browser(folder: Path) -> Iterator[TestClient[Any]]:
    limits, public = replace(PATIENT, session_days=36_500), ("testserver.local",)
    settings = Settings(folder, limits=limits, public=public)
    with TestClient(create_app(settings)) as client:
        client.headers["authorization"] = f"Bearer {DATA['token']}"
        yield client


def names_both_rules(text: str, game: str) -> bool:
    title = load(game).title()["en"]
    words = rf"This game was played under rules \d+ of {title}; this program plays rules 99, "
    return re.match(words, text) is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_running_table_waits_and_says_why(folder: Path, game: str) -> None:
    """Whoever tries to go on is told the same; what people say is kept as before."""
    id = DATA["running"][game]["id"]

    async def evening() -> None:
        async with open_registry(folder, TestClock()) as registry:
            table = await registry.get(id)
            kept = await registry.store.read_log(id)
            player = Player(table, table.state.host)
            room = await player.next_room(lambda room: True)
            assert room.phase == "paused"
            assert names_both_rules(room.notice, game)
            assert room.notice.endswith("Everything is saved.")
            for message in (messages.Play("x", 10**6, "end"), messages.Resume()):
                player.say(message)
                refused = await player.next(lambda each: isinstance(each, messages.Refused))
                assert isinstance(refused, messages.Refused)
                assert refused.text == room.notice
            player.say(messages.Say("Hello"))
            await player.next(lambda each: isinstance(each, messages.Said) and each.text == "Hello")
            assert (await registry.store.read_log(id))[:-1] == kept

    wait_for(evening())


@pytest.mark.parametrize("game", GAMES)
def test_the_past_is_refused_with_the_same_sentence(browser: TestClient[Any], game: str) -> None:
    for kind, path in product(("running", "finished"), ASKED):
        answer = browser.get(f"/api/tables/{DATA[kind][game]['id']}/{path}")
        assert answer.status_code == 400
        assert names_both_rules(answer.json()["text"], game)


def test_tables_of_other_rules_are_listed_as_they_are(browser: TestClient[Any]) -> None:
    phases = {each["id"]: each["phase"] for each in browser.get("/api/me/games").json()}
    for game in GAMES:
        assert phases[DATA["running"][game]["id"]] == "paused"
        assert phases[DATA["finished"][game]["id"]] == "over"


@pytest.mark.parametrize("path", sorted((OLD / "archives").glob("*.json")), ids=lambda p: p.name)
@pytest.mark.usefixtures("folder")
def test_an_exported_game_of_other_rules_is_refused(path: Path) -> None:
    """By what a worker process does with it; that one would not know of our other rules."""
    game = json.loads(path.read_bytes())["record"]["game"]
    with pytest.raises(BadRecord) as refused:
        replay_archive(path.read_bytes(), 5_000, "0", "en", 0)
    assert refused.value.sentence.code == "record-rules"
    assert names_both_rules(str(refused.value), game)
