"""Coarse holds: the middle of a mouth on discs of a card's bark, where features stay free (4.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chabudai.games.kodama_duo.cards import N_CARDS, N_SLOTS, Deck, Shape
from chabudai.games.kodama_duo.cells import FULL_TURN, Cells
from chabudai.games.kodama_duo.obstacle import ARC
from chabudai.games.kodama_duo.open_cells import cells_of, open_cells

HELD_DISCS: Final = 2


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
