"""May this card lie here? Rule 12 as the five tests of 4.2: a quick answer and a full report."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chabudai.games.kodama_duo.cards.deck import N_CARDS, N_SLOTS, Shape
from chabudai.games.kodama_duo.tree.geometry import (
    LEAST_CONTACT,
    TOLERANCE,
    covers,
    gap,
    is_on_bark,
    seen_from,
    stretches,
    total,
)
from chabudai.games.kodama_duo.tree.limits import ENDLESS, Terms
from chabudai.games.kodama_duo.tree.pose import angle_of, card_of, x_of, y_of
from chabudai.games.kodama_duo.tree.runs import points
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


def is_legal(tree: Tree, terms: Terms, card: i64, x: float, y: float, angle: i64) -> bool:
    """Whether the card may lie here: the cheapest tests first, and no reasons."""
    shape = tree.deck.shapes[card]
    if not is_on_table(terms, shape, x, y, angle):
        return False
    parent = only_touched(tree, shape, x, y, angle)
    if parent == NO_CARD:
        return False
    if not fits_parent(tree, terms, shape, parent, x, y, angle):
        return False
    return points(tree, terms, card, parent) <= terms.cap


def is_legal_pose(tree: Tree, terms: Terms, pose: int) -> bool:
    return is_legal(tree, terms, card_of(pose), x_of(pose), y_of(pose), angle_of(pose))


def is_on_table(terms: Terms, shape: Shape, x: float, y: float, angle: i64) -> bool:
    """Test (d), with the other edges of a small table."""
    return overhang(terms, shape, x, y, angle) <= TOLERANCE


def overhang(terms: Terms, shape: Shape, x: float, y: float, angle: i64) -> float:
    """How far the card hangs over the table, negative if it does not."""
    at = TURNS[angle]
    tall = shape.half_width * at.high + shape.half_height * at.wide
    if terms.table_width == ENDLESS:
        return tall - y
    wide = shape.half_width * at.wide + shape.half_height * at.high
    aside = abs(x) + wide - terms.table_width / 2
    above = y + tall - terms.table_height
    return max(tall - y, aside, above)


def only_touched(tree: Tree, shape: Shape, x: float, y: float, angle: i64) -> i64:
    """Test (b): the one card that is touched, NO_CARD if it is none or several."""
    found = touched(tree, shape, x, y, angle, SEVERAL)
    return found[0] if len(found) == 1 else NO_CARD


def touched(
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
            px, py = seen_from(turned, dx, dy)
            if gap(shape, other, px, py, angle - turned) <= TOLERANCE:
                found.append(entry)
                if len(found) == most:
                    break
    return found


def fits_parent(
    tree: Tree, terms: Terms, shape: Shape, parent: i64, x: float, y: float, angle: i64
) -> bool:
    """Tests (c) and (a) on the one card touched."""
    turned: i64 = tree.angles[parent]
    px, py = seen_from(turned, x - tree.x[parent], y - tree.y[parent])
    n_guarded: i64 = tree.n_slots(parent) if parent > 0 or terms.protects_trunk else 0
    return fits_on(shape, tree.shapes[parent], n_guarded, px, py, angle - turned)


def fits_on(card: Shape, other: Shape, n_guarded: i64, x: float, y: float, turn: i64) -> bool:
    """Whether so many features of the other card stay free, and the mouth lies on its bark."""
    for slot in range(n_guarded):
        if covers(card, other.slots[slot], x, y, turn):
            return False
    return is_on_bark(card, other, x, y, turn)


def judge(tree: Tree, terms: Terms, card: int, x: float, y: float, angle: int) -> Verdict:
    """Every rule the pose breaks, and the figures to draw it."""
    verdict = Verdict()
    shape = tree.deck.shapes[card]
    report_contact(verdict, tree, shape, x, y, angle)
    report_cover(verdict, tree, terms, shape, x, y, angle)
    report_table(verdict, terms, shape, x, y, angle)
    report_points(verdict, tree, terms, card)
    return verdict


def report_contact(
    verdict: Verdict, tree: Tree, shape: Shape, x: float, y: float, angle: int
) -> None:
    """Tests (a) and (b): where several cards are touched, bark of any of them is bark."""
    verdict.touched = touched(tree, shape, x, y, angle)
    for entry in verdict.touched:
        turned = tree.angles[entry]
        px, py = seen_from(turned, x - tree.x[entry], y - tree.y[entry])
        found = stretches(shape, tree.shapes[entry], px, py, angle - turned)
        if verdict.parent == NO_CARD or total(found) > verdict.contact:
            verdict.parent = entry
            verdict.stretches = found
            verdict.contact = total(found)
    if not verdict.touched:
        verdict.reasons.append(TOUCHES_NONE)
        return
    if verdict.contact < LEAST_CONTACT:
        verdict.reasons.append(NO_BARK)
    if len(verdict.touched) > 1:
        verdict.reasons.append(TOUCHES_SEVERAL)


def report_cover(
    verdict: Verdict, tree: Tree, terms: Terms, shape: Shape, x: float, y: float, angle: int
) -> None:
    """Test (c), on every card touched."""
    for entry in verdict.touched:
        if entry == 0 and not terms.protects_trunk:
            continue
        turned = tree.angles[entry]
        px, py = seen_from(turned, x - tree.x[entry], y - tree.y[entry])
        for slot in range(tree.n_slots(entry)):
            if covers(shape, tree.shapes[entry].slots[slot], px, py, angle - turned):
                verdict.covered.append(entry * N_SLOTS + slot)
    if verdict.covered:
        verdict.reasons.append(COVERS)


def report_table(
    verdict: Verdict, terms: Terms, shape: Shape, x: float, y: float, angle: int
) -> None:
    """Test (d), with the corners that hang over."""
    c, s = COS[angle], SIN[angle]
    verdict.lowest = y - (shape.half_width * abs(s) + shape.half_height * abs(c))
    for corner in corners(shape, x, y, c, s):
        if hangs_over(terms, corner):
            verdict.overhang.extend(corner)
    if not is_on_table(terms, shape, x, y, angle):
        verdict.reasons.append(OFF_TABLE)


def corners(shape: Shape, x: float, y: float, c: float, s: float) -> list[tuple[float, float]]:
    """The corners of a card on the table, counter-clockwise from its own bottom left."""
    wx, wy = c * shape.half_width, s * shape.half_width
    hx, hy = -s * shape.half_height, c * shape.half_height
    return [
        (x - wx - hx, y - wy - hy),
        (x + wx - hx, y + wy - hy),
        (x + wx + hx, y + wy + hy),
        (x - wx + hx, y - wy + hy),
    ]


def hangs_over(terms: Terms, corner: tuple[float, float]) -> bool:
    """Whether a corner lies beyond an edge of the table."""
    x, y = corner
    if y < -TOLERANCE or terms.table_width == ENDLESS:
        return y < -TOLERANCE
    return abs(x) > terms.table_width / 2 + TOLERANCE or y > terms.table_height + TOLERANCE


def report_points(verdict: Verdict, tree: Tree, terms: Terms, card: int) -> None:
    """Test (e); there is a score only where one card is touched."""
    verdict.cap = terms.cap
    if len(verdict.touched) == 1:
        verdict.points = points(tree, terms, card, verdict.parent)
        if verdict.points > terms.cap:
            verdict.reasons.append(OVER_CAP)
