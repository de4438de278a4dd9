"""Which poses on a card could be legal, whatever lies around it: with the mouth on bark, and no
feature covered. Found out once for each pair of drawings."""

from __future__ import annotations

from math import sqrt
from typing import Final

from chabudai.games.kodama_duo.cards.deck import HALF_MOUTH, N_CARDS, N_SLOTS, Deck, Shape
from chabudai.games.kodama_duo.places.cache import get_cache
from chabudai.games.kodama_duo.places.cell_grid import HALF_CELL, CellGrid
from chabudai.games.kodama_duo.places.obstacles.feature import FeatureObstacle
from chabudai.games.kodama_duo.places.obstacles.obstacle import (
    ARC,
    MARGIN,
    N_ARCS,
    remove_blocked_cells,
)
from chabudai.games.kodama_duo.places.pose_box import PoseBox
from chabudai.games.kodama_duo.tree.geometry import LEAST_CONTACT, TOLERANCE, clip_interval
from chabudai.games.kodama_duo.tree.trig import TURNS, Rotation

DEGREE: Final = 0.0174533
HALF_TURN_ARCS: Final = N_ARCS // 2
UPRIGHT_ARCS: Final = N_ARCS // 4
# Were there no bark between these ends, there would be less of it than a mouth needs,
INNER_MOUTH: Final = HALF_MOUTH - LEAST_CONTACT / 2
# and less of the card, were there none on one side of this.
MOUTH_ON_CARD: Final = HALF_MOUTH - LEAST_CONTACT


def get_grid(deck: Deck, shape: Shape) -> CellGrid:
    """The cells of a card and as far around it as a mouth may reach: all of one size share them."""
    size = (shape.half_width + HALF_MOUTH, shape.half_height + HALF_MOUTH)
    cells = get_cache(deck).cells
    if size not in cells:
        cells[size] = CellGrid(size[0], size[1])
    return cells[size]


def get_open_cells(deck: Deck, card: int, parent_number: int, n_protected: int) -> list[int]:
    """For each arc of turns, cells where a card may lie on another: found out once for all cards
    that grow alike."""
    pair = deck.outline_of[card] * N_CARDS + deck.drawing_of[parent_number]
    key = pair * (N_SLOTS + 1) + n_protected
    known = get_cache(deck).open_cells
    if key not in known:
        known[key] = find_open_cells(deck, card, parent_number, n_protected)
    return known[key]


def find_open_cells(deck: Deck, card: int, parent_number: int, n_protected: int) -> list[int]:
    """All cells near bark but those where a feature is covered."""
    shape, parent_shape = deck.shapes[card], deck.shapes[parent_number]
    if n_protected == 0:
        # A mouth on a side of the card points a right angle ahead of the card's own turn.
        ahead = UPRIGHT_ARCS if shape.mouth_is_upright else 0
        return [get_bark_cells(deck, parent_number, arc + ahead) for arc in range(N_ARCS)]
    found = get_open_cells(deck, card, parent_number, n_protected - 1).copy()
    remove_blocked_cells(
        [FeatureObstacle(get_grid(deck, parent_shape), parent_shape, n_protected - 1, shape)], found
    )
    return found


def get_bark_cells(deck: Deck, parent_number: int, arc: int) -> int:
    """Cells where a mouth that points into an arc may lie on bark: found out once, for mouths have
    no front and no back."""
    key = deck.drawing_of[parent_number] * HALF_TURN_ARCS + arc % HALF_TURN_ARCS
    known = get_cache(deck).bark_cells
    if key not in known:
        parent_shape = deck.shapes[parent_number]
        known[key] = find_bark_cells(
            get_grid(deck, parent_shape), parent_shape, ARC * (arc % HALF_TURN_ARCS)
        )
    return known[key]


