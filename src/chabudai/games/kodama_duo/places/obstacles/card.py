"""A card of the tree that a new one on this parent would touch."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.cards.deck import Shape
from chabudai.games.kodama_duo.places.cell_grid import FULL_TURN, HALF_CELL, CellGrid
from chabudai.games.kodama_duo.places.obstacles.neighbour import Neighbour
from chabudai.games.kodama_duo.places.obstacles.obstacle import (
    ALL,
    ARC_BULGE,
    FAR,
    MARGIN,
    SOME,
    Obstacle,
)
from chabudai.games.kodama_duo.places.pose_box import PoseBox
from chabudai.games.kodama_duo.tree.geometry import TOLERANCE, to_card_frame
from chabudai.games.kodama_duo.tree.trig import TURNS

LIMIT: Final = TOLERANCE - MARGIN


@mypyc_attr(acyclic=True)
class CardObstacle(Obstacle):
    """A neighbour as the parent sees it, in the way of a new card of one shape."""

    def __init__(
        self, grid: CellGrid, parent_card: Neighbour, other: Neighbour, shape: Shape
    ) -> None:
        super().__init__((other.angle - parent_card.angle + FULL_TURN) % FULL_TURN)
        self.grid = grid
        self.x, self.y = to_card_frame(
            parent_card.angle, other.x - parent_card.x, other.y - parent_card.y
        )
        self.wide: float = other.half_width
        self.high: float = other.half_height
        at = TURNS[self.turn]
        self.c: float = at.c
        self.s: float = at.s
        self.spread_x: float = at.abs_c  # of a place along its edges, for one to the right,
        self.spread_y: float = at.abs_s  # and for one up
        self.half_width: float = shape.half_width
        self.half_height: float = shape.half_height
        self.mouth_x: float = shape.mouth_x
        self.mouth_y: float = shape.mouth_y
        self.swing_x = self.half_width + abs(self.mouth_x)  # from the mouth to the farther edge
        self.swing_y = self.half_height + abs(self.mouth_y)
        self.middle_x = self.c * self.x + self.s * self.y  # along its own edges
        self.middle_y = self.c * self.y - self.s * self.x
        self.spread = HALF_CELL * (at.abs_c + at.abs_s)
        self.zones: list[ForbiddenZone | None] = [None] * FULL_TURN
        self.along = grid.rulers[self.turn]
        self.across = grid.rulers[self.turn + 90]

    def blocked_cells(self, cells: int, turn: i64) -> int:
        """Cells where the card at this turn is touched along this card's edges and its own."""
        at = TURNS[turn - self.turn]
        middle = self.middle_x + at.c * self.mouth_x - at.s * self.mouth_y
        reach = self.wide + self.half_width * at.abs_c + self.half_height * at.abs_s - self.spread
        cells = self.along.cells_between(cells, middle - reach, middle + reach)
        if cells:
            middle = self.middle_y + at.s * self.mouth_x + at.c * self.mouth_y
            reach = (
                self.high + self.half_width * at.abs_s + self.half_height * at.abs_c - self.spread
            )
            cells = self.across.cells_between(cells, middle - reach, middle + reach)
        return self.blocked_along_new_card(cells, turn) if cells else 0

    # Two cards touch unless an edge of one of them separates them. The edges of this card keep
    # their directions while the new one turns, so what they say at both ends of an arc holds
    # between; along the edges of the new card the mouth swings, and ARC_BULGE is taken off.

    def blocked_along_new_card(self, cells: int, turn: i64) -> int:
        """Cells where it is touched along the edges of the card."""
        at = TURNS[turn - self.turn]
        on = TURNS[turn]
        spread = HALF_CELL * (on.abs_c + on.abs_s)
        middle = on.c * self.x + on.s * self.y + self.mouth_x
        reach = self.half_width + self.wide * at.abs_c + self.high * at.abs_s
        reach -= spread + ARC_BULGE * self.swing_x
        cells = self.grid.rulers[turn].cells_between(cells, middle - reach, middle + reach)
        if cells:
            middle = on.c * self.y - on.s * self.x + self.mouth_y
            reach = self.half_height + self.wide * at.abs_s + self.high * at.abs_c
            reach -= spread + ARC_BULGE * self.swing_y
            cells = self.grid.rulers[turn + 90].cells_between(cells, middle - reach, middle + reach)
        return cells

    def blocking_at(self, box: PoseBox, turn: i64) -> i64:
        """Whether the card at this turn is touched along this card's edges, and along its own."""
        zone = self.zones[turn] or self.zone_at(turn)
        x = abs(self.c * box.x + self.s * box.y - zone.x) - zone.wide
        spread = self.spread_x * box.half_x + self.spread_y * box.half_y
        if x > -spread:
            return SOME if x < spread + box.swing else FAR
        y = abs(self.c * box.y - self.s * box.x - zone.y) - zone.high
        spread = self.spread_y * box.half_x + self.spread_x * box.half_y
        if y > -spread:
            return SOME if y < spread + box.swing else FAR
        on = TURNS[turn]
        x = (
            abs(on.c * box.x + on.s * box.y - zone.card_x)
            - zone.card_wide
            + box.bulge * self.swing_x
        )
        if x > -on.abs_c * box.half_x - on.abs_s * box.half_y:
            return SOME
        y = (
            abs(on.c * box.y - on.s * box.x - zone.card_y)
            - zone.card_high
            + box.bulge * self.swing_y
        )
        return SOME if y > -on.abs_s * box.half_x - on.abs_c * box.half_y else ALL

    def zone_at(self, turn: i64) -> ForbiddenZone:
        """Where mouths at this turn touch it; worked out once."""
        found = ForbiddenZone(self, turn)
        self.zones[turn] = found
        return found


@mypyc_attr(acyclic=True)
class ForbiddenZone:
    """Where the mouth of a card at one turn may not lie: so near to a middle, along the edges of
    the card beside it, and along its own."""

    def __init__(self, other: CardObstacle, turn: i64) -> None:
        at = TURNS[turn - other.turn]
        on = TURNS[turn]
        self.x: float = other.middle_x + at.c * other.mouth_x - at.s * other.mouth_y
        self.y: float = other.middle_y + at.s * other.mouth_x + at.c * other.mouth_y
        self.card_x: float = on.c * other.x + on.s * other.y + other.mouth_x
        self.card_y: float = on.c * other.y - on.s * other.x + other.mouth_y
        wide, high = other.wide + LIMIT, other.high + LIMIT
        self.wide: float = wide + other.half_width * at.abs_c + other.half_height * at.abs_s
        self.high: float = high + other.half_width * at.abs_s + other.half_height * at.abs_c
        wide, high = other.half_width + LIMIT, other.half_height + LIMIT
        self.card_wide: float = wide + other.wide * at.abs_c + other.high * at.abs_s
        self.card_high: float = high + other.wide * at.abs_s + other.high * at.abs_c
