"""Every game of the house keeps every law."""

from __future__ import annotations

import pytest

from chabudai.engine.conformance import LAWS, Deal, deals
from chabudai.engine.game import HOUSE, load

SEEDS = range(10)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", HOUSE)
def test_every_game_keeps_every_law(name: str, law: type) -> None:
    """Ten games, with all numbers of seats and all readings of the options."""
    for deal in deals(load(name), SEEDS):
        assert isinstance(deal, Deal)
        law(deal)
