"""Nicknames, the names of bots, and players as a record keeps them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass

BOT_NAMES = ("Ren", "Aki", "Sora", "Yuki", "Haru", "Nao", "Kei", "Tomo", "Rin", "Jun")
MAX_NICKNAME = 20  # letters
RESERVED = frozenset("(),")  # they set off the kind of a bot, and one name from the next
# What takes no ink: Unicode's default ignorable characters, and the empty braille cell.
BLANK = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
VARIANTS = re.compile("[\ufe00-\ufe0f]")  # they only say how the sign before them is drawn
MAX_MARKS = 3  # on one letter


@dataclass(frozen=True)
class Player:
    """A person, or a bot of some kind; a record keeps the bot as `Ren (novice)`."""

    name: str
    bot: str | None = None

    def __str__(self) -> str:
        return self.name if self.bot is None else f"{self.name} ({self.bot})"


def read_player(text: str) -> Player:
    """Read a player as a record keeps it, without anything a screen could take for a command."""
    clean = strip_unprintable(text)
    found = re.fullmatch(r"(.+) \(([a-z][a-z0-9_-]*)\)", clean)
    return Player(found[1], found[2]) if found else Player(clean[:MAX_NICKNAME] or "?")


def normalize_nickname(name: str) -> str:
    """A nickname in its usual letters, with single spaces, and none around it."""
    return " ".join(unicodedata.normalize("NFKC", VARIANTS.sub("", name)).split())


def is_nickname(name: str) -> bool:
    """Whether every table can show this normalized name, and people can see it."""
    fits = 0 < len(name) <= MAX_NICKNAME and name.isprintable() and not RESERVED & set(name)
    return fits and not BLANK.search(name) and has_letters(name)


def has_letters(name: str) -> bool:
    """Whether there is a letter or digit, and marks only where they belong to something."""
    kinds = "".join(unicodedata.category(sign)[0] for sign in name)
    return bool(re.search("[LN]", kinds)) and kinds[0] != "M" and "M" * (MAX_MARKS + 1) not in kinds


def strip_unprintable(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable())


def free_bot_names(taken: Collection[str]) -> list[str]:
    """The names for bots that no person has."""
    return [name for name in BOT_NAMES if name not in taken]
