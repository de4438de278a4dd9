"""An edge of the table, which a card may not hang over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.cards.deck import Shape
from chabudai.games.kodama_duo.places.cell_grid import FULL_TURN, HALF_CELL, CellGrid
from chabudai.games.kodama_duo.places.obstacles.neighbour import Neighbour
from chabudai.games.kodama_duo.places.obstacles.obstacle import ALL, FAR, MARGIN, SOME, Obstacle
from chabudai.games.kodama_duo.places.pose_box import PoseBox
from chabudai.games.kodama_duo.tree.geometry import TOLERANCE
from chabudai.games.kodama_duo.tree.trig import COS, SIN, TURNS

RIGHT: Final = 0
TOP: Final = 90
LEFT: Final = 180
BOTTOM: Final = 270
BEYOND: Final = 1.0e5


@mypyc_attr(acyclic=True)
class EdgeObstacle(Obstacle):
    """An edge so far from the middle of the table's lower edge, in the way of a card of one shape;
    it faces a direction of the table."""

    def __init__(
        self, grid: CellGrid, parent_card: Neighbour, facing: int, distance: float, shape: Shape
    ) -> None:
        super().__init__((facing - parent_card.angle + FULL_TURN) % FULL_TURN)
        at = TURNS[self.turn]
        self.c: float = at.c
        self.s: float = at.s
        self.spread_x: float = at.abs_c
        self.spread_y: float = at.abs_s
        self.distance = (
            distance + TOLERANCE - (COS[facing] * parent_card.x + SIN[facing] * parent_card.y)
        )
        self.half_width: float = shape.half_width
        self.half_height: float = shape.half_height
        self.mouth_x: float = shape.mouth_x
        self.mouth_y: float = shape.mouth_y
        self.outward = grid.rulers[self.turn]

    def blocked_cells(self, cells: int, turn: i64) -> int:
        """Cells where the card at this turn hangs over."""
        spread = HALF_CELL * (self.spread_x + self.spread_y)
        return self.outward.cells_between(
            cells, self.max_mouth_distance(turn) + spread + MARGIN, BEYOND
        )

    def blocking_at(self, box: PoseBox, turn: i64) -> i64:
        """Whether ALL poses of a box at this turn hang over."""
        out = self.c * box.x + self.s * box.y - MARGIN - self.max_mouth_distance(turn)
        spread = self.spread_x * box.half_x + self.spread_y * box.half_y
        if out > spread:
            return ALL
        return SOME if out > -spread - box.swing else FAR

    def max_mouth_distance(self, turn: i64) -> float:
        """How far out a mouth may be, at this turn, for the card to lie on the table."""
        at = TURNS[turn - self.turn]
        middle = at.s * self.mouth_y - at.c * self.mouth_x
        return self.distance - middle - self.half_width * at.abs_c - self.half_height * at.abs_s