def find_bark_cells(grid: CellGrid, parent_shape: Shape, first_turn: int) -> int:
    """Cells where a mouth that points from here into an arc may lie on bark, and on the card."""
    # One direction stands for the whole arc; `slack` is what the ends of the mouth swing besides,
    # and `spread` how far a point of a cell may be from its middle, along that direction.
    middle = first_turn + ARC // 2
    at = TURNS[middle]
    slack = HALF_MOUTH * DEGREE * float(first_turn + ARC - middle) + MARGIN
    spread = HALF_CELL * (at.abs_c + at.abs_s)
    wide = parent_shape.half_width + TOLERANCE + MOUTH_ON_CARD * at.abs_c + slack + HALF_CELL
    high = parent_shape.half_height + TOLERANCE + MOUTH_ON_CARD * at.abs_s + slack + HALF_CELL
    on_card = grid.rulers[0].cells_around(grid.all_cells, -wide, wide)
    on_card = grid.rulers[90].cells_around(on_card, -high, high)
    found = 0
    for disc in parent_shape.discs:
        reach = disc.radius + slack + spread
        x = at.c * disc.x + at.s * disc.y
        y = at.c * disc.y - at.s * disc.x
        near = grid.rulers[middle + 90].cells_around(on_card, y - reach, y + reach)
        reach += INNER_MOUTH
        found |= grid.rulers[middle].cells_around(near, x - reach, x + reach)
    return found


def narrow_to_bark(shape: Shape, parent_shape: Shape, box: PoseBox) -> bool:
    """Narrow a box to where a mouth may lie on the card; false if it may nowhere, or on no bark."""
    middle = box.middle_turn()
    # A mouth has no front and no back.
    at = TURNS[middle - 90 if shape.mouth_is_upright else middle]
    # The ends of the mouth swing by so much when the card turns from the middle to the last turn.
    slack = HALF_MOUTH * DEGREE * float(box.last_turn - middle) + MARGIN
    wide = parent_shape.half_width + MOUTH_ON_CARD * at.abs_c + slack + TOLERANCE
    high = parent_shape.half_height + MOUTH_ON_CARD * at.abs_s + slack + TOLERANCE
    return box.clip_to(wide, high) and can_reach_bark(parent_shape, box, at, slack)


def can_reach_bark(parent_shape: Shape, box: PoseBox, at: Rotation, slack: float) -> bool:
    """Whether enough of a mouth of a box that points there, or comes so far from it, may lie on
    bark: the longest that each disc can lie under it must add up to that."""
    aside = at.abs_s * box.half_x + at.abs_c * box.half_y
    ahead = at.abs_c * box.half_x + at.abs_s * box.half_y
    low, high = mouth_stretch_on_card(parent_shape, box, at, slack)
    low -= ahead
    high += ahead
    contact = MARGIN
    for disc in parent_shape.discs_near(box.x, box.y):
        dx = disc.x - box.x
        dy = disc.y - box.y
        reach = disc.radius + slack
        off = max(abs(dx * at.s - dy * at.c) - aside, 0.0)
        if off < reach:
            half = sqrt(reach * reach - off * off)
            along = dx * at.c + dy * at.s
            contact += max(min(along + half, high) - max(along - half, low), 0.0)
            if contact >= LEAST_CONTACT:
                return True
    return False


def mouth_stretch_on_card(
    parent_shape: Shape, box: PoseBox, at: Rotation, slack: float
) -> tuple[float, float]:
    """The part of the mouths of a box, from their middles, that may lie on the card."""
    low, high = -HALF_MOUTH, HALF_MOUTH
    wide = parent_shape.half_width + TOLERANCE + slack + box.half_x
    tall = parent_shape.half_height + TOLERANCE + slack + box.half_y
    if abs(box.x) + HALF_MOUTH > wide:
        low, high = clip_interval(box.x, at.c, wide, low, high)
    if abs(box.y) + HALF_MOUTH > tall:
        low, high = clip_interval(box.y, at.s, tall, low, high)
    return low, high
