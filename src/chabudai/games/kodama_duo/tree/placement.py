"""May this card lie here? The tests of R12, as a quick answer and as a full report.

(a) enough of the mouth lies on bark, (b) one other card is touched, (c) no feature is covered,
(d) nothing hangs over the table, (e) the points keep within the cap.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chabudai.games.kodama_duo.cards.deck import N_CARDS, N_SLOTS, Shape
from chabudai.games.kodama_duo.tree.geometry import (
    LEAST_CONTACT,
    TOLERANCE,
    bark_stretches,
    covers_slot,
    gap,
    is_mouth_on_bark,
    to_card_frame,
    total_length,
)
from chabudai.games.kodama_duo.tree.limits import ENDLESS, PlacementLimits
from chabudai.games.kodama_duo.tree.pose import angle_of, card_of, x_of, y_of
from chabudai.games.kodama_duo.tree.runs import score_card
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree
from chabudai.games.kodama_duo.tree.trig import COS, SIN, TURNS

NO_BARK: Final = 0
TOUCHES_NONE: Final = 1
TOUCHES_SEVERAL: Final = 2
COVERS: Final = 3
OFF_TABLE: Final = 4
OVER_CAP: Final = 5
SEVERAL: Final = 2
REASONS: Final = [
    "no-bark",
    "touches-none",
    "touches-several",
    "covers",
    "off-table",
    "over-cap",
]


class Verdict:
    """All that is to say of one pose; lengths in tenths of a millimetre."""

    def __init__(self) -> None:
        self.reasons: list[int] = []
        self.touched: list[int] = []  # entries of the tree
        self.parent = NO_CARD  # of those touched, the one with most bark below the mouth
        self.stretches: list[float] = []  # along the mouth from its middle: start, end, …
        self.contact = 0.0
        self.covered: list[int] = []  # entry · N_SLOTS + slot
        self.lowest = 0.0
        self.overhang: list[float] = []  # corners that hang over the table: x, y, …
        self.points = 0
        self.cap = 0

    def is_legal(self) -> bool:
        """Whether no rule forbids the pose."""
        return not self.reasons


def is_legal(
    tree: Tree, limits: PlacementLimits, card: i64, x: float, y: float, angle: i64
) -> bool:
    """Whether the card may lie here: the cheapest tests first, and no reasons."""
    shape = tree.deck.shapes[card]
    if not is_on_table(limits, shape, x, y, angle):
        return False
    parent = find_only_touched(tree, shape, x, y, angle)
    if parent == NO_CARD:
        return False
    if not fits_on_entry(tree, limits, shape, parent, x, y, angle):
        return False
    return score_card(tree, limits, card, parent) <= limits.cap


def is_legal_pose(tree: Tree, limits: PlacementLimits, pose: int) -> bool:
    return is_legal(tree, limits, card_of(pose), x_of(pose), y_of(pose), angle_of(pose))


def is_on_table(limits: PlacementLimits, shape: Shape, x: float, y: float, angle: i64) -> bool:
    """Test (d), with the other edges of a small table."""
    return overhang(limits, shape, x, y, angle) <= TOLERANCE


def overhang(limits: PlacementLimits, shape: Shape, x: float, y: float, angle: i64) -> float:
    """How far the card hangs over the table, negative if it does not."""
    at = TURNS[angle]
    tall = shape.half_width * at.abs_s + shape.half_height * at.abs_c
    if limits.table_width == ENDLESS:
        return tall - y
    wide = shape.half_width * at.abs_c + shape.half_height * at.abs_s
    aside = abs(x) + wide - limits.table_width / 2
    above = y + tall - limits.table_height
    return max(tall - y, aside, above)


def find_only_touched(tree: Tree, shape: Shape, x: float, y: float, angle: i64) -> i64:
    """Test (b): the one card that is touched, NO_CARD if it is none or several."""
    found = find_touched(tree, shape, x, y, angle, SEVERAL)
    return found[0] if len(found) == 1 else NO_CARD


def find_touched(
    tree: Tree, shape: Shape, x: float, y: float, angle: i64, most: i64 = N_CARDS
) -> list[int]:
    """The cards of the tree that a card in this pose touches, so many at most."""
    found: list[int] = []
    xs, ys = tree.x, tree.y
    radius = shape.radius + 1  # one more tenth outweighs the tolerance, even between two corners
    for entry, other in enumerate(tree.shapes):
        dx = x - xs[entry]
        dy = y - ys[entry]
        reach = radius + other.radius
        if dx * dx + dy * dy <= reach * reach:
            turned: i64 = tree.angles[entry]
            px, py = to_card_frame(turned, dx, dy)
            if gap(shape, other, px, py, angle - turned) <= TOLERANCE:
                found.append(entry)
                if len(found) == most:
                    break
    return found


def fits_on_entry(
    tree: Tree, limits: PlacementLimits, shape: Shape, parent: i64, x: float, y: float, angle: i64
) -> bool:
    """Tests (c) and (a) on the one card touched."""
    turned: i64 = tree.angles[parent]
    px, py = to_card_frame(turned, x - tree.x[parent], y - tree.y[parent])
    # The trunk's own feature is protected by an option of the table [G13].
    n_protected: i64 = tree.n_slots(parent) if parent > 0 or limits.protects_trunk else 0
    return fits_on_shape(shape, tree.shapes[parent], n_protected, px, py, angle - turned)


def fits_on_shape(
    card: Shape, other: Shape, n_protected: i64, x: float, y: float, turn: i64
) -> bool:
    """Whether so many features of the other card stay free, and the mouth lies on its bark."""
    for slot in range(n_protected):
        if covers_slot(card, other.slots[slot], x, y, turn):
            return False
    return is_mouth_on_bark(card, other, x, y, turn)


def judge(
    tree: Tree, limits: PlacementLimits, card: int, x: float, y: float, angle: int
) -> Verdict:
    """Every rule the pose breaks, and the figures to draw it."""
    verdict = Verdict()
    shape = tree.deck.shapes[card]
    report_contact(verdict, tree, shape, x, y, angle)
    report_cover(verdict, tree, limits, shape, x, y, angle)
    report_table(verdict, limits, shape, x, y, angle)
    report_points(verdict, tree, limits, card)
    return verdict


def report_contact(
    verdict: Verdict, tree: Tree, shape: Shape, x: float, y: float, angle: int
) -> None:
    """Tests (a) and (b): where several cards are touched, bark of any of them is bark."""
    verdict.touched = find_touched(tree, shape, x, y, angle)
    for entry in verdict.touched:
        turned = tree.angles[entry]
        px, py = to_card_frame(turned, x - tree.x[entry], y - tree.y[entry])
        found = bark_stretches(shape, tree.shapes[entry], px, py, angle - turned)
        if verdict.parent == NO_CARD or total_length(found) > verdict.contact:
            verdict.parent = entry
            verdict.stretches = found
            verdict.contact = total_length(found)
    if not verdict.touched:
        verdict.reasons.append(TOUCHES_NONE)
        return
    if verdict.contact < LEAST_CONTACT:
        verdict.reasons.append(NO_BARK)
    if len(verdict.touched) > 1:
        verdict.reasons.append(TOUCHES_SEVERAL)


def report_cover(
    verdict: Verdict,
    tree: Tree,
    limits: PlacementLimits,
    shape: Shape,
    x: float,
    y: float,
    angle: int,
) -> None:
    """Test (c), on every card touched."""
    for entry in verdict.touched:
        if entry == 0 and not limits.protects_trunk:
            continue
        turned = tree.angles[entry]
        px, py = to_card_frame(turned, x - tree.x[entry], y - tree.y[entry])
        for slot in range(tree.n_slots(entry)):
            if covers_slot(shape, tree.shapes[entry].slots[slot], px, py, angle - turned):
                verdict.covered.append(entry * N_SLOTS + slot)
    if verdict.covered:
        verdict.reasons.append(COVERS)


def report_table(
    verdict: Verdict, limits: PlacementLimits, shape: Shape, x: float, y: float, angle: int
) -> None:
    """Test (d), with the corners that hang over."""
    c, s = COS[angle], SIN[angle]
    verdict.lowest = y - (shape.half_width * abs(s) + shape.half_height * abs(c))
    for corner in find_corners(shape, x, y, c, s):
        if is_corner_off_table(limits, corner):
            verdict.overhang.extend(corner)
    if not is_on_table(limits, shape, x, y, angle):
        verdict.reasons.append(OFF_TABLE)


def find_corners(shape: Shape, x: float, y: float, c: float, s: float) -> list[tuple[float, float]]:
    """The corners of a card on the table, counter-clockwise from its own bottom left."""
    wx, wy = c * shape.half_width, s * shape.half_width
    hx, hy = -s * shape.half_height, c * shape.half_height
    return [
        (x - wx - hx, y - wy - hy),
        (x + wx - hx, y + wy - hy),
        (x + wx + hx, y + wy + hy),
        (x - wx + hx, y - wy + hy),
    ]


def is_corner_off_table(limits: PlacementLimits, corner: tuple[float, float]) -> bool:
    x, y = corner
    if y < -TOLERANCE or limits.table_width == ENDLESS:
        return y < -TOLERANCE
    return abs(x) > limits.table_width / 2 + TOLERANCE or y > limits.table_height + TOLERANCE


def report_points(verdict: Verdict, tree: Tree, limits: PlacementLimits, card: int) -> None:
    """Test (e); there is a score only where one card is touched."""
    verdict.cap = limits.cap
    if len(verdict.touched) == 1:
        verdict.points = score_card(tree, limits, card, verdict.parent)
        if verdict.points > limits.cap:
            verdict.reasons.append(OVER_CAP)
