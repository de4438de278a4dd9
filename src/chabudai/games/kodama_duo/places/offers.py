"""The places that are offered for a card: a few good ones, found quickly.

A few coarse holds are tried on every parent until enough are legal; where none is, narrow.py says
whether the parent can take the card at all. What is closed once stays closed, for trees only grow.
"""

from __future__ import annotations

from typing import Final

from chabudai.games.kodama_duo.cards.deck import N_CARDS
from chabudai.games.kodama_duo.places.coarse import few_holds
from chabudai.games.kodama_duo.places.exhaustive import find_place
from chabudai.games.kodama_duo.places.parent_search import Search
from chabudai.games.kodama_duo.tree.limits import Terms
from chabudai.games.kodama_duo.tree.runs import points
from chabudai.games.kodama_duo.tree.tree import Tree

OFFERED: Final = 8
ON_EACH: Final = 2


def places(tree: Tree, terms: Terms, card: int, closed: set[int]) -> list[int]:
    """Good places on every parent that can take a card, the roomiest first; `closed` remembers
    which can take none like it."""
    found: list[tuple[float, int]] = []
    parents = parents_for(tree, terms, card)
    on_each = max(ON_EACH, OFFERED // max(1, len(parents)))
    for parent in parents:
        key = parent * N_CARDS + tree.deck.alike[card]
        if key not in closed:
            here = places_on(Search(tree, terms, card, parent), on_each + 1)
            if not here:
                closed.add(key)
            found += here[:on_each]
    found.sort()
    return [pose for _, pose in found]


def parents_for(tree: Tree, terms: Terms, card: int) -> list[int]:
    """The cards on which a new one would score no more than the cap."""
    found: list[int] = []
    for parent in range(len(tree.cards)):
        if points(tree, terms, card, parent) <= terms.cap:
            found.append(parent)
    return found


def places_on(search: Search, enough: int) -> list[tuple[float, int]]:
    """The first legal ones of the coarse holds on a parent, else a narrow place, if there is any;
    each after its room negated."""
    try_few_holds(search, enough)
    if search.n_found == 0:
        find_place(search)
    return sorted(search.places())


def try_few_holds(search: Search, enough: int) -> None:
    """Try a few coarse holds from all around until enough are legal."""
    tree = search.tree
    for hold in few_holds(tree.deck, search.card, tree.cards[search.parent], search.n_guarded):
        search.try_hold(hold)
        if search.n_found == enough:
            return
