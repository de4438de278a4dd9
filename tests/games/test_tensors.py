"""A tensor tells what the view tells: no more, which the suite of laws checks, and no less."""

from __future__ import annotations

import json

import pytest

from chabudai.engine import load
from chabudai.engine.conformance import Deal, walk_randomly
from chabudai.engine.registry import own_games
from tests.decks import make_larger_deck
from tests.scale import choose

STATES = choose(250, 2_000)
OTHER_READINGS = {"kodama_duo": {"growing": "draft", "table": "small"}}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", own_games())
def test_what_a_seat_sees_change_changes_its_tensor(name: str, seed: int) -> None:
    """From one answer to the next."""
    game = load(name)
    options = OTHER_READINGS.get(name, {}) if seed else {}
    deal = Deal(game, game.max_seats - seed * (game.max_seats > 2), seed, options)
    before = ("", b"")
    for _, (state, _) in zip(range(STATES), walk_randomly(deal), strict=False):
        seen = (json.dumps(state.view(0)), state.tensor(0))
        assert (seen[0] == before[0]) == (seen[1] == before[1])
        before = seen


def test_a_deck_of_ones_own_has_a_layout_of_its_own() -> None:
    """With as many numbers as it has Weapons to count."""
    game, own = load("samurai_sword"), make_larger_deck()
    state = game.new(4, 1, deck=own)
    assert len(state.tensor(0)) == game.layout(own)[-1].end > game.layout()[-1].end
    hand = next(each for each in game.layout(own) if each.name == "hand")
    assert hand.labels[-1] == "umbrella"
