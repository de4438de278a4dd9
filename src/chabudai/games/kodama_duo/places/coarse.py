"""Coarse grips: the middle of a mouth on discs of the parent's bark, where features stay free."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chabudai.games.kodama_duo.cards.deck import N_CARDS, N_SLOTS, Deck, Disc, Shape
from chabudai.games.kodama_duo.places.cache import get_cache
from chabudai.games.kodama_duo.places.grip import N_SECTORS, Grip
from chabudai.games.kodama_duo.places.obstacles.obstacle import ARC
from chabudai.games.kodama_duo.places.open_cells import get_grid, get_open_cells
from chabudai.games.kodama_duo.tree.trig import TURNS

MAX_GRIPS: Final = 48  # tried on a parent before it counts as narrow
DISC_STEP: Final = 6


def get_coarse_grips(deck: Deck, card: int, parent_number: int, n_protected: int) -> list[Grip]:
    """A few coarse grips that may leave a card's features free: found out once."""
    pair = deck.outline_of[card] * N_CARDS + deck.drawing_of[parent_number]
    key = pair * (N_SLOTS + 1) + n_protected
    kept = get_cache(deck).coarse_grips
    found = kept.get(key)
    if found is None:
        found = take_turns_by_sector(find_grips(deck, card, parent_number, n_protected))[:MAX_GRIPS]
        kept[key] = found
    return found


def take_turns_by_sector(found: list[Grip]) -> list[Grip]:
    """The tips of limbs first, where there is most room, but limbs and sectors take turns."""
    n_taken = [0] * (found[0].limb_sector + N_SECTORS) if found else []  # the last limb comes first
    rounds: list[list[Grip]] = []
    for grip in found:
        taken = n_taken[grip.limb_sector]
        n_taken[grip.limb_sector] = taken + 1
        if taken == len(rounds):
            rounds.append([])
        rounds[taken].append(grip)
    return [grip for each in rounds for grip in each]


def find_grips(deck: Deck, card: int, parent_number: int, n_protected: int) -> list[Grip]:
    """The middle of the mouth on every so many discs, all around, where cells are open."""
    shape, parent_shape = deck.shapes[card], deck.shapes[parent_number]
    grid = get_grid(deck, parent_shape)
    arcs = [grid.to_bytes(each) for each in get_open_cells(deck, card, parent_number, n_protected)]
    found: list[Grip] = []
    for n in sample_discs(parent_shape):
        disc = parent_shape.discs[n]
        cell: i64 = grid.cell_at(disc.x, disc.y)
        byte = cell // 8
        bit: i64 = cell % 8
        for arc, bits in enumerate(arcs):
            if bits[byte] >> bit & 1:
                found.append(make_grip(shape, disc, ARC * arc))
    return found


def make_grip(shape: Shape, disc: Disc, turn: i64) -> Grip:
    """The middle of the mouth on a disc, at this turn."""
    at = TURNS[turn]
    x = disc.x - (at.c * shape.mouth_x - at.s * shape.mouth_y)
    y = disc.y - (at.s * shape.mouth_x + at.c * shape.mouth_y)
    return Grip(x, y, turn, disc.limb)


def sample_discs(shape: Shape) -> list[int]:
    """Every so many discs of each limb, its tip among them."""
    discs: list[int] = []
    since = 0
    last = len(shape.discs) - 1
    for disc in range(last, -1, -1):
        is_tip = disc == last or shape.discs[disc + 1].limb != shape.discs[disc].limb
        since = 0 if is_tip else since + 1
        if since % DISC_STEP == 0:
            discs.append(disc)
    return discs
