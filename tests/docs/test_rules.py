"""Every rule has a test that cites it, and every number that is cited is a rule.

A rule, a ruling or a point of geometry is a section of RULES.md that begins with its number
(`### R6 Weapons`). A ruling that can be switched names its option and all its readings in
backquotes. Each law also asks that there was something to look at, so that moving files cannot
switch it off.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from chabudai.engine.registry import load, own_games
from chabudai.engine.rules.options import list_readings, option_names, ruling_number
from chabudai.engine.text.catalog import LANGUAGES

TESTS = Path(__file__).parents[1] / "games"
NUMBER = re.compile(r"\b[RQG]\d+\b")
SECTION = re.compile(r"^#+ ([RQG]\d+)\b", re.MULTILINE)

every_game = pytest.mark.parametrize("game", own_games())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def number_order(game: str, lang: str = "en") -> list[str]:
    return SECTION.findall(load(game).rules(lang))


@cache
def rule_texts(game: str, lang: str = "en") -> dict[str, str]:
    """The text of every numbered section, by its number."""
    _, *parts = SECTION.split(load(game).rules(lang))
    return dict(zip(parts[::2], parts[1::2], strict=True))


def modules_of_game(game: str) -> list[Path]:
    return sorted(Path(str(files(load(game).package))).rglob("*.py"))


def modules_of_tests(game: str) -> list[Path]:
    return sorted((TESTS / game).rglob("*.py"))


def numbers_in(paths: list[Path]) -> set[str]:
    """Every number that stands anywhere in these files."""
    return {number for path in paths for number in NUMBER.findall(path.read_text("utf-8"))}


def numbers_in_docstrings(paths: list[Path]) -> set[str]:
    """Every number in the docstring of a test."""
    functions = [
        node
        for path in paths
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    ]
    return {
        number for each in functions for number in NUMBER.findall(ast.get_docstring(each) or "")
    }


@every_game
def test_every_rule_and_ruling_is_cited_by_a_test(game: str) -> None:
    assert rule_texts(game)
    tested = numbers_in_docstrings(modules_of_tests(game))
    assert sorted(set(rule_texts(game)) - tested, key=by_number) == []


@every_game
def test_every_number_cited_by_code_is_in_the_rules(game: str) -> None:
    cited = numbers_in(modules_of_game(game))
    assert cited
    assert sorted(cited - set(rule_texts(game)), key=by_number) == []


@every_game
def test_every_number_cited_by_tests_is_in_the_rules(game: str) -> None:
    cited = numbers_in(modules_of_tests(game))
    assert cited
    assert sorted(cited - set(rule_texts(game)), key=by_number) == []


@every_game
@every_language
def test_the_numbers_are_the_same_in_every_language(game: str, lang: str) -> None:
    """And in the same order, each of them once: a refusal can be looked up in either."""
    assert number_order(game, lang) == number_order(game)
    assert sorted(number_order(game, lang)) == sorted(rule_texts(game, lang)) != []


@every_game
@every_language
def test_every_option_and_its_readings_are_named_by_its_ruling(game: str, lang: str) -> None:
    options = load(game).options
    assert option_names(options)
    for name in option_names(options):
        words = [name, *list_readings(options, name)]
        text = rule_texts(game, lang).get(ruling_number(options, name), "")
        assert [word for word in words if f"`{word}`" not in text] == []


@every_game
@every_language
def test_every_ruling_that_names_an_option_is_the_one_of_that_option(game: str, lang: str) -> None:
    options = load(game).options
    named = {
        (name, number)
        for number, text in rule_texts(game, lang).items()
        for name in re.findall(r"\b[Oo]ption\s`(\w+)`", text)
    }
    assert named == {(name, ruling_number(options, name)) for name in option_names(options)}


def by_number(number: str) -> tuple[str, int]:
    """Sort R2 before R10."""
    return number[0], int(number[1:])
