"""Which poses on a card could be legal, whatever lies around it: with the mouth on bark, and no
feature covered (4.5)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from chabudai.games.kodama_duo.cards.deck import HALF_MOUTH, N_CARDS, N_SLOTS, Deck, Shape
from chabudai.games.kodama_duo.places.cache import cache_of
from chabudai.games.kodama_duo.places.cell_grid import HALF_CELL, Cells
from chabudai.games.kodama_duo.places.obstacles.feature import Feature
from chabudai.games.kodama_duo.places.obstacles.obstacle import ARC, MARGIN, N_ARCS, shut_all
from chabudai.games.kodama_duo.places.pose_box import Box
from chabudai.games.kodama_duo.tree.geometry import LEAST_CONTACT, TOLERANCE, clip
from chabudai.games.kodama_duo.tree.trig import TURNS, Turn

DEGREE: Final = 0.0174533
HALF_TURN_ARCS: Final = N_ARCS // 2
UPRIGHT_ARCS: Final = N_ARCS // 4
# Were there no bark between these ends, there would be less of it than a mouth needs,
INNER_MOUTH: Final = HALF_MOUTH - LEAST_CONTACT / 2
# and less of the card, were there none on one side of this.
MOUTH_ON_CARD: Final = HALF_MOUTH - LEAST_CONTACT


def cells_of(deck: Deck, shape: Shape) -> Cells:
    """The cells of a card and as far around it as a mouth may reach: all of one size share them."""
    size = (shape.half_width + HALF_MOUTH, shape.half_height + HALF_MOUTH)
    cells = cache_of(deck).cells
    if size not in cells:
        cells[size] = Cells(size[0], size[1])
    return cells[size]


def open_cells(deck: Deck, card: int, other: int, n_guarded: int) -> list[int]:
    """For each arc of turns, cells where a card may lie on another: found out once for all cards
    that grow alike."""
    key = (deck.alike[card] * N_CARDS + deck.drawn[other]) * (N_SLOTS + 1) + n_guarded
    found = cache_of(deck).open_cells
    if key not in found:
        found[key] = find_open_cells(deck, card, other, n_guarded)
    return found[key]


def find_open_cells(deck: Deck, card: int, other: int, n_guarded: int) -> list[int]:
    """All cells near bark but those where a feature is covered."""
    shape, bark = deck.shapes[card], deck.shapes[other]
    if n_guarded == 0:
        ahead = UPRIGHT_ARCS if shape.mouth_is_upright else 0
        return [cells_near_bark(deck, other, arc + ahead) for arc in range(N_ARCS)]
    found = open_cells(deck, card, other, n_guarded - 1).copy()
    shut_all([Feature(cells_of(deck, bark), bark, n_guarded - 1, shape)], found)
    return found


def cells_near_bark(deck: Deck, other: int, arc: int) -> int:
    """Cells where a mouth that points into an arc may lie on bark: found out once, for mouths have
    no front and no back."""
    key = deck.drawn[other] * HALF_TURN_ARCS + arc % HALF_TURN_ARCS
    found = cache_of(deck).bark_cells
    if key not in found:
        bark = deck.shapes[other]
        found[key] = find_bark(cells_of(deck, bark), bark, ARC * (arc % HALF_TURN_ARCS))
    return found[key]


def find_bark(cells: Cells, bark: Shape, first: int) -> int:
    """Cells where a mouth that points from here into an arc may lie on bark, and on the card."""
    middle = first + ARC // 2
    at = TURNS[middle]
    slack = HALF_MOUTH * DEGREE * float(first + ARC - middle) + MARGIN
    spread = HALF_CELL * (at.wide + at.high)
    wide = bark.half_width + TOLERANCE + MOUTH_ON_CARD * at.wide + slack + HALF_CELL
    high = bark.half_height + TOLERANCE + MOUTH_ON_CARD * at.high + slack + HALF_CELL
    on_card = cells.rulers[0].around(cells.all, -wide, wide)
    on_card = cells.rulers[90].around(on_card, -high, high)
    found = 0
    for disc in bark.discs:
        reach = disc.radius + slack + spread
        x = at.c * disc.x + at.s * disc.y
        y = at.c * disc.y - at.s * disc.x
        near = cells.rulers[middle + 90].around(on_card, y - reach, y + reach)
        reach += INNER_MOUTH
        found |= cells.rulers[middle].around(near, x - reach, x + reach)
    return found


def keep_on_bark(shape: Shape, bark: Shape, box: Box) -> bool:
    """Narrow a box to where a mouth may lie on the card; false if it may nowhere, or on no bark."""
    middle = box.middle()
    # A mouth has no front and no back.
    at = TURNS[middle - 90 if shape.mouth_is_upright else middle]
    slack = HALF_MOUTH * DEGREE * float(box.last - middle) + MARGIN  # the ends of the mouth swing
    wide = bark.half_width + MOUTH_ON_CARD * at.wide + slack + TOLERANCE
    high = bark.half_height + MOUTH_ON_CARD * at.high + slack + TOLERANCE
    return box.clip(wide, high) and is_near_bark(bark, box, at, slack)


def is_near_bark(bark: Shape, box: Box, at: Turn, slack: float) -> bool:
    """Whether enough of a mouth of a box that points there, or comes so far from it, may lie on
    bark: the longest that each disc can lie under it must add up to that."""
    aside = at.high * box.half_x + at.wide * box.half_y
    ahead = at.wide * box.half_x + at.high * box.half_y
    low, high = stretch_on_card(bark, box, at, slack)
    low -= ahead
    high += ahead
    contact = MARGIN
    for disc in bark.discs_near(box.x, box.y):
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


def stretch_on_card(bark: Shape, box: Box, at: Turn, slack: float) -> tuple[float, float]:
    """The part of the mouths of a box, from their middles, that may lie on the card."""
    low, high = -HALF_MOUTH, HALF_MOUTH
    wide = bark.half_width + TOLERANCE + slack + box.half_x
    tall = bark.half_height + TOLERANCE + slack + box.half_y
    if abs(box.x) + HALF_MOUTH > wide:
        low, high = clip(box.x, at.c, wide, low, high)
    if abs(box.y) + HALF_MOUTH > tall:
        low, high = clip(box.y, at.s, tall, low, high)
    return low, high
