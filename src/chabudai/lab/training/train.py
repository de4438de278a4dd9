"""Learn how likely each side is to win, from games that quick players play against themselves.

    python -m chabudai.lab.training.train kodachi --games 8000 --seed 1

writes `weights.json` beside the game's rules, with the curve of its loss. The same command gives
the same file on the same machine, however many processes play the games.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from chabudai.engine import load
from chabudai.engine.evaluator import SIDE
from chabudai.lab.training.dataset import Floats, Lessons, lessons
from chabudai.workers.choose_pool import choose_pool

BATCH = 256
RATE = 0.003
DECAY = 1e-4
FIRST, SECOND = 0.9, 0.999  # how long Adam remembers slopes and their squares
ABSENT = -1e9
DIGITS = 4


@dataclass
class Network:
    """The network of `engine/value.py` while it learns, its figures scaled to be alike."""

    weights: Floats
    units: Floats
    biases: Floats
    voices: Floats

    @classmethod
    def blank(cls, figures: int, units: int, rng: np.random.Generator) -> Network:
        """One that knows nothing: what its units look at is left to chance.

        They look at the first half of the figures; the other half are the same by the phase.
        """
        seen = figures // 2
        looks = rng.standard_normal((units, seen)) * np.sqrt(2 / seen)
        return cls(single(figures), looks.astype(np.float32), single(units), single(units))

    def parts(self) -> list[Floats]:
        """All that is learned."""
        return [self.weights, self.units, self.biases, self.voices]

    def seen(self, rows: Floats) -> Floats:
        """The figures that hidden units look at."""
        return rows[:, :, : self.units.shape[1]]

    def heard(self, rows: Floats) -> Floats:
        """What each hidden unit makes of each side."""
        loud: Floats = np.maximum(self.seen(rows) @ self.units.T + self.biases, 0.0)
        return loud

    def shares(self, rows: Floats, heard: Floats) -> Floats:
        """What it says of every position; a side that is not there has no figure but 0."""
        sums = np.where(rows.any(axis=2), rows @ self.weights + heard @ self.voices, ABSENT)
        odds = np.exp(sums - sums.max(axis=1, keepdims=True))
        shares: Floats = odds / odds.sum(axis=1, keepdims=True)
        return shares

    def slopes(self, rows: Floats, won: Floats) -> list[Floats]:
        """How the surprise grows with each part, over one batch."""
        heard = self.heard(rows)
        wrong = (self.shares(rows, heard) - won) / len(rows)
        back = wrong[:, :, None] * self.voices * (heard > 0.0)
        return [
            np.tensordot(wrong, rows, 2),
            np.tensordot(back, self.seen(rows), ((0, 1), (0, 1))),
            back.sum(axis=(0, 1)),
            np.tensordot(wrong, heard, 2),
        ]

    def surprise(self, rows: Floats, won: Floats) -> float:
        """The mean surprise at who won, in nats."""
        shares = np.maximum(self.shares(rows, self.heard(rows)), 1e-12)
        return round(float(-(won * np.log(shares)).sum(axis=1).mean()), DIGITS)

    def unscaled(self, middle: Floats, scale: Floats) -> dict[str, object]:
        """The same for figures as they are; what all sides have alike makes no difference."""
        looks = self.units / scale[: self.units.shape[1]]
        biases = self.biases - looks @ middle[: self.units.shape[1]]
        named = {"weights": self.weights / scale, "units": looks}
        parts = {**named, "biases": biases, "voices": self.voices}
        return {name: np.round(part.astype(float), DIGITS).tolist() for name, part in parts.items()}


def single(size: int) -> Floats:
    """Zeros."""
    return np.zeros(size, dtype=np.float32)


class Adam:
    """Steps of a size that follows from how steady each slope is."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.first = [np.zeros_like(part) for part in network.parts()]
        self.second = [np.zeros_like(part) for part in network.parts()]
        self.steps = 0

    def step(self, slopes: list[Floats], rate: float) -> None:
        """One step down."""
        self.steps += 1
        for place, part in enumerate(self.network.parts()):
            slope = slopes[place] + DECAY * part
            self.first[place] += (1 - FIRST) * (slope - self.first[place])
            self.second[place] += (1 - SECOND) * (slope**2 - self.second[place])
            steady = np.sqrt(self.second[place] / (1 - SECOND**self.steps)) + 1e-8
            part -= rate * self.first[place] / (1 - FIRST**self.steps) / steady


def learn(
    found: Lessons, units: int, epochs: int, seed: int
) -> tuple[dict[str, object], list[dict[str, float]]]:
    """Fit a network (cross entropy, slower and slower); return it with the curve of the loss."""
    middle, scale = scaling(found.rows)
    (rows, won), (new, new_won) = found.part(held_out=False), found.part(held_out=True)
    rows, new = scaled(rows, middle, scale), scaled(new, middle, scale)
    rng = np.random.default_rng(seed)
    network = Network.blank(rows.shape[2], units, rng)
    adam, curve = Adam(network), []
    for epoch in range(1, epochs + 1):
        rate = RATE * (1 - (epoch - 1) / epochs)
        for chosen in batches(rng.permutation(len(rows))):
            adam.step(network.slopes(rows[chosen], won[chosen]), rate)
        losses = {"loss": network.surprise(rows, won), "held_out": network.surprise(new, new_won)}
        curve.append({"epoch": float(epoch), **losses})
    return network.unscaled(middle, scale), curve


def scaling(rows: Floats) -> tuple[Floats, Floats]:
    """The mean of each figure and how far it spreads, over all sides that are there."""
    there = rows[rows.any(axis=2)]
    spread = there.std(axis=0)
    return there.mean(axis=0), np.where(spread > 1e-6, spread, 1.0).astype(np.float32)


def scaled(rows: Floats, middle: Floats, scale: Floats) -> Floats:
    """Figures made alike; sides that are not there stay empty."""
    there = rows.any(axis=2, keepdims=True)
    return np.where(there, (rows - middle) / scale, 0.0).astype(np.float32)


def batches(order: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    """Positions in small lots."""
    return np.array_split(order, -(-len(order) // BATCH))


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--units", type=int, default=0, help="hidden units beside the weighed sum")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--depth", type=int, default=1, help="how many times as far to look ahead")
    parser.add_argument("--workers", type=int, help="processes that play, one for each core")
    parser.add_argument("--out", type=Path, help="where to write, beside the rules by default")
    args = parser.parse_args()
    found = lessons(args.game, args.games, args.seed, choose_pool(args.workers))
    parts, curve = learn(found, args.units, args.epochs, args.seed)
    run = {name: getattr(args, name) for name in ("games", "seed", "units", "epochs")}
    told = {**parts, "depth": args.depth, "run": run, "positions": len(found.rows), "curve": curve}
    beside = Path(str(files(load(args.game).package).joinpath(SIDE)))
    (args.out or beside).write_text(json.dumps(told) + "\n", encoding="utf-8")
    print(json.dumps(curve[-1]))


if __name__ == "__main__":
    main()
