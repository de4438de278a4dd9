"""A game without a board of its own is played on one made from its text zones and its answers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.page_actions import SCREENS, is_over, version, wait_past, wait_until_asked

SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
HEADLINE = re.compile(r"wins\.|share the win")


def play_lanterns(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("button", name="Play now Lanterns").click()
    wait_until_asked(page)


def my_answers(page: Page) -> Locator:
    return page.get_by_role("region", name="Your answers").get_by_role("button")


def my_zone(page: Page) -> Locator:
    return page.get_by_role("region", name="Guest", exact=True)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_whole_game_is_played_on_the_generic_board(
    served: str, visit: Visit, screen: str
) -> None:
    """Zones and answers are those of the newest version; axe finds nothing, on any screen."""
    page = visit(**SCREENS[screen])
    play_lanterns(page, served)
    shown: list[str] = []
    while not is_over(page):
        for number in shown:
            expect(my_zone(page)).to_contain_text(number)
        assert complaints(page) == []
        assert not page.evaluate(SIDEWAYS)
        expect(my_answers(page).last).to_be_in_viewport(ratio=1)
        expect(my_answers(page)).to_have_count(3 - len(shown))
        shown.append(my_answers(page).first.inner_text().removeprefix("Show lantern "))
        v = version(page)
        my_answers(page).first.click()
        wait_past(page, v)
        wait_until_asked(page)
    assert len(shown) == 3
    expect(page.get_by_role("region", name=HEADLINE)).to_contain_text("Guest")
    assert complaints(page) == []


def test_its_replay_shows_the_table_in_words_at_every_step(served: str, visit: Visit) -> None:
    page = visit()
    play_lanterns(page, served)
    while not is_over(page):
        v = version(page)
        my_answers(page).first.click()
        wait_past(page, v)
        wait_until_asked(page)
    page.get_by_role("link", name="Replay").click()
    expect(my_zone(page)).to_contain_text("3 lanterns in hand")
    page.keyboard.press("End")
    expect(my_zone(page)).to_contain_text("0 lanterns in hand")
    page.keyboard.press("Home")
    expect(my_zone(page)).to_contain_text("3 lanterns in hand")
    assert complaints(page) == []


def test_its_zones_change_language_on_the_spot(served: str, visit: Visit) -> None:
    page = visit()
    play_lanterns(page, served)
    page.get_by_role("button", name="Parler français").click()
    expect(page.get_by_role("region", name="Vos réponses")).to_contain_text("Montrer la lanterne")


def test_its_rules_and_cards_are_read_like_those_of_ours(served: str, visit: Visit) -> None:
    page = visit()
    page.goto(f"{served}/rules/lanterns")
    expect(page.locator("main")).to_contain_text("The highest number scores")
    expect(page.locator("main")).to_contain_text("Lantern 15")
    assert complaints(page) == []
    page.goto(served)
    tile = page.get_by_role("article").filter(has_text="Lanterns")
    expect(tile.locator(".figures")).to_contain_text("2–4 players")
