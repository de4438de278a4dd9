"""The places that are offered for a card: few, on every parent that can take it."""

from __future__ import annotations

from typing import Final

from chabudai.games.kodama_duo.candidates import last_places, parents_for, places_on
from chabudai.games.kodama_duo.terms import Terms
from chabudai.games.kodama_duo.tree import Tree

OFFERED: Final = 8
ON_EACH: Final = 2


def places(tree: Tree, terms: Terms, card: int) -> list[int]:
    """The roomiest places on each parent, the roomiest of all first; none where none is legal."""
    found: list[tuple[float, int]] = []
    parents = parents_for(tree, terms, card)
    for parent in parents:
        here = places_on(tree, terms, card, parent)
        here.sort()
        found += here[: max(ON_EACH, OFFERED // len(parents))]
    if not found:
        found = last_places(tree, terms, card)
    found.sort()
    return [pose for _, pose in found]
