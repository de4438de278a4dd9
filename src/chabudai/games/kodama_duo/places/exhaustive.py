"""The exhaustive search: whether a card fits on a parent at all, settled to the last pose.

First all cells are looked at together, by arcs and then by halves of arcs, then what is left of
them in boxes. A box is given up when one obstacle is in the way of all of its poses; else it is
split, down to single poses.
"""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from mypy_extensions import i64

from chabudai.games.kodama_duo.places.cell_grid import HALF_CELL, CellGrid
from chabudai.games.kodama_duo.places.obstacles.card import CardObstacle
from chabudai.games.kodama_duo.places.obstacles.edge import BOTTOM, LEFT, RIGHT, TOP, EdgeObstacle
from chabudai.games.kodama_duo.places.obstacles.feature import FeatureObstacle
from chabudai.games.kodama_duo.places.obstacles.obstacle import (
    ALL,
    ARC,
    HALF_ARC,
    MARGIN,
    SOME,
    Obstacle,
    remove_blocked_cells,
    split_arcs,
)
from chabudai.games.kodama_duo.places.open_cells import get_grid, get_open_cells, narrow_to_bark
from chabudai.games.kodama_duo.places.parent_search import ParentSearch, round_to_whole
from chabudai.games.kodama_duo.places.pose_box import PoseBox
from chabudai.games.kodama_duo.tree.geometry import clip_interval
from chabudai.games.kodama_duo.tree.limits import ENDLESS
from chabudai.games.kodama_duo.tree.trig import TURNS

BEYOND_BOX: Final = 100.0  # no box is as wide


def find_any_place(search: ParentSearch) -> bool:
    """Note a legal pose on the parent; false if there is none, wherever one looks."""
    tree = search.tree
    grid = get_grid(tree.deck, search.parent_shape)
    obstacles = list_obstacles(search, grid)
    open_cells = get_open_cells(
        tree.deck, search.card, tree.cards[search.parent], search.n_protected
    ).copy()
    remove_blocked_cells(obstacles, open_cells)
    if not any(open_cells):
        return False
    # For whole arcs the features are ruled out in the open cells already; halves and boxes are
    # narrower, and ask again.
    for slot in range(search.n_protected):
        obstacles.append(FeatureObstacle(grid, search.parent_shape, slot, search.shape))
    boxes: list[PoseBox] = []
    return try_cells(search, grid, split_arcs(obstacles, open_cells), boxes) or (
        search_boxes(search, obstacles, boxes)
    )


def list_obstacles(search: ParentSearch, grid: CellGrid) -> list[Obstacle]:
    found: list[Obstacle] = []
    for facing, distance in list_edges(search):
        found.append(EdgeObstacle(grid, search.parent_card, facing, distance, search.shape))
    for other in search.neighbours:
        found.append(CardObstacle(grid, search.parent_card, other, search.shape))
    return found


def list_edges(search: ParentSearch) -> list[tuple[int, float]]:
    """The edges of the table that a card on the parent can reach: where they face, how far away
    they are."""
    limits = search.limits
    if limits.table_width != ENDLESS:
        aside = limits.table_width / 2
        return [(BOTTOM, 0.0), (LEFT, aside), (RIGHT, aside), (TOP, float(limits.table_height))]
    return [(BOTTOM, 0.0)] if search.is_by_edge else []


def try_cells(
    search: ParentSearch, grid: CellGrid, open_cells: list[int], boxes: list[PoseBox]
) -> bool:
    """Note a legal pose in the middle of a cell and half an arc, beginning with the half of most
    cells; those without one are added to the boxes."""
    halves = [(-here.bit_count(), half) for half, here in enumerate(open_cells) if here]
    halves.sort()
    for _, half in halves:
        for cell in grid.list_cells(open_cells[half]):
            box = make_cell_box(grid, cell, half)
            boxes.append(box)
            if try_middle_pose(search, box):
                return True
    return False


