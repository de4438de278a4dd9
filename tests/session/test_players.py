"""Nicknames and players."""

from __future__ import annotations

import pytest

from chabudai.session.players import (
    BOT_NAMES,
    Player,
    free_bot_names,
    is_nickname,
    normalize_nickname,
    read_player,
)


def test_a_bot_is_recorded_with_its_kind_in_parentheses() -> None:
    assert str(Player("Ren", "novice")) == "Ren (novice)"
    assert read_player("Ren (novice)") == Player("Ren", "novice")


def test_a_person_is_recorded_by_the_name_alone() -> None:
    assert read_player(str(Player("Mika"))) == Player("Mika")


def test_a_recorded_name_cannot_give_the_screen_a_command() -> None:
    assert read_player("\x1b[2JMika") == Player("[2JMika")


@pytest.mark.parametrize("name", ["", "Ren (novice)", "a,b", "x" * 21, "tab\x1b[2J"])
def test_a_name_that_no_table_can_show_is_no_nickname(name: str) -> None:
    assert not is_nickname(name)


@pytest.mark.parametrize("name", ["M", "x" * 20, "Anne-Sophie L’Écu", "みか"])
def test_an_ordinary_name_is_a_nickname(name: str) -> None:
    assert is_nickname(name)


def test_spaces_around_a_nickname_are_dropped() -> None:
    assert normalize_nickname("  Mika \t Jun ") == "Mika Jun"


def test_no_bot_takes_the_name_of_a_person() -> None:
    assert free_bot_names(["Ren", "Mika"]) == list(BOT_NAMES[1:])
