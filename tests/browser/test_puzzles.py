"""Puzzles are solved in the page: on the real board, by every hand, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from chabudai.engine import load
from chabudai.learn.puzzle import Puzzle, list_puzzles
from chabudai.learn.solver import Solver
from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.page_actions import SCREENS, SURE, answers
from tests.server.running import Server

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


def give(page: Page, puzzle: Puzzle, game: str, lang: str, token: str) -> None:
    """Choose an answer, and mean it where the page asks."""
    offered = [each.token for each in Solver(load(game), puzzle, "Mika").offer(lang)]
    answers(page).nth(offered.index(token)).click()
    page.locator(f".objection, .told, {SURE}").first.wait_for()
    if page.locator(SURE).count():
        page.locator(SURE).click()


@pytest.mark.parametrize(
    ("game", "screen", "lang"),
    [("kodachi", "phone", "fr"), ("samurai_sword", "desktop", "en"), ("kodama_duo", "phone", "en")],
)
def test_a_wrong_answer_costs_and_the_right_one_is_explained(
    server: Server, visit: Visit, game: str, screen: str, lang: str
) -> None:
    page = visit(locale=LOCALES[lang], **SCREENS[screen])
    puzzle = next(each for each in list_puzzles(load(game)) if each.line)
    page.goto(f"{server.url}/puzzles/{game}/{puzzle.name}")
    page.locator(f"main[data-puzzle='{puzzle.name}'] .say").wait_for()
    assert complaints(page) == []
    assert not page.evaluate(SIDEWAYS)
    give(page, puzzle, game, lang, puzzle.next)
    expect(page.locator(".objection")).to_contain_text(re.compile(r"\w"))
    expect(page.locator(".told")).to_have_count(0)
    give(page, puzzle, game, lang, puzzle.right[0])
    expect(page.locator(".told details")).to_have_count(2)
    assert complaints(page) == []
    assert not page.evaluate(SIDEWAYS)
    page.locator(".onward .main").click()
    page.locator(f"main:not([data-puzzle='{puzzle.name}']) .say").wait_for()


def test_who_is_who_is_guessed_beside_the_board(server: Server, visit: Visit) -> None:
    page = visit()
    guess = next(each for each in list_puzzles(load("samurai_sword")) if not each.line)
    page.goto(f"{server.url}/puzzles/samurai_sword/{guess.name}")
    page.locator(".before li").first.wait_for()
    give(page, guess, "samurai_sword", "en", guess.right[0])
    name = Solver(load("samurai_sword"), guess, "Mika").names[int(guess.right[0].split()[1])]
    expect(page.locator(".told .answer")).to_contain_text(name)


def test_the_puzzle_of_the_day_and_themes_are_found_from_home(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.url)
    page.get_by_role("link", name="Puzzles Kodachi").click()
    page.locator(".say").wait_for()
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".told")).to_be_visible()
    page.get_by_label("Theme").select_option("take")
    expect(page.locator(".say")).to_have_text("What do you take?")
