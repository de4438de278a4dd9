"""What a person does with the page."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, Route

TITLES = {"samurai_sword": "Samurai Sword", "kodachi": "Kodachi", "kodama_duo": "Kodama Duo"}
# The fewest who can play: more only take longer.
SEATS = {"samurai_sword": 3, "kodachi": 2, "kodama_duo": 2}
ASKED = "main[data-asked=true]"
OVER = "main[data-over=true]"
AFTER = "main[data-version]:not([data-version='%s'])"
SURE = ".answers:has(> p) .button.main"  # the page asks whether one means it
LAST = -1  # of the answers
A_GAME = 300_000  # milliseconds in which one is over
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
SCREENS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}


def play_now(page: Page, url: str, game: str) -> None:
    """From the door to a table against bots."""
    page.goto(url)
    page.get_by_role("button", name=f"Play now {TITLES[game]}").click()
    wait_until_asked(page)


def sit_down_among_few(page: Page, url: str, game: str, deck: str | None = None) -> None:
    """Sit down with as few bots as the game allows, with a deck of one's own if there is one."""

    def ask_for_fewer(route: Route) -> None:
        terms = json.loads(route.request.post_data or "{}")
        seats = SEATS[game]
        fewer = {**terms, "seats": seats, "bots": terms["bots"][:seats], "deck": deck}
        route.continue_(post_data=json.dumps(fewer))

    page.route("**/api/tables", ask_for_fewer)
    page.goto(url)
    page.get_by_role("button", name=re.compile(f"^(Play now|Jouer) {TITLES[game]}")).click()


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
    page.locator(AFTER % v).wait_for()


def say_yes_if_asked(page: Page, v: int, key: bool = False) -> None:
    """Wait for what an answer leads to; where it is easily regretted, the page asks once."""
    page.locator(f"{AFTER % v}, {SURE}").first.wait_for()
    sure = page.locator(SURE)
    if version(page) == v and sure.count():
        sure.press("Enter") if key else sure.click()


def answers(page: Page) -> Locator:
    """All answers in words, opened if they are not."""
    more = page.locator(".answers button[aria-expanded=false]")
    if more.count():
        more.click()
    page.locator(".every-answer button, .answers .button.main").first.wait_for()
    listed = page.locator(".every-answer button")
    return listed if listed.count() else page.locator(".answers .button.main")


def answer(page: Page, number: int, key: bool = False) -> None:
    """Give one of the answers, and wait for what comes of it."""
    give_answer(page, number, key)
    wait_until_asked(page)


def give_answer(page: Page, number: int, key: bool = False) -> None:
    """Give one of the answers by the mouse or by the keyboard, with a yes where the page asks."""
    v = version(page)
    choices = answers(page)
    chosen = choices.nth(number % choices.count())
    chosen.press("Enter") if key else chosen.click()
    say_yes_if_asked(page, v, key)
    wait_past(page, v)


# Answers until the game is over, from within the page: for tests of what comes after a game.
PLAY_OUT = """async ([after, sure]) => {
  const find = (selector) => document.querySelector(selector);
  const main = () => find("main").dataset;
  const comes = (selector) => new Promise((done) => {
    const look = () => find(selector) && (watching.disconnect(), done());
    const watching = new MutationObserver(look);
    watching.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
  for (let count = 0; ; count++) {
    await comes("main[data-asked=true], main[data-over=true]");
    if (main().over === "true") return count;
    const v = main().version;
    find(".answers button[aria-expanded=false]")?.click();
    await comes(".every-answer button, .answers .button.main");
    let choices = document.querySelectorAll(".every-answer button");
    if (!choices.length) choices = document.querySelectorAll(".answers .button.main");
    choices[(count * 7) % choices.length].click();
    await comes(`${after.replace("%s", v)}, ${sure}`);
    if (main().version === v) find(sure)?.click();
    await comes(after.replace("%s", v));
  }
}"""


def play_out(page: Page) -> None:
    """Have the game played to its end, where it matters only that it is over."""
    wait_until_asked(page)
    page.evaluate(f"selectors => void ({PLAY_OUT})(selectors)", [AFTER, SURE])
    page.locator(OVER).wait_for(timeout=A_GAME)


def play_by_keyboard(page: Page) -> int:
    """Answer until the game is over; gives how often."""
    count = 0
    wait_until_asked(page)
    while not is_over(page):
        answer(page, count * 7, key=True)
        count += 1
    return count
