"""The places that are offered for a card: a few good ones, found quickly.

A few coarse grips are tried on every parent until enough are legal; where none is, `exhaustive`
tells whether the parent can take the card at all. What is closed once stays closed, for trees only
grow.
"""

from __future__ import annotations

from typing import Final

from chabudai.games.kodama_duo.cards.deck import N_CARDS
from chabudai.games.kodama_duo.places.coarse import get_coarse_grips
from chabudai.games.kodama_duo.places.exhaustive import find_any_place
from chabudai.games.kodama_duo.places.parent_search import ParentSearch
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.runs import score_card
from chabudai.games.kodama_duo.tree.tree import Tree

MAX_OFFERED: Final = 8
MIN_ON_EACH: Final = 2


def offer_places(tree: Tree, limits: PlacementLimits, card: int, closed: set[int]) -> list[int]:
    """Good places on every parent that can take a card, the roomiest first; `closed` remembers
    which can take none like it."""
    found: list[tuple[float, int]] = []
    parents = parents_within_cap(tree, limits, card)
    on_each = max(MIN_ON_EACH, MAX_OFFERED // max(1, len(parents)))
    for parent in parents:
        key = parent * N_CARDS + tree.deck.outline_of[card]
        if key not in closed:
            here = find_places_on(ParentSearch(tree, limits, card, parent), on_each + 1)
            if not here:
                closed.add(key)
            found += here[:on_each]
    found.sort()
    return [pose for _, pose in found]


def parents_within_cap(tree: Tree, limits: PlacementLimits, card: int) -> list[int]:
    found: list[int] = []
    for parent in range(len(tree.cards)):
        if score_card(tree, limits, card, parent) <= limits.cap:
            found.append(parent)
    return found


def find_places_on(search: ParentSearch, enough: int) -> list[tuple[float, int]]:
    """The first legal ones of the coarse grips on a parent, else any place, if there is one;
    each after its room negated."""
    try_coarse_grips(search, enough)
    if search.n_found == 0:
        find_any_place(search)
    return sorted(search.list_places())


def try_coarse_grips(search: ParentSearch, enough: int) -> None:
    """Try a few coarse grips from all around until enough are legal."""
    tree = search.tree
    for grip in get_coarse_grips(
        tree.deck, search.card, tree.cards[search.parent], search.n_protected
    ):
        search.try_grip(grip)
        if search.n_found == enough:
            return
