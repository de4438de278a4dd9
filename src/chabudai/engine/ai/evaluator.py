"""Chances to win from figures: a small network scores each side, and its share of all counts.

`lab/train.py` learns it. It is plain code and no matrix library: rows are short, and what a library
takes for each call is longer than these sums take once they are compiled.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Final

WEIGHTS_FILE = "weights.json"
SURE: Final = 0.8  # what a win itself counts, beside its margin


class Evaluator:
    """A weighed sum of a side's figures, and beside it a hidden layer for what no sum can say.

    Each unit of the layer weighs the first figures, as many as it has weights, adds a bias, and has
    a weight of its own in the score; it is silent below 0 [ReLU]. Without units there is the sum
    alone.
    """

    def __init__(
        self,
        weights: list[float],
        units: list[list[float]],
        biases: list[float],
        voices: list[float],
    ) -> None:
        self.weights = weights
        self.units = units
        self.biases = biases
        self.voices = voices

    def score(self, row: list[float]) -> float:
        """What the figures of one side amount to."""
        total = weighted_sum(row, self.weights)
        for unit in range(len(self.units)):
            loud = self.biases[unit] + weighted_sum(row, self.units[unit])
            if loud > 0.0:
                total += self.voices[unit] * loud
        return total

    def shares(self, rows: list[list[float]]) -> list[float]:
        """For each side how likely it is to win, by its figures."""
        scores = [self.score(row) for row in rows]
        best = max(scores)
        odds = [exp(each - best) for each in scores]
        every = sum(odds)
        return [each / every for each in odds]


def weighted_sum(row: list[float], weights: list[float]) -> float:
    """The sum of figures, each by its weight."""
    total = 0.0
    for place, weight in enumerate(weights):
        figure = row[place]
        if figure != 0.0:  # most are: which team at which table is a figure for each
            total += weight * figure
    return total


@cache
def read_search_depth(package: str) -> int:
    """How many times as far as usual it pays to look ahead before judging so."""
    shipped = files(package).joinpath(WEIGHTS_FILE).is_file()
    return int(read_weights_file(package).get("depth", 1)) if shipped else 1


def read_weights_file(package: str) -> dict[str, Any]:
    """The file with all that was learned of a game, beside its rules."""
    told: dict[str, Any] = json.loads(
        files(package).joinpath(WEIGHTS_FILE).read_text(encoding="utf-8")
    )
    return told


def read_evaluator(package: str) -> Evaluator:
    """What was learned of a game."""
    told = read_weights_file(package)
    units = [to_floats(unit) for unit in told.get("units", [])]
    biases, voices = to_floats(told.get("biases", [])), to_floats(told.get("voices", []))
    return Evaluator(to_floats(told["weights"]), units, biases, voices)


def to_floats(told: list[float]) -> list[float]:
    """Figures from a file: whole ones are written without a point."""
    return [float(each) for each in told]


def terminal_values(winners: list[int], margins: list[float]) -> list[float]:
    """What a finished game is worth to each seat: the win, and a little for its margin."""
    found: list[float] = []
    for seat, margin in enumerate(margins):
        win = 1.0 / len(winners) if seat in winners else 0.0
        found.append(SURE * win + (1.0 - SURE) * margin)
    return found


def add_phase_features(figures: list[float], phase: float) -> list[float]:
    """Figures twice, once for the end of the game and once for how much of it is left."""
    return figures + [phase * each for each in figures]
