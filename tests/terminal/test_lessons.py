"""Lessons in the terminal, by real processes and real pipes."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.engine import load
from chabudai.learn.lesson import Lesson, list_examples_of, list_lessons
from chabudai.learn.tutor import Tutor, start_lesson
from tests.terminal.conftest import RunCommand

# In which language each game's lessons are taken here; in the browser it is the other one.
LANGUAGES = {"samurai_sword": "fr", "kodachi": "en", "kodama_duo": "en"}
ENDS = {"en": "That was the last lesson", "fr": "C’était la dernière leçon"}


def list_right_answers(lesson: Lesson) -> list[str | None]:
    """Answers that lead through a lesson, as tokens."""
    given: list[str | None] = []
    for step in lesson.steps:
        state = start_lesson(lesson, "Mika", given)[0].match.state
        tokens = [state.actions.token(action) for action in state.legal()] if step.right else [None]
        given.append(next(each for each in tokens if is_right(lesson, [*given, each])))
    return given


def is_right(lesson: Lesson, given: list[str | None]) -> bool:
    verdict = start_lesson(lesson, "Mika", given)[1]
    return verdict is not None and verdict.kind == "right"


def type_answers(lessons: list[Lesson]) -> str:
    """What somebody types to do lessons: a token, or Enter alone."""
    answers = [answer for lesson in lessons for answer in list_right_answers(lesson)]
    return "".join(f"{answer or ''}\n" for answer in answers)


@pytest.mark.parametrize(("game", "lang"), LANGUAGES.items())
def test_all_lessons_of_a_game_are_taken(run_chabudai: RunCommand, game: str, lang: str) -> None:
    lessons = list_lessons(load(game))
    words = ("learn", game, "--name", "Mika", "--lang", lang)
    run = run_chabudai(*words, typed=type_answers(lessons))
    assert run.returncode == 0
    assert run.stderr == ""
    assert ENDS[lang] in run.stdout
    for lesson in lessons:
        names = Tutor(lesson, "Mika").names
        assert all(step.say.text(lang, names) in run.stdout for step in lesson.steps)


def test_whoever_leaves_goes_on_at_the_same_step(run_chabudai: RunCommand) -> None:
    words = ("learn", "samurai_sword", "--lang", "en")
    left = run_chabudai(*words, typed="\nquit\n").stdout
    assert "Step 2 of 3" in left
    assert "chabudai learn samurai_sword" in left
    again = run_chabudai(*words, typed="").stdout
    assert "Step 2 of 3" in again
    assert "Step 1 of 3" not in again


def test_a_lesson_that_is_done_is_not_taken_again_by_itself(run_chabudai: RunCommand) -> None:
    lessons = list_lessons(load("samurai_sword"))
    words = ("learn", "samurai_sword", "--lang", "en")
    run_chabudai(*words, typed=type_answers(lessons[:1]))
    assert lessons[1].title.en in run_chabudai(*words).stdout.splitlines()
    named = run_chabudai(*words, "--lesson", "strike").stdout
    assert lessons[0].title.en in named.splitlines()


def test_other_answers_are_explained_and_the_step_stays(run_chabudai: RunCommand) -> None:
    typed = "\nstrike bokken 1\nstrike kiseru 2\nnonsense\n99\nquit\n"
    run = run_chabudai("learn", "samurai_sword", "--lang", "en", typed=typed)
    assert "The Bokken deals 1 wound only." in run.stdout
    assert "[R5]" in run.stdout or "(R5)" in run.stdout
    assert "nonsense" in run.stdout
    assert "Step 3" not in run.stdout


def test_one_can_go_back_start_over_and_skip(run_chabudai: RunCommand) -> None:
    typed = "\nstrike kiseru 1\nback\nagain\nskip\nquit\n"
    said = run_chabudai("learn", "samurai_sword", "--lang", "en", typed=typed).stdout
    steps = [line for line in said.splitlines() if line.startswith("Step ")]
    assert [step.split()[1] for step in steps] == ["1", "2", "3", "2", "1", "1"]
    assert steps[-1] == "Step 1 of 2"


def test_an_unknown_lesson_costs_one_sentence(run_chabudai: RunCommand) -> None:
    run = run_chabudai("learn", "kodachi", "--lesson", "flying", "--lang", "en")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "declare" in run.stderr


@pytest.mark.parametrize("kept", [b"", b"\xff{", b'{"done": 3}', b"[]"])
def test_a_broken_file_of_progress_starts_from_the_beginning(
    run_chabudai: RunCommand, home: Path, kept: bytes
) -> None:
    (home / "learned").mkdir(parents=True)
    (home / "learned" / "progress.json").write_bytes(kept)
    run = run_chabudai("learn", "kodachi", "--lang", "en")
    assert run.returncode == 0
    assert "Step 1 of" in run.stdout


def test_a_guided_game_explains_what_is_new_once(run_chabudai: RunCommand, home: Path) -> None:
    words = ("learn", "kodachi", "--guided", "--seed", "mika", "--lang", "en")
    said = run_chabudai(*words, typed="strength\nquit\n").stdout
    assert said.count("» Declare how you fight") == 1
    assert "(R8, R9, R10)" in said
    again = run_chabudai(*words, typed="stealth\nquit\n").stdout
    assert "» Declare how you fight" not in again
    assert "» Beat the guard" in again


def test_the_examples_of_a_rule_are_played_and_forgotten(run_chabudai: RunCommand) -> None:
    examples = list_examples_of(load("kodachi"), "R19")
    lessons = ("learn", "kodachi", "--name", "Mika", "--lang", "en")
    run_chabudai(*lessons, typed="\nquit\n")
    run = run_chabudai(*lessons, "--example", "r19", typed=type_answers(examples))
    assert (run.returncode, run.stderr) == (0, "")
    assert all(example.title.en in run.stdout for example in examples)
    assert "Both guards are beaten" in run.stdout
    assert "Step 2 of 3" in run_chabudai(*lessons, typed="").stdout


def test_a_rule_without_examples_costs_one_sentence(run_chabudai: RunCommand) -> None:
    run = run_chabudai("learn", "kodachi", "--lang", "en", "--example", "R1")
    assert (run.returncode, run.stderr) == (2, "There are no examples of R1 here.\n")
