"""A card of the tree that a new one might touch, with its place at hand."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.cards.deck import Shape
from chabudai.games.kodama_duo.tree.geometry import TOLERANCE
from chabudai.games.kodama_duo.tree.tree import Tree
from chabudai.games.kodama_duo.tree.trig import COS, SIN, TURNS


@mypyc_attr(acyclic=True)
class Neighbour:
    """Where a card of the tree lies, beside a new card of one shape; made once and asked often."""

    def __init__(self, tree: Tree, entry: int, card: Shape) -> None:
        self.shape: Shape = tree.shapes[entry]
        self.radius: float = float(self.shape.radius)
        self.half_width: float = self.shape.half_width
        self.half_height: float = self.shape.half_height
        self.x: float = float(tree.x[entry])
        self.y: float = float(tree.y[entry])
        self.angle: i64 = tree.angles[entry]
        self.c: float = COS[self.angle]
        self.s: float = SIN[self.angle]
        self.card_width: float = card.half_width
        self.card_height: float = card.half_height
        # One more tenth outweighs the tolerance, even between two corners.
        reach = float(card.radius + self.shape.radius + 1)
        self.square_reach = reach * reach
        core = self.shape.inner_radius + card.inner_radius
        self.square_core: float = core * core

    def is_touched(self, x: float, y: float, angle: i64) -> bool:
        """Whether no gap to the new card, in this pose, is wider than the tolerance."""
        dx = x - self.x
        dy = y - self.y
        square = dx * dx + dy * dy
        if square > self.square_reach:
            return False
        if square < self.square_core:
            return True
        at = TURNS[angle - self.angle]
        wide, high = self.half_width, self.half_height
        width, height = self.card_width, self.card_height
        x = self.c * dx + self.s * dy
        if abs(x) - (wide + width * at.abs_c + height * at.abs_s) > TOLERANCE:
            return False
        y = self.c * dy - self.s * dx
        if abs(y) - (high + width * at.abs_s + height * at.abs_c) > TOLERANCE:
            return False
        if abs(at.c * x + at.s * y) - (width + wide * at.abs_c + high * at.abs_s) > TOLERANCE:
            return False
        return abs(at.c * y - at.s * x) - (height + wide * at.abs_s + high * at.abs_c) <= TOLERANCE
