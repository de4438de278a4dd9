"""Which poses on a card could be legal, whatever lies around it (4.5).

A box is closed if none of its poses has the mouth on bark, or if all of them cover a feature. While
a card turns around its mouth, its corners and what lies around it move on circles: between two
turns they swing out by no more than the bulge of the arc, so that both ends tell of all between.
"""

from __future__ import annotations

from math import ceil, sqrt
from typing import Final

from mypy_extensions import i64

from chabudai.games.kodama_duo.box import (
    CLOSED,
    DIAGONAL,
    OPEN,
    PROMISING,
    ROOT_HALF,
    ROOT_TURNS,
    UNSEEN,
    Box,
)
from chabudai.games.kodama_duo.cards import FAR_REACH, N_CARDS, N_SLOTS, REACH, Deck, Shape
from chabudai.games.kodama_duo.geometry import (
    FEATURE_RADIUS,
    HALF_MOUTH,
    LEAST_CONTACT,
    TOLERANCE,
    covers,
    is_on_bark,
)
from chabudai.games.kodama_duo.trig import COS, SIN

FULL_TURN: Final = 360
DEGREE: Final = 0.0174533
MARGIN: Final = 1.0e-6  # more than rounding amounts to
KEPT: Final = 1 + 4 + 16 + 64 + 256  # boxes for each root whose states are remembered,
WIDE: Final = 1 + 4 + 16  # and whose parts are
# Were there no bark between these ends, there would be less of it than a mouth needs.
INNER_MOUTH: Final = HALF_MOUTH - LEAST_CONTACT / 2


class Pair:
    """A card and one that it may grow from: which boxes are open is found out once.

    All cards that grow alike share their boxes. Whether a box is near bark depends on the other
    card and on the way of the mouth alone: so much is known to all of them.
    """

    def __init__(self, deck: Deck, card: int, other: int, n_guarded: int) -> None:
        self.shape = deck.shapes[card]
        self.bark = deck.shapes[other]
        self.n_guarded: i64 = n_guarded
        self.roots = roots_of(deck, deck.alike[card], self.bark)
        self.n_roots: i64 = len(self.roots)
        self.n_kept: i64 = KEPT * self.n_roots
        pair = (deck.alike[card] * N_CARDS + deck.drawn[other]) * (N_SLOTS + 1) + n_guarded
        self.states = remembered(deck.states, pair, KEPT * len(self.roots))
        way = -1 - 2 * deck.drawn[other] - int(self.shape.mouth_is_upright)
        self.barks = remembered(deck.states, way, KEPT * len(self.roots))

    def seen(self, box: Box) -> int:
        """What is remembered of a box."""
        return self.states[box.number] if box.number < self.n_kept else UNSEEN

    def parts_of(self, box: Box) -> list[Box]:
        """The boxes that make up one."""
        return box.parted(self.n_roots, WIDE * self.n_roots)

    def look(self, box: Box) -> int:
        """Find out what is to know of a box."""
        is_kept = box.number < self.n_kept
        near = self.barks[box.number] if is_kept else UNSEEN
        if near == UNSEEN:
            near = OPEN if is_near_bark(self.shape, self.bark, box) else CLOSED
        state = near
        if near == OPEN:
            state = state_on_bark(self.shape, self.bark, self.n_guarded, box)
        if is_kept:
            self.barks[box.number] = near
            self.states[box.number] = state
        return state


def remembered(memory: dict[int, bytearray], key: int, size: int) -> bytearray:
    """What is known of boxes, nothing at first."""
    if key not in memory:
        memory[key] = bytearray(size)
    return memory[key]


def roots_of(deck: Deck, card: int, bark: Shape) -> list[Box]:
    """The widest boxes of a card on another of this size."""
    key = (card, bark.half_width, bark.half_height)
    if key not in deck.roots:
        deck.roots[key] = all_boxes(deck.shapes[card], bark)
    return deck.roots[key]


