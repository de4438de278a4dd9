"""`chabudai mcp` as a client starts it: whole games over standard input and output."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from chabudai.cli.main import main
from chabudai.engine import Match, game_names, load, read_record
from tests.mcp.playing import Model
from tests.server.running import Server, wait_for
from tests.server.tables.test_hidden_cards import hidden_zones, without_lists, words

EARLY = 12  # answers that are looked through for hidden cards


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@asynccontextmanager
async def start(home: Path, *words: str) -> AsyncIterator[Model]:
    """A model whose client starts the command."""
    environment = {"CHABUDAI_HOME": str(home), "PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    command = StdioServerParameters(
        command=sys.executable,
        args=["-m", "chabudai", "mcp", "--lang", "en", *words],
        env=environment,
    )
    async with Client(command) as client:
        yield Model(client)


def test_a_whole_game_of_each_kind_is_played(tmp_path: Path) -> None:
    """And nothing that the seat may not know is in anything that was sent."""

    async def play() -> None:
        async with start(tmp_path) as model:
            for game in game_names():
                model.heard.clear()
                seats = load(game).min_seats
                look = await model.call("sit_down", game=game, seats=seats, bots=["novice"])
                last = await model.play_to_the_end(look)
                assert last["result"]
                check_hidden(tmp_path, game, model.heard)

    wait_for(play())


def check_hidden(home: Path, game: str, heard: list[Any]) -> None:
    """Look for the seed in all that was sent, and for hidden cards in the first answers."""
    (path,) = home.glob(f"{game}-*.json")
    match = Match(read_record(path.read_bytes()))
    assert match.state.over()
    assert match.record.seed not in json.dumps(heard)
    hidden = find_always_hidden(match)
    assert len(hidden) >= 3
    said = json.dumps(without_lists(heard[:EARLY]))
    for key in hidden:
        assert not re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", said), key


def find_always_hidden(match: Match) -> list[str]:
    """Single cards that lay where seat 0 may not look, for longer than the first answers took."""
    single = [card.key for card in match.game.list_cards(None) if card.copies == 1]
    state = match.origin(match.record)
    for token in match.record.actions[: EARLY * 6]:
        seen = set(words([*hidden_zones(state.to_position(), 0)]))
        single = [key for key in single if key in seen]
        state.apply(state.actions.parse(token))
    return single


def test_a_game_on_a_server_is_played(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        async with start(tmp_path, "--url", server.url) as model:
            assert {each["name"] for each in (await model.call("games"))["result"]} >= {"kodachi"}
            assert await model.read("rules://kodama_duo") == load("kodama_duo").rules("en")
            assert '"key": "katana"' in await model.read("cards://samurai_sword")
            wish = {"game": "samurai_sword", "seats": 3, "seat": 1, "bots": ["novice", "random"]}
            last = await model.play_to_the_end(await model.call("sit_down", **wish))
            assert last["seat"] == 1
            assert [name.split(" ")[-1] for name in last["players"]] == [
                "(novice)",
                "Assistant",
                "(random)",
            ]
            assert last["result"]

    wait_for(play())
    (token,) = (tmp_path / "bots").iterdir()
    assert token.stat().st_mode & 0o077 == 0


def test_without_the_extra_the_command_says_what_to_install() -> None:
    script = (
        "import sys; sys.modules['mcp'] = None; from chabudai.cli.main import main; "
        "sys.exit(main(['mcp', '--lang', 'en']))"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert ended.returncode == 2
    assert ended.stderr.endswith("needs the package mcp: install chabudai[mcp].\n")


@pytest.mark.parametrize("url", ["http://127.0.0.1:1", "nonsense", "http://["])
def test_a_server_that_is_not_there_costs_one_sentence(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for token in (tmp_path / "none", tmp_path / "kept"):
        (tmp_path / "kept").write_text("token")
        assert main(["mcp", "--url", url, "--token", str(token), "--lang", "en"]) == 2
        assert "does not answer as a server of ours would" in capsys.readouterr().err


def test_a_name_that_no_table_could_show_costs_one_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["mcp", "--name", "(,)", "--lang", "en"]) == 2
    assert "name" in capsys.readouterr().err
