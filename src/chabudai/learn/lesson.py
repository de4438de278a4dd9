"""The lessons of a game: its files `lessons/*.toml`, in the order of their names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from chabudai.engine import BadOptions, Game, load
from chabudai.engine.text.catalog import Sentence

PACKAGE = "chabudai.learn"
FOLDER = "lessons"


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same sentences in every language. `{1}` stands for the name of seat 1."""

    en: str
    fr: str

    def text(self, lang: str, names: list[str]) -> str:
        said: str = getattr(self, lang)
        for seat, name in enumerate(names):
            said = said.replace(f"{{{seat}}}", name)
        return said


class AtLeast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure that may be greater."""

    least: int


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers that one is likely to try, and why they are not what is asked for."""

    answer: str
    say: Words


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to do and to see.

    `right` and the answers of `mistakes` are tokens in which `*` stands for anything; a step
    without right answers is only read. `then` is what is played after it, whoever is asked. `shows`
    is what the learner's view has to show after all of that, by paths such as `players.0.score`.
    `look` names places of the board.
    """

    say: Words
    right: list[str] = []
    then: list[str] = []
    shows: dict[str, AtLeast | bool | int | str] = {}
    done: Words | None = None
    mistakes: list[Mistake] = []
    look: list[str] = []


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson as its file has it."""

    title: Words
    rules: list[str]
    seat: int = 0
    position: dict[str, Any]
    steps: list[Step]


class Lesson(msgspec.Struct, frozen=True):
    """A lesson of a game; its name is that of its file, without the number before it.

    `rules` are the numbers of those it teaches.
    """

    game: str
    name: str
    title: Words
    rules: list[str]
    seat: int
    position: Mapping[str, Any]
    steps: list[Step]


def list_lessons(game: Game) -> list[Lesson]:
    """The lessons of a game, the first one first; none where it brings none."""
    return list(read_lessons(game.name))


def find_lesson(game: Game, name: str) -> Lesson:
    """A lesson by its name; raises BadOptions."""
    for lesson in read_lessons(game.name):
        if lesson.name == name:
            return lesson
    known = ", ".join(lesson.name for lesson in read_lessons(game.name)) or "–"
    raise BadOptions(Sentence(PACKAGE, "no-such-lesson", {"name": name, "known": known}))


@cache
def read_lessons(game: str) -> tuple[Lesson, ...]:
    folder = files(load(game).package).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    found = {each.name: each.read_bytes() for each in folder.iterdir() if is_lesson(each.name)}
    return tuple(read_lesson(game, name, found[name]) for name in sorted(found))


def is_lesson(name: str) -> bool:
    return name.endswith(".toml") and name[:1].isdecimal()


def read_lesson(game: str, file: str, data: bytes) -> Lesson:
    parts = msgspec.toml.decode(data, type=LessonFile)
    name = file.removesuffix(".toml").partition("-")[2]
    return Lesson(game, name, parts.title, parts.rules, parts.seat, parts.position, parts.steps)
