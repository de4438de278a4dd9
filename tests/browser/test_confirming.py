"""Who wants to be asked before every answer is asked, however the answer is given."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import LAST, answer, answers, play_now, version, wait_past
from tests.server.running import Server


def ask_before_every_answer(page: Page) -> None:
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Ask me to confirm every answer").check()


def yes(page: Page) -> Locator:
    return page.locator(".answers").get_by_role("button", name="Yes", exact=True)


def not_yet(page: Page) -> Locator:
    return page.locator(".answers").get_by_role("button", name="Not yet")


def split_on_the_board(page: Page) -> None:
    page.locator(".piles .card.lit").first.click()


def declare_on_the_board(page: Page) -> None:
    page.locator(".moment .way:enabled").first.click()


def begin(page: Page, url: str, game: str, where: str) -> None:
    """Play until the board asks by something to click."""
    play_now(page, url, game)
    while not page.locator(where).count():
        answer(page, LAST)
    ask_before_every_answer(page)


BOARDS = {
    "kodachi": (".moment .way:enabled", declare_on_the_board),
    "kodama_duo": (".piles .card.lit", split_on_the_board),
}


@pytest.mark.parametrize("game", BOARDS)
def test_a_click_on_the_board_waits_for_a_yes(server: Server, visit: Visit, game: str) -> None:
    """Not yet: nothing happened, and the board can be used again."""
    page = visit()
    where, decide = BOARDS[game]
    begin(page, server.url, game, where)
    v = version(page)
    decide(page)
    expect(page.locator(".answers")).to_contain_text("are you sure?")
    not_yet(page).click()
    expect(yes(page)).to_be_hidden()
    assert version(page) == v
    decide(page)
    yes(page).click()
    wait_past(page, v)


def test_an_answer_from_the_list_waits_for_a_yes(server: Server, visit: Visit) -> None:
    page = visit()
    begin(page, server.url, "kodachi", ".moment .way:enabled")
    v = version(page)
    answers(page).first.click()
    expect(yes(page)).to_be_focused()
    assert version(page) == v
    page.keyboard.press("Enter")
    wait_past(page, v)


def test_a_pose_that_is_on_no_list_waits_for_a_yes(server: Server, visit: Visit) -> None:
    """It has no label, so the page asks in plain words."""
    page = visit()
    begin(page, server.url, "kodama_duo", ".placing")
    if not page.locator(".verdict").count():
        page.locator(".held button").first.click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("It fits on")
    page.keyboard.press("Shift+q")
    if "It fits" not in verdict.inner_text():
        page.keyboard.press("Shift+e")
        page.keyboard.press("Shift+e")
    v = version(page)
    page.get_by_role("button", name="Place it here").click()
    yes(page).wait_for()
    assert version(page) == v
    yes(page).click()
    wait_past(page, v)


def test_cards_put_away_together_can_be_put_away_later(server: Server, visit: Visit) -> None:
    """A plan of several answers that is cancelled leaves the board as it was."""
    page = visit()
    begin(page, server.url, "kodachi", ".moment .main:has-text('draw up to 6')")
    page.locator(".hand .card").first.click()
    discard = page.get_by_role("button", name="Discard 1 card and draw up to 6")
    discard.click()
    not_yet(page).click()
    v = version(page)
    discard.click()
    yes(page).click()
    wait_past(page, v)
    expect(page.locator(".answers")).to_contain_text("are you sure?")
