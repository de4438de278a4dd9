"""Samurai Sword put into words, for the tests of what it says."""

from __future__ import annotations

from chabudai.engine import State, load
from chabudai.engine.rng import Quick

GAME = load("samurai_sword")
TEXT = GAME.text
NAMES = ["Ren", "Aki", "Bo", "Chie", "Dai", "Emi", "Fumi"]


def walk(seats: int, seed: int) -> list[State]:
    """The states of a random game; each has the events that led to it."""
    state, rng, states = GAME.new(seats, seed, listen=True), Quick(seed), []
    while True:
        states.append(state)
        legal = state.legal()
        if not legal:
            return states
        state = state.clone()
        state.events = []
        state.apply(legal[rng.below(len(legal))])
