"""Random play to the end."""

from chabudai import load
from chabudai.engine.ai.playout import playout, playouts
from chabudai.engine.rng import FastRng

GAME = load("samurai_sword")


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    """The same as playing them one by one."""
    state, other, rng = GAME.new(4), GAME.new(4), FastRng(1)
    played = 0
    while not other.over():
        legal = other.legal()
        other.apply(legal[rng.randbelow(len(legal))])
        played += 1
    assert playout(state, FastRng(1)) == played
    assert state.to_position() == other.to_position()


def test_playouts_leave_their_start_as_it_was() -> None:
    """Each plays a clone."""
    state = GAME.new(4)
    before = state.to_position()
    assert playouts(state, 3, 1) > playouts(state, 1, 1) > 0
    assert state.to_position() == before
