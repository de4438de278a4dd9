"""The rules in the page: pictures of real tables, examples to try, folded rulings, and words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from chabudai.engine import load
from chabudai.learn.lesson import find_lesson
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


@pytest.mark.parametrize(("game", "screen", "lang"), choose(USUAL, ALL), ids=str)
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
        expect(pictures.nth(number).locator(".board svg").first).to_be_visible()
    assert complaints(page) == []
    assert not page.evaluate(SIDEWAYS)


def test_an_example_is_tried_on_the_board_and_leads_back_to_its_rule(
    server: Server, visit: Visit
) -> None:
    page = visit()
    open_rules(page, server, "kodachi/R9")
    example = find_lesson(load("kodachi"), "four-under-five")
    page.get_by_role("link", name=f"Try it: {example.title.en}").click()
    page.locator("main[data-step='0']").wait_for()
    page.locator("[data-place='hand'] .card").filter(has_text="4").first.click()
    page.locator("main[data-over='true']").wait_for()
    expect(page.locator(".remark")).to_contain_text("the guard is beaten")
    assert complaints(page) == []
    page.get_by_role("link", name="Back to the rules").click()
    expect(page.locator(".here")).to_have_text("R9 Beating a guard")


def test_a_ruling_is_folded_until_it_is_asked_for(server: Server, visit: Visit) -> None:
    page = visit()
    open_rules(page, server, "samurai_sword/Q10")
    ruling = page.locator("details", has=page.locator("summary", has_text="Q10"))
    expect(ruling).to_have_attribute("open", "")
    expect(ruling.locator(".usual")).to_contain_text("any Property in play")
    assert "any default" not in ruling.inner_text()
    assert "geisha" not in ruling.inner_text()
    expect(page.locator("details[open]")).to_have_count(1)


def test_a_word_says_what_it_means_and_leads_to_its_rule(server: Server, visit: Visit) -> None:
    page = visit()
    open_rules(page, server, "samurai_sword")
    word = page.locator("article .term", has_text="Harmless").first
    word.focus()
    word.hover()
    expect(page.locator(".explanation")).to_contain_text("nobody can attack you with a Weapon")
    word.click()
    expect(page.locator(".here")).to_have_text("R3 Harmless")


def test_a_word_is_explained_in_a_lesson(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.url}/learn/samurai_sword/reach")
    word = page.locator(".say .term", has_text="Difficulty").first
    word.hover()
    expect(page.locator(".explanation")).to_contain_text("How far away a target is")
