"""A game on one page: its aim, a turn in pictures, and what wins. A game brings it in its folder.

The pictures are those of a lesson in which nothing is asked: each of its steps says what is to be
seen, and what is played until the next one. So a picture is always one of a real table.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from chabudai.engine import Game, load
from chabudai.learn.lesson import FOLDER, Lesson, LessonFile, Words, make_lesson
from chabudai.learn.tutor import READ, Tutor

FILE = "overview.toml"
VIEWER = "Mika"  # who is "you" in a picture


class OverviewFile(LessonFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    aim: Words
    wins: Words


class Overview(msgspec.Struct, frozen=True):
    """What to know before a first game."""

    aim: Words
    turn: Lesson
    wins: Words


def find_overview(game: Game) -> Overview | None:
    """A game on one page; none where it brings none."""
    return read_overview(game.name)


@cache
def read_overview(game: str) -> Overview | None:
    file = files(load(game).package).joinpath(FOLDER, FILE)
    if not file.is_file():
        return None
    parts = msgspec.toml.decode(file.read_bytes(), type=OverviewFile)
    return Overview(parts.aim, make_lesson(game, "overview", parts), parts.wins)


def list_moments(turn: Lesson, viewer: str) -> list[Tutor]:
    """The table at each step of a lesson in which nothing is asked, as its tutor has it then."""
    return [play_steps(turn, viewer, step) for step in range(len(turn.steps))]


def play_steps(turn: Lesson, viewer: str, steps: int) -> Tutor:
    tutor = Tutor(turn, viewer)
    for _ in range(steps):
        tutor.answer(READ)
    return tutor
