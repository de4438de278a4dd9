"""Decks are data: rows of a TOML file, each read with a sentence ready for what is wrong in it."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import NoReturn

from chabudai.engine.errors import BadDeck
from chabudai.engine.text.catalog import sentence

CONFIDENCES = ("printed", "agreed", "reconstructed")


class Row:
    """One `[[table]]` entry of a deck file, with the line it starts at."""

    def __init__(self, table: str, line: int, values: dict[str, object]) -> None:
        self.table = table
        self.line = line
        self.values = values

    def refuse(self, code: str, **figures: object) -> NoReturn:
        """Refuse the deck because of this row."""
        problem = sentence(code, **figures)
        raise BadDeck(sentence("deck-row", line=self.line, table=self.table, problem=problem))

    def integer(self, name: str, low: int, high: int) -> int:
        """A whole number of this row, within bounds."""
        value = self.values.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.refuse("deck-number", name=name, low=low, high=high, value=show_value(value))
        return value

    def word(self, name: str, allowed: tuple[str, ...] | list[str] | None = None) -> str:
        """A text of this row, one of the allowed words if these are given."""
        value = self.values.get(name)
        if not isinstance(value, str) or not value:
            self.refuse("deck-text", name=name, value=show_value(value))
        if allowed is not None and value not in allowed:
            self.refuse("deck-word", name=name, allowed=", ".join(allowed), value=value)
        return value

    def names(self) -> dict[str, str]:
        """The card's name in every language."""
        return {"en": self.word("en"), "fr": self.word("fr")}

    def key(self) -> str:
        """The word for the card in tokens."""
        key = self.word("key")
        if not re.fullmatch(r"[a-z][a-z0-9-]*", key):
            self.refuse("deck-key", value=key)
        return key

    def confidence(self) -> str:
        """How sure this row is; what a deck does not say is reconstructed."""
        if "confidence" not in self.values:
            return CONFIDENCES[-1]
        return self.word("confidence", CONFIDENCES)

    def integers(self, name: str, count: int, low: int, high: int) -> list[int]:
        """A list of so many whole numbers of this row."""
        value = self.values.get(name)
        if not isinstance(value, list) or len(value) != count:
            self.refuse("deck-numbers", name=name, count=count, low=low, high=high)
        for each in value:
            if not isinstance(each, int) or not low <= each <= high:
                self.refuse("deck-numbers", name=name, count=count, low=low, high=high)
        return value


def show_value(value: object) -> str:
    """A value as a sentence shows it."""
    return "–" if value is None else str(value)


def read_deck_text(package: str) -> str:
    """The text of the deck that a game is played with by default."""
    return files(package).joinpath("cards.toml").read_text(encoding="utf-8")


def read_deck(source: str) -> dict[str, list[Row]]:
    """All rows of a deck file by table, in order; raises BadDeck where it is not TOML."""
    try:
        document = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadDeck(sentence("deck-toml", error=str(error))) from None
    tables = {name: value for name, value in document.items() if isinstance(value, list)}
    return {name: make_rows(source, name, entries) for name, entries in tables.items()}


def make_rows(source: str, table: str, entries: list[dict[str, object]]) -> list[Row]:
    """The entries of one table with their line numbers."""
    header = re.compile(rf"\s*\[\[\s*{re.escape(table)}\s*\]\]")
    lines = [n for n, text in enumerate(source.splitlines(), 1) if header.match(text)]
    if len(lines) != len(entries):
        raise BadDeck(sentence("deck-table-form", table=table))
    return [Row(table, line, entry) for line, entry in zip(lines, entries, strict=True)]


def require_table(deck: dict[str, list[Row]], table: str) -> list[Row]:
    """The rows of one table; raises BadDeck where the deck has none."""
    if not deck.get(table):
        raise BadDeck(sentence("deck-table", table=table))
    return deck[table]
