"""Games are played on the board itself, with the mouse; cards that glow may be picked."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import (
    LAST,
    answer,
    is_over,
    play_now,
    say_yes_if_asked,
    version,
    wait_past,
    wait_until_asked,
)
from tests.server.running import Server


def click_if(page: Page, where: str) -> bool:
    """Click what is found first, if anything is."""
    found = page.locator(where)
    if not found.count():
        return False
    found.first.click()
    return True


def declare(page: Page) -> bool:
    """Declare Stealth against a high value and Strength against a low one."""
    ways = page.locator(".moment .way:enabled")
    if ways.count():
        low = re.search("lower than [0-3]\\b", ways.first.inner_text())
        ways.nth(1 if low else 0).click()
        return True
    return False


def beat_the_guard(page: Page) -> bool:
    """Play a card that wins, in a way in which it does."""
    v = version(page)
    if not page.locator(".hand .wins button").count():
        return False
    page.locator(".hand .wins button").first.click()
    page.locator(f".ways .main, main:not([data-version='{v}'])").first.wait_for()
    click_if(page, ".ways .main")
    return True


def take(page: Page, row: str) -> bool:
    """Take a treasure at once, or a house card with the last of the payments."""
    if not click_if(page, f"[data-place^={row}] .lit"):
        return False
    if row == "guard":
        return True
    if page.locator(".payment").count():
        page.locator(".payment").last.click()
    page.locator(".offer .main").click()
    return True


RAID: dict[str, Callable[[Page], bool]] = {
    "declare": declare,
    "stop": lambda page: click_if(page, ".moment .stop"),
    "beat": beat_the_guard,
    "buy": lambda page: take(page, "house"),
    "take": lambda page: take(page, "guard"),
}


def decide(page: Page) -> str:
    """One decision of Kodachi on the board, or in words if it is none of a raid."""
    v = version(page)
    done = next((name for name, way in RAID.items() if way(page)), "words")
    if done == "words":
        answer(page, LAST)
    say_yes_if_asked(page, v)
    wait_past(page, v)
    wait_until_asked(page)
    return done


def test_a_raid_of_kodachi_is_clicked_on_the_board(server: Server, visit: Visit) -> None:
    """R5-R9: declare, beat guards, stop, take treasure and buy a house card."""
    page = visit()
    play_now(page, server.url, "kodachi")
    done: set[str] = set()
    while not done >= set(RAID):
        if is_over(page):
            play_now(page, server.url, "kodachi")
        done.add(decide(page))


def reaches(page: Page, card: Locator) -> bool:
    """Hold a card of Samurai Sword up; gives whether it is a Weapon that reaches somebody."""
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)
    card.focus()
    card.click()
    return page.locator(".terms").count() > 0 and page.locator(".aim.lit").count() > 0


def hold_a_weapon(page: Page, url: str) -> None:
    """Take turns until a Weapon is held up that reaches somebody."""
    play_now(page, url, "samurai_sword")
    while not any(reaches(page, card) for card in page.locator(".fan .lit").all()):
        answer(page, LAST)


def test_a_weapon_and_then_a_lit_seat_make_a_strike(server: Server, visit: Visit) -> None:
    """R6."""
    page = visit()
    hold_a_weapon(page, server.url)
    v = version(page)
    page.locator(".aim.lit").first.click()
    say_yes_if_asked(page, v)
    expect(page.get_by_role("tabpanel")).to_contain_text("You attack")


def test_a_seat_that_does_not_glow_says_why(server: Server, visit: Visit) -> None:
    """The rule it names opens beside the table."""
    page = visit()
    hold_a_weapon(page, server.url)
    page.locator(".aim:not(.lit)").first.click()
    rule = page.get_by_role("alert").get_by_role("button", name="Rule R")
    number = rule.first.inner_text().removeprefix("Rule ")
    rule.first.click()
    expect(page.get_by_role("tabpanel").locator(".here")).to_contain_text(number)


def test_three_cards_are_split_by_a_click(server: Server, visit: Visit) -> None:
    """R7: one alone, two together; one click suffices."""
    page = visit()
    play_now(page, server.url, "kodama_duo")
    hint = page.get_by_text("Pick the card to lie here")
    while not hint.count():
        answer(page, LAST)
    v = version(page)
    page.locator(".piles .card.lit").first.click()
    wait_past(page, v)
    expect(page.get_by_role("tabpanel")).to_contain_text("You split")
