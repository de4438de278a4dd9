"""What worker processes are given to do; they import this alone."""

from __future__ import annotations

import os

from chabudai.engine import BadDeck
from chabudai.engine.text.catalog import sentence


def refuse() -> None:
    inner = sentence("deck-twice", value="katana")
    raise BadDeck(sentence("deck-row", line=3, table="weapon", problem=inner))


def go_on_for_ever() -> None:
    while True:
        pass


def eat_all_memory() -> list[bytes]:
    return [bytes(100_000_000) for _ in range(100)]


def nest(depth: int = 0) -> int:
    return nest(depth + 1)


def fail() -> None:
    raise ZeroDivisionError("a card nobody may know")


def die() -> None:
    os._exit(1)
