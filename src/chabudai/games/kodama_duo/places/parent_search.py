"""The search for places on one parent.

A grip puts the middle of the new card's mouth on a disc of the parent's bark and turns the card
around it. Of all legal poses the roomiest of every limb and sector are kept.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.cards.deck import Shape
from chabudai.games.kodama_duo.places.cell_grid import FULL_TURN
from chabudai.games.kodama_duo.places.grip import N_SECTORS, Grip
from chabudai.games.kodama_duo.places.obstacles.neighbour import Neighbour
from chabudai.games.kodama_duo.tree.geometry import TOLERANCE, gap, to_card_frame
from chabudai.games.kodama_duo.tree.limits import ENDLESS, PlacementLimits
from chabudai.games.kodama_duo.tree.placement import fits_on_shape, overhang
from chabudai.games.kodama_duo.tree.pose import NO_POSE, pack_pose
from chabudai.games.kodama_duo.tree.tree import Tree

ROUNDING_SUMMAND: Final = 6755399441055744.0  # 1.5 · 2^52: a double so great has no fraction
NOWHERE: Final = 1.0e9
ROOM_CAP: Final = 600.0
DEPTH_WEIGHT: Final = 0.8
NO_ROOM: Final = -1.0e9
DIAGONAL: Final = 1.4143


@mypyc_attr(acyclic=True)
class ParentSearch:
    """A look for places on one parent: the roomiest so far of every limb and sector."""

    def __init__(self, tree: Tree, limits: PlacementLimits, card: int, parent: int) -> None:
        self.tree = tree
        self.limits = limits
        self.card = card
        self.shape = tree.deck.shapes[card]
        self.parent = parent
        self.parent_shape = tree.shapes[parent]
        is_protected = parent > 0 or limits.protects_trunk
        self.n_protected = tree.n_slots(parent) if is_protected else 0
        self.parent_card = Neighbour(tree, parent, self.shape)
        self.neighbours = find_neighbours(tree, parent, self.shape)
        self.is_by_edge = limits.table_width != ENDLESS or (
            self.parent_card.y < self.parent_card.radius + self.shape.mouth_reach + 1.0
        )
        # So high up no corner hangs over, unless the table has other edges.
        self.safe_height = NOWHERE if limits.table_width != ENDLESS else float(self.shape.radius)
        n_sectors = (self.parent_shape.discs[-1].limb + 1) * N_SECTORS
        self.best_rooms = [NO_ROOM] * n_sectors
        self.best_poses = [NO_POSE] * n_sectors
        self.sectors_found: list[int] = []  # limbs and sectors with a pose, in the order found
        self.n_found = 0

    def try_grip(self, grip: Grip) -> None:
        """Keep a grip if it is legal."""
        on = self.parent_card
        # Rounded here and not by `round_to_whole`: this is the innermost loop.
        x = on.x + (on.c * grip.x - on.s * grip.y) + ROUNDING_SUMMAND - ROUNDING_SUMMAND
        y = on.y + (on.s * grip.x + on.c * grip.y) + ROUNDING_SUMMAND - ROUNDING_SUMMAND
        angle = self.to_table_angle(grip.turn)
        if self.may_lie(x, y, angle):
            self.keep_if_roomiest(grip.limb_sector, x, y, angle)

    def try_pose(self, x: float, y: float, angle: i64) -> bool:
        """Keep any pose if it is legal; places found by the exhaustive search share one sector."""
        if not self.may_lie(x, y, angle):
            return False
        self.keep_if_roomiest(0, x, y, angle)
        return True

    def may_lie(self, x: float, y: float, angle: i64) -> bool:
        """Whether a pose is legal on the parent."""
        if y < self.safe_height and overhang(self.limits, self.shape, x, y, angle) > TOLERANCE:
            return False
        for n, other in enumerate(self.neighbours):
            if other.is_touched(x, y, angle):
                if n > 0:
                    self.move_to_front(n)
                return False
        return self.fits_on_parent(x, y, angle)

    def fits_on_parent(self, x: float, y: float, angle: i64) -> bool:
        """Whether a pose that touches no other card is legal on the parent."""
        parent_card = self.parent_card
        dx = x - parent_card.x
        dy = y - parent_card.y
        px = parent_card.c * dx + parent_card.s * dy
        py = parent_card.c * dy - parent_card.s * dx
        # Where the mouth lies on bark, the cards hardly ever fail to touch.
        turn = angle - parent_card.angle
        fits = fits_on_shape(self.shape, self.parent_shape, self.n_protected, px, py, turn)
        return fits and parent_card.is_touched(x, y, angle)

    def to_table_angle(self, turn: i64) -> i64:
        """The angle of a card that is turned so against the parent."""
        angle = turn + self.parent_card.angle
        return angle - FULL_TURN if angle >= FULL_TURN else angle

    def move_to_front(self, n: int) -> None:
        # The next pose most likely touches this neighbour as well: ask it first.
        other = self.neighbours[n]
        self.neighbours[n] = self.neighbours[0]
        self.neighbours[0] = other

    def keep_if_roomiest(self, limb_sector: int, x: float, y: float, angle: i64) -> None:
        """Keep a legal pose if it is the roomiest of its limb and sector."""
        self.n_found += 1
        free = measure_room(self.tree, self.shape, self.parent, x, y, angle)
        if free > self.best_rooms[limb_sector]:
            if self.best_poses[limb_sector] == NO_POSE:
                self.sectors_found.append(limb_sector)
            self.best_rooms[limb_sector] = free
            self.best_poses[limb_sector] = pack_pose(self.card, int(x), int(y), angle)

    def list_places(self) -> list[tuple[float, int]]:
        """What was found, each after its room negated: they sort by most room."""
        return [
            (-self.best_rooms[limb_sector], self.best_poses[limb_sector])
            for limb_sector in self.sectors_found
        ]


def round_to_whole(value: float) -> float:
    return (value + ROUNDING_SUMMAND) - ROUNDING_SUMMAND


def find_neighbours(tree: Tree, parent: int, shape: Shape) -> list[Neighbour]:
    """The cards that a new card on this parent might touch, nearest first."""
    near: list[int] = []
    x: i64 = tree.x[parent]
    y: i64 = tree.y[parent]
    arm: i64 = tree.shapes[parent].radius + shape.mouth_reach + 2
    n_cards: i64 = len(tree.cards)
    for entry in range(n_cards):
        dx = tree.x[entry] - x
        dy = tree.y[entry] - y
        reach = arm + tree.shapes[entry].radius
        if entry != parent and dx * dx + dy * dy <= reach * reach:
            near.append((dx * dx + dy * dy) * n_cards + entry)
    near.sort()
    return [Neighbour(tree, each % n_cards, shape) for each in near]


def measure_room(tree: Tree, shape: Shape, parent: i64, x: float, y: float, angle: i64) -> float:
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
        px, py = to_card_frame(turned, dx, dy)
        here = gap(shape, other, px, py, angle - turned)
        if entry == parent:
            depth = -here
        elif here < smallest:
            smallest = here
    return smallest - DEPTH_WEIGHT * depth
