"""Every example of the rules is played as its words describe it."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from chabudai.engine import IllegalAction, load
from chabudai.engine.registry import own_games
from chabudai.learn.book import Book
from chabudai.learn.lesson import Lesson, list_examples, list_examples_of, list_lessons
from chabudai.learn.tutor import READ, Tutor, canonical_token, shows
from tests.learn.writing import check_words, list_words

EXAMPLES = [example for game in own_games() for example in list_examples(load(game))]
every_game = pytest.mark.parametrize("game", own_games())
every_example = pytest.mark.parametrize(
    "example", EXAMPLES, ids=[f"{example.game}-{example.name}" for example in EXAMPLES]
)


def find_right_answer(tutor: Tutor) -> str | None:
    """A legal answer that is asked for and shows what it has to."""
    step, state = tutor.step, tutor.match.state
    assert step is not None
    if not step.right:
        return READ
    assert state.actor() == tutor.lesson.seat
    legal = [state.actions.token(action) for action in state.legal()]
    asked = [token for token in legal if any(fnmatchcase(token, each) for each in step.right)]
    assert asked, legal
    return next(token for token in asked if tutor._is_right(step, token))


@every_example
def test_an_example_is_played_as_it_is_described(example: Lesson) -> None:
    tutor = Tutor(example, "Mika")
    while step := tutor.step:
        verdict = tutor.answer(find_right_answer(tutor))
        assert verdict.kind == "right", verdict.text("en", tutor.names)
        assert shows(tutor.match.state.view(example.seat), step.shows)
    assert any(step.right for step in example.steps)
    assert any(step.shows for step in example.steps)


@every_example
def test_what_an_example_says_is_forbidden_is_refused_by_a_rule(example: Lesson) -> None:
    tutor = Tutor(example, "Mika")
    while step := tutor.step:
        for token in step.refused:
            with pytest.raises(IllegalAction) as refused:
                canonical_token(tutor.match.state, token)
            assert refused.value.refusals, token
        tutor.answer(find_right_answer(tutor))


@every_example
def test_an_example_says_the_same_in_both_languages(example: Lesson) -> None:
    check_words(list_words(example), example)


@every_game
def test_examples_stand_in_the_order_of_their_rules(game: str) -> None:
    rules, examples = load(game).rules("en"), list_examples(load(game))
    assert all(f"### {rule} " in rules for example in examples for rule in example.rules)
    places = [rules.index(f"### {example.rules[0]} ") for example in examples]
    assert places == sorted(places) != []


@every_game
def test_no_example_is_called_like_another_or_like_a_lesson(game: str) -> None:
    names = [each.name for each in (*list_lessons(load(game)), *list_examples(load(game)))]
    assert len(names) == len(set(names))


def test_an_example_stands_under_its_rule() -> None:
    text = Book(load("kodachi"), "en").write_rules()
    rule = text[text.index("### R12 ") : text.index("### R13 ")]
    (example,) = list_examples_of(load("kodachi"), "R12")
    assert f"> **Example: {example.title.en}.**" in rule
    assert all(words in rule for words in example.tell_steps("en", []))
