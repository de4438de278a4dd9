"""Worlds that a seat of Kodama Duo cannot tell apart."""

from __future__ import annotations

from chabudai.engine import State, load
from chabudai.engine.ai.playout import playout
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.state import OVER


def before_hiding() -> State:
    """A game in which the Splitter is about to lay a card face down."""
    game = load("kodama_duo")
    for seed in range(40):
        state, rng = game.new(2, seed), FastRng(seed)
        while state.actor() != OVER:
            if state.stack[-1].name() == "hide":
                return state
            legal = state.legal()
            state.apply(legal[rng.randbelow(len(legal))])
    raise AssertionError("no game came to Hidden Leaf")


def test_cards_only_the_splitter_has_looked_at_are_redealt_for_the_other() -> None:
    """R10, T51."""
    state = before_hiding()
    other = 1 - state.actor()
    worlds = set()
    for seed in range(8):
        world = state.clone()
        world.redeal(other, FastRng(seed))
        assert world.view(other) == state.view(other)
        worlds.add(str(world.to_position()["revealed"]))
    assert len(worlds) > 1


def test_nothing_is_hidden_when_the_game_is_over() -> None:
    """R20."""
    state = load("kodama_duo").new(2, seed=5)
    playout(state, FastRng(5))
    before = state.to_position()
    state.redeal(0, FastRng(1))
    assert state.to_position() == before
