"""Every game of the house keeps every law."""

from __future__ import annotations

import pytest

from chabudai.engine.conformance import LAWS, Deal, deals
from chabudai.engine.game import HOUSE, load

SEEDS = 10
FEWER = {"kodachi": 4, "kodama_duo": 4}  # their games are long for plain Python


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", HOUSE)
def test_every_game_keeps_every_law(name: str, law: type) -> None:
    """Some games, with all numbers of seats and all readings of the options."""
    for deal in deals(load(name), range(FEWER.get(name, SEEDS))):
        assert isinstance(deal, Deal)
        law(deal)
