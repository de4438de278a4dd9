"""Measure search on the code that this process runs, in rounds per second of CPU time."""

from __future__ import annotations

import json
import sys

from chabudai.bots.search import Search
from chabudai.engine.registry import load
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.state import State
from chabudai.lab.bench.figures import SEED, measure_rate
from chabudai.workers.worker import ignore_interrupts

POSITIONS = 4
ROUNDS_AT_ONCE = 1500  # what `master` thinks at a table for two without a budget


def positions(game: str, seats: int) -> list[State]:
    """Moments of one game in which there is a choice, evenly spread."""
    state, rng, found = load(game).new(seats, SEED), FastRng(SEED), list[State]()
    while not state.over():
        if len(state.legal()) > 1:
            found.append(state.clone())
        state.apply(state.game.strategy.rollout_action(state, rng))
    return [found[place * len(found) // POSITIONS] for place in range(POSITIONS)]


def measure(game: str, seats: int, seconds: float) -> float:
    """Rounds per second, from fresh trees, over all positions."""
    tables, rng = positions(game, seats), FastRng(SEED)

    def search() -> int:
        for table in tables:
            thoughts = Search(table, table.actor(), rng, believes=True)
            for _ in range(ROUNDS_AT_ONCE):
                thoughts.think()
        return ROUNDS_AT_ONCE * len(tables)

    return measure_rate(search, seconds)


if __name__ == "__main__":
    ignore_interrupts()
    game, seats, seconds = sys.argv[1:]
    print(json.dumps(measure(game, int(seats), float(seconds))))
