"""What stands in the way of a card on a parent: the cells and the boxes of poses it rules out.

A card turns around its mouth, which is part of it. So does all that lies around, as the card sees
it. Between two turns nothing swings farther out than the bulge of the arc, measured from the mouth,
and the corner that comes nearest stays the same until edges are parallel: what stands in the way at
both ends, and where edges are parallel in between, does so at every turn from end to end.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.places.pose_box import BULGES, PoseBox

ARC: Final = 15  # degrees that are looked at together, while all cells are
N_ARCS: Final = 24
HALF_ARC: Final = 7
ARC_BULGE: Final = BULGES[ARC]
RIGHT_ANGLE: Final = 90
NO_TURN: Final = -1
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
        self.arc_start_cells = [UNKNOWN] * N_ARCS  # where each arc begins

    def blocked_cells(self, cells: int, turn: i64) -> int:
        """Those of some cells where every pose of this turn is illegal, by more than an arc can
        bulge."""
        raise NotImplementedError

    def blocking_at(self, box: PoseBox, turn: i64) -> i64:
        """Whether ALL poses of a box at this turn are, by more than the box's turns can bulge."""
        raise NotImplementedError

    def remove_blocked(self, open_cells: list[int], arc: i64) -> bool:
        """Take from the cells that are left of an arc those where no pose can be legal; tell
        whether there are any."""
        here = open_cells[arc]
        cells = self.blocked_at_arc_start(open_cells, arc)
        if cells:
            cells &= here
        if cells:
            cells &= self.blocked_at_arc_start(open_cells, arc + 1 if arc < N_ARCS - 1 else 0)
        if cells:
            cells = self.blocked_throughout(cells, ARC * arc, ARC * arc + ARC)
            open_cells[arc] = here ^ cells
        return cells != 0

    def remove_blocked_in_halves(self, open_cells: list[int], halves: list[int], arc: i64) -> None:
        """Do the same with both halves of an arc."""
        first_turn, middle = ARC * arc, ARC * arc + HALF_ARC
        blocked = self.blocked_cells(halves[2 * arc] | halves[2 * arc + 1], middle)
        if blocked:
            ahead = self.blocked_at_arc_start(open_cells, arc)
            self.remove_blocked_in_half(halves, 2 * arc, blocked & ahead, first_turn, middle)
            ahead = self.blocked_at_arc_start(open_cells, arc + 1 if arc < N_ARCS - 1 else 0)
            self.remove_blocked_in_half(
                halves, 2 * arc + 1, blocked & ahead, middle, first_turn + ARC
            )

    def remove_blocked_in_half(
        self, halves: list[int], half: i64, blocked: int, first_turn: i64, last_turn: i64
    ) -> None:
        """Take from its cells those blocked at both ends, if they are so all along it."""
        cells = halves[half] & blocked
        if cells:
            halves[half] ^= self.blocked_throughout(cells, first_turn, last_turn)

    def blocked_at_arc_start(self, open_cells: list[int], arc: i64) -> int:
        """The cells blocked where an arc begins, among its own and those of the arc before it."""
        # Both arcs ask for them, so they are found out once, for the cells of both.
        known = self.arc_start_cells[arc]
        if known == UNKNOWN:
            known = open_cells[arc - 1]
            if not known:
                known = open_cells[arc]
            elif open_cells[arc]:
                known |= open_cells[arc]
            known = self.blocked_cells(known, ARC * arc)
            self.arc_start_cells[arc] = known
        return known

    def blocked_throughout(self, cells: int, first_turn: i64, last_turn: i64) -> int:
        """Those of the cells blocked at two turns that are so at all turns between."""
        corner = self.find_parallel_turn(first_turn, last_turn)
        return cells if corner == NO_TURN else self.blocked_cells(cells, corner)

    def blocking_of(self, box: PoseBox) -> i64:
        """Whether it is in the way of ALL poses of a box; FAR if it never will be of any part."""
        hit = self.blocking_at(box, box.first_turn)
        if hit != ALL or box.first_turn == box.last_turn:
            return hit
        if self.blocking_at(box, box.last_turn) != ALL:
            return SOME
        corner = self.find_parallel_turn(box.first_turn, box.last_turn)
        return ALL if corner == NO_TURN or self.blocking_at(box, corner) == ALL else SOME

    # Between two turns the corner of a card that comes nearest may change, but only where edges are
    # parallel: so the ends of a range and that one turn stand for all turns between.

    def find_parallel_turn(self, first_turn: i64, last_turn: i64) -> i64:
        """The turn between two at which its edges are parallel to the card's, or NO_TURN."""
        since = (self.turn - first_turn) % RIGHT_ANGLE
        return first_turn + since if 0 < since < last_turn - first_turn else NO_TURN


def remove_blocked_cells(obstacles: list[Obstacle], open_cells: list[int]) -> None:
    """Take from the cells that are left of each arc those where no pose can be legal."""
    for arc in range(N_ARCS):
        for n, other in enumerate(obstacles):
            if not open_cells[arc]:
                break
            if other.remove_blocked(open_cells, arc):
                # It is most likely in the way at the next arc as well: ask it first.
                obstacles[n], obstacles[0] = obstacles[0], other


def split_arcs(obstacles: list[Obstacle], open_cells: list[int]) -> list[int]:
    """The cells that are left of each half of an arc."""
    halves = [cells for cells in open_cells for _ in range(2)]
    for arc in range(N_ARCS):
        for other in obstacles:
            if halves[2 * arc] or halves[2 * arc + 1]:
                other.remove_blocked_in_halves(open_cells, halves, arc)
    return halves
