"""The search for places on one parent (4.5).

A hold puts a point at the mouth of the new card, its grip, on a disc of the parent's bark and
turns the card around it. What a hold must touch or cover it still must a few degrees on: depth
over arm's length tells how many.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.cards import N_CARDS, N_SLOTS, Deck, Disc, Shape
from chabudai.games.kodama_duo.cells import FULL_TURN, Cells
from chabudai.games.kodama_duo.geometry import FEATURE_RADIUS, TOLERANCE, gap, seen_from
from chabudai.games.kodama_duo.neighbour import Neighbour
from chabudai.games.kodama_duo.obstacle import ARC
from chabudai.games.kodama_duo.open_cells import cells_of, open_cells
from chabudai.games.kodama_duo.placement import fits_on, overhang
from chabudai.games.kodama_duo.pose import NO_POSE, ORIGIN, pack
from chabudai.games.kodama_duo.terms import ENDLESS, Terms
from chabudai.games.kodama_duo.tree import Tree
from chabudai.games.kodama_duo.trig import TURNS

HELD_DISCS: Final = 2
SECTOR: Final = 30
N_SECTORS: Final = 12

ROOM_CAP: Final = 600.0
DEPTH_WEIGHT: Final = 0.8
NO_ROOM: Final = -1.0e9
# A gap of ROOM_CAP along the best normal may be √2 as wide between two corners.
ROOM_REACH: Final = 849.0

FREE: Final = -1
DEGREE: Final = 0.01746
ROUNDING: Final = 2.0
GRIP_REACH: Final = 100.0


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
        for other in self.near:
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

    def sweep(self, discs: int, degrees: int) -> None:
        """Try the ends of the mouth on the rim of the bark: a card fits there most easily."""
        for disc in from_tips(self.bark, discs):
            spot = self.spot(disc)
            if spot.is_free:
                radius = spot.disc.radius
                for along in (-30.0 - 0.6 * radius, 30.0 + 0.6 * radius):
                    for aside in (-0.7 * radius, 0.7 * radius):
                        self.sweep_disc(spot, degrees, along, aside)

    def sweep_disc(self, spot: Spot, degrees: i64, along: float, aside: float) -> None:
        """Turn all around a disc; where no pose can be legal, go to where that ends."""
        x, y = grip(self.shape, along, aside)
        turn: i64 = 0
        while turn < FULL_TURN:
            dead = covered_turns(self.shape, self.bark, self.n_guarded, spot.disc, turn, x, y)
            if dead == FREE:
                dead = self.try_hold(spot, turn, x, y)
            turn += max(degrees, dead + 1)

    def try_hold(self, spot: Spot, turn: i64, grip_x: float, grip_y: float) -> i64:
        """Note a hold if it is legal; return for how many more degrees none can be."""
        shape = self.shape
        angle = self.angle_at(turn)
        at = TURNS[angle]
        x = whole(spot.x - (at.c * grip_x - at.s * grip_y))
        y = whole(spot.y - (at.s * grip_x + at.c * grip_y))
        over = overhang(self.terms, shape, x, y, angle)
        if over > TOLERANCE:
            return dead_turns(over, 2.0 * shape.radius + GRIP_REACH)
        dead = self.blocked_turns(spot, x, y, angle)
        if dead != FREE:
            return dead
        if self.fits(x, y, angle):
            self.note(spot.disc.limb * N_SECTORS + turn // SECTOR, x, y, angle)
        return 0

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

    def blocked_turns(self, spot: Spot, x: float, y: float, angle: i64) -> i64:
        """FREE if a pose touches no card but the parent, else how many more degrees it must."""
        grip_arm = 2.0 * self.shape.radius + GRIP_REACH
        for n, other in enumerate(self.near):
            here = other.gap_to(x, y, angle)
            if here <= TOLERANCE:
                self.bring_forward(n)
                arm = abs(spot.x - other.x) + abs(spot.y - other.y)
                return dead_turns(-here, max(arm + other.radius, grip_arm))
        return FREE

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


def holds(deck: Deck, card: int, other: int, n_guarded: int) -> list[int]:
    """Coarse holds (disc · 360 + turn) that may leave a card's features free: found out once."""
    key = (deck.alike[card] * N_CARDS + deck.drawn[other]) * (N_SLOTS + 1) + n_guarded
    found = deck.holds.get(key)
    if found is None:
        left = open_cells(deck, card, other, n_guarded)
        found = find_holds(cells_of(deck, deck.shapes[other]), deck.shapes[other], left)
        deck.holds[key] = found
    return found


def find_holds(cells: Cells, bark: Shape, left: list[int]) -> list[int]:
    """The middle of the mouth on every second disc, all around, where cells are open."""
    found: list[int] = []
    arcs = [cells.bits(each) for each in left]
    for disc in from_tips(bark, HELD_DISCS):
        cell: i64 = cells.at(bark.discs[disc].x, bark.discs[disc].y)
        place = cell // 8
        bit: i64 = cell % 8
        hold = disc * FULL_TURN
        for bits in arcs:
            byte: i64 = bits[place]
            if byte >> bit & 1:
                found.append(hold)
            hold += ARC
    return found


def from_tips(shape: Shape, step: int) -> list[int]:
    """Every so many discs of each limb, its tip among them."""
    discs: list[int] = []
    since = 0
    last = len(shape.discs) - 1
    for disc in range(last, -1, -1):
        is_tip = disc == last or shape.discs[disc + 1].limb != shape.discs[disc].limb
        since = 0 if is_tip else since + 1
        if since % step == 0:
            discs.append(disc)
    return discs


def grip(shape: Shape, along: float, aside: float) -> tuple[float, float]:
    """The point so far along the mouth from its middle, and so far beside it."""
    if shape.mouth_is_upright:
        return shape.mouth_x + aside, shape.mouth_y + along
    return shape.mouth_x + along, shape.mouth_y + aside


def covered_turns(
    shape: Shape, bark: Shape, n_guarded: i64, disc: Disc, turn: i64, grip_x: float, grip_y: float
) -> i64:
    """FREE if a hold covers no feature of the parent, else how many more degrees it must."""
    at = TURNS[turn]
    dead: i64 = FREE
    for n in range(n_guarded):
        dx = bark.slots[n].x - disc.x
        dy = bark.slots[n].y - disc.y
        beside = abs(at.c * dx + at.s * dy + grip_x) - shape.half_width
        above = abs(at.c * dy - at.s * dx + grip_y) - shape.half_height
        outside = beside if beside > above else above
        # Off a corner the feature may be √2 as far away; what that leaves open is judged later.
        depth = FEATURE_RADIUS - (outside if outside < 0.0 else 1.4143 * outside)
        if depth > 0.0:
            dead = max(dead, dead_turns(depth, abs(dx) + abs(dy)))
    return dead


def dead_turns(depth: float, arm: float) -> i64:
    """For how many degrees something so deep stays below a card that turns at this arm's length."""
    return int((depth - ROUNDING) / (DEGREE * (arm + 1.0))) if depth > ROUNDING else 0
