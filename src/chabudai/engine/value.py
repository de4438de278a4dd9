"""Chances to win from figures: each side's weighed sum, and its share of all [lab/train.py]."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp

SIDE = "weights.json"


def read_weights(package: str) -> list[float]:
    """The weights that a game ships beside its rules."""
    text = files(package).joinpath(SIDE).read_text(encoding="utf-8")
    return [float(weight) for weight in json.loads(text)["weights"]]


def shares(rows: list[list[float]], weights: list[float]) -> list[float]:
    """For each side how likely it is to win, by its figures."""
    sums: list[float] = []
    for row in rows:
        total = 0.0
        for place in range(len(weights)):
            total += weights[place] * row[place]
        sums.append(total)
    best = max(sums)
    odds = [exp(each - best) for each in sums]
    every = sum(odds)
    return [each / every for each in odds]


def phased(figures: list[float], phase: float) -> list[float]:
    """Figures twice, once for the end of the game and once for how much of it is left."""
    return figures + [phase * each for each in figures]
