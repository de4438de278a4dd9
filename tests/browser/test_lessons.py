"""Lessons are taken in the page: on the real board, by every hand, in both languages."""

from __future__ import annotations

import itertools
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from chabudai.engine import load
from chabudai.learn.lesson import Lesson, list_lessons
from chabudai.learn.tutor import READ, Tutor, start_lesson
from chabudai.session.phrases import Phrases
from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.page_actions import SCREENS, SURE, TITLES, answers
from tests.scale import choose
from tests.server.running import Server

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


class Way(NamedTuple):
    """How somebody takes lessons."""

    game: str
    screen: str
    lang: str
    hand: str


USUAL = [
    Way("samurai_sword", "desktop", "en", "keyboard"),
    Way("kodachi", "phone", "fr", "touch"),
    Way("kodama_duo", "desktop", "fr", "mouse"),
]
HANDS = [("desktop", "mouse"), ("desktop", "keyboard"), ("phone", "touch"), ("phone", "keyboard")]
ALL = [
    Way(game, screen, lang, hand)
    for game, lang, (screen, hand) in itertools.product(TITLES, LOCALES, HANDS)
]


class Learner:
    """Somebody who takes a lesson in a page, while the same lesson is taken here."""

    def __init__(self, page: Page, lesson: Lesson, lang: str, hand: str) -> None:
        self.page, self.lesson, self.lang, self.hand = page, lesson, lang, hand
        self.given: list[str | None] = []

    @property
    def tutor(self) -> Tutor:
        return start_lesson(self.lesson, "Mika", self.given)[0]

    def press(self, what: Locator) -> None:
        match self.hand:
            case "keyboard":
                what.press("Enter")
            case "touch":
                what.tap()
            case _:
                what.click()

    def wait_for_step(self, step: int) -> None:
        self.page.locator(f"main[data-step='{step}']").wait_for()

    def take(self) -> None:
        """Give an answer that is not asked for at every step, then the one that is."""
        for step in range(len(self.lesson.steps)):
            self.wait_for_step(step)
            wrong, right = self.sort_answers()
            if wrong is not None:
                self.give(wrong)
                expect(self.page.locator(".objection")).to_contain_text(re.compile(r"\w"))
                self.wait_for_step(step)
            if right is READ:
                self.press(self.page.locator(".onward .main"))
            else:
                self.give(right)
            self.given.append(right)
        self.wait_for_step(len(self.lesson.steps))
        expect(self.page.locator("main")).to_have_attribute("data-over", "true")

    def sort_answers(self) -> tuple[str | None, str | None]:
        """One answer that is explained, if there is one, and one that goes on."""
        tutor = self.tutor
        if not tutor.expects_answer():
            return None, READ
        verdicts = {
            token: start_lesson(self.lesson, "Mika", [*self.given, token])[1]
            for token in self.list_tokens()
        }
        kinds = {token: verdict.kind for token, verdict in verdicts.items() if verdict}
        wrong = [token for token, kind in kinds.items() if kind == "wrong"]
        return next(iter(wrong), None), next(t for t, kind in kinds.items() if kind == "right")

    def list_tokens(self) -> list[str]:
        """The answers in the order in which the page lists them."""
        match, seat = self.tutor.match, self.lesson.seat
        phrases = Phrases(match.game, self.tutor.names, self.lang)
        labelled = phrases.label_legal_actions(match.state, match.state.view(seat))
        return [each.token for each in labelled]

    def give(self, token: str) -> None:
        """Choose an answer, and mean it where the page asks."""
        self.press(answers(self.page).nth(self.list_tokens().index(token)))
        step = len(self.given)
        come = f"main:not([data-step='{step}']), .objection, {SURE}"
        self.page.locator(come).first.wait_for()
        if self.page.locator(SURE).count():
            self.press(self.page.locator(SURE))


@pytest.mark.parametrize("way", choose(USUAL, ALL), ids="-".join)
def test_all_lessons_of_a_game_are_taken(server: Server, visit: Visit, way: Way) -> None:
    page = visit(locale=LOCALES[way.lang], **SCREENS[way.screen])
    lessons = list_lessons(load(way.game))[: choose(3, None)]
    page.goto(f"{server.url}/learn/{way.game}")
    for number, lesson in enumerate(lessons):
        learner = Learner(page, lesson, way.lang, way.hand)
        learner.wait_for_step(0)
        expect(page.get_by_role("heading", name=getattr(lesson.title, way.lang))).to_be_visible()
        assert complaints(page) == []
        assert not page.evaluate(SIDEWAYS)
        learner.take()
        if number + 1 < len(lessons):
            learner.press(page.locator(".onward .main"))
    expect(
        page.get_by_role("list", name=re.compile("Lessons|Leçons")).locator(".done")
    ).to_have_count(len(lessons))


def open_lesson(page: Page, server: Server, game: str, lesson: str) -> None:
    page.goto(f"{server.url}/learn/{game}/{lesson}")
    page.locator("main[data-step='0']").wait_for()


def test_a_strike_is_learned_on_the_board(server: Server, visit: Visit) -> None:
    page = visit()
    open_lesson(page, server, "samurai_sword", "strike")
    page.get_by_role("button", name="Go on").click()
    page.locator("main[data-step='1']").wait_for()
    page.locator(".fan .card").filter(has_text="Kiseru").click()
    page.locator("[data-place='seat-1'] .aim").click()
    page.locator("main[data-step='2']").wait_for()
    expect(page.locator(".remark")).to_contain_text("A hit!")
