"""Numbers and signs say what they mean, to a mouse, a keyboard, a finger and a voice."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import PHONE, play_now
from tests.server.running import Server

EXPLAINED = "main [tabindex='0'][aria-describedby^=explained]"


def find_explained(page: Page) -> tuple[Locator, str]:
    """Something explained that stands alone, and its words, as a voice reads them."""
    found = page.locator(EXPLAINED).first
    words = page.locator(f"#{found.get_attribute('aria-describedby')}").text_content()
    assert words
    return found, words


def test_words_come_by_mouse_and_keyboard_and_go_again(server: Server, visit: Visit) -> None:
    page = visit()
    play_now(page, server.url, "samurai_sword")
    found, words = find_explained(page)
    bubble = page.locator(".explanation")
    found.hover()
    expect(bubble).to_have_text(words)
    expect(bubble).to_be_in_viewport(ratio=1)
    page.mouse.move(0, 0)
    expect(bubble).to_be_hidden()
    page.locator("body").press("Tab")
    found.focus()
    expect(bubble).to_have_text(words)
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()


def tap_explained(page: Page, url: str) -> tuple[Locator, Locator]:
    """Something explained at a table, tapped, and the bubble with its words."""
    play_now(page, url, "samurai_sword")
    found, words = find_explained(page)
    found.tap()
    bubble = page.locator(".explanation")
    expect(bubble).to_have_text(words)
    expect(bubble).to_be_in_viewport(ratio=1)
    return found, bubble


def test_words_come_to_a_finger(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    _, bubble = tap_explained(page, server.url)
    page.locator("header .middle").tap(position={"x": 2, "y": 2})
    expect(bubble).to_be_hidden()


def test_words_stay_while_something_else_scrolls(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    found, bubble = tap_explained(page, server.url)
    page.locator("header").dispatch_event("scroll")
    expect(bubble).to_be_in_viewport(ratio=1)
    found.evaluate("explained => (explained.style.translate = '0 40px')")
    page.locator("header").dispatch_event("scroll")
    expect(bubble).to_be_hidden()
