"""Poses on a parent that are alike, taken together (4.5): a rectangle for the middle of the mouth,
as the parent sees it, and a range of turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.tree.trig import COS

FEW_POSES: Final = 6.0  # half the width times half the height of a box, at one turn
HALF_PER_DEGREE: Final = 4.0  # to part turns or places: what moves the card more
MOST_TURNS: Final = 16
SWING: Final = 17.5  # of a corner that is as far away as any, in one degree
# How far arcs of so many degrees swing out, for a radius of one.
BULGES: Final[list[float]] = [1.0 - COS[(turns + 1) // 2] for turns in range(MOST_TURNS)]


@mypyc_attr(acyclic=True)  # there are many: the collector of garbage need not look at them
class Box:
    """A box of poses: the middle of the mouth within `half_x, half_y` of `x, y`, at any turn from
    the first to the last."""

    def __init__(
        self, x: float, y: float, half_x: float, half_y: float, first: i64, last: i64
    ) -> None:
        self.x = x
        self.y = y
        self.half_x = half_x
        self.half_y = half_y
        self.first = first
        self.last = last
        self.bulge = BULGES[last - first]
        self.swing = SWING * float(last - first)
        self.is_tried = False  # the pose in the middle
        self.keeps_place = False  # which was looked at already, with more turns

    def middle(self) -> i64:
        """The turn in the middle."""
        return (self.first + self.last) // 2

    def has_few_poses(self) -> bool:
        """Whether it is not to be parted any more."""
        return self.first == self.last and self.half_x * self.half_y <= FEW_POSES

    def clip(self, wide: float, high: float) -> bool:
        """Keep what lies so near to the middle of the card; false if that is nothing."""
        if abs(self.x) + self.half_x <= wide and abs(self.y) + self.half_y <= high:
            return True
        left, right = max(self.x - self.half_x, -wide), min(self.x + self.half_x, wide)
        low, top = max(self.y - self.half_y, -high), min(self.y + self.half_y, high)
        self.x, self.half_x = (left + right) / 2.0, (right - left) / 2.0
        self.y, self.half_y = (low + top) / 2.0, (top - low) / 2.0
        self.is_tried = False
        return left <= right and low <= top

    def part(self, parts: list[Box]) -> None:
        """Add two boxes that make it up."""
        x, y, half_x, half_y = self.x, self.y, self.half_x, self.half_y
        first, last = self.first, self.last
        if first < last and max(half_x, half_y) <= HALF_PER_DEGREE * float(last - first):
            middle = self.middle()
            parts.append(Box(x, y, half_x, half_y, first, middle))
            parts.append(Box(x, y, half_x, half_y, middle + 1, last))
            parts[-2].keeps_place = parts[-1].keeps_place = True
        elif half_x >= half_y:
            half_x /= 2.0
            parts.append(Box(x - half_x, y, half_x, half_y, first, last))
            parts.append(Box(x + half_x, y, half_x, half_y, first, last))
        else:
            half_y /= 2.0
            parts.append(Box(x, y - half_y, half_x, half_y, first, last))
            parts.append(Box(x, y + half_y, half_x, half_y, first, last))
