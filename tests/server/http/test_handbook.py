"""What a game brings beside its rules is there for everybody, in both languages."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from chabudai.engine.registry import own_games
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.server.learning.handbook import Handbook, write_handbook
from tests.server.running import PATIENCE, Server


def get(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/games/{path}", trust_env=False, timeout=PATIENCE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", own_games())
def test_anybody_reads_the_handbook_of_a_game(server: Server, game: str, lang: str) -> None:
    answer = get(server, f"{game}/handbook/{lang}")
    assert answer.status_code == 200
    assert answer.content == write_handbook(game, lang)
    book = msgspec.json.decode(answer.content, type=Handbook)
    assert book.overview is not None
    assert all(picture.say and picture.zones for picture in book.overview.turn)


def test_a_picture_shows_what_its_seat_may_know_and_no_more() -> None:
    book = msgspec.json.decode(write_handbook("samurai_sword", "en"), type=Handbook)
    assert book.overview is not None
    for picture in book.overview.turn:
        roles = [player["role"] for player in picture.view["players"]]  # type: ignore[attr-defined]
        assert [role for role in roles if role] == ["samurai", "shogun"]


@pytest.mark.parametrize("path", ["go/handbook/en", "go/glossary/en"])
def test_a_game_that_is_not_there_has_none(server: Server, path: str) -> None:
    assert get(server, path).status_code == 404
