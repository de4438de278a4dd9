"""Nicknames, the names of bots, and players as a record keeps them."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

BOT_NAMES = ("Ren", "Aki", "Sora", "Yuki", "Haru", "Nao", "Kei", "Tomo", "Rin", "Jun")
MAX_NICKNAME = 20  # letters
RESERVED = frozenset("(),")  # they set off the kind of a bot, and one name from the next


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
    """A nickname with single spaces, and none around it."""
    return " ".join(name.split())


def is_nickname(name: str) -> bool:
    """Whether every table can show this normalized name."""
    return 0 < len(name) <= MAX_NICKNAME and name.isprintable() and not RESERVED & set(name)


def strip_unprintable(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable())


def free_bot_names(taken: Collection[str]) -> list[str]:
    """The names for bots that no person has."""
    return [name for name in BOT_NAMES if name not in taken]
