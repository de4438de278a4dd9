"""What the search has found out about pairs of cards, kept beside the deck it was found for."""

from __future__ import annotations

from typing import Final

from chabudai.games.kodama_duo.cards.deck import Deck
from chabudai.games.kodama_duo.places.cell_grid import CellGrid
from chabudai.games.kodama_duo.places.grip import Grip

MAX_DECKS: Final = 16


class PlaceCache:
    """One deck's findings; they depend on drawings alone, so all tables of a deck share them."""

    def __init__(self) -> None:
        # Coarse grips of one card on another, by the pair and how many features are protected.
        self.coarse_grips: dict[int, list[Grip]] = {}
        # Cells by the size of a card; those near bark by drawing and arc; and for two cards, by
        # arcs, those where one can lie on the other.
        self.cells: dict[tuple[float, float], CellGrid] = {}
        self.bark_cells: dict[int, int] = {}
        self.open_cells: dict[int, list[int]] = {}


_caches: Final[dict[Deck, PlaceCache]] = {}


def get_cache(deck: Deck) -> PlaceCache:
    """Get a deck's cache; the oldest goes where there are many decks."""
    found = _caches.get(deck)
    if found is None:
        if len(_caches) >= MAX_DECKS:
            del _caches[next(iter(_caches))]
        found = PlaceCache()
        _caches[deck] = found
    return found
