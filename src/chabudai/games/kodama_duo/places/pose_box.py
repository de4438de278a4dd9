"""Boxes of poses: a rectangle for the middle of the mouth, seen from the parent, and some turns."""

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
class PoseBox:
    """A box of poses: the middle of the mouth within `half_x, half_y` of `x, y`, at any turn from
    the first to the last."""

    def __init__(
        self, x: float, y: float, half_x: float, half_y: float, first_turn: i64, last_turn: i64
    ) -> None:
        self.x = x
        self.y = y
        self.half_x = half_x
        self.half_y = half_y
        self.first_turn = first_turn
        self.last_turn = last_turn
        self.bulge = BULGES[last_turn - first_turn]
        self.swing = SWING * float(last_turn - first_turn)
        self.is_tried = False  # the pose in the middle
        self.is_place_checked = False  # which was looked at already, with more turns

    def middle_turn(self) -> i64:
        """The turn in the middle."""
        return (self.first_turn + self.last_turn) // 2

    def has_few_poses(self) -> bool:
        """Whether it is not to be parted any more."""
        return self.first_turn == self.last_turn and self.half_x * self.half_y <= FEW_POSES

    def clip_to(self, wide: float, high: float) -> bool:
        """Keep what lies so near to the middle of the card; false if that is nothing."""
        if abs(self.x) + self.half_x <= wide and abs(self.y) + self.half_y <= high:
            return True
        left, right = max(self.x - self.half_x, -wide), min(self.x + self.half_x, wide)
        low, top = max(self.y - self.half_y, -high), min(self.y + self.half_y, high)
        self.x, self.half_x = (left + right) / 2.0, (right - left) / 2.0
        self.y, self.half_y = (low + top) / 2.0, (top - low) / 2.0
        self.is_tried = False
        return left <= right and low <= top

    def split(self, parts: list[PoseBox]) -> None:
        """Add two boxes that make it up."""
        x, y, half_x, half_y = self.x, self.y, self.half_x, self.half_y
        first_turn, last_turn = self.first_turn, self.last_turn
        if first_turn < last_turn and max(half_x, half_y) <= HALF_PER_DEGREE * float(
            last_turn - first_turn
        ):
            middle = self.middle_turn()
            parts.append(PoseBox(x, y, half_x, half_y, first_turn, middle))
            parts.append(PoseBox(x, y, half_x, half_y, middle + 1, last_turn))
            parts[-2].is_place_checked = parts[-1].is_place_checked = True
        elif half_x >= half_y:
            half_x /= 2.0
            parts.append(PoseBox(x - half_x, y, half_x, half_y, first_turn, last_turn))
            parts.append(PoseBox(x + half_x, y, half_x, half_y, first_turn, last_turn))
        else:
            half_y /= 2.0
            parts.append(PoseBox(x, y - half_y, half_x, half_y, first_turn, last_turn))
            parts.append(PoseBox(x, y + half_y, half_x, half_y, first_turn, last_turn))
