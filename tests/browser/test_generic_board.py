"""A game without a board of its own is played on one made from its text zones and its answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.lanterns import LanternServer
from tests.browser.sitting import OVER, PHONE, is_over, version, wait_past, wait_until_asked

SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
SCREENS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}


@pytest.fixture(scope="module")
def lantern_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LanternServer]:
    running = LanternServer(tmp_path_factory.mktemp("lanterns"))
    running.start()
    yield running
    running.stop()


def play_lanterns(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("button", name="Play now Lanterns").click()
    wait_until_asked(page)


def my_answers(page: Page) -> Locator:
    return page.get_by_role("region", name="Your answers").get_by_role("button")


def zone_text(page: Page) -> Locator:
    return page.get_by_role("region", name="Lanterns")


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_whole_game_is_played_on_the_generic_board(
    lantern_server: LanternServer, visit: Visit, screen: str, colours: str
) -> None:
    """Zones and answers are those of the newest version; axe finds nothing, on any screen."""
    page = visit(color_scheme=colours, **SCREENS[screen])
    play_lanterns(page, lantern_server.url)
    shown: list[str] = []
    while not is_over(page):
        for number in shown:
            expect(zone_text(page)).to_contain_text(number)
        assert complaints(page) == []
        assert not page.evaluate(SIDEWAYS)
        expect(my_answers(page).last).to_be_in_viewport(ratio=1)
        assert my_answers(page).count() == 3 - len(shown)
        shown.append(my_answers(page).first.inner_text().removeprefix("Show lantern "))
        v = version(page)
        my_answers(page).first.click()
        wait_past(page, v)
        wait_until_asked(page)
    assert len(shown) == 3
    expect(page.get_by_role("region", name="The score")).to_contain_text("Guest:")
    assert complaints(page) == []


def test_its_replay_shows_the_table_in_words_at_every_step(
    lantern_server: LanternServer, visit: Visit
) -> None:
    page = visit()
    play_lanterns(page, lantern_server.url)
    while not is_over(page):
        v = version(page)
        my_answers(page).first.click()
        wait_past(page, v)
        wait_until_asked(page)
    page.locator(OVER).get_by_role("link", name="Replay").click()
    expect(zone_text(page)).to_contain_text("[]")
    page.keyboard.press("End")
    last = zone_text(page).inner_text()
    page.keyboard.press("Home")
    expect(zone_text(page)).not_to_have_text(last)
    assert complaints(page) == []


def test_its_zones_change_language_on_the_spot(lantern_server: LanternServer, visit: Visit) -> None:
    page = visit()
    play_lanterns(page, lantern_server.url)
    page.get_by_role("button", name="Parler français").click()
    expect(page.get_by_role("region", name="Vos réponses")).to_contain_text("Montrer la lanterne")


def test_what_the_game_does_not_bring_is_told_in_a_sentence(
    lantern_server: LanternServer, visit: Visit
) -> None:
    """No rules to read, cards with their names, no minutes on its tile."""
    page = visit()
    page.goto(f"{lantern_server.url}/rules/lanterns")
    expect(page.locator("main")).to_contain_text("This game brings no rules")
    expect(page.locator("main li")).to_have_count(15)
    assert complaints(page) == []
    page.goto(lantern_server.url)
    tile = page.get_by_role("article").filter(has_text="Lanterns")
    expect(tile.locator(".figures")).to_have_text("2–4 players")
