"""The lessons of a game, and the examples of its rules, which are lessons of a step or two.

Lessons are its files `lessons/*.toml`, examples those of `examples/*.toml` with several in each, in
the order of their names.
"""

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
EXAMPLES = "examples"


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
    `refused` are answers of which the words say that the rules forbid them. `look` names places of
    the board.
    """

    say: Words
    right: list[str] = []
    then: list[str] = []
    shows: dict[str, AtLeast | bool | int | str] = {}
    done: Words | None = None
    mistakes: list[Mistake] = []
    refused: list[str] = []
    look: list[str] = []


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson as its file has it."""

    title: Words
    rules: list[str]
    seat: int = 0
    position: dict[str, Any]
    steps: list[Step]


class Example(LessonFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An example as its file has it; it stands under the first of its rules."""

    name: str


class ExampleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    examples: list[Example]


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

    def tell_steps(self, lang: str, names: list[str]) -> list[str]:
        """All that is said in it when everything is done right."""
        told = [words for step in self.steps for words in (step.say, step.done) if words]
        return [words.text(lang, names) for words in told]


def list_lessons(game: Game) -> list[Lesson]:
    """The lessons of a game, the first one first; none where it brings none."""
    return list(read_lessons(game.name))


def list_examples(game: Game) -> list[Lesson]:
    """The examples of a game's rules, in the order of the rules; none where it brings none."""
    return list(read_examples(game.name))


def list_examples_of(game: Game, rule: str) -> list[Lesson]:
    """The examples that stand under a rule."""
    return [example for example in read_examples(game.name) if example.rules[0] == rule]


def find_lesson(game: Game, name: str) -> Lesson:
    """A lesson, or an example, by its name; raises BadOptions."""
    for lesson in (*read_lessons(game.name), *read_examples(game.name)):
        if lesson.name == name:
            return lesson
    known = ", ".join(lesson.name for lesson in read_lessons(game.name)) or "–"
    raise BadOptions(Sentence(PACKAGE, "no-such-lesson", {"name": name, "known": known}))


@cache
def read_lessons(game: str) -> tuple[Lesson, ...]:
    return tuple(
        make_lesson(game, name_of_file(file), msgspec.toml.decode(data, type=LessonFile))
        for file, data in read_numbered_files(game, FOLDER)
    )


@cache
def read_examples(game: str) -> tuple[Lesson, ...]:
    return tuple(
        make_lesson(game, example.name, example)
        for _, data in read_numbered_files(game, EXAMPLES)
        for example in msgspec.toml.decode(data, type=ExampleFile).examples
    )


def read_numbered_files(game: str, folder: str) -> list[tuple[str, bytes]]:
    """The files of a folder whose names begin with a number, in their order."""
    place = files(load(game).package).joinpath(folder)
    if not place.is_dir():
        return []
    found = {each.name: each.read_bytes() for each in place.iterdir() if is_numbered(each.name)}
    return sorted(found.items())


def is_numbered(name: str) -> bool:
    return name.endswith(".toml") and name[:1].isdecimal()


def name_of_file(file: str) -> str:
    return file.removesuffix(".toml").partition("-")[2]


def make_lesson(game: str, name: str, parts: LessonFile) -> Lesson:
    return Lesson(game, name, parts.title, parts.rules, parts.seat, parts.position, parts.steps)
