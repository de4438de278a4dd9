"""Reading descriptions: every part is checked, and none is left over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chabudai import BadPosition
from chabudai.engine.view.position import (
    Description,
    Heading,
    cards_not_placed,
    read_key,
    read_option_readings,
)

CARDS = {"bo": 0, "katana": 1}


def test_parts_that_are_not_described_have_defaults() -> None:
    """Of every kind."""
    parts = Description({})
    assert parts.take("any") is None
    assert parts.number("turn", 2, 0, 3) == 2
    assert parts.numbers("honor", [5, 3], 0, 9) == [5, 3]
    assert parts.word("cause", "", ["", "deck"]) == ""
    assert parts.words("deck", CARDS) == []
    assert parts.words("roles", CARDS, 4) == []
    assert parts.piles("hands", CARDS, 2) == [[], []]
    parts.finish()


def test_described_parts_are_read() -> None:
    """Cards as ids."""
    parts = Description({"turn": 1, "honor": [1, 2], "hands": [["katana"], []], "deck": ["bo"]})
    assert parts.number("turn", 0, 0, 3) == 1
    assert parts.numbers("honor", [5, 3], 0, 9) == [1, 2]
    assert parts.piles("hands", CARDS, 2) == [[1], []]
    assert parts.words("deck", CARDS, 1) == [0]


Reading = Callable[[Description], object]

REFUSED: list[tuple[str, object, Reading]] = [
    ("position-number", 4, lambda parts: parts.number("x", 0, 0, 3)),
    ("position-number", -1, lambda parts: parts.number("x", 0, 0, 3)),
    ("position-number", None, lambda parts: parts.number("x", 0, 0, 3)),
    ("position-number", True, lambda parts: parts.number("x", 0, 0, 3)),
    ("position-number", 1.0, lambda parts: parts.number("x", 0, 0, 3)),
    ("position-number", [1, 4], lambda parts: parts.numbers("x", [0, 0], 0, 3)),
    ("position-number", [1, False], lambda parts: parts.numbers("x", [0, 0], 0, 3)),
    ("position-list", [1], lambda parts: parts.numbers("x", [0, 0], 0, 3)),
    ("position-list", 1, lambda parts: parts.numbers("x", [0, 0], 0, 3)),
    ("position-word", "no", lambda parts: parts.word("x", "", ["", "yes"])),
    ("position-word", 1, lambda parts: parts.word("x", "", ["", "yes"])),
    ("position-list", "bo", lambda parts: parts.words("x", CARDS)),
    ("position-list", ["bo"], lambda parts: parts.words("x", CARDS, 2)),
    ("position-card", ["uzi"], lambda parts: parts.words("x", CARDS)),
    ("position-card", [0], lambda parts: parts.words("x", CARDS)),
    ("position-list", [[]], lambda parts: parts.piles("x", CARDS, 2)),
    ("position-list", {}, lambda parts: parts.piles("x", CARDS, 2)),
    ("position-list", [["bo"], 1], lambda parts: parts.piles("x", CARDS, 2)),
    ("position-unknown", 1, lambda parts: parts.finish()),
]


@pytest.mark.parametrize(("code", "value", "read"), REFUSED)
def test_a_part_of_another_kind_is_refused(code: str, value: object, read: Reading) -> None:
    """With its name."""
    with pytest.raises(BadPosition) as refused:
        read(Description({"x": value}))
    assert refused.value.sentence.code == code
    for lang in ("en", "fr"):
        assert "x" in refused.value.sentence.text(lang)


def test_a_heading_has_seats_key_options_and_deck() -> None:
    """Each with a default."""
    heading = Heading(Description({}), "go", 2, 4)
    assert (heading.seats, heading.options, heading.deck) == (4, {}, None)
    assert len(heading.key) == 32


@pytest.mark.parametrize(
    ("code", "part"),
    [
        ("position-word", {"game": "chess"}),
        ("position-number", {"seats": 5}),
        ("position-key", {"key": "0" * 63}),
        ("position-key", {"key": "G" * 64}),
        ("position-key", {"key": b""}),
        ("position-options", {"options": "eager"}),
        ("position-deck", {"cards": 1}),
    ],
)
def test_a_wrong_heading_is_refused(code: str, part: dict[str, object]) -> None:
    """Before anything else is read."""
    with pytest.raises(BadPosition) as refused:
        Heading(Description(part), "go", 2, 4)
    assert refused.value.sentence.code == code


def test_keys_and_options_are_read() -> None:
    """As positions write them."""
    assert read_key("0f" * 32) == b"\x0f" * 32
    assert read_option_readings({"reshuffle": "eager"}) == {"reshuffle": "eager"}


def test_cards_in_no_pile_are_left_over() -> None:
    """Ascending."""
    assert cards_not_placed([2, 1, 3], [[0], [2, 2]], ["a", "b", "c"]) == [0, 1, 2]


def test_more_cards_than_there_are_are_refused() -> None:
    """With how many there are, and how many came."""
    with pytest.raises(BadPosition, match="only 1 b in the deck, not 3"):
        cards_not_placed([2, 1], [[1], [1, 1]], ["a", "b"])
