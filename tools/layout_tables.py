"""Print what the numbers of each game's tensors mean, as docs/environments.md shows it."""

from __future__ import annotations

import re

from chabudai.engine import load
from chabudai.engine.registry import own_games
from chabudai.engine.view.tensor import Slice

REPEATED = re.compile(r"\[[1-9]\d*\]")  # players and cards after the first look the same
MOST_LABELS = 8


def write_tables() -> str:
    """A heading and a table for each game."""
    return "\n".join(write_table(name) for name in own_games())


def write_table(name: str) -> str:
    game = load(name)
    slices = game.layout()
    rows = [write_row(each) for each in slices if not REPEATED.search(each.name)]
    head = f"### {game.title()['en']}: {slices[-1].end} numbers"
    columns = "| slice | from | numbers | labels |"
    return "\n".join([head, "", columns, "|---|--:|--:|---|", *rows, ""])


def write_row(part: Slice) -> str:
    return f"| `{part.name}` | {part.start} | {part.size} | {shorten(part.labels)} |"


def shorten(labels: tuple[str, ...]) -> str:
    """All labels, or the first few and the last."""
    few = labels if len(labels) <= MOST_LABELS else (*labels[:3], "…", labels[-1])
    return ", ".join(few)


if __name__ == "__main__":
    print(write_tables(), end="")
