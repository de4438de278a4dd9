"""Coarse holds: the middle of a mouth on discs of a card's bark, where features stay free (4.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chabudai.games.kodama_duo.cards.deck import N_CARDS, N_SLOTS, Deck, Disc, Shape
from chabudai.games.kodama_duo.places.cache import cache_of
from chabudai.games.kodama_duo.places.grip import N_SECTORS, Hold
from chabudai.games.kodama_duo.places.obstacles.obstacle import ARC
from chabudai.games.kodama_duo.places.open_cells import cells_of, open_cells
from chabudai.games.kodama_duo.tree.trig import TURNS

FEW: Final = 48  # tried on a parent before it counts as narrow
DISC_STEP: Final = 6


def few_holds(deck: Deck, card: int, other: int, n_guarded: int) -> list[Hold]:
    """A few coarse holds that may leave a card's features free: found out once."""
    key = (deck.alike[card] * N_CARDS + deck.drawn[other]) * (N_SLOTS + 1) + n_guarded
    kept = cache_of(deck).few_holds
    found = kept.get(key)
    if found is None:
        found = by_turns(holds(deck, card, other, n_guarded))[:FEW]
        kept[key] = found
    return found


def by_turns(found: list[Hold]) -> list[Hold]:
    """Those at the tips of limbs first, for there is most room, but the places take turns."""
    n_taken = [0] * (found[0].place + N_SECTORS) if found else []  # the last limb comes first
    rounds: list[list[Hold]] = []
    for hold in found:
        taken = n_taken[hold.place]
        n_taken[hold.place] = taken + 1
        if taken == len(rounds):
            rounds.append([])
        rounds[taken].append(hold)
    return [hold for each in rounds for hold in each]


def holds(deck: Deck, card: int, other: int, n_guarded: int) -> list[Hold]:
    """The middle of the mouth on every so many discs, all around, where cells are open."""
    shape, bark = deck.shapes[card], deck.shapes[other]
    cells = cells_of(deck, bark)
    arcs = [cells.bits(each) for each in open_cells(deck, card, other, n_guarded)]
    found: list[Hold] = []
    for n in from_tips(bark):
        disc = bark.discs[n]
        cell: i64 = cells.at(disc.x, disc.y)
        byte = cell // 8
        bit: i64 = cell % 8
        for arc, bits in enumerate(arcs):
            if bits[byte] >> bit & 1:
                found.append(hold_at(shape, disc, ARC * arc))
    return found


def hold_at(shape: Shape, disc: Disc, turn: i64) -> Hold:
    """The middle of the mouth on a disc, at this turn."""
    at = TURNS[turn]
    x = disc.x - (at.c * shape.mouth_x - at.s * shape.mouth_y)
    y = disc.y - (at.s * shape.mouth_x + at.c * shape.mouth_y)
    return Hold(x, y, turn, disc.limb)


def from_tips(shape: Shape) -> list[int]:
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
