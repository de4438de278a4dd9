"""Puzzles in the terminal, by real processes and real pipes; and mining from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.engine import load
from chabudai.learn.puzzle import Puzzle, decode_puzzles, list_puzzles
from tests.terminal.conftest import RunCommand


def first_move(game: str) -> Puzzle:
    return next(each for each in list_puzzles(load(game)) if each.line)


@pytest.mark.parametrize(
    ("game", "lang", "right", "answer"),
    [
        ("kodachi", "en", "That’s it!", "The answer:"),
        ("samurai_sword", "fr", "C’est ça", "La réponse"),
        ("kodama_duo", "en", "That’s it!", "The answer:"),
    ],
)
def test_a_wrong_answer_is_explained_and_the_right_one_ends_the_puzzle(
    run_chabudai: RunCommand, game: str, lang: str, right: str, answer: str
) -> None:
    puzzle = first_move(game)
    typed = f"nonsense\n{puzzle.next}\n{puzzle.right[0]}\nquit\n"
    words = ("puzzles", game, "--puzzle", puzzle.name, "--name", "Mika", "--lang", lang)
    run = run_chabudai(*words, typed=typed)
    assert (run.returncode, run.stderr) == (0, "")
    before, _, after = run.stdout.partition(right)
    assert answer not in before
    assert answer in after
    assert str(puzzle.position["key"]) not in run.stdout


def test_what_is_solved_is_not_asked_again(run_chabudai: RunCommand) -> None:
    puzzles = list_puzzles(load("kodachi"))
    words = ("puzzles", "kodachi", "--lang", "en")
    run_chabudai(*words, typed=f"{puzzles[0].right[0]}\nquit\n")
    said = run_chabudai(*words, typed="quit\n").stdout
    assert puzzles[1].name in said
    assert puzzles[0].name not in said


def test_the_answer_can_be_shown_and_a_puzzle_left_out(run_chabudai: RunCommand) -> None:
    puzzles = list_puzzles(load("kodachi"))
    typed = "skip\nshow\n?\nquit\n"
    said = run_chabudai("puzzles", "kodachi", "--lang", "en", typed=typed).stdout
    assert [each.name for each in puzzles[:3] if each.name in said] == [
        each.name for each in puzzles[:3]
    ]
    assert said.count("Here is the answer.") == 1
    assert "skip (to the next puzzle)" in said


def test_the_puzzle_of_the_day_is_kept_as_a_day(run_chabudai: RunCommand) -> None:
    said = run_chabudai("puzzles", "kodachi", "--daily", "--lang", "en", typed="quit\n").stdout
    name = next(each.name for each in list_puzzles(load("kodachi")) if each.name in said)
    puzzle = next(each for each in list_puzzles(load("kodachi")) if each.name == name)
    typed = f"{puzzle.right[0]}\nquit\n"
    said = run_chabudai("puzzles", "kodachi", "--daily", "--lang", "en", typed=typed).stdout
    assert "The puzzle of the day is solved." in said


@pytest.mark.parametrize(
    "words",
    [
        ("kodachi", "--puzzle", "flying"),
        ("kodachi", "--theme", "flying"),
        ("chess",),
        ("mine", "kodachi"),
        ("dig", "kodachi"),
        ("mine", "kodachi", "-o", "x.gz", "--games", "0"),
    ],
)
def test_what_there_is_not_costs_one_sentence(
    run_chabudai: RunCommand, words: tuple[str, ...]
) -> None:
    run = run_chabudai("puzzles", *words, "--lang", "en")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1


def test_mining_writes_a_file_and_says_what_it_took(
    run_chabudai: RunCommand, tmp_path: Path
) -> None:
    file = tmp_path / "mined.gz"
    words = ("puzzles", "mine", "kodama_duo", "--games", "1", "--decisions", "1", "-o", str(file))
    run = run_chabudai(*words, "--lang", "en")
    assert run.returncode == 0
    assert "of 1 games" in run.stdout
    mined = decode_puzzles(file.read_bytes())
    assert f"{len(mined)} puzzles" in run.stdout
