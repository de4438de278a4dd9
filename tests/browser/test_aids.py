"""What the table tells who asks: advice, what one can know, and a card at full size."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import LAST, TITLES, answer, answers, play_now
from tests.server.running import Server


@pytest.mark.parametrize("game", TITLES)
def test_a_hint_is_one_of_my_answers(server: Server, visit: Visit, game: str) -> None:
    page = visit()
    play_now(page, server.url, game)
    while not page.get_by_role("button", name="Hint").count():
        answer(page, LAST)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint").filter(has_text="suggests:")
    expect(hint.locator(".why")).to_have_text(re.compile(r"\w{2}"))
    listed = answers(page)
    expect(listed.first).to_be_visible()
    # Below an answer there may be a warning.
    said = [text.splitlines()[0] for text in listed.all_inner_texts()]
    assert hint.locator("strong").inner_text() in said


@pytest.mark.parametrize("game", TITLES)
def test_what_i_know_is_told_beside_the_table(server: Server, visit: Visit, game: str) -> None:
    page = visit()
    play_now(page, server.url, game)
    page.get_by_role("tab", name="Insights").click()
    known = page.get_by_role("tabpanel").get_by_role("listitem")
    expect(known.first).not_to_have_text("There is nothing to work out right now.")


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found
    return found


def covers(one: FloatRect, two: FloatRect) -> bool:
    """Whether one box lies over any part of another."""
    beside = one["x"] >= two["x"] + two["width"] or two["x"] >= one["x"] + one["width"]
    above = one["y"] >= two["y"] + two["height"] or two["y"] >= one["y"] + one["height"]
    return not beside and not above


def look_at(page: Page, card: Locator) -> Locator:
    """Hold the mouse over a card until it is shown at full size."""
    card.hover()
    zoom = page.locator(".zoom")
    zoom.wait_for()
    return zoom


@pytest.mark.parametrize("wide", [1280, 900])
def test_a_card_looked_at_hides_neither_itself_nor_the_answers(
    server: Server, visit: Visit, wide: int
) -> None:
    page = visit(viewport={"width": wide, "height": 800})
    play_now(page, server.url, "kodachi")
    for card in page.locator(".hand .card").all():
        zoom = box(look_at(page, card))
        assert not covers(zoom, box(card))
        assert not covers(zoom, box(page.locator(".answers")))
        page.mouse.move(0, 0)
        expect(page.locator(".zoom")).to_be_hidden()
