"""A feature of the parent, which a card may not cover."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.cards.deck import Shape
from chabudai.games.kodama_duo.places.cell_grid import HALF_CELL, CellGrid
from chabudai.games.kodama_duo.places.obstacles.obstacle import (
    ALL,
    ARC_BULGE,
    FAR,
    MARGIN,
    SOME,
    Obstacle,
)
from chabudai.games.kodama_duo.places.pose_box import PoseBox
from chabudai.games.kodama_duo.tree.geometry import FEATURE_RADIUS
from chabudai.games.kodama_duo.tree.trig import TURNS

DIAGONAL: Final = 1.41422
# An octagon within the disc of a feature: half of its width, and of what it measures aslant, each
# as the sum of both sides.
UPRIGHT: Final = 50.8
ASLANT: Final = 71.8


@mypyc_attr(acyclic=True)
class FeatureObstacle(Obstacle):
    """A feature as the parent shows it, in the way of a new card of one shape."""

    def __init__(self, grid: CellGrid, parent_shape: Shape, slot: int, shape: Shape) -> None:
        super().__init__(0)
        self.grid = grid
        self.x: float = parent_shape.slots[slot].x
        self.y: float = parent_shape.slots[slot].y
        self.half_width: float = shape.half_width
        self.half_height: float = shape.half_height
        self.mouth_x: float = shape.mouth_x
        self.mouth_y: float = shape.mouth_y
        self.swing_x = self.half_width + abs(self.mouth_x) + UPRIGHT
        self.swing_y = self.half_height + abs(self.mouth_y) + UPRIGHT

    def blocked_cells(self, cells: int, turn: i64) -> int:
        """Cells where the card at this turn covers it."""
        on = TURNS[turn]
        spread = HALF_CELL * (on.abs_c + on.abs_s)
        x = on.c * self.x + on.s * self.y + self.mouth_x
        y = on.c * self.y - on.s * self.x + self.mouth_y
        reach = self.half_width + UPRIGHT - spread - ARC_BULGE * self.swing_x
        cells = self.grid.rulers[turn].cells_between(cells, x - reach, x + reach)
        if cells:
            reach = self.half_height + UPRIGHT - spread - ARC_BULGE * self.swing_y
            cells = self.grid.rulers[turn + 90].cells_between(cells, y - reach, y + reach)
        return self.blocked_diagonally(cells, turn, x, y) if cells else 0

    def blocked_diagonally(self, cells: int, turn: i64, x: float, y: float) -> int:
        """Cells where it lies within the corners of the card."""
        on = TURNS[turn]
        spread = HALF_CELL * 2.0 * max(on.abs_c, on.abs_s)
        reach = self.half_width + self.half_height + ASLANT - spread
        reach = (reach - ARC_BULGE * (self.swing_x + self.swing_y)) / DIAGONAL
        rising = (x + y) / DIAGONAL
        falling = (y - x) / DIAGONAL
        cells = self.grid.rulers[turn + 45].cells_between(cells, rising - reach, rising + reach)
        return self.grid.rulers[turn + 135].cells_between(cells, falling - reach, falling + reach)

    def blocking_at(self, box: PoseBox, turn: i64) -> i64:
        """Whether ALL poses of a box at this turn cover it."""
        on = TURNS[turn]
        dx = self.x - box.x
        dy = self.y - box.y
        beside = abs(on.c * dx + on.s * dy + self.mouth_x) - self.half_width
        above = abs(on.c * dy - on.s * dx + self.mouth_y) - self.half_height
        spread = on.abs_c * box.half_x + on.abs_s * box.half_y
        if beside + spread > FEATURE_RADIUS:
            return SOME if beside - spread < FEATURE_RADIUS + box.swing else FAR
        beside = max(beside + spread, 0.0)
        spread = on.abs_s * box.half_x + on.abs_c * box.half_y
        if above + spread > FEATURE_RADIUS:
            return SOME if above - spread < FEATURE_RADIUS + box.swing else FAR
        above = max(above + spread, 0.0)
        away = sqrt(dx * dx + dy * dy) + box.half_x + box.half_y
        left = FEATURE_RADIUS - MARGIN - away * box.bulge
        return ALL if left > 0.0 and beside * beside + above * above < left * left else SOME
