"""Decks are data: rows of a TOML file, each read with a sentence ready for what is wrong in it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from threading import RLock
from typing import Final, NoReturn, TypeVar

from chabudai.engine.errors import BadDeck
from chabudai.engine.text.catalog import sentence

T = TypeVar("T")

CONFIDENCES = ("printed", "agreed", "reconstructed")
KEPT_DECKS: Final = 32

# What a deck file may hold at most. The usual decks have 80 rows and 18,000 characters.
MOST_CHARACTERS: Final = 100_000
MOST_ROWS: Final = 1_200
MOST_TABLES: Final = 40
LONGEST_LINE: Final = 1_000
LONGEST_WORD: Final = 300
LONGEST_NAME: Final = 60
LONGEST_KEY: Final = 40
DEEPEST_NESTING: Final = 6
MOST_DOTS: Final = 4


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
        self.check_length(name, value, LONGEST_WORD)
        if allowed is not None and value not in allowed:
            self.refuse("deck-word", name=name, allowed=", ".join(allowed), value=value)
        return value

    def check_length(self, name: str, value: str, longest: int) -> None:
        """Refuse a text that is too long."""
        if len(value) > longest:
            self.refuse("deck-long", name=name, most=longest, found=len(value))

    def names(self) -> dict[str, str]:
        """The card's name in every language."""
        names = {"en": self.word("en"), "fr": self.word("fr")}
        for lang, name in names.items():
            self.check_length(lang, name, LONGEST_NAME)
        return names

    def key(self) -> str:
        """The word for the card in tokens."""
        key = self.word("key")
        self.check_length("key", key, LONGEST_KEY)
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
    """A value as a sentence shows it; text in quotes, so that "5" is not taken for a number."""
    if isinstance(value, str):
        return f'"{value}"'
    return "–" if value is None else str(value)


def read_deck_text(package: str) -> str:
    """The text of the deck that a game is played with by default."""
    return files(package).joinpath("cards.toml").read_text(encoding="utf-8")


def cache_by_deck(load: Callable[[str | None], T]) -> Callable[..., T]:
    """Keep what is loaded for the usual deck, and for those decks of one's own used last.

    Whoever asks for a deck gets the same object, from whichever thread: two threads at once would
    otherwise load it twice.
    """
    load_usual = cache(load)
    load_own = lru_cache(KEPT_DECKS)(load)
    one_at_a_time = RLock()

    def load_kept(source: str | None = None) -> T:
        with one_at_a_time:
            return load_usual(None) if source is None else load_own(source)

    return load_kept


def read_deck(source: str) -> dict[str, list[Row]]:
    """All rows of a deck file by table, in order; raises BadDeck where it is not TOML."""
    check_form(source)
    try:
        document = tomllib.loads(source)
    except (ValueError, RecursionError) as error:  # not TOML, or what Python cannot make of it
        raise BadDeck(sentence("deck-toml", error=str(error)[:LONGEST_WORD])) from None
    tables = {name: value for name, value in document.items() if isinstance(value, list)}
    lines = find_row_lines(source)
    return {name: make_rows(name, entries, lines.get(name, [])) for name, entries in tables.items()}


def check_form(source: str) -> None:
    """Refuse a file that would cost much to read, from its characters alone; raises BadDeck.

    The parser takes seconds for a key of many parts, and fails where brackets are nested deeply.
    """
    if len(source) > MOST_CHARACTERS:
        raise BadDeck(sentence("deck-size", most=MOST_CHARACTERS, found=len(source)))
    if re.search("[\ud800-\udfff]", source):
        raise BadDeck(sentence("deck-toml", error="surrogates not allowed"))
    lines = source.split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            figures = {"line": number, "most": LONGEST_LINE, "found": len(line)}
            raise BadDeck(sentence("deck-line", **figures))
    plain = [remove_texts(line).strip() for line in lines]
    rows = len([line for line in plain if re.fullmatch(r"\[[^\[\]]*\]|\[\[[^\[\]]*\]\]", line)])
    if rows > MOST_ROWS:
        raise BadDeck(sentence("deck-rows", most=MOST_ROWS, found=rows))
    depth = 0
    for number, marks in enumerate(plain, 1):
        for part in re.split(r"[\[\]{}=,]", marks):
            if part.count(".") > MOST_DOTS:
                raise BadDeck(sentence("deck-dots", line=number, most=MOST_DOTS))
        for mark in re.findall(r"[\[\]{}]", marks):
            depth = depth + 1 if mark in "[{" else max(0, depth - 1)
            if depth > DEEPEST_NESTING:
                raise BadDeck(sentence("deck-nesting", line=number, most=DEEPEST_NESTING))
    tables = len(find_row_lines(source))
    if tables > MOST_TABLES:
        raise BadDeck(sentence("deck-tables", most=MOST_TABLES, found=tables))


def remove_texts(line: str) -> str:
    """A line without what stands in quotes, and without its remark."""
    return re.sub(r'"(?:\\.|[^"\\])*"|\'[^\']*\'|#.*', "", line)


def find_row_lines(source: str) -> dict[str, list[int]]:
    """The numbers of the lines at which the rows of each table start."""
    found: dict[str, list[int]] = {}
    for number, line in enumerate(source.splitlines(), 1):
        heading = re.match(r"\s*\[\[([^\]]*)\]\]", line)
        if heading:
            found.setdefault(heading[1].strip(), []).append(number)
    return found


def make_rows(table: str, entries: list[dict[str, object]], lines: list[int]) -> list[Row]:
    """The entries of one table with their line numbers."""
    if len(lines) != len(entries):
        raise BadDeck(sentence("deck-table-form", table=table))
    return [Row(table, line, entry) for line, entry in zip(lines, entries, strict=True)]


def require_table(deck: dict[str, list[Row]], table: str) -> list[Row]:
    """The rows of one table; raises BadDeck where the deck has none."""
    if not deck.get(table):
        raise BadDeck(sentence("deck-table", table=table))
    return deck[table]
