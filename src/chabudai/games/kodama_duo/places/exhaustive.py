"""Narrow places: whether a card fits on a parent at all, settled to the last pose (4.5).

First all cells are looked at together, by arcs and then by halves of arcs, then what is left of
them in boxes. A box is given up when one thing is in the way of all of its poses; else it is
parted, down to single poses.
"""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from mypy_extensions import i64

from chabudai.games.kodama_duo.places.cell_grid import HALF_CELL, Cells
from chabudai.games.kodama_duo.places.obstacles.card import Beside
from chabudai.games.kodama_duo.places.obstacles.edge import BOTTOM, LEFT, RIGHT, TOP, Edge
from chabudai.games.kodama_duo.places.obstacles.feature import Feature
from chabudai.games.kodama_duo.places.obstacles.obstacle import (
    ALL,
    ARC,
    HALF_ARC,
    MARGIN,
    SOME,
    Obstacle,
    halved,
    shut_all,
)
from chabudai.games.kodama_duo.places.open_cells import cells_of, keep_on_bark, open_cells
from chabudai.games.kodama_duo.places.parent_search import Search, whole
from chabudai.games.kodama_duo.places.pose_box import Box
from chabudai.games.kodama_duo.tree.geometry import clip
from chabudai.games.kodama_duo.tree.limits import ENDLESS
from chabudai.games.kodama_duo.tree.trig import TURNS

FAR: Final = 100.0  # no box is as wide


def find_place(search: Search) -> bool:
    """Note a legal pose on the parent; false if there is none, wherever one looks."""
    tree = search.tree
    cells = cells_of(tree.deck, search.bark)
    around = obstacles(search, cells)
    left = open_cells(tree.deck, search.card, tree.cards[search.parent], search.n_guarded).copy()
    shut_all(around, left)
    if not any(left):
        return False
    for slot in range(search.n_guarded):
        around.append(Feature(cells, search.bark, slot, search.shape))
    boxes: list[Box] = []
    return try_cells(search, cells, halved(around, left), boxes) or (
        search_boxes(search, around, boxes)
    )


def obstacles(search: Search, cells: Cells) -> list[Obstacle]:
    """What lies around the parent."""
    found: list[Obstacle] = []
    for facing, away in edges(search):
        found.append(Edge(cells, search.own, facing, away, search.shape))
    for other in search.near:
        found.append(Beside(cells, search.own, other, search.shape))
    return found


def edges(search: Search) -> list[tuple[int, float]]:
    """The edges of the table that a card on the parent can reach: where they face, how far away
    they are."""
    terms = search.terms
    if terms.table_width != ENDLESS:
        aside = terms.table_width / 2
        return [(BOTTOM, 0.0), (LEFT, aside), (RIGHT, aside), (TOP, float(terms.table_height))]
    return [(BOTTOM, 0.0)] if search.is_by_edge else []


def try_cells(search: Search, cells: Cells, left: list[int], boxes: list[Box]) -> bool:
    """Note a legal pose in the middle of a cell and half an arc, beginning with the half of most
    cells; those without one are added to the boxes."""
    halves = [(-here.bit_count(), half) for half, here in enumerate(left) if here]
    halves.sort()
    for _, half in halves:
        for cell in cells.each(left[half]):
            box = box_of(cells, cell, half)
            boxes.append(box)
            if try_middle(search, box):
                return True
    return False


def box_of(cells: Cells, cell: i64, half: i64) -> Box:
    """All poses with the middle of the mouth in a cell and the turn in one half of an arc."""
    is_late = half % 2
    first = ARC * (half // 2) + (HALF_ARC + 1) * is_late
    last = first + HALF_ARC - is_late
    return Box(cells.x[cell], cells.y[cell], HALF_CELL, HALF_CELL, first, last)


def search_boxes(search: Search, around: list[Obstacle], boxes: list[Box]) -> bool:
    """Note the first legal pose of boxes and their parts, the widest first."""
    ahead = [around] * len(boxes)  # of each box, what may be in its way
    for n, box in enumerate(boxes):
        near: list[Obstacle] = []
        if not may_hold(search, ahead[n], box, near):
            continue
        if box.has_few_poses():
            if try_every_pose(search, box):
                return True
        elif try_middle(search, box):
            return True
        else:
            box.part(boxes)
            if len(near) == len(ahead[n]):
                near = ahead[n]
            ahead.append(near)
            ahead.append(near)
    return False


def may_hold(search: Search, around: list[Obstacle], box: Box, near: list[Obstacle]) -> bool:
    """Whether a pose of a box may be legal; it is narrowed to where it may be, and `near` told
    what may be in the way of its parts."""
    if not box.keeps_place and not keep_on_bark(search.shape, search.bark, box):
        return False
    return not is_blocked(around, box, near)


def is_blocked(around: list[Obstacle], box: Box, near: list[Obstacle]) -> bool:
    """Whether one thing is in the way of all poses of a box."""
    for n, other in enumerate(around):
        hit = other.blocks(box)
        if hit == ALL:
            around[n], around[0] = around[0], other  # most likely in the way of the next as well
            return True
        if hit == SOME:
            near.append(other)
    return False


def try_middle(search: Search, box: Box) -> bool:
    """Note the pose in the middle of a box if it is legal, and not tried before."""
    if box.is_tried:
        return False
    box.is_tried = True
    turn = box.middle()
    x, y = on_table(search, box.x, box.y, turn)
    return search.try_pose(whole(x), whole(y), search.angle_at(turn))


def on_table(search: Search, x: float, y: float, turn: i64) -> tuple[float, float]:
    """Where on the table the middle of a card lies that has its mouth here."""
    own, shape = search.own, search.shape
    at = TURNS[turn]
    x -= at.c * shape.mouth_x - at.s * shape.mouth_y
    y -= at.s * shape.mouth_x + at.c * shape.mouth_y
    return own.x + own.c * x - own.s * y, own.y + own.s * x + own.c * y


def try_every_pose(search: Search, box: Box) -> bool:
    """Note the first legal pose of a small box at one angle."""
    own, angle = search.own, search.angle_at(box.first)
    x, y = on_table(search, box.x, box.y, box.first)
    wide = abs(own.c) * box.half_x + abs(own.s) * box.half_y + MARGIN
    for column in range(ceil(x - wide), floor(x + wide) + 1):
        aside = float(column) - x
        low, high = clip(own.c * aside, own.s, box.half_x + MARGIN, -FAR, FAR)
        low, high = clip(-own.s * aside, own.c, box.half_y + MARGIN, low, high)
        for row in range(ceil(y + low), floor(y + high) + 1):
            if search.try_pose(float(column), float(row), angle):
                return True
    return False
