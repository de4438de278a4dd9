"""A review in words."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import pytest

from chabudai.session.history import History
from chabudai.session.phrases import Phrases
from chabudai.session.review import (
    MAX_SENTENCES,
    ReviewText,
    is_surely_costly,
    margin_of_error,
    pick_mistakes,
)
from tests.session.random_match import play_randomly

NAMES = ["Mika", "Jun", "Kim"]


@dataclass(frozen=True)
class Judged:
    step: int
    cost: float
    errors: list[float]
    seat: int = 0
    played: str = "end"
    better: str = "end"


@pytest.mark.parametrize(
    ("cost", "error", "sure"),
    [(0.3, 0.2, False), (0.2, 0.05, True), (0.005, 0.0, False), (-0.2, 0.01, False)],
)
def test_a_cost_is_sure_beyond_two_standard_errors_and_one_hundredth(
    cost: float, error: float, sure: bool
) -> None:
    judged = Judged(0, cost, [error])
    assert is_surely_costly(judged) == sure
    assert margin_of_error(judged) == 2 * error


def test_only_what_surely_cost_something_is_a_mistake_and_the_dearest_comes_first() -> None:
    costs = [(0.3, 0.2), (0.2, 0.05), (0.005, 0.0), (0.4, 0.1), (-0.2, 0.01)]
    judged = [Judged(step, cost, [error]) for step, (cost, error) in enumerate(costs)]
    assert [each.step for each in pick_mistakes(judged)] == [3, 1]


@pytest.fixture
def text() -> ReviewText:
    match = play_randomly("samurai_sword", 3, 60)
    return ReviewText(History(match), Phrases(match.game, NAMES, "en"), 0)


def test_a_turning_point_tells_the_last_sentences_before_the_next_turn(text: ReviewText) -> None:
    first, last = text.history.turn_starts[1:3]
    sentences = [each for step in range(first + 1, last) for each in text.describe_step(step)]
    assert sentences
    assert text.describe_turning_point(first, last) == sentences[-MAX_SENTENCES:]


def test_a_single_step_is_told_even_if_it_begins_a_turn(text: ReviewText) -> None:
    start = text.history.turn_starts[0]
    told = text.describe_turning_point(start - 1, start)
    assert told == text.describe_step(start)[-MAX_SENTENCES:]
    assert told


def test_a_decision_is_labelled_with_what_the_seat_saw_then(text: ReviewText) -> None:
    state = text.history.states[0]
    tokens = [state.actions.token(action) for action in state.legal()]
    judged = Judged(0, 0.1, [0.0] * 3, state.actor(), tokens[0], tokens[-1])
    view = state.view(state.actor())
    words = text.describe_decision(judged)
    assert words.played == text.phrases.label(tokens[0], view)
    assert words.better == text.phrases.label(tokens[-1], view)
    assert words.difference == text.phrases.difference(tokens[-1], tokens[0], view) != ""


def test_who_played_what_the_bot_advises_is_told_no_difference(text: ReviewText) -> None:
    state = text.history.states[0]
    token = state.actions.token(state.legal()[0])
    judged = Judged(0, 0.0, [0.0] * 3, state.actor(), token, token)
    assert text.describe_decision(judged).difference == ""


def test_a_turning_point_with_a_mistake_begins_with_what_came_of_it(text: ReviewText) -> None:
    """However much happened in that turn afterwards."""
    first, last = max(pairwise(text.history.turn_starts), key=lambda turn: turn[1] - turn[0])
    told = text.describe_turning_point(first, last, [first])
    assert told[0] == text.describe_step(first + 1)[0]
    assert told != text.describe_turning_point(first, last)


def test_it_is_tried_again_from_the_dearest_decision_or_the_first_there_was(
    text: ReviewText,
) -> None:
    first, last = text.history.turn_starts[:2]
    own = [step for step in range(first, last) if text.has_choice(step)]
    assert text.find_decision(first, last) == next(iter(own), None)
    assert text.find_decision(first, last, [last - 1]) == last - 1
