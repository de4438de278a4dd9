"""What stands in the way of a card on a parent (4.5): cells it shuts and boxes it blocks.

A card turns around its mouth, which is part of it. So does all that lies around, as the card sees
it. Between two turns nothing swings farther out than the bulge of the arc, measured from the mouth,
and the corner that comes nearest stays the same until edges are parallel: what stands in the way at
both ends, and where edges are parallel in between, does so at every turn from end to end.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.places.pose_box import BULGES, Box

ARC: Final = 15  # turns that are looked at together, if all cells are
N_ARCS: Final = 24
HALF_ARC: Final = 7
ARC_BULGE: Final = BULGES[ARC]
RIGHT_ANGLE: Final = 90
NONE: Final = -1
UNKNOWN: Final = -1
# How an obstacle lies to a box, at one turn: in the way of all of its poses, of some, of none,
# nor of any at its other turns.
ALL: Final = 2
SOME: Final = 1
FAR: Final = 0
MARGIN: Final = 1.0e-6  # more than rounding amounts to


@mypyc_attr(acyclic=True)
class Obstacle:
    """Something with edges, turned by so much against the parent."""

    def __init__(self, turn: i64) -> None:
        self.turn = turn
        self.shades = [UNKNOWN] * N_ARCS  # where each arc begins

    def shade(self, cells: int, turn: i64) -> int:
        """Those of some cells where every pose of this turn is illegal, by more than an arc can
        bulge."""
        raise NotImplementedError

    def hits(self, box: Box, turn: i64) -> i64:
        """Whether ALL poses of a box at this turn are, by more than the box's turns can bulge."""
        raise NotImplementedError

    def shut(self, left: list[int], arc: i64) -> bool:
        """Take from the cells that are left of an arc those where no pose can be legal; tell
        whether there are any."""
        here = left[arc]
        cells = self.shade_before(left, arc)
        if cells:
            cells &= here
        if cells:
            cells &= self.shade_before(left, arc + 1 if arc < N_ARCS - 1 else 0)
        if cells:
            cells = self.shade_between(cells, ARC * arc, ARC * arc + ARC)
            left[arc] = here ^ cells
        return cells != 0

    def shut_halves(self, left: list[int], halves: list[int], arc: i64) -> None:
        """Do the same with both halves of an arc."""
        first, middle = ARC * arc, ARC * arc + HALF_ARC
        shade = self.shade(halves[2 * arc] | halves[2 * arc + 1], middle)
        if shade:
            ahead = self.shade_before(left, arc)
            self.shut_half(halves, 2 * arc, shade & ahead, first, middle)
            ahead = self.shade_before(left, arc + 1 if arc < N_ARCS - 1 else 0)
            self.shut_half(halves, 2 * arc + 1, shade & ahead, middle, first + ARC)

    def shut_half(self, halves: list[int], half: i64, shade: int, first: i64, last: i64) -> None:
        """Take from its cells those in the shade at both ends, if they are so all along it."""
        cells = halves[half] & shade
        if cells:
            halves[half] ^= self.shade_between(cells, first, last)

    def shade_before(self, left: list[int], arc: i64) -> int:
        """The shade where an arc begins, on its cells and those of the arc before: both ask for
        it."""
        known = self.shades[arc]
        if known == UNKNOWN:
            known = left[arc - 1]
            if not known:
                known = left[arc]
            elif left[arc]:
                known |= left[arc]
            known = self.shade(known, ARC * arc)
            self.shades[arc] = known
        return known

    def shade_between(self, cells: int, first: i64, last: i64) -> int:
        """Those of the cells in the shade at two turns that are so at all turns between."""
        corner = self.parallel_between(first, last)
        return cells if corner == NONE else self.shade(cells, corner)

    def blocks(self, box: Box) -> i64:
        """Whether it is in the way of ALL poses of a box; FAR if it never will be of any part."""
        hit = self.hits(box, box.first)
        if hit != ALL or box.first == box.last:
            return hit
        if self.hits(box, box.last) != ALL:
            return SOME
        corner = self.parallel_between(box.first, box.last)
        return ALL if corner == NONE or self.hits(box, corner) == ALL else SOME

    def parallel_between(self, first: i64, last: i64) -> i64:
        """The turn between two at which its edges are parallel to the card's, or NONE."""
        since = (self.turn - first) % RIGHT_ANGLE
        return first + since if 0 < since < last - first else NONE


def shut_all(around: list[Obstacle], left: list[int]) -> None:
    """Take from the cells that are left of each arc those where no pose can be legal."""
    for arc in range(N_ARCS):
        for n, other in enumerate(around):
            if not left[arc]:
                break
            if other.shut(left, arc):
                around[n], around[0] = around[0], other  # most likely in the way at the next arc


def halved(around: list[Obstacle], left: list[int]) -> list[int]:
    """The cells that are left of each half of an arc."""
    halves = [cells for cells in left for _ in range(2)]
    for arc in range(N_ARCS):
        for other in around:
            if halves[2 * arc] or halves[2 * arc + 1]:
                other.shut_halves(left, halves, arc)
    return halves
