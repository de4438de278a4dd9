"""What a card does when it is played: a code such as "+1 or -1, draw 1" taken apart [R13]."""

from __future__ import annotations

import re
from typing import Final

AS_DOJO: Final = 0
ADD: Final = 1
SWITCH: Final = 2
DRAW: Final = 3


class Way:
    """One way to play a card: as a dojo value, to add, to switch, or only to draw."""

    def __init__(self, kind: int, amount: int, word: str) -> None:
        self.kind = kind
        self.amount = amount
        self.word = word


class Effect:
    """The ways to play a card, and what follows whichever was chosen."""

    def __init__(self, ways: list[Way], draw: int, gold: bool) -> None:
        self.ways = ways
        self.draw = draw
        self.gold = gold


def as_dojo_card(value: int) -> Way:
    return Way(AS_DOJO, value, str(value))


def read_effect(code: str) -> Effect | None:
    """Read the effect that a code stands for; None for one that means nothing."""
    first, *then = [part.strip() for part in code.split(",")]
    ways = [read_way(word.strip()) for word in first.split(" or ")]
    draw = 0
    if read_draw_count(first):
        ways = [Way(DRAW, 0, "draw")]
        then.append(first)
    for part in then:
        if read_draw_count(part):
            draw += read_draw_count(part)
        elif part != "gold":
            return None
    if then.count("gold") > 1:
        return None
    known = [way for way in ways if way is not None]
    if len(known) < len(ways) or len({way.word for way in known}) < len(known):
        return None
    return Effect(known, draw, "gold" in then)


def read_way(word: str) -> Way | None:
    """Read one of the choices of a code: "3", "+1", "-2" or "switch"."""
    if word == "switch":
        return Way(SWITCH, 0, word)
    if re.fullmatch(r"[+-][1-9]", word):
        return Way(ADD, int(word), word)
    return as_dojo_card(int(word)) if re.fullmatch(r"\d", word) else None


def read_draw_count(part: str) -> int:
    """Read how many cards "draw 3" draws; none for other words."""
    match = re.fullmatch(r"draw (\d)", part)
    return int(match[1]) if match else 0
