"""Search beside OpenSpiel's: simulations a second of CPU time, ours and theirs in one run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from chabudai.lab.bench.bench import ROUNDS, find_code
from chabudai.lab.bench.figures import SEED, measure_rate

TABLES = {"samurai_sword": 5, "kodachi": 3, "kodama_duo": 2}
GOAL = 5.0
GOAL_GAMES = ("samurai_sword", "kodachi")
PYTHON = "OpenSpiel hearts, ISMCTS in Python"
CPP = "OpenSpiel hearts, ISMCTS in C++"
SIMULATIONS = 100
CURIOSITY = 1.4
EVERYTHING = -1  # worlds sampled: a new one for each simulation


def hearts() -> pyspiel.State:
    """A game of hearts in its middle."""
    state, chance = pyspiel.load_game("hearts").new_initial_state(), Random(SEED)
    while state.is_chance_node() or len(state.history()) < 80:
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def python_search(seconds: float) -> float:
    """Simulations of the bot that is written in Python, one random rollout each."""
    state = hearts()
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(SEED))
    bot = ISMCTSBot(state.get_game(), evaluator, CURIOSITY, SIMULATIONS)

    def search() -> int:
        bot.step(state)
        return SIMULATIONS

    return measure_rate(search, seconds)


def cpp_search(seconds: float) -> float:
    """Simulations of the bot that is written in C++, one random rollout each."""
    state = hearts()
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(
        SEED, evaluator, CURIOSITY, SIMULATIONS, EVERYTHING, final, False, False
    )

    def search() -> int:
        bot.step(state)
        return SIMULATIONS

    return measure_rate(search, seconds)


def our_search(code: Path, game: str, seats: int, seconds: float) -> float:
    """Rounds of our search in a process that runs this code."""
    environment = {**os.environ, "PYTHONPATH": str(code)}
    command = [sys.executable, "-P", "-m", "chabudai.lab.bench.search_figures"]
    command += [game, str(seats), str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return float(json.loads(done.stdout))


def measure(seconds: float) -> dict[str, float]:
    """All figures, the medians of rounds in which all take turns."""
    rounds: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        share = seconds / ROUNDS
        for game, seats in TABLES.items():
            for kind, code in find_code().items():
                name = f"{game}, {seats} seats, {kind}"
                rounds.setdefault(name, []).append(our_search(code, game, seats, share))
        rounds.setdefault(PYTHON, []).append(python_search(share))
        rounds.setdefault(CPP, []).append(cpp_search(share))
    return {name: median(found) for name, found in rounds.items()}


def goals(found: dict[str, float]) -> dict[str, bool]:
    """Whether the games that have a goal reach it."""
    names = [f"{game}, {TABLES[game]} seats, compiled" for game in GOAL_GAMES]
    return {name: found[name] >= GOAL * found[PYTHON] for name in names if name in found}


if __name__ == "__main__":
    figures = measure(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
    print(json.dumps({"per_second": figures, "goals": goals(figures)}, indent=1))