def make_cell_box(grid: CellGrid, cell: i64, half: i64) -> PoseBox:
    """All poses with the middle of the mouth in a cell and the turn in one half of an arc."""
    is_late = half % 2
    first = ARC * (half // 2) + (HALF_ARC + 1) * is_late
    last = first + HALF_ARC - is_late
    return PoseBox(grid.x[cell], grid.y[cell], HALF_CELL, HALF_CELL, first, last)


def search_boxes(search: ParentSearch, obstacles: list[Obstacle], boxes: list[PoseBox]) -> bool:
    """Note the first legal pose of boxes and their parts, the widest first."""
    # Of each box, what may be in its way: parts of a box need not ask what is far from all of it.
    obstacles_of = [obstacles] * len(boxes)
    for n, box in enumerate(boxes):
        near: list[Obstacle] = []
        if not may_hold_legal_pose(search, obstacles_of[n], box, near):
            continue
        if box.has_few_poses():
            if try_every_pose(search, box):
                return True
        elif try_middle_pose(search, box):
            return True
        else:
            box.split(boxes)
            if len(near) == len(obstacles_of[n]):
                near = obstacles_of[n]
            obstacles_of.append(near)
            obstacles_of.append(near)
    return False


def may_hold_legal_pose(
    search: ParentSearch, obstacles: list[Obstacle], box: PoseBox, near: list[Obstacle]
) -> bool:
    """Whether a pose of a box may be legal; it is narrowed to where it may be, and `near` told
    what may be in the way of its parts."""
    if not box.is_place_checked and not narrow_to_bark(search.shape, search.parent_shape, box):
        return False
    return not is_blocked(obstacles, box, near)


def is_blocked(obstacles: list[Obstacle], box: PoseBox, near: list[Obstacle]) -> bool:
    """Whether one thing is in the way of all poses of a box."""
    for n, other in enumerate(obstacles):
        hit = other.blocking_of(box)
        if hit == ALL:
            # It is most likely in the way of the next box as well: ask it first.
            obstacles[n], obstacles[0] = obstacles[0], other
            return True
        if hit == SOME:
            near.append(other)
    return False


def try_middle_pose(search: ParentSearch, box: PoseBox) -> bool:
    """Note the pose in the middle of a box if it is legal, and not tried before."""
    if box.is_tried:
        return False
    box.is_tried = True
    turn = box.middle_turn()
    x, y = to_table(search, box.x, box.y, turn)
    return search.try_pose(round_to_whole(x), round_to_whole(y), search.to_table_angle(turn))


def to_table(search: ParentSearch, x: float, y: float, turn: i64) -> tuple[float, float]:
    """Where on the table the middle of a card lies that has its mouth here."""
    parent_card, shape = search.parent_card, search.shape
    at = TURNS[turn]
    x -= at.c * shape.mouth_x - at.s * shape.mouth_y
    y -= at.s * shape.mouth_x + at.c * shape.mouth_y
    return (
        parent_card.x + parent_card.c * x - parent_card.s * y,
        parent_card.y + parent_card.s * x + parent_card.c * y,
    )


def try_every_pose(search: ParentSearch, box: PoseBox) -> bool:
    """Note the first legal pose of a small box at one angle."""
    parent_card, angle = search.parent_card, search.to_table_angle(box.first_turn)
    x, y = to_table(search, box.x, box.y, box.first_turn)
    # Poses are whole tenths of the table; the box lies askew to it, so each column is clipped.
    wide = abs(parent_card.c) * box.half_x + abs(parent_card.s) * box.half_y + MARGIN
    for column in range(ceil(x - wide), floor(x + wide) + 1):
        aside = float(column) - x
        low, high = clip_interval(
            parent_card.c * aside, parent_card.s, box.half_x + MARGIN, -BEYOND_BOX, BEYOND_BOX
        )
        low, high = clip_interval(
            -parent_card.s * aside, parent_card.c, box.half_y + MARGIN, low, high
        )
        for row in range(ceil(y + low), floor(y + high) + 1):
            if search.try_pose(float(column), float(row), angle):
                return True
    return False
