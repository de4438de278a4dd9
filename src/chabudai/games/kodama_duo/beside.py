"""A card of the tree as the parent of a new one sees it, and the boxes it stands in the way of."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.box import DIAGONAL, Box
from chabudai.games.kodama_duo.cards import Shape
from chabudai.games.kodama_duo.geometry import TOLERANCE, seen_from
from chabudai.games.kodama_duo.neighbour import Neighbour
from chabudai.games.kodama_duo.open_boxes import FULL_TURN, MARGIN
from chabudai.games.kodama_duo.trig import COS, SIN, TURNS

RIGHT_ANGLE: Final = 90


@mypyc_attr(acyclic=True)
class Beside:
    """A neighbour, measured from the parent, for a new card of one shape."""

    def __init__(self, own: Neighbour, other: Neighbour, shape: Shape, arm: float) -> None:
        self.half_width = shape.half_width
        self.half_height = shape.half_height
        self.arm = arm  # from the mouth of the new card to its farthest corner
        self.x, self.y = seen_from(own.angle, other.x - own.x, other.y - own.y)
        self.turn: i64 = (other.angle - own.angle + FULL_TURN) % FULL_TURN
        self.c: float = COS[self.turn]
        self.s: float = SIN[self.turn]
        self.spread = abs(self.c) + abs(self.s)
        self.wide = other.shape.half_width
        self.high = other.shape.half_height
        self.radius = other.radius
        reach = other.radius + float(shape.radius) + 1.0
        self.reach = reach * reach

    def blocks(self, box: Box, dx: float, dy: float) -> bool:
        """Whether every pose of a box, so far away at its first turn, touches this card: at both
        ends of the turn and where both cards are parallel, by more than what lies between can make
        up for."""
        if not self.is_touched(box, dx, dy, box.first):
            return False
        if box.first == box.last:
            return True
        dx = box.last_x - self.x
        dy = box.last_y - self.y
        return self.is_touched(box, dx, dy, box.last) and self.is_touched_in_parallel(box)

    def is_touched(self, box: Box, dx: float, dy: float, turn: i64) -> bool:
        """Whether the card at this turn is touched along this card's edges, and along its own."""
        at = TURNS[turn - self.turn]
        limit = TOLERANCE - MARGIN - self.spread * box.half - self.arm * box.bulge
        x = self.c * dx + self.s * dy
        if abs(x) - (self.wide + self.half_width * at.wide + self.half_height * at.high) > limit:
            return False
        y = self.c * dy - self.s * dx
        if abs(y) - (self.high + self.half_width * at.high + self.half_height * at.wide) > limit:
            return False
        limit = self.limit_along_the_card(box)
        along = abs(at.c * x + at.s * y) - self.half_width
        if along - (self.wide * at.wide + self.high * at.high) > limit:
            return False
        along = abs(at.c * y - at.s * x) - self.half_height
        return along - (self.wide * at.high + self.high * at.wide) <= limit

    def limit_along_the_card(self, box: Box) -> float:
        """How near is near enough along the edges of the new card, which turn with it."""
        dx = box.x - self.x
        dy = box.y - self.y
        arm = sqrt(dx * dx + dy * dy) + self.radius + DIAGONAL * box.half
        return TOLERANCE - MARGIN - box.spread * box.half - arm * box.bulge

    def is_touched_in_parallel(self, box: Box) -> bool:
        """Whether it is touched at a turn between both ends where the cards are parallel: there
        another corner becomes the nearest."""
        since = (box.first - self.turn + FULL_TURN) % RIGHT_ANGLE
        turn = box.first + RIGHT_ANGLE - since
        if since == 0 or turn >= box.last:
            return True
        x, y = box.middle_at(turn)
        return self.is_touched(box, x - self.x, y - self.y, turn)
