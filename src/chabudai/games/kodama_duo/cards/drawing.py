"""Drawings of a deck file, in millimetres: checked, then turned into the shapes the rules use."""

from __future__ import annotations

from typing import Final

from chabudai.engine.cards.deck import Row
from chabudai.games.kodama_duo.cards import deck
from chabudai.games.kodama_duo.cards.bark import Disc, Point, Spine, grow_bark
from chabudai.games.kodama_duo.cards.rows import refuse

BOTTOM: Final = "bottom"
LEFT: Final = "left"
EDGES: Final = [BOTTOM, LEFT, "right"]

HALF_MOUTH: Final = 5.0
FEATURE_RADIUS: Final = 5.5
FEATURE_MARGIN: Final = 1.0
FEATURE_SPACING: Final = 12.0
BARK_MARGIN: Final = 1.5
MOUTH_REACH: Final = 10.0  # so far around the mouth, bark may come near its edge
ROUNDING: Final = 0.01


class Drawing:
    """What is drawn on a card: limbs of bark and slots for features; the trunk has no mouth."""

    def __init__(self, row: Row, width: float, height: float) -> None:
        self.row = row
        self.width = width
        self.height = height
        self.edge = ""
        self.mouth: Point = (0.0, 0.0)
        self.spines: list[Spine] = []
        self.limbs: list[list[Disc]] = []
        self.slots: list[Point] = []

    def set_mouth(self, edge: str, at: float) -> None:
        """Let the branch leave the card here; raises BadDeck where that is off the edge."""
        length = self.width if edge == BOTTOM else self.height
        if not HALF_MOUTH <= at <= length - HALF_MOUTH:
            refuse(self.row, "deck-mouth", edge=edge, at=at, length=length)
        self.edge = edge
        if edge == BOTTOM:
            self.mouth = (at, 0.0)
        else:
            self.mouth = (0.0 if edge == LEFT else self.width, at)

    def set_bark(self, limbs: list[list[Disc]] | None) -> None:
        """Take the bark that was shipped, else grow it along the spines."""
        self.limbs = grow_bark(self.spines) if limbs is None else limbs

    def to_shape(self, key: str, is_mirrored: bool) -> deck.Shape:
        """The shape the rules use: tenths of a millimetre from the middle."""
        shape = deck.Shape(key, 5.0 * self.width, 5.0 * self.height)
        side = -10.0 if is_mirrored else 10.0
        middle_x, middle_y = self.width / 2, self.height / 2
        mouth_x, mouth_y = side * (self.mouth[0] - middle_x), 10.0 * (self.mouth[1] - middle_y)
        shape.set_mouth(mouth_x, mouth_y, self.edge != BOTTOM)
        for limb, discs in enumerate(self.limbs):
            for x, y, radius in discs:
                across, up = side * (x - middle_x), 10.0 * (y - middle_y)
                shape.discs.append(deck.Disc(across, up, 10.0 * radius, limb))
        for x, y in self.slots:
            shape.slots.append(deck.Slot(side * (x - middle_x), 10.0 * (y - middle_y)))
        return shape


def check_branch(drawing: Drawing) -> None:
    """Refuse a branch card that could not be drawn or played."""
    if not is_near(drawing.spines[0][0], drawing.mouth, 0.05):
        refuse(drawing.row, "deck-first-spine")
    check_limbs(drawing)
    check_slots(drawing)
    for limb, discs in enumerate(drawing.limbs):
        for disc in discs:
            check_disc(drawing, limb + 1, disc)


def check_trunk(drawing: Drawing) -> None:
    """Refuse a trunk that is not in one piece; its limbs may run to every edge."""
    check_limbs(drawing)
    check_slots(drawing)


def check_limbs(drawing: Drawing) -> None:
    """Every limb stays on the card and starts on an earlier one."""
    for limb, discs in enumerate(drawing.limbs):
        for x, y, _ in discs:
            if not is_inside(drawing, x, y, -ROUNDING):
                refuse(drawing.row, "deck-bark-outside", limb=limb + 1, x=x, y=y)
        if limb > 0 and not is_on_bark(drawing.limbs[:limb], discs[0]):
            refuse(drawing.row, "deck-limb-loose", limb=limb + 1)


def check_slots(drawing: Drawing) -> None:
    """Features stay on the card, apart from each other."""
    for n, (x, y) in enumerate(drawing.slots):
        if not is_inside(drawing, x, y, FEATURE_RADIUS + FEATURE_MARGIN):
            refuse(drawing.row, "deck-slot-outside", slot=n + 1, margin=FEATURE_MARGIN)
        for m in range(n):
            if is_near((x, y), drawing.slots[m], FEATURE_SPACING):
                refuse(drawing.row, "deck-slots-close", slot=n + 1, other=m + 1)


def check_disc(drawing: Drawing, limb: int, disc: Disc) -> None:
    """Bark keeps from the edges, except around the mouth, and from the features."""
    x, y, radius = disc
    if not is_inside(drawing, x, y, radius + BARK_MARGIN) and not (
        limb == 1 and is_at_mouth(drawing, disc)
    ):
        refuse(drawing.row, "deck-bark-edge", limb=limb, x=x, y=y, margin=BARK_MARGIN)
    for n, slot in enumerate(drawing.slots):
        if is_near((x, y), slot, radius + FEATURE_RADIUS):
            refuse(drawing.row, "deck-slot-bark", slot=n + 1, limb=limb)


def is_at_mouth(drawing: Drawing, disc: Disc) -> bool:
    """Whether bark comes near the edge only because the branch leaves the card there."""
    x, y, radius = disc
    if not is_near((x, y), drawing.mouth, MOUTH_REACH):
        return False
    margin = radius + BARK_MARGIN - ROUNDING
    if drawing.edge == BOTTOM:
        return margin <= x <= drawing.width - margin
    return margin <= y <= drawing.height - margin


def is_inside(drawing: Drawing, x: float, y: float, margin: float) -> bool:
    """Whether a point keeps this far from every edge."""
    margin -= ROUNDING
    across = margin <= x <= drawing.width - margin
    return across and margin <= y <= drawing.height - margin


def is_near(one: Point, other: Point, distance: float) -> bool:
    dx, dy = one[0] - other[0], one[1] - other[1]
    near = distance - ROUNDING
    return dx * dx + dy * dy < near * near


def is_on_bark(limbs: list[list[Disc]], disc: Disc) -> bool:
    """Whether a disc starts on bark that is already there."""
    return any(
        is_near((disc[0], disc[1]), (x, y), radius + 2 * ROUNDING)
        for discs in limbs
        for x, y, radius in discs
    )
