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

SIDE = "weights.json"
SURE: Final = 0.8  # what a win itself counts, beside its margin


class Judge:
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
        total = weighed(row, self.weights)
        for unit in range(len(self.units)):
            loud = self.biases[unit] + weighed(row, self.units[unit])
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


def weighed(row: list[float], weights: list[float]) -> float:
    """The sum of figures, each by its weight."""
    total = 0.0
    for place, weight in enumerate(weights):
        figure = row[place]
        if figure != 0.0:  # most are: which team at which table is a figure for each
            total += weight * figure
    return total


@cache
def depth_of(package: str) -> int:
    """How many times as far as usual it pays to look ahead before judging so."""
    shipped = files(package).joinpath(SIDE).is_file()
    return int(read_side(package).get("depth", 1)) if shipped else 1


def read_side(package: str) -> dict[str, Any]:
    """The file with all that was learned of a game, beside its rules."""
    told: dict[str, Any] = json.loads(files(package).joinpath(SIDE).read_text(encoding="utf-8"))
    return told


def read_judge(package: str) -> Judge:
    """What was learned of a game."""
    told = read_side(package)
    units = [numbers(unit) for unit in told.get("units", [])]
    biases, voices = numbers(told.get("biases", [])), numbers(told.get("voices", []))
    return Judge(numbers(told["weights"]), units, biases, voices)


def numbers(told: list[float]) -> list[float]:
    """Figures from a file: whole ones are written without a point."""
    return [float(each) for each in told]


def won_by(winners: list[int], margins: list[float]) -> list[float]:
    """What a finished game is worth to each seat: the win, and a little for its margin."""
    found: list[float] = []
    for seat, margin in enumerate(margins):
        win = 1.0 / len(winners) if seat in winners else 0.0
        found.append(SURE * win + (1.0 - SURE) * margin)
    return found


def phased(figures: list[float], phase: float) -> list[float]:
    """Figures twice, once for the end of the game and once for how much of it is left."""
    return figures + [phase * each for each in figures]
