"""The scenarios that tests cite are told on the page of their game, and nothing else is.

A scenario is a row of a table in docs/games/GAME.md: its number, what happens, the rules and
rulings that it shows, and the test files that play it. Tests cite it as `T05` or `Scenario 5`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from chabudai.engine.registry import load, own_games

ROOT = Path(__file__).parents[2]
CITED = re.compile(r"\bT\d+\b|\bScenarios? \d+(?:(?:, | and )\d+)*")
ROW = re.compile(r"^\| T?(\d+) \| [^|]+ \| ([^|]*) \| ([^|]*) \|$", re.MULTILINE)

every_game = pytest.mark.parametrize("game", own_games())


class Scenario(NamedTuple):
    number: int
    rules: list[str]
    test_files: set[str]


def page_of(game: str) -> str:
    return (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")


def scenarios_on_page(game: str) -> list[Scenario]:
    _, _, section = page_of(game).partition("\n## Scenarios\n")
    return [
        Scenario(int(number), rules.split(", "), set(re.findall(r"`(\w+)`", files)))
        for number, rules, files in ROW.findall(section)
    ]


def scenarios_in_tests(game: str) -> dict[int, set[str]]:
    """The files of a game's tests that cite each scenario."""
    found: dict[int, set[str]] = {}
    for path in (ROOT / "tests" / "games" / game).rglob("*.py"):
        for citation in CITED.findall(path.read_text("utf-8")):
            for number in re.findall(r"\d+", citation):
                found.setdefault(int(number), set()).add(path.stem)
    return found


def numbers_in_rules(game: str) -> set[str]:
    return set(re.findall(r"^#+ ([RQG]\d+)\b", load(game).rules("en"), re.MULTILINE))


@every_game
def test_the_page_lists_the_scenarios_that_tests_cite_with_their_files(game: str) -> None:
    listed = {scenario.number: scenario.test_files for scenario in scenarios_on_page(game)}
    assert listed == scenarios_in_tests(game) != {}


@every_game
def test_no_scenario_is_told_twice(game: str) -> None:
    numbers = [scenario.number for scenario in scenarios_on_page(game)]
    assert len(numbers) == len(set(numbers)) > 0


@every_game
def test_every_scenario_names_rules_or_rulings_that_exist(game: str) -> None:
    assert scenarios_on_page(game)
    for scenario in scenarios_on_page(game):
        assert set(scenario.rules) <= numbers_in_rules(game), scenario.number


@every_game
def test_every_number_on_the_page_is_in_the_rules(game: str) -> None:
    numbers = set(re.findall(r"\b[RQG]\d+\b", page_of(game)))
    assert numbers
    assert sorted(numbers - numbers_in_rules(game)) == []