def all_boxes(shape: Shape, bark: Shape) -> list[Box]:
    """Boxes over a whole card and as far around it as a mouth may reach."""
    wide, high = bark.half_width + HALF_MOUTH, bark.half_height + HALF_MOUTH
    found: list[Box] = []
    for column in range(ceil(wide / ROOT_HALF)):
        for row in range(ceil(high / ROOT_HALF)):
            x, y = (2 * column + 1) * ROOT_HALF - wide, (2 * row + 1) * ROOT_HALF - high
            for first in range(0, FULL_TURN, ROOT_TURNS):
                box = Box(shape.mouth_x, shape.mouth_y, x, y, ROOT_HALF)
                box.number = len(found)
                box.turn(first, first + ROOT_TURNS - 1)
                found.append(box)
    return found


def state_on_bark(shape: Shape, bark: Shape, n_guarded: i64, box: Box) -> int:
    """What is known of a box near bark, whatever lies around the parent."""
    for slot in range(n_guarded):
        if is_covered(shape, bark, slot, box):
            return CLOSED
    return PROMISING if is_middle_legal(shape, bark, n_guarded, box) else OPEN


def is_middle_legal(shape: Shape, bark: Shape, n_guarded: i64, box: Box) -> bool:
    """Whether the pose in the middle of a box has its mouth on bark and covers no feature."""
    turn = (box.first + box.last) // 2
    x, y = box.middle_at(turn)
    for slot in range(n_guarded):
        if covers(shape, bark, slot, x, y, turn):
            return False
    return is_on_bark(shape, bark, x, y, turn)


def is_covered(shape: Shape, bark: Shape, slot: i64, box: Box) -> bool:
    """Whether every pose of a box covers this feature."""
    slack = DIAGONAL * box.half
    dx = bark.slot_x[slot] - box.x
    dy = bark.slot_y[slot] - box.y
    bulge = (sqrt(dx * dx + dy * dy) + slack) * box.bulge
    c = COS[box.first]
    s = SIN[box.first]
    beside = abs(c * dx + s * dy + shape.mouth_x)
    above = abs(c * dy - s * dx + shape.mouth_y)
    c = COS[box.last]
    s = SIN[box.last]
    beside = max(beside, abs(c * dx + s * dy + shape.mouth_x)) + bulge - shape.half_width
    above = max(above, abs(c * dy - s * dx + shape.mouth_y)) + bulge - shape.half_height
    beside = max(beside, 0.0)
    above = max(above, 0.0)
    left = FEATURE_RADIUS - MARGIN - slack
    return left > 0.0 and beside * beside + above * above < left * left


def is_near_bark(shape: Shape, bark: Shape, box: Box) -> bool:
    """Whether the mouth of a pose of a box may lie on bark, and on the card."""
    turn = (box.first + box.last) // 2
    swing = DEGREE * float(box.last - turn) * HALF_MOUTH
    slack = DIAGONAL * box.half + swing + MARGIN
    c = COS[turn]
    s = SIN[turn]
    ux = -s if shape.mouth_is_upright else c
    uy = c if shape.mouth_is_upright else s
    if abs(box.x) > bark.half_width + TOLERANCE + HALF_MOUTH * abs(ux) + slack:
        return False
    if abs(box.y) > bark.half_height + TOLERANCE + HALF_MOUTH * abs(uy) + slack:
        return False
    for disc in discs_near(bark, box, slack + INNER_MOUTH):
        dx = bark.disc_x[disc] - box.x
        dy = bark.disc_y[disc] - box.y
        reach = bark.disc_r[disc] + slack
        off = dx * uy - dy * ux
        if abs(off) <= reach:
            over = abs(dx * ux + dy * uy) - INNER_MOUTH
            if over <= 0.0 or over * over + off * off <= reach * reach:
                return True
    return False


def discs_near(bark: Shape, box: Box, reach: float) -> list[int]:
    """The discs of bark so near to the middle of a box, and others."""
    if reach <= REACH:
        return bark.discs_near(box.x, box.y)
    if reach <= FAR_REACH:
        return bark.discs_farther(box.x, box.y)
    return bark.every_disc
