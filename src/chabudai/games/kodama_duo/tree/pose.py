"""Placements as one number and as words: `place 34 66.1 307.0 270`."""

from __future__ import annotations

import re
from typing import Final

from chabudai.games.kodama_duo.cards.deck import N_BRANCHES

# From the lowest bits up: angle, y, x, card. Every branch card's placement is 2^49 or more.
Y_SHIFT: Final = 9
X_SHIFT: Final = 29
CARD_SHIFT: Final = 49
ANGLE_MASK: Final = 0x1FF
COORDINATE_MASK: Final = 0xFFFFF
ORIGIN: Final = 0x80000
NO_POSE: Final = -1

TOKEN_PATTERN = re.compile(r"place (\d\d?) (-?\d{1,5})(?:\.(\d))? (-?\d{1,5})(?:\.(\d))? (\d{1,3})")


def pack_pose(card: int, x: int, y: int, angle: int) -> int:
    """A placement as one number: x and y in tenths of a millimetre, whole degrees."""
    return card << CARD_SHIFT | (x + ORIGIN) << X_SHIFT | (y + ORIGIN) << Y_SHIFT | angle


def card_of(pose: int) -> int:
    return pose >> CARD_SHIFT


def x_of(pose: int) -> int:
    """Its place across the table."""
    return (pose >> X_SHIFT & COORDINATE_MASK) - ORIGIN


def y_of(pose: int) -> int:
    """Its height above the table's edge."""
    return (pose >> Y_SHIFT & COORDINATE_MASK) - ORIGIN


def angle_of(pose: int) -> int:
    """Its turn, counter-clockwise."""
    return pose & ANGLE_MASK


def to_token(pose: int) -> str:
    place = f"{to_millimetres(x_of(pose))} {to_millimetres(y_of(pose))}"
    return f"place {card_of(pose)} {place} {angle_of(pose)}"


def to_millimetres(tenths: int) -> str:
    """A length as people read it."""
    sign = "-" if tenths < 0 else ""
    return f"{sign}{abs(tenths) // 10}.{abs(tenths) % 10}"


def parse_token(words: str) -> int:
    """The placement that words stand for, NO_POSE if they are none."""
    found = TOKEN_PATTERN.fullmatch(words)
    if found is None:
        return NO_POSE
    card, x, x_tenth, y, y_tenth, angle = found.groups("0")
    place_x, place_y = int(x + x_tenth), int(y + y_tenth)
    if not (is_coordinate(place_x) and is_coordinate(place_y)) or int(angle) > ANGLE_MASK:
        return NO_POSE
    pose = pack_pose(int(card), place_x, place_y, int(angle))
    return pose if is_pose(pose) else NO_POSE


def is_coordinate(tenths: int) -> bool:
    """Whether a coordinate fits into a placement: 52 metres either way."""
    return -ORIGIN <= tenths < ORIGIN


def is_pose(number: int) -> bool:
    """Whether a number stands for a branch card at a whole angle; the rules trust that it does."""
    return 1 <= card_of(number) <= N_BRANCHES and angle_of(number) < 360
