"""Every game of the house keeps every law."""

from __future__ import annotations

import pytest

import chabudai.engine.rules.state
from chabudai.engine.conformance import LAWS, Deal, list_deals
from chabudai.engine.game import Game
from chabudai.engine.registry import load, own_games

COMPILED = not str(chabudai.engine.rules.state.__file__).endswith(".py")


def seeds(game: Game) -> range:
    """Each number of seats once in plain Python; three times, and more readings, compiled."""
    sizes = game.max_seats - game.min_seats + 1
    return range(3 * sizes if COMPILED else max(2, sizes))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", own_games())
def test_every_game_keeps_every_law(name: str, law: type) -> None:
    """All numbers of seats, with the usual readings and with others."""
    game = load(name)
    for deal in list_deals(game, seeds(game)):
        assert isinstance(deal, Deal)
        law(deal)
