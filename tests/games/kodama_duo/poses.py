"""Poses to try: all over a tree, snapped to its bark, and on both sides of where legal ends."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from chabudai.games.kodama_duo.places.candidates import held
from chabudai.games.kodama_duo.tree.limits import Terms
from chabudai.games.kodama_duo.tree.placement import is_legal
from chabudai.games.kodama_duo.tree.pose import angle_of, x_of, y_of
from chabudai.games.kodama_duo.tree.tree import Tree

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
        if is_legal(tree, Terms(), card, x, y, angle):
            step = rng.choice([(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1)])
            while is_legal(tree, Terms(), card, x, y, angle):
                x, y = x + step[0], y + step[1]
            yield card, x - step[0], y - step[1], angle
            yield card, x, y, angle
