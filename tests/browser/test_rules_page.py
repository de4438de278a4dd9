"""The rules in the page: a game on one page, in pictures of real tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from chabudai.engine import load
from chabudai.learn.overview import find_overview
from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.page_actions import SCREENS
from tests.browser.test_lessons import LOCALES, SIDEWAYS
from tests.scale import choose
from tests.server.running import Server

USUAL = [
    ("samurai_sword", "phone", "fr"),
    ("kodachi", "desktop", "en"),
    ("kodama_duo", "phone", "en"),
]
ALL = [(game, screen, lang) for game, _, _ in USUAL for screen in SCREENS for lang in LOCALES]


def open_rules(page: Page, server: Server, path: str) -> None:
    page.goto(f"{server.url}/rules/{path}")
    page.locator("article h3").first.wait_for()


@pytest.mark.parametrize(("game", "screen", "lang"), choose(USUAL[:2], ALL), ids=str)
def test_a_game_is_told_on_one_page_with_every_picture_drawn(
    server: Server, visit: Visit, game: str, screen: str, lang: str
) -> None:
    page = visit(locale=LOCALES[lang], **SCREENS[screen])
    open_rules(page, server, game)
    overview = find_overview(load(game))
    assert overview is not None
    expect(page.locator(".aim")).to_have_text(overview.aim.text(lang, []))
    pictures = page.locator("section.ready .frame")
    expect(pictures).to_have_count(len(overview.turn.steps))
    for number in range(len(overview.turn.steps)):
        pictures.nth(number).scroll_into_view_if_needed()
        expect(pictures.nth(number).locator(".board svg").first).to_be_attached()
    assert complaints(page) == []
    assert not page.evaluate(SIDEWAYS)
