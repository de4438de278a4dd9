"""Which language a request is answered in, and that a new one is a file of words."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from chabudai.engine import Game, game_names, load
from chabudai.engine.text import catalog
from chabudai.server.http.language import parse_accept_language
from chabudai.server.http.routes.games import describe_game
from chabudai.server.protocol.messages import Bilingual
from tests.server.running import PATIENCE, Server


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("", []),
        ("fr", ["fr"]),
        ("fr-CA, fr;q=0.9, en;q=0.8", ["fr-CA", "fr", "en"]),
        ("en;q=0.2, de, fr;q=0.7", ["de", "fr", "en"]),
        ("fr;q=0, en", ["en"]),
        ("fr;q=much, en;q=0.1", ["en"]),
        (";;,,", []),
    ],
)
def test_languages_come_in_the_order_that_a_browser_prefers(header: str, wanted: list[str]) -> None:
    assert parse_accept_language(header) == wanted


@pytest.mark.parametrize(
    ("preferred", "found"),
    [
        (["fr"], "fr"),
        (["fr-CA"], "fr"),
        (["FR_be"], "fr"),
        (["de", "fr-CH", "en"], "fr"),
        (["en-GB", "fr"], "en"),
        (["de"], "en"),
        (["*"], "en"),
        ([""], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_we_have_is_spoken(preferred: list[str], found: str) -> None:
    assert catalog.negotiate_language(preferred) == found


@pytest.mark.parametrize(("header", "found"), [("fr-CA,en;q=0.5", "fr"), ("de, en", "en")])
def test_an_error_speaks_the_language_of_the_browser(
    server: Server, header: str, found: str
) -> None:
    headers = {"accept-language": header}
    answer = httpx.get(
        f"{server.url}/api/games/chess/cards", headers=headers, trust_env=False, timeout=PATIENCE
    )
    error = catalog.sentence("unknown-game", name="chess", known=", ".join(game_names()))
    assert answer.json()["text"] == error.text(found)


@pytest.mark.parametrize("lang", ["fr", "fr-CA", "de", "en"])
def test_a_path_may_name_a_language_that_we_do_not_have(server: Server, lang: str) -> None:
    answer = httpx.get(
        f"{server.url}/api/games/kodachi/rules/{lang}", trust_env=False, timeout=PATIENCE
    )
    expected = httpx.get(
        f"{server.url}/api/games/kodachi/rules/{catalog.negotiate_language([lang])}",
        trust_env=False,
        timeout=PATIENCE,
    )
    assert answer.text == expected.text
    assert answer.status_code == 200


def test_a_language_is_there_as_soon_as_its_catalog_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("fr.ftl", "en.ftl", "de.ftl", "README.md"):
        (tmp_path / name).touch()
    monkeypatch.setattr(catalog, "files", lambda package: tmp_path)
    found = catalog.find_languages("anything")
    assert found == ("en", "de", "fr")
    monkeypatch.setattr(catalog, "LANGUAGES", found)
    assert catalog.negotiate_language(["de-AT", "fr"]) == "de"


def test_a_third_language_does_not_disturb_the_messages_that_have_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Game, "title", lambda game: {"en": "One", "fr": "Un", "de": "Eins"})
    assert describe_game(load("kodachi")).title == Bilingual("One", "Un")
