"""Every lesson: played right through the rules, with every other answer tried at every step."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from chabudai.engine import BadOptions, game_names, load
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.learn.lesson import Lesson, Step, Words, find_lesson, list_lessons
from chabudai.learn.tutor import READ, Tutor, shows, start_lesson
from tests.learn.writing import check_words

LESSONS = [lesson for name in game_names() for lesson in list_lessons(load(name))]
every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[f"{lesson.game}-{lesson.name}" for lesson in LESSONS]
)
# What each game's lessons have to be about.
TOPICS = {
    "samurai_sword": "strike reach parry harmless recovery properties honor suspicion end",
    "kodachi": "declare ties skills switch push take envoys twins score",
    "kodama_duo": "split lay parent features lines cap tokens decrees kodama",
}


def legal_tokens(tutor: Tutor) -> list[str]:
    state = tutor.match.state
    assert state.actor() == tutor.lesson.seat, "the learner is not asked"
    return [state.actions.token(action) for action in state.legal()]


def find_right_answer(tutor: Tutor, given: list[str | None]) -> str | None:
    """An answer that goes on; all others are tried before, are explained, and do nothing."""
    step = tutor.step
    assert step is not None
    if not step.right:
        return READ
    right: list[str] = []
    explained: set[str] = set()
    before = tutor.match.record.actions
    for token in legal_tokens(tutor):
        trial, verdict = start_lesson(tutor.lesson, "Mika", [*given, token])
        if verdict is not None and verdict.kind == "right":
            right.append(token)
            continue
        assert verdict is not None
        assert verdict.kind == "wrong"
        assert all(verdict.text(lang, trial.names) for lang in LANGUAGES)
        assert trial.match.record.actions == before
        found = [each for each in step.mistakes if fnmatchcase(token, each.answer)]
        explained |= {found[0].answer} if found else set()
    assert explained == {each.answer for each in step.mistakes}, "words that nobody gets to read"
    assert right
    return right[-1]


@every_lesson
def test_a_lesson_is_played_through_and_every_other_answer_is_explained(lesson: Lesson) -> None:
    tutor, given = Tutor(lesson, "Mika"), list[str | None]()
    while step := tutor.step:
        given.append(find_right_answer(tutor, given))
        verdict = tutor.answer(given[-1])
        assert verdict.kind == "right", verdict.text("en", tutor.names)
        assert shows(tutor.match.state.view(lesson.seat), step.shows)
    assert any(answer is not READ for answer in given)


@every_lesson
def test_a_lesson_says_the_same_in_both_languages(lesson: Lesson) -> None:
    check_words(all_words(lesson), lesson)


def all_words(lesson: Lesson) -> list[Words]:
    found = [lesson.title]
    for step in lesson.steps:
        found += [step.say, *([step.done] if step.done else [])]
        found += [mistake.say for mistake in step.mistakes]
    return found


@every_lesson
def test_a_lesson_names_rules_that_exist(lesson: Lesson) -> None:
    rules = load(lesson.game).rules("en")
    assert lesson.rules
    assert all(f"### {rule} " in rules for rule in lesson.rules)


@pytest.mark.parametrize("game", TOPICS)
def test_the_lessons_of_a_game_cover_what_a_first_game_needs(game: str) -> None:
    names = [lesson.name for lesson in list_lessons(load(game))]
    assert names == TOPICS[game].split()
    assert 8 <= len(names) <= 12


def test_an_illegal_answer_is_refused_with_the_rules_of_the_game() -> None:
    tutor, verdict = start_lesson(
        find_lesson(load("samurai_sword"), "reach"), "Mika", ["strike bokken 2"]
    )
    assert verdict is not None
    assert verdict.kind == "refused"
    assert [reason.rule for reason in verdict.reasons] == ["R5"]
    assert tutor.done == 0


def test_words_that_are_no_move_are_refused_in_a_sentence() -> None:
    _, verdict = start_lesson(find_lesson(load("kodachi"), "ties"), "Mika", ["jump"])
    assert verdict is not None
    assert verdict.kind == "refused"
    assert "jump" in verdict.text("en", [])


@pytest.mark.parametrize("answers", [["strike kiseru 1"], [None, None], [None, "parry"]])
def test_an_answer_of_the_wrong_kind_is_refused_and_changes_nothing(
    answers: list[str | None],
) -> None:
    tutor, verdict = start_lesson(find_lesson(load("samurai_sword"), "strike"), "Mika", answers)
    assert verdict is not None
    assert verdict.kind == "refused"
    assert tutor.match.record.actions == []


def test_a_lesson_that_is_over_takes_no_answer() -> None:
    lesson = find_lesson(load("kodachi"), "switch")
    tutor, verdict = start_lesson(lesson, "Mika", ["play turnabout", "play dojo-2", "stop"])
    assert tutor.step is None
    assert verdict is not None
    assert verdict.kind == "refused"


def test_what_follows_a_wrong_answer_is_not_looked_at() -> None:
    lesson = find_lesson(load("kodachi"), "switch")
    tutor, verdict = start_lesson(lesson, "Mika", ["play dojo-1", "play turnabout"])
    assert (tutor.done, verdict and verdict.kind) == (0, "wrong")


def test_nobody_else_is_called_like_the_learner() -> None:
    tutor = Tutor(find_lesson(load("kodachi"), "take"), "Ren")
    assert len(set(tutor.names)) == 2


def test_an_unknown_lesson_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="strike"):
        find_lesson(load("samurai_sword"), "flying")


def test_a_figure_that_may_be_greater_is_told_from_one_that_may_not() -> None:
    step = Step(say=Words("", ""), shows={"points.0": 3, "over": True})
    assert shows({"points": [3], "over": True}, step.shows)
    assert not shows({"points": [4], "over": True}, step.shows)
    assert not shows({"points": [], "over": True}, step.shows)
