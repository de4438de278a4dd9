"""What stands in the way of a card on a parent (4.5): cells it shuts and boxes it blocks.

A card turns around its mouth, which is part of it. So does all that lies around, as the card sees
it. Between two turns nothing swings farther out than the bulge of the arc, measured from the mouth,
and the corner that comes nearest stays the same until edges are parallel: what stands in the way at
both ends, and where edges are parallel in between, does so at every turn from end to end.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.box import BULGES, Box

ARC: Final = 15  # turns that are looked at together, if all cells are
N_ARCS: Final = 24
ARC_BULGE: Final = BULGES[ARC]
RIGHT_ANGLE: Final = 90
NONE: Final = -1
MARGIN: Final = 1.0e-6  # more than rounding amounts to


@mypyc_attr(acyclic=True)
class Obstacle:
    """Something with edges, turned by so much against the parent."""

    turn: i64

    def shade(self, cells: int, turn: i64) -> int:
        """Those of some cells where every pose of this turn is illegal, by more than an arc can
        bulge."""
        raise NotImplementedError

    def is_hit(self, box: Box, turn: i64) -> bool:
        """Whether every pose of a box at this turn is, by more than the box's turns can bulge."""
        raise NotImplementedError

    def shut(self, left: list[int]) -> None:
        """Take from the cells that are left of each arc those where no pose can be legal."""
        here = left[0]
        first = start = self.shade_either(left[N_ARCS - 1], here, 0)
        for arc in range(N_ARCS):
            is_last = arc == N_ARCS - 1
            after = 0 if is_last else left[arc + 1]
            end = first if is_last else self.shade_either(here, after, ARC * (arc + 1))
            if here and start and end:
                left[arc] = here ^ self.shade_between(here & start & end, arc)
            here, start = after, end

    def shade_either(self, cells: int, others: int, turn: i64) -> int:
        """The shade on the cells of two arcs where they meet; most often they have none."""
        if cells and others:
            cells |= others
        elif others:
            cells = others
        return self.shade(cells, turn) if cells else 0

    def shade_between(self, cells: int, arc: i64) -> int:
        """Those of the cells in the shade at both ends of an arc that are so all along it."""
        corner = self.parallel_between(ARC * arc, ARC * (arc + 1))
        return cells if corner == NONE else self.shade(cells, corner)

    def blocks(self, box: Box) -> bool:
        """Whether no pose of a box can be legal."""
        if not self.is_hit(box, box.first):
            return False
        if box.first == box.last:
            return True
        corner = self.parallel_between(box.first, box.last)
        return self.is_hit(box, box.last) and (corner == NONE or self.is_hit(box, corner))

    def parallel_between(self, first: i64, last: i64) -> i64:
        """The turn between two at which its edges are parallel to the card's, or NONE."""
        since = (self.turn - first) % RIGHT_ANGLE
        return first + since if 0 < since < last - first else NONE
