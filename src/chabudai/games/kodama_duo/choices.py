"""The places that are offered for a card: a few good ones, found quickly.

Coarse holds are tried on every parent until enough are legal. Narrow places are looked for only on
parents that would score more than all those found so far, and where nothing was found at all; for
a search of everything see candidates.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chabudai.games.kodama_duo.candidates import SWEPT_DEGREES, SWEPT_DISCS, last_places
from chabudai.games.kodama_duo.runs import points
from chabudai.games.kodama_duo.search import FULL_TURN, Search, holds
from chabudai.games.kodama_duo.terms import Terms
from chabudai.games.kodama_duo.tree import Tree

OFFERED: Final = 8
ON_EACH: Final = 2
TRIED: Final = 90  # holds on one parent, before it counts as narrow
STRIDE: Final = 23  # neighbouring holds are alike: those tried first lie all around


def places(tree: Tree, terms: Terms, card: int) -> list[int]:
    """Good places on each parent, the roomiest first; none where none is legal."""
    found: list[tuple[float, int]] = []
    narrow: list[tuple[int, int]] = []
    best = -1
    parents = within_cap(tree, terms, card)
    on_each = max(ON_EACH, OFFERED // max(1, len(parents)))
    for scored, parent in parents:
        here = wide_places(tree, terms, card, parent, 2 * on_each)
        if here:
            best = max(best, scored)
            found += here[:on_each]
        else:
            narrow.append((scored, parent))
    for scored, parent in narrow:
        if scored > best:
            found += narrow_places(tree, terms, card, parent)[:on_each]
    if not found:
        found = last_places(tree, terms, card)
    found.sort()
    return [pose for _, pose in found]


def within_cap(tree: Tree, terms: Terms, card: int) -> list[tuple[int, int]]:
    """The points of a card on each parent where they keep within the cap."""
    found: list[tuple[int, int]] = []
    for parent in range(len(tree.cards)):
        scored = points(tree, terms, card, parent)
        if scored <= terms.cap:
            found.append((scored, parent))
    return found


def wide_places(
    tree: Tree, terms: Terms, card: int, parent: int, enough: int
) -> list[tuple[float, int]]:
    """The first legal ones of the coarse holds on a parent, each after its room negated."""
    search = Search(tree, terms, card, parent)
    tried = holds(tree.deck, card, tree.cards[parent], search.n_guarded)
    x, y = search.shape.mouth_x, search.shape.mouth_y
    left = TRIED
    for skipped in range(STRIDE):
        for place in range(skipped, len(tried), STRIDE):
            disc: i64 = tried[place] // FULL_TURN
            if search.is_free(disc):
                search.try_hold(disc, tried[place] - disc * FULL_TURN, x, y)
                left -= 1
                if left == 0 or search.n_found == enough:
                    return sorted(search.places())
    return sorted(search.places())


def narrow_places(tree: Tree, terms: Terms, card: int, parent: int) -> list[tuple[float, int]]:
    """What a sweep finds on a parent."""
    search = Search(tree, terms, card, parent)
    search.sweep(SWEPT_DISCS, SWEPT_DEGREES)
    return sorted(search.places())
