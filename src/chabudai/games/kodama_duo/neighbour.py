"""A card of the tree that a new one might touch, with its place at hand."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.cards import Shape
from chabudai.games.kodama_duo.geometry import gap, touch
from chabudai.games.kodama_duo.placement import APART
from chabudai.games.kodama_duo.tree import Tree
from chabudai.games.kodama_duo.trig import COS, SIN


@mypyc_attr(acyclic=True)
class Neighbour:
    """Where a card of the tree lies, beside a new card of one shape; made once and asked often."""

    def __init__(self, tree: Tree, entry: int, card: Shape) -> None:
        self.card = card
        self.shape: Shape = tree.shapes[entry]
        self.radius: float = float(self.shape.radius)
        self.half_width: float = self.shape.half_width
        self.half_height: float = self.shape.half_height
        self.x: float = float(tree.x[entry])
        self.y: float = float(tree.y[entry])
        self.angle: i64 = tree.angles[entry]
        self.c: float = COS[self.angle]
        self.s: float = SIN[self.angle]
        # One more tenth outweighs the tolerance, even between two corners.
        reach = float(card.radius + self.shape.radius + 1)
        self.square_reach = reach * reach

    def is_touched(self, x: float, y: float, angle: i64) -> bool:
        """Whether the new card touches this one, in this pose."""
        dx = x - self.x
        dy = y - self.y
        if dx * dx + dy * dy > self.square_reach:
            return False
        across = self.c * dx + self.s * dy
        up = self.c * dy - self.s * dx
        return touch(self.card, self.shape, across, up, angle - self.angle)

    def gap_to(self, x: float, y: float, angle: i64) -> float:
        """What placement.gap_to says of this card."""
        dx = x - self.x
        dy = y - self.y
        if dx * dx + dy * dy > self.square_reach:
            return APART
        across = self.c * dx + self.s * dy
        up = self.c * dy - self.s * dx
        return gap(self.card, self.shape, across, up, angle - self.angle)
