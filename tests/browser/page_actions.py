"""What a person does with the page."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

TITLES = {"samurai_sword": "Samurai Sword", "kodachi": "Kodachi", "kodama_duo": "Kodama Duo"}
ASKED = "main[data-asked=true]"
OVER = "main[data-over=true]"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def play_now(page: Page, url: str, game: str) -> None:
    """From the door to a table against bots."""
    page.goto(url)
    page.get_by_role("button", name=f"Play now {TITLES[game]}").click()
    wait_until_asked(page)


def wait_until_asked(page: Page) -> None:
    """Wait until this page's seat is asked, or the game is over."""
    page.locator(f"{ASKED}, {OVER}").wait_for()


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def version(page: Page) -> int:
    """The version of the game that the page shows."""
    return int(page.locator("main").get_attribute("data-version") or -1)


def wait_past(page: Page, v: int) -> None:
    """Wait until the page shows another version."""
    page.locator(f"main[data-version]:not([data-version='{v}'])").wait_for()


def answers(page: Page) -> Locator:
    """All answers in words, opened if they are not."""
    more = page.get_by_role("button", name="All answers")
    if more.count() and more.get_attribute("aria-expanded") == "false":
        more.click()
    listed = page.get_by_role("list", name="All answers").get_by_role("button")
    return listed if listed.count() else page.locator(".answers .button.main")


def answer(page: Page, number: int, key: bool = False) -> None:
    """Give one of the answers, by the mouse or by the keyboard, and wait for what comes of it."""
    v = version(page)
    choices = answers(page)
    chosen = choices.nth(number % choices.count())
    if key:
        chosen.focus()
        page.keyboard.press("Enter")
    else:
        chosen.click()
    wait_past(page, v)
    wait_until_asked(page)


def play_out(page: Page, key: bool = False) -> int:
    """Answer until the game is over; gives how often."""
    count = 0
    wait_until_asked(page)
    while not is_over(page):
        answer(page, count * 7, key)
        count += 1
    return count
