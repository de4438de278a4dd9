"""The table as numbers: layouts, int8, and the row of a game that has none of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from chabudai.engine import load
from chabudai.engine.registry import own_games
from chabudai.engine.view.tensor import (
    HASHED,
    Layout,
    encode_view,
    mark_actions,
    put_counts,
    put_number,
    relative_seat,
)
from tests.tensors import read_slice

LANTERNS = Path(__file__).parents[3] / "examples" / "lanterns" / "src"


@pytest.fixture(scope="module")
def lanterns() -> Iterator[Any]:
    """The game of examples/lanterns, which has no tensor of its own."""
    sys.path.insert(0, str(LANTERNS))
    yield import_module("lanterns").GAME
    sys.path.remove(str(LANTERNS))


def numbers(row: bytes | bytearray) -> list[int]:
    """A row as int8."""
    return memoryview(row).cast("b").tolist()


def test_slices_follow_each_other_and_name_every_number() -> None:
    """A player's slices bear the player's place."""
    layout = Layout()
    assert (layout.add("hand", ["bo", "katana"]), layout.add_number("deck")) == (0, 2)
    assert layout.add_player(1) == 3
    layout.add("role", ["shogun", "ninja"])
    found = [(each.name, each.start, each.end, each.size) for each in layout.slices]
    assert found == [("hand", 0, 2, 2), ("deck", 2, 3, 1), ("players[1].role", 3, 5, 2)]


def test_a_number_too_large_for_int8_is_written_as_the_nearest() -> None:
    """Nothing wraps round."""
    row = bytearray(4)
    for place, value in enumerate([300, -300, -5, 7]):
        put_number(row, place, value)
    assert numbers(row) == [127, -128, -5, 7]


def test_cards_are_counted_and_answers_marked() -> None:
    """Each at its own place."""
    row = bytearray(5)
    put_counts(row, 1, [0, 2, 2], 3)
    assert numbers(row) == [0, 1, 0, 2, 0]
    assert mark_actions([0, 3], 4) == bytes([1, 0, 0, 1])


def test_seats_are_counted_from_the_viewer_to_the_left() -> None:
    """The viewer is 0."""
    assert [relative_seat(seat, 2, 4) for seat in range(4)] == [2, 3, 0, 1]


@pytest.mark.parametrize("name", own_games())
def test_a_tensor_is_as_long_at_every_number_of_seats(name: str) -> None:
    """So is the mask: one program can learn them all."""
    game = load(name)
    dealt = [game.new(seats) for seats in range(game.min_seats, game.max_seats + 1)]
    assert len({len(state.tensor(0)) for state in dealt}) == 1
    assert len({len(state.mask()) for state in dealt}) == 1


def test_a_game_without_a_tensor_gets_one_from_its_view(lanterns: Any) -> None:
    """Another hand, another row; who is asked is counted from the viewer."""
    one, other = lanterns.new(3, 1), lanterns.new(3, 1)
    assert one.tensor(0) == other.tensor(0)
    other.hands[0] = [5, 5, 5]
    assert one.tensor(0) != other.tensor(0)
    assert one.tensor(1) == other.tensor(1)
    assert read_slice(one, 1, "asked.seat") == {"2 to the left": 1}
    assert read_slice(one, 0, "asked.seat") == {"viewer": 1}
    assert read_slice(one, 0, "seats") == {"3": 1}
    assert [number for number, mark in enumerate(one.mask()) if mark] == one.legal()
    assert lanterns.action_bounds() is None


def test_what_a_view_holds_for_every_seat_starts_with_the_viewer() -> None:
    """Two seats in the same position look the same."""
    view: dict[str, object]
    view = {"asked": None, "winners": [1], "points": [4, 9], "deck": ["red", "red"], "left": None}
    mirror = {**view, "winners": [0], "points": [9, 4]}
    row = encode_view(view, 0, 2, 4)
    assert row == encode_view(mirror, 1, 2, 4)
    assert numbers(row)[:12] == [0, 1, 0, 0] + [0] * 4 + [0, 1, 0, 0]
    assert sorted(each for each in numbers(row)[12:] if each) == [2, 4, 9]
    assert len(row) == 12 + HASHED
