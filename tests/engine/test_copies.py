"""States and games are copied and pickled as Python does it."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from chabudai.engine import load
from chabudai.engine.conformance import Deal, walk_randomly
from chabudai.engine.registry import own_games

DECISIONS = 30


@pytest.mark.parametrize("name", own_games())
def test_a_copy_goes_on_as_the_original_would(name: str) -> None:
    """Deep or pickled; and the original is left alone."""
    game = load(name)
    walk = walk_randomly(Deal(game, game.min_seats, 3, {}))
    for _, (state, action) in zip(range(DECISIONS), walk, strict=False):
        before = json.dumps(state.to_position())
        twins = [copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.clone()]
        for twin in twins:
            twin.apply(action)
        assert len({json.dumps(twin.to_position()) for twin in twins}) == 1
        assert json.dumps(state.to_position()) == before


@pytest.mark.parametrize("name", own_games())
def test_there_is_one_object_of_a_game(name: str) -> None:
    """However deep it is copied."""
    game = load(name)
    assert copy.deepcopy(game) is game
    assert pickle.loads(pickle.dumps(game)) is game


def test_a_game_made_from_another_leaves_it_alone() -> None:
    game = load("samurai_sword")
    other = copy.copy(game)
    other.name = "other"
    assert (game.name, other.name) == ("samurai_sword", "other")
    assert other.new(4).to_position() == {**game.new(4).to_position(), "game": "other"}
