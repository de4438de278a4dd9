"""Poses to try: all over a tree, snapped to its bark, and on both sides of where legal ends."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from chabudai.games.kodama_duo.cards.deck import Shape
from chabudai.games.kodama_duo.places.obstacles.neighbour import Neighbour
from chabudai.games.kodama_duo.tree.geometry import gap, to_card_frame
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.placement import is_legal
from chabudai.games.kodama_duo.tree.pose import angle_of, pack_pose, x_of, y_of
from chabudai.games.kodama_duo.tree.tree import Tree
from chabudai.games.kodama_duo.tree.trig import COS, SIN

Pose: TypeAlias = tuple[int, int, int, int]  # card, x, y, angle


def scattered(tree: Tree, left: list[int], rng: Random) -> Iterator[Pose]:
    """Poses around the cards of a tree, without end."""
    while True:
        n = rng.randrange(len(tree.cards))
        x, y = tree.x[n] + rng.randint(-900, 900), tree.y[n] + rng.randint(-900, 900)
        yield rng.choice(left), x, y, rng.choice([rng.randrange(360), 90 * rng.randrange(4)])


def snapped(tree: Tree, left: list[int], rng: Random) -> Iterator[Pose]:
    """Poses with the mouth on bark or a little beside it, without end."""
    while True:
        card, n = rng.choice(left), rng.randrange(len(tree.cards))
        disc = rng.randrange(len(tree.shapes[n].discs))
        pose = held(tree, card, n, disc, rng.randrange(360))
        shift_x, shift_y = rng.randint(-40, 40), rng.randint(-40, 40)
        yield card, x_of(pose) + shift_x, y_of(pose) + shift_y, angle_of(pose)


def bordering(tree: Tree, left: list[int], rng: Random) -> Iterator[Pose]:
    """Pairs of poses a tenth of a millimetre apart, one legal and one not, without end."""
    for card, x, y, angle in snapped(tree, left, rng):
        if is_legal(tree, PlacementLimits(), card, x, y, angle):
            step = rng.choice([(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1)])
            while is_legal(tree, PlacementLimits(), card, x, y, angle):
                x, y = x + step[0], y + step[1]
            yield card, x - step[0], y - step[1], angle
            yield card, x, y, angle


def held(tree: Tree, card: int, parent: int, disc: int, angle: int) -> int:
    """The pose with the middle of the mouth on a disc of the parent's bark, legal or not."""
    bark, shape = tree.shapes[parent].discs[disc], tree.deck.shapes[card]
    x, y = turned(bark.x, bark.y, tree.angles[parent])
    mouth_x, mouth_y = turned(shape.mouth_x, shape.mouth_y, angle)
    x, y = tree.x[parent] + x - mouth_x, tree.y[parent] + y - mouth_y
    return pack_pose(card, round(x), round(y), angle)


def held_all_around(tree: Tree, card: int, parent: int, step: int) -> Iterator[int]:
    """Such poses on every disc of a parent, a few degrees apart."""
    for disc in range(len(tree.shapes[parent].discs)):
        for angle in range(0, 360, step):
            yield held(tree, card, parent, disc, angle)


def turned(x: float, y: float, angle: int) -> tuple[float, float]:
    """A vector of a card as it lies on the table."""
    c, s = COS[angle], SIN[angle]
    return c * x - s * y, s * x + c * y


def gap_to(shape: Shape, other: Neighbour, x: float, y: float, angle: int) -> float:
    """The gap between a card of the tree and a new one in this pose."""
    across, up = to_card_frame(other.angle, x - other.x, y - other.y)
    return gap(shape, other.shape, across, up, angle - other.angle)
