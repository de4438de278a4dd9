"""Poses on a parent that are alike, taken together (4.5): a square for the middle of the mouth, as
the parent sees it, and a range of turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.trig import COS, SIN

ROOT_HALF: Final = 122.5  # three by four of them cover a card and the reach of a mouth
ROOT_TURNS: Final = 45
SINGLE_HALF: Final = 1.0  # tenths of a millimetre: such a box holds a few poses
HALF_PER_DEGREE: Final = 4.0  # to part turns or square: what moves the card more
DIAGONAL: Final = 1.41422
PARTS: Final = 4  # at most
# What is known of a box, were there no other cards: whether any pose, and its middle, is legal.
UNSEEN: Final = 0
CLOSED: Final = 1
OPEN: Final = 2
PROMISING: Final = 3
# How far arcs of so many degrees swing out, for a radius of one.
BULGES: Final[list[float]] = [1.0 - COS[(turns + 1) // 2] for turns in range(ROOT_TURNS)]


@mypyc_attr(acyclic=True)  # there are many: the collector of garbage need not look at them
class Box:
    """A box of poses of a card whose mouth is at `mouth_x, mouth_y`; `first_x, first_y` is the
    middle of the card at the first turn, the mouth in the middle of the square."""

    def __init__(self, mouth_x: float, mouth_y: float, x: float, y: float, half: float) -> None:
        self.mouth_x = mouth_x
        self.mouth_y = mouth_y
        self.x = x
        self.y = y
        self.half = half
        self.number: i64 = 0
        self.first: i64 = 0
        self.last: i64 = 0
        self.bulge = 0.0
        self.spread = 0.0
        self.first_x = 0.0
        self.first_y = 0.0
        self.last_x = 0.0
        self.last_y = 0.0
        self.parts: list[Box] = []  # once they were asked for, if it is a wide one

    def turn(self, first: i64, last: i64) -> None:
        """Take these turns."""
        self.first = first
        self.last = last
        self.bulge = BULGES[last - first]
        self.spread = widest(first, last)
        self.first_x, self.first_y = self.middle_at(first)
        self.last_x, self.last_y = self.middle_at(last)

    def middle_at(self, turn: i64) -> tuple[float, float]:
        """The middle of the card at this turn, the mouth in the middle of the square."""
        c = COS[turn]
        s = SIN[turn]
        x = self.x - (c * self.mouth_x - s * self.mouth_y)
        return x, self.y - (s * self.mouth_x + c * self.mouth_y)

    def is_single(self) -> bool:
        """Whether it is not to be parted any more."""
        return self.first == self.last and self.half <= SINGLE_HALF

    def parted(self, n_roots: i64, n_kept: i64) -> list[Box]:
        """The smaller boxes that make it up; those of the first `n_kept` are kept."""
        if self.parts:
            return self.parts
        made = self.make_parts(n_roots + PARTS * self.number)
        if self.number < n_kept:
            self.parts = made
        return made

    def make_parts(self, number: i64) -> list[Box]:
        """Two halves of its turns or four quarters of its square, numbered from here."""
        if self.first < self.last and self.half <= HALF_PER_DEGREE * float(self.last - self.first):
            middle = (self.first + self.last) // 2
            return [
                self.with_turns(number, self.first, middle),
                self.with_turns(number + 1, middle + 1, self.last),
            ]
        half = self.half / 2.0
        return [
            self.quarter(number, -half, -half),
            self.quarter(number + 1, -half, half),
            self.quarter(number + 2, half, -half),
            self.quarter(number + 3, half, half),
        ]

    def with_turns(self, number: i64, first: i64, last: i64) -> Box:
        """The part of some turns."""
        part = Box(self.mouth_x, self.mouth_y, self.x, self.y, self.half)
        part.number = number
        part.turn(first, last)
        return part

    def quarter(self, number: i64, dx: float, dy: float) -> Box:
        """The part of a quarter of the square."""
        part = Box(self.mouth_x, self.mouth_y, self.x + dx, self.y + dy, self.half / 2.0)
        part.number = number
        part.first = self.first
        part.last = self.last
        part.bulge = self.bulge
        part.spread = self.spread
        part.first_x = self.first_x + dx
        part.first_y = self.first_y + dy
        part.last_x = self.last_x + dx
        part.last_y = self.last_y + dy
        return part


def widest(first: i64, last: i64) -> float:
    """How far a square of half width one reaches along an edge of the card, at most."""
    if first % 90 <= 45 <= first % 90 + (last - first):
        return DIAGONAL
    return max(abs(COS[first]) + abs(SIN[first]), abs(COS[last]) + abs(SIN[last]))
