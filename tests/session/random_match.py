"""Matches played at random, for tests that need a history."""

from __future__ import annotations

from chabudai.engine import Match, load, start
from chabudai.engine.rng import FastRng


def play_randomly(game: str, seats: int, actions: int, seed: int = 1) -> Match:
    """Play so many random actions."""
    match, rng = start(load(game), seats, str(seed)), FastRng(seed)
    for _ in range(actions):
        legal = match.state.legal()
        match.play(legal[rng.randbelow(len(legal))])
    return match
