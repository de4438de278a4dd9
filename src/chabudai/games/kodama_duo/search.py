"""The search for places on one parent (4.5).

A hold puts a point at the mouth of the new card, its grip, on a disc of the parent's bark and
turns the card around it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.cards import Disc, Shape
from chabudai.games.kodama_duo.cells import FULL_TURN
from chabudai.games.kodama_duo.geometry import TOLERANCE, gap, seen_from
from chabudai.games.kodama_duo.holds import holds
from chabudai.games.kodama_duo.neighbour import Neighbour
from chabudai.games.kodama_duo.placement import fits_on, overhang
from chabudai.games.kodama_duo.pose import NO_POSE, ORIGIN, pack
from chabudai.games.kodama_duo.terms import ENDLESS, Terms
from chabudai.games.kodama_duo.tree import Tree
from chabudai.games.kodama_duo.trig import TURNS

SECTOR: Final = 30
N_SECTORS: Final = 12

ROOM_CAP: Final = 600.0
DEPTH_WEIGHT: Final = 0.8
NO_ROOM: Final = -1.0e9
# A gap of ROOM_CAP along the best normal may be √2 as wide between two corners.
ROOM_REACH: Final = 849.0


@mypyc_attr(acyclic=True)
class Spot:
    """Where a disc of the parent's bark lies on the table, and whether no other card hides it."""

    def __init__(self, disc: Disc, x: float, y: float) -> None:
        self.disc = disc
        self.x = x
        self.y = y
        self.is_free = True


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
        self.above = [other for other in self.near if self.own.may_touch(other)]
        self.is_by_edge = terms.table_width != ENDLESS or (
            self.own.y < self.own.radius + self.shape.reach + 1.0
        )
        self.spots: list[Spot | None] = [None] * len(self.bark.discs)
        n_places = (self.bark.discs[-1].limb + 1) * N_SECTORS
        self.rooms = [NO_ROOM] * n_places
        self.poses = [NO_POSE] * n_places
        self.noted: list[int] = []  # of these places, those with a pose
        self.n_found = 0

    def spot(self, disc: i64) -> Spot:
        """A disc of the parent's bark; looked at only once."""
        known = self.spots[disc]
        if known is not None:
            return known
        own = self.own
        at = self.bark.discs[disc]
        x = own.x + (own.c * at.x - own.s * at.y)
        y = own.y + (own.s * at.x + own.c * at.y)
        spot = Spot(at, x, y)
        spot.is_free = not self.is_hidden(x, y, at.radius)
        self.spots[disc] = spot
        return spot

    def is_hidden(self, x: float, y: float, radius: float) -> bool:
        """Whether another card lies over a whole disc: a mouth there would touch it."""
        for other in self.above:
            dx = x - other.x
            dy = y - other.y
            if abs(other.c * dx + other.s * dy) < other.half_width - radius and (
                abs(other.c * dy - other.s * dx) < other.half_height - radius
            ):
                return True
        return False

    def try_holds(self) -> None:
        """Try the coarse holds that are known to leave the parent's features free."""
        other = self.tree.cards[self.parent]
        for hold in holds(self.tree.deck, self.card, other, self.n_guarded):
            disc: i64 = hold // FULL_TURN
            spot = self.spot(disc)
            if spot.is_free:
                self.try_middle(spot, hold - disc * FULL_TURN)

    def try_middle(self, spot: Spot, turn: i64) -> None:
        """Note the hold with the middle of the mouth on a disc if it is legal."""
        shape = self.shape
        angle = self.angle_at(turn)
        at = TURNS[angle]
        x = whole(spot.x - (at.c * shape.mouth_x - at.s * shape.mouth_y))
        y = whole(spot.y - (at.s * shape.mouth_x + at.c * shape.mouth_y))
        if self.may_lie(x, y, angle):
            self.note(spot.disc.limb * N_SECTORS + turn // SECTOR, x, y, angle)

    def try_pose(self, x: float, y: float, angle: i64) -> bool:
        """Note any pose if it is legal."""
        if not self.may_lie(x, y, angle):
            return False
        self.note(0, x, y, angle)
        return True

    def may_lie(self, x: float, y: float, angle: i64) -> bool:
        """Whether a pose is legal on the parent."""
        if self.is_by_edge and overhang(self.terms, self.shape, x, y, angle) > TOLERANCE:
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
    return float(int(value + (ORIGIN + 0.5)) - ORIGIN)


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
        reach = shape.radius + other.radius + ROOM_REACH
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
