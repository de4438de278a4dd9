"""Every rule has a test that cites it, and every number that is cited is a rule.

A rule, ruling or point of geometry begins on a line with its number (`### R6 Weapons`); a ruling
that can be switched names its option and all its readings in backquotes.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from chabudai.engine.game import HOUSE, load
from chabudai.engine.options import names, readings, ruling
from chabudai.engine.text.catalog import LANGUAGES

TESTS = Path(__file__).parents[1] / "games"
NUMBER = re.compile(r"\b[RQG]\d+\b")
BEGINNING = re.compile(r"^[#*\-|\s\[]*([RQG]\d+)\b", re.MULTILINE)

every_game = pytest.mark.parametrize("game", HOUSE)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def rules(game: str, lang: str = "en") -> dict[str, str]:
    """The text of every numbered part, by its number, in the order of the page."""
    _, *parts = BEGINNING.split(load(game).rules(lang))
    return dict(zip(parts[::2], parts[1::2], strict=True))


def sources(game: str) -> list[Path]:
    """The modules of a game."""
    return sorted(Path(str(files(load(game).package))).glob("*.py"))


def cited(paths: list[Path]) -> set[str]:
    """Every number that is written anywhere in these files."""
    return {number for path in paths for number in NUMBER.findall(path.read_text("utf-8"))}


def proven(game: str) -> set[str]:
    """Every number in the docstring of a test."""
    modules = [ast.parse(path.read_text("utf-8")) for path in (TESTS / game).glob("test_*.py")]
    functions = [
        node
        for module in modules
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    return {
        number for each in functions for number in NUMBER.findall(ast.get_docstring(each) or "")
    }


@every_game
def test_every_rule_and_ruling_is_cited_by_a_test(game: str) -> None:
    assert sorted(set(rules(game)) - proven(game), key=by_number) == []


@every_game
def test_every_number_cited_by_code_is_in_the_rules(game: str) -> None:
    assert sorted(cited(sources(game)) - set(rules(game)), key=by_number) == []


@every_game
def test_every_number_cited_by_tests_is_in_the_rules(game: str) -> None:
    assert sorted(cited(sorted((TESTS / game).glob("*.py"))) - set(rules(game))) == []


@every_game
def test_the_numbers_are_the_same_in_every_language(game: str) -> None:
    assert [list(rules(game, lang)) for lang in LANGUAGES] == [list(rules(game))] * len(LANGUAGES)


@every_game
@every_language
def test_every_option_and_its_readings_are_named_by_its_ruling(game: str, lang: str) -> None:
    options = load(game).options
    for name in names(options):
        words = [name, *readings(options, name)]
        text = rules(game, lang)[ruling(options, name)]
        assert [word for word in words if f"`{word}`" not in text] == []


@every_game
@every_language
def test_every_ruling_that_names_an_option_is_the_one_of_that_option(game: str, lang: str) -> None:
    options = load(game).options
    for number, text in rules(game, lang).items():
        for name in re.findall(r"\b[Oo]ption\s`(\w+)`", text):
            assert (name, ruling(options, name)) == (name, number)


def by_number(number: str) -> tuple[str, int]:
    """Sort R2 before R10."""
    return number[0], int(number[1:])
