"""Random games to look at, state by state."""

from __future__ import annotations

from chabudai.engine import State, load
from chabudai.engine.rng import FastRng
from tests.table import dealt


def walk(game: str, seats: int, seed: int) -> list[State]:
    """The states of a random game; each has the events that led to it."""
    state, rng, states = load(game).new(seats, seed, listen=True), FastRng(seed), []
    while True:
        states.append(state)
        legal = state.legal()
        if not legal:
            return states
        state = state.clone()
        state.events = []
        state.apply(legal[rng.randbelow(len(legal))])


def state_of(game: str, seats: int, seed: int, steps: int, **options: str) -> State:
    """A state somewhere in a random game."""
    state, rng = dealt(game, seats, seed, **options).state, FastRng(seed)
    for _ in range(steps):
        if state.over():
            break
        legal = state.legal()
        state.apply(legal[rng.randbelow(len(legal))])
    return state
