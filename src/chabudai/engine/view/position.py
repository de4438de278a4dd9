"""Reading a position: a description by zones, checked word by word."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NoReturn

from chabudai.engine.errors import BadPosition
from chabudai.engine.rng import KEY_BYTES, derive_key
from chabudai.engine.rules.options import Options, changed_options
from chabudai.engine.rules.state import State
from chabudai.engine.text.catalog import sentence


def refuse(code: str, **figures: object) -> NoReturn:
    """Refuse a position with a sentence."""
    raise BadPosition(sentence(code, **figures))


class Description:
    """A description by zones; every part is asked for once, what is left over is an error."""

    def __init__(self, parts: Mapping[str, object]) -> None:
        self._parts = dict(parts)

    def take(self, name: str) -> object:
        """A part as it is, or None."""
        return self._parts.pop(name, None)

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self._parts.pop(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            refuse("position-number", name=name, low=low, high=high, value=str(value))
        return value

    def numbers(self, name: str, default: list[int], low: int, high: int) -> list[int]:
        """A list of whole numbers, as long as its default."""
        value = self._parts.pop(name, default)
        if not isinstance(value, list) or len(value) != len(default):
            refuse("position-list", name=name, count=len(default))
        for each in value:
            if not isinstance(each, int) or isinstance(each, bool) or not low <= each <= high:
                refuse("position-number", name=name, low=low, high=high, value=str(each))
        return list(value)

    def word(self, name: str, default: str, allowed: list[str]) -> str:
        """One of the allowed words."""
        value = self._parts.pop(name, default)
        if not isinstance(value, str) or value not in allowed:
            refuse("position-word", name=name, value=str(value), allowed=", ".join(allowed))
        return value

    def words(self, name: str, allowed: Mapping[str, int], count: int | None = None) -> list[int]:
        """A list of cards by name, as ids; none, or exactly so many if a count is given."""
        return self._ids(name, self._parts.pop(name, []), allowed, count)

    def piles(self, name: str, allowed: Mapping[str, int], count: int) -> list[list[int]]:
        """Several piles of cards by name, one for each seat; none if not described."""
        value = self._parts.pop(name, [[] for _ in range(count)])
        if not isinstance(value, list) or len(value) != count:
            refuse("position-list", name=name, count=count)
        return [self._ids(name, pile, allowed, None) for pile in value]

    def _ids(
        self, name: str, words: object, allowed: Mapping[str, int], count: int | None
    ) -> list[int]:
        if not isinstance(words, list) or (words and count is not None and len(words) != count):
            refuse("position-list", name=name, count=count or 0)
        for word in words:
            if not isinstance(word, str) or word not in allowed:
                refuse("position-card", name=name, card=str(word))
        return [allowed[word] for word in words]

    def finish(self) -> None:
        """Refuse what was described but is no part of this game."""
        if self._parts:
            refuse("position-unknown", names=", ".join(sorted(self._parts)))


class Heading:
    """What every position begins with: seats, key, options and deck."""

    def __init__(self, parts: Description, game: str, fewest: int, most: int) -> None:
        parts.word("game", game, [game])
        self.seats = parts.number("seats", most, fewest, most)
        self.key = read_key(parts.take("key"))
        self.options = read_option_readings(parts.take("options"))
        deck = parts.take("cards")
        if deck is not None and not isinstance(deck, str):
            refuse("position-deck")
        self.deck = deck


def read_key(key: object) -> bytes:
    """The generator's key in hexadecimal; a fixed one if not described."""
    if key is None:
        return derive_key(0)
    if not isinstance(key, str) or not re.fullmatch(f"[0-9a-f]{{{2 * KEY_BYTES}}}", key):
        refuse("position-key", digits=2 * KEY_BYTES)
    return bytes.fromhex(key)


def read_option_readings(options: object) -> dict[str, str]:
    """Options by name."""
    if not isinstance(options, dict | None):
        refuse("position-options")
    return {str(name): str(reading) for name, reading in (options or {}).items()}


def write_heading(s: State, options: Options, deck: str | None) -> dict[str, object]:
    """The heading of a state's position."""
    return {
        "game": s.game.name,
        "seats": s.seats,
        "key": s.key.hex(),
        "options": changed_options(options),
        "cards": deck,
    }


def cards_not_placed(copies: list[int], used: list[list[int]], names: list[str]) -> list[int]:
    """The cards that are in none of the piles, ascending; refuse more than there are."""
    left = list(copies)
    for pile in used:
        for card in pile:
            left[card] -= 1
    for card, count in enumerate(left):
        if count < 0:
            total, found = copies[card], copies[card] - count
            refuse("position-copies", card=names[card], total=total, found=found)
    return [card for card, count in enumerate(left) for _ in range(count)]
