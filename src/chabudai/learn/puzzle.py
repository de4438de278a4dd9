"""The puzzles of a game: mined from played games, kept in its folder with the questions they ask.

A game brings `puzzles/questions.toml`, what may be asked and in which words, and
`puzzles/mined.gz`, a puzzle in each line of JSON. A puzzle holds the whole position, hidden cards
included: it never leaves whoever keeps the rules.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Literal

import msgspec

from chabudai.engine import BadOptions, Game, load
from chabudai.engine.text.catalog import Sentence, format_message
from chabudai.learn.lesson import PACKAGE, Words

FOLDER = "puzzles"
QUESTIONS_FILE = "questions.toml"
PUZZLES_FILE = "mined.gz"
LEVELS = 5
NAME_BYTES = 4
# Themes that every game has: when it was asked, and that a beginner's answer is not the right one.
COMMON_THEMES = ("opening", "ending", "surprise")


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a puzzle may ask.

    It fits a decision of the name `asked` whose right answer is like one of `right`, with at least
    `among` such answers on offer. Answers are the `same` if they are the same token, or leave the
    seat the same score. With a `trait` it does not ask for a move, but which seat has that trait
    as its `value`; `evidence` names the events that are told for it.
    """

    name: str
    title: Words
    say: Words
    asked: str = ""
    right: list[str] = msgspec.field(default_factory=lambda: ["*"])
    among: int = 1
    same: Literal["token", "score"] = "token"
    trait: str = ""
    value: str = ""
    evidence: list[str] = []


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What puzzles have in common: the decision, and what the right answer is like."""

    name: str
    title: Words
    asked: str
    right: list[str]


class QuestionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    questions: list[Question]
    themes: list[Theme] = []


class World(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A world that a puzzle was judged in: its seed, and what the best two answers gave there."""

    seed: int
    right: float
    next: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A decision of one seat that has one right answer, as far as search can tell.

    `right` are the tokens that are the same right answer; `values` gives for each answer that was
    looked at the chance to win it seems to give, or for a guess its odds. `next` is the best of the
    others. `line` is how strong bots went on. The best two were compared in as many worlds as
    `better`, `even` and `worse` add up to, and the search itself imagined `worlds`. `rounds` is how
    long a search must be to find the answer: 0 if a beginner does, who does not search.
    """

    name: str
    seat: int
    question: str
    right: list[str]
    next: str
    values: dict[str, float]
    line: list[str]
    before: list[dict[str, Any]]
    worlds: int
    better: int
    even: int
    worse: int
    examples: list[World]
    themes: list[str]
    level: int
    rounds: int
    margin: float
    origin: str
    step: int
    position: dict[str, Any]


@cache
def read_questions(game: str) -> QuestionFile:
    file = files(load(game).package).joinpath(FOLDER, QUESTIONS_FILE)
    if not file.is_file():
        return QuestionFile([])
    return msgspec.toml.decode(file.read_bytes(), type=QuestionFile)


@cache
def read_puzzles(game: str) -> dict[str, Puzzle]:
    file = files(load(game).package).joinpath(FOLDER, PUZZLES_FILE)
    if not file.is_file():
        return {}
    return {puzzle.name: puzzle for puzzle in decode_puzzles(file.read_bytes())}


def list_puzzles(game: Game) -> list[Puzzle]:
    """The puzzles of a game, the easiest first; none where it brings none."""
    return list(read_puzzles(game.name).values())


def find_puzzle(game: Game, name: str) -> Puzzle:
    """A puzzle by its name; raises BadOptions."""
    found = read_puzzles(game.name).get(name)
    if found is None:
        raise BadOptions(Sentence(PACKAGE, "no-such-puzzle", {"name": name}))
    return found


def find_question(game: str, name: str) -> Question:
    return next(each for each in read_questions(game).questions if each.name == name)


def list_themes(game: Game) -> list[str]:
    """The themes of a game's puzzles: what is asked, what the answers are like, the common ones."""
    told = read_questions(game.name)
    named = [each.name for each in told.questions] + [each.name for each in told.themes]
    used = {theme for puzzle in list_puzzles(game) for theme in puzzle.themes}
    return [theme for theme in [*named, *COMMON_THEMES] if theme in used]


def name_theme(game: str, theme: str, lang: str) -> str:
    """What people call a theme."""
    told = read_questions(game)
    titles = {each.name: each.title for each in told.questions}
    titles |= {each.name: each.title for each in told.themes}
    if theme in titles:
        return titles[theme].text(lang, [])
    return format_message(PACKAGE, f"theme-{theme}", lang)


def encode_puzzles(puzzles: Sequence[Puzzle]) -> bytes:
    """A line for each puzzle, compressed; the same puzzles give the same bytes."""
    ordered = sorted(puzzles, key=lambda each: (each.level, -each.margin, each.name))
    lines = b"".join(msgspec.json.encode(each) + b"\n" for each in ordered)
    return gzip.compress(lines, 9, mtime=0)


def decode_puzzles(data: bytes) -> list[Puzzle]:
    lines = gzip.decompress(data).splitlines()
    return [msgspec.json.decode(line, type=Puzzle) for line in lines]


def name_puzzle(position: dict[str, Any], seat: int, question: str) -> str:
    """A name that tells nothing of what is in the puzzle."""
    told = msgspec.json.encode([position, seat, question], order="sorted")
    return blake2b(told, digest_size=NAME_BYTES).hexdigest()
