"""Cards of Kodama Duo are laid by hand; the page judges them on the way, as the server does."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.sitting import PHONE, answer, play_now, version, wait_past
from tests.server.running import Server


def middle(of: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def come_to_laying(page: Page, url: str) -> Locator:
    """Play until a card is to be laid, and give the verdict on the one in hand."""
    play_now(page, url, "kodama_duo")
    while not page.locator(".placing").count():
        answer(page, 0)
    verdict = page.locator(".verdict")
    if not verdict.count():
        page.locator(".held button").first.click()
    expect(verdict).to_contain_text("It fits on")
    return verdict


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def test_a_card_below_the_table_is_refused_with_its_rule(server: Server, visit: Visit) -> None:
    """R12d: by the page while it moves, by the server when asked why."""
    page = visit()
    verdict = come_to_laying(page, server.url)
    x, y = middle(page.locator(".tree.front .tools"))
    drag(page, middle(page.locator(".held").first), (x + 150, y))
    expect(verdict).to_contain_text("It hangs over the edge of the table.")
    page.get_by_role("button", name="Why not?").click()
    page.get_by_role("alert").get_by_text("over the edge of the table").wait_for()


def test_a_card_is_laid_where_it_was_turned_by_hand(server: Server, visit: Visit) -> None:
    """R12: a pose that was on no list, a degree from one that was."""
    page = visit()
    verdict = come_to_laying(page, server.url)
    page.keyboard.press("Shift+q")
    if "It fits" not in verdict.inner_text():
        page.keyboard.press("Shift+e")
        page.keyboard.press("Shift+e")
    v = version(page)
    page.get_by_role("button", name="Lay it here").click()
    wait_past(page, v)
    expect(page.get_by_role("tabpanel")).to_contain_text(re.compile("lays #"))


def test_two_fingers_turn_a_card(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    come_to_laying(page, server.url)
    ghost = page.locator(".ghost")
    before = ghost.get_attribute("transform")
    ghost.scroll_into_view_if_needed()
    x, y = middle(ghost)
    fingers = page.context.new_cdp_session(page)
    here = {"x": x, "y": y, "id": 0}
    beside, below = {"x": x + 60, "y": y, "id": 1}, {"x": x, "y": y + 60, "id": 1}
    steps = [("touchStart", [here]), ("touchStart", [here, beside])]
    for kind, points in [*steps, ("touchMove", [here, below]), ("touchEnd", [])]:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(ghost).not_to_have_attribute("transform", before or "")
