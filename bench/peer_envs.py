"""Our environments beside those of PettingZoo and RLCard: steps per second of CPU time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from env_loop import play_agents
from peer_games import RlcardUno
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, texas_holdem_v4, tictactoe_v3

from chabudai.lab.bench.bench import COMPILED, ROUNDS, find_code
from chabudai.lab.bench.figures import SEED, measure_rate

SEATS = {"samurai_sword": 5, "kodachi": 4, "kodama_duo": 2}
CLASSIC = {
    "PettingZoo leduc_holdem, raw": leduc_holdem_v4,
    "PettingZoo texas_holdem, raw": texas_holdem_v4,
    "PettingZoo connect_four, raw": connect_four_v3,
    "PettingZoo tictactoe, raw": tictactoe_v3,
}
LEDUC = "PettingZoo leduc_holdem, raw"
UNO = "RLCard uno"
FASTEST = "PettingZoo’s fastest of these"
SCRIPT = Path(__file__).with_name("env_figures.py")
# What a figure of ours is to be, how many times that of a peer.
GOALS = (("agents", LEDUC, 1.5), ("agents", UNO, 1.0), ("vector", FASTEST, 5.0))


def measure_ours(code: Path, game: str, seconds: float) -> dict[str, float]:
    """Our figures in a process that runs this code."""
    environment = {**os.environ, "PYTHONPATH": str(code)}
    command = [sys.executable, str(SCRIPT), game, str(SEATS[game]), str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def measure_peers(seconds: float) -> dict[str, float]:
    """Every peer in this process."""
    found, chance = {}, Random(SEED).random
    for name, module in CLASSIC.items():
        env = module.raw_env()
        env.reset(seed=SEED)
        found[name] = measure_rate(partial(play_agents, env, chance), seconds)
    return {**found, UNO: measure_rate(RlcardUno().environment, seconds)}


def measure(seconds: float) -> dict[str, float]:
    """All figures, the medians of rounds in which all take turns; ours of the fastest code."""
    kind, code = next(iter(find_code().items()))
    rounds: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        share = seconds / ROUNDS
        for game in SEATS:
            for figure, value in measure_ours(code, game, share).items():
                rounds.setdefault(name_figure(game, kind, figure), []).append(value)
        for name, value in measure_peers(share).items():
            rounds.setdefault(name, []).append(value)
    found = {name: median(each) for name, each in rounds.items()}
    return {**found, FASTEST: max(found[name] for name in CLASSIC)}


def name_figure(game: str, kind: str, figure: str) -> str:
    return f"{game}, {SEATS[game]} seats, {kind}, {figure}"


def goals(found: dict[str, float]) -> list[tuple[str, str, float, float]]:
    """For each goal of compiled code our figure, the peer, what is wanted and what is reached."""
    wanted = [(game, *goal) for game in SEATS for goal in GOALS]
    return [
        (name, peer, times, found[name] / found[peer])
        for game, figure, peer, times in wanted
        if (name := name_figure(game, COMPILED, figure)) in found
    ]


if __name__ == "__main__":
    figures = measure(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
    print(json.dumps({"per_second": figures, "goals": goals(figures)}, indent=1))
