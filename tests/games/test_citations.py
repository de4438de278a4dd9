"""Every rule and ruling is cited by a test, and nothing cites one that does not exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from chabudai.engine.game import HOUSE, load
from chabudai.engine.options import names, ruling

TESTS = Path(__file__).parent
SOURCE = TESTS.parents[1] / "src" / "chabudai" / "games"


def numbers(text: str) -> set[str]:
    """The numbers of rules and rulings in a text: R6, Q7."""
    return set(re.findall(r"\b[RQG]\d+\b", text))


def rules(game: str, lang: str = "en") -> set[str]:
    """The numbers that head a section of a game's rules."""
    return set(re.findall(r"^#+ ([RQG]\d+)\b", load(game).rules(lang), flags=re.M))


def cited_by_tests(game: str) -> set[str]:
    """The numbers in the docstrings of a game's tests."""
    return {
        number
        for path in (TESTS / game).glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for number in numbers(ast.get_docstring(node) or "")
    }


def cited_by_code(game: str) -> set[str]:
    """The numbers in a game's source."""
    sources = [path.read_text(encoding="utf-8") for path in (SOURCE / game).glob("*.py")]
    return {number for source in sources for number in numbers(source)}


@pytest.mark.parametrize("game", HOUSE)
def test_every_rule_and_ruling_is_tested(game: str) -> None:
    """By a test that names it."""
    assert rules(game) - cited_by_tests(game) == set()


@pytest.mark.parametrize("game", HOUSE)
def test_only_rules_that_exist_are_cited(game: str) -> None:
    """By tests and by code."""
    assert (cited_by_tests(game) | cited_by_code(game)) - rules(game) == set()


@pytest.mark.parametrize("game", HOUSE)
def test_both_languages_of_the_rules_have_the_same_numbers(game: str) -> None:
    """So that a refusal can be looked up in either."""
    assert rules(game, "fr") == rules(game)
    assert rules(game)


@pytest.mark.parametrize("game", HOUSE)
def test_every_option_belongs_to_a_ruling(game: str) -> None:
    """Which the rules explain."""
    options = load(game).options
    assert {ruling(options, name) for name in names(options)} <= rules(game)
