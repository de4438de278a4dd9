"""Measure our environments on the code that this process runs, per second of CPU time.

    python bench/env_figures.py samurai_sword 5 1.0

prints the steps of `raw_env`, agent by agent, and of `VectorGames`, both with tensor and mask.
"""

from __future__ import annotations

import json
import sys
from random import Random

import numpy as np
from env_loop import play_agents

from chabudai.envs import VectorGames, raw_env
from chabudai.envs.vector import Batch
from chabudai.lab.bench.figures import SEED, measure_rate

GAMES_AT_ONCE = 256
STEPS_AT_ONCE = 20


class ManyGames:
    """Games of one kind that are played at random all at once."""

    def __init__(self, game: str, seats: int) -> None:
        self.games = VectorGames(game, GAMES_AT_ONCE, seats=seats)
        self.rng = np.random.default_rng(SEED)
        self.batch: Batch = self.games.reset(SEED)

    def steps(self) -> int:
        """Decisions in all games together; each chooses from its mask."""
        for _ in range(STEPS_AT_ONCE):
            rows, numbers = self.batch.masks.view(np.bool_).nonzero()
            counts = np.bincount(rows, minlength=GAMES_AT_ONCE)
            picked = (self.rng.random(GAMES_AT_ONCE) * counts).astype(np.int64)
            self.batch = self.games.step(numbers[np.cumsum(counts) - counts + picked])
        return STEPS_AT_ONCE * GAMES_AT_ONCE


def measure(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Both figures, so many seconds each."""
    env, chance = raw_env(game, seats=seats), Random(SEED).random
    env.reset(seed=SEED)
    return {
        "agents": measure_rate(lambda: play_agents(env, chance), seconds),
        "vector": measure_rate(ManyGames(game, seats).steps, seconds),
    }


if __name__ == "__main__":
    game, seats, seconds = sys.argv[1:]
    print(json.dumps(measure(game, int(seats), float(seconds))))
