"""Random play to the end, in one loop that compiles: for search, simulation and measuring."""

from __future__ import annotations

from chabudai.engine.rng import FastRng, Rng
from chabudai.engine.rules.state import State


def playout(state: State, rng: Rng) -> int:
    """Play random legal actions until the game is over; return how many it took."""
    decisions = 0
    while state.stack:
        legal = state.legal()
        state.apply(legal[rng.randbelow(len(legal))])
        decisions += 1
    return decisions


def playouts(start: State, games: int, seed: int) -> int:
    """Play so many games from one position to the end; return how many decisions they took."""
    rng = FastRng(seed)
    return sum([playout(start.clone(), rng) for _ in range(games)])
