"""Signs on cards: as letters, with their meaning, and drawn on a sheet."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from chabudai.engine import game_names, load
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.engine.text.svg import draw_circle, draw_sign_sheet
from chabudai.engine.text.text_view import Icon, Sign, explain_icons, format_icons

SUN = Sign("sun", "☼", {"en": "sun & sky", "fr": "soleil et ciel"}, draw_circle(0, 0, 30, "gold"))
OR = Sign("or", " / ", {"en": "or", "fr": "ou"}, "")

every_game = pytest.mark.parametrize("game", game_names())


def test_icons_are_written_as_letters_with_their_numbers() -> None:
    assert format_icons([Icon("sun", 3), Icon("or"), Icon("sun")], [SUN, OR]) == "☼3 / ☼"


def test_only_the_signs_that_are_shown_are_explained() -> None:
    assert explain_icons([Icon("or"), Icon("or")], [SUN, OR], "fr") == ["/ ou"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_shows_every_sign_with_its_meaning(lang: str) -> None:
    drawn = ElementTree.fromstring(draw_sign_sheet([SUN, OR], lang))
    texts = [each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == [f"☼  {SUN.means[lang]}", f"/  {OR.means[lang]}"]


@every_game
def test_every_icon_of_a_card_is_a_sign_of_its_game(game: str) -> None:
    known = {sign.key for sign in load(game).list_signs()}
    parts = [part for line in load(game).list_cards(None) for part in line.icons.values()]
    assert {icon.sign for part in parts for icon in part} <= known
