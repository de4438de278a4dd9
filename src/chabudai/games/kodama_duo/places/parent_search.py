"""The search for places on one parent (4.5).

A hold puts a point at the mouth of the new card, its grip, on a disc of the parent's bark and
turns the card around it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.cards.deck import Shape
from chabudai.games.kodama_duo.places.cell_grid import FULL_TURN
from chabudai.games.kodama_duo.places.grip import N_SECTORS, Hold
from chabudai.games.kodama_duo.places.obstacles.neighbour import Neighbour
from chabudai.games.kodama_duo.tree.geometry import TOLERANCE, gap, seen_from
from chabudai.games.kodama_duo.tree.limits import ENDLESS, Terms
from chabudai.games.kodama_duo.tree.placement import fits_on, overhang
from chabudai.games.kodama_duo.tree.pose import NO_POSE, pack
from chabudai.games.kodama_duo.tree.tree import Tree

NO_FRACTIONS: Final = 6755399441055744.0  # 1.5 · 2^52: a double as great holds no fraction
NOWHERE: Final = 1.0e9
ROOM_CAP: Final = 600.0
DEPTH_WEIGHT: Final = 0.8
NO_ROOM: Final = -1.0e9
DIAGONAL: Final = 1.4143


@mypyc_attr(acyclic=True)
class Search:
    """A look for places on one parent: the roomiest so far of every limb and sector."""

    def __init__(self, tree: Tree, terms: Terms, card: int, parent: int) -> None:
        self.tree = tree
        self.terms = terms
        self.card = card
        self.shape = tree.deck.shapes[card]
        self.parent = parent
        self.bark = tree.shapes[parent]
        is_guarded = parent > 0 or terms.protects_trunk
        self.n_guarded = tree.n_slots(parent) if is_guarded else 0
        self.own = Neighbour(tree, parent, self.shape)
        self.near = cards_around(tree, parent, self.shape)
        self.is_by_edge = terms.table_width != ENDLESS or (
            self.own.y < self.own.radius + self.shape.reach + 1.0
        )
        # So high up no corner hangs over, unless the table has other edges.
        self.safe_height = NOWHERE if terms.table_width != ENDLESS else float(self.shape.radius)
        n_places = (self.bark.discs[-1].limb + 1) * N_SECTORS
        self.rooms = [NO_ROOM] * n_places
        self.poses = [NO_POSE] * n_places
        self.noted: list[int] = []  # of these places, those with a pose
        self.n_found = 0

    def try_hold(self, hold: Hold) -> None:
        """Note a hold if it is legal."""
        own = self.own
        x = own.x + (own.c * hold.x - own.s * hold.y) + NO_FRACTIONS - NO_FRACTIONS
        y = own.y + (own.s * hold.x + own.c * hold.y) + NO_FRACTIONS - NO_FRACTIONS
        angle = self.angle_at(hold.turn)
        if self.may_lie(x, y, angle):
            self.note(hold.place, x, y, angle)

    def try_pose(self, x: float, y: float, angle: i64) -> bool:
        """Note any pose if it is legal."""
        if not self.may_lie(x, y, angle):
            return False
        self.note(0, x, y, angle)
        return True

    def may_lie(self, x: float, y: float, angle: i64) -> bool:
        """Whether a pose is legal on the parent."""
        if y < self.safe_height and overhang(self.terms, self.shape, x, y, angle) > TOLERANCE:
            return False
        for n, other in enumerate(self.near):
            if other.is_touched(x, y, angle):
                if n > 0:
                    self.bring_forward(n)
                return False
        return self.fits(x, y, angle)

    def fits(self, x: float, y: float, angle: i64) -> bool:
        """Whether a pose that touches no other card is legal on the parent."""
        own = self.own
        dx = x - own.x
        dy = y - own.y
        px = own.c * dx + own.s * dy
        py = own.c * dy - own.s * dx
        # Where the mouth lies on bark, the cards hardly ever fail to touch.
        return fits_on(self.shape, self.bark, self.n_guarded, px, py, angle - own.angle) and (
            own.is_touched(x, y, angle)
        )

    def angle_at(self, turn: i64) -> i64:
        """The angle of a card that is turned so against the parent."""
        angle = turn + self.own.angle
        return angle - FULL_TURN if angle >= FULL_TURN else angle

    def bring_forward(self, n: int) -> None:
        """Look at a neighbour first: the next pose most likely touches it as well."""
        other = self.near[n]
        self.near[n] = self.near[0]
        self.near[0] = other

    def note(self, place: int, x: float, y: float, angle: i64) -> None:
        """Keep a legal pose if it is the roomiest of its limb and sector."""
        self.n_found += 1
        free = room(self.tree, self.shape, self.parent, x, y, angle)
        if free > self.rooms[place]:
            if self.poses[place] == NO_POSE:
                self.noted.append(place)
            self.rooms[place] = free
            self.poses[place] = pack(self.card, int(x), int(y), angle)

    def places(self) -> list[tuple[float, int]]:
        """What was found, each after its room negated: they sort by most room."""
        return [(-self.rooms[place], self.poses[place]) for place in self.noted]


def whole(value: float) -> float:
    """The nearest whole number."""
    return (value + NO_FRACTIONS) - NO_FRACTIONS


def cards_around(tree: Tree, parent: int, shape: Shape) -> list[Neighbour]:
    """The cards that a new card on this parent might touch, nearest first."""
    near: list[int] = []
    x: i64 = tree.x[parent]
    y: i64 = tree.y[parent]
    arm: i64 = tree.shapes[parent].radius + shape.reach + 2
    n_cards: i64 = len(tree.cards)
    for entry in range(n_cards):
        dx = tree.x[entry] - x
        dy = tree.y[entry] - y
        reach = arm + tree.shapes[entry].radius
        if entry != parent and dx * dx + dy * dy <= reach * reach:
            near.append((dx * dx + dy * dy) * n_cards + entry)
    near.sort()
    return [Neighbour(tree, each % n_cards, shape) for each in near]


def room(tree: Tree, shape: Shape, parent: i64, x: float, y: float, angle: i64) -> float:
    """How much air a pose leaves: the smallest gap to other cards, less its depth on the parent."""
    smallest = ROOM_CAP
    depth = 0.0
    n_cards: i64 = len(tree.cards)
    for entry in range(n_cards):
        dx = x - tree.x[entry]
        dy = y - tree.y[entry]
        other = tree.shapes[entry]
        # A gap along the best normal may be √2 as wide between two corners.
        reach = shape.radius + other.radius + DIAGONAL * smallest
        if dx * dx + dy * dy > reach * reach:
            continue
        turned: i64 = tree.angles[entry]
        px, py = seen_from(turned, dx, dy)
        here = gap(shape, other, px, py, angle - turned)
        if entry == parent:
            depth = -here
        elif here < smallest:
            smallest = here
    return smallest - DEPTH_WEIGHT * depth
