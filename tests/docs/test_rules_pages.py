"""The rules in docs/rules are those of the games; `chabudai rules GAME --output` writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.engine import load
from chabudai.engine.registry import own_games
from chabudai.learn.book import Book, draw_pictures

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
PAGES = {"en": "{}.md", "fr": "{}.fr.md"}

every_game = pytest.mark.parametrize("game", own_games())


@every_game
@pytest.mark.parametrize("lang", PAGES)
def test_the_page_is_what_the_game_brings(game: str, lang: str) -> None:
    page = FOLDER / PAGES[lang].format(game)
    assert page.read_text("utf-8") == Book(load(game), lang, game).write()


@every_game
def test_the_drawings_are_those_of_the_tables(game: str) -> None:
    kept = {path.stem: path.read_text("utf-8") for path in (FOLDER / game).glob("*.svg")}
    assert kept == draw_pictures(load(game))
