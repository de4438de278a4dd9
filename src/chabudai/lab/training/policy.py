"""A network that plays: from what a seat sees to a score for each answer, and to how it stands."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from chabudai.lab.training.adam import Floats

Numbers = NDArray[np.int64]
LEAST_SPREAD = 0.25  # so that what is nearly always the same does not shout when it differs
QUIET = 0.01  # all answers are nearly as likely at first


@dataclass(frozen=True)
class Choices:
    """The answers that are allowed in each of some positions, all in one row.

    Few of a game's answers are allowed at a time: to score only those is most of the speed.
    """

    numbers: Numbers  # of the answers, position after position
    starts: Numbers  # where the answers of each position begin
    rows: Numbers  # which position each answer belongs to

    @classmethod
    def of(cls, lists: list[list[int]]) -> Choices:
        sizes = np.array([len(each) for each in lists])
        return cls(
            np.array([number for each in lists for number in each]),
            np.concatenate([[0], np.cumsum(sizes)[:-1]]),
            np.repeat(np.arange(len(lists)), sizes),
        )


@dataclass(frozen=True)
class Thoughts:
    """What the network made of some positions."""

    seen: Floats
    lower: Floats
    upper: Floats
    outlooks: Floats  # the reward that each seat can expect
    logs: Floats  # of how likely it plays each of the choices

    @property
    def odds(self) -> Floats:
        return np.exp(self.logs)


class Policy:
    """Two hidden layers [ReLU], and on top a score for each answer and the outlook."""

    def __init__(
        self, scaling: tuple[Floats, Floats], units: int, answers: int, rng: np.random.Generator
    ) -> None:
        self.middle, self.scale = scaling
        self.lower = draw_weights(rng, len(self.middle), units)
        self.upper = draw_weights(rng, units, units)
        self.scores = draw_weights(rng, answers, units) * np.float32(QUIET)
        self.outlook = np.zeros(units, np.float32)
        self.biases = [np.zeros(size, np.float32) for size in (units, units, answers, 1)]

    def parameters(self) -> list[Floats]:
        return [self.lower, self.upper, self.scores, self.outlook, *self.biases]

    def think(self, rows: NDArray[np.int8], choices: Choices) -> Thoughts:
        """Look at positions, a row of numbers for each."""
        seen: Floats = (rows - self.middle) / self.scale
        lower = np.maximum(seen @ self.lower + self.biases[0], 0.0)
        upper = np.maximum(lower @ self.upper + self.biases[1], 0.0)
        scores = np.einsum("nu,nu->n", upper[choices.rows], self.scores[choices.numbers])
        logs = normalize(scores + self.biases[2][choices.numbers], choices)
        return Thoughts(seen, lower, upper, upper @ self.outlook + self.biases[3], logs)

    def gradients(
        self, thoughts: Thoughts, choices: Choices, by_score: Floats, by_outlook: Floats
    ) -> list[Floats]:
        """The gradient of a loss for each parameter, from that by each score and outlook."""
        spread = np.zeros((len(thoughts.seen), len(self.scores)), np.float32)
        spread[choices.rows, choices.numbers] = by_score
        upper = spread @ self.scores + by_outlook[:, None] * self.outlook
        upper *= thoughts.upper > 0.0
        lower = (upper @ self.upper.T) * (thoughts.lower > 0.0)
        return [
            thoughts.seen.T @ lower,
            thoughts.lower.T @ upper,
            spread.T @ thoughts.upper,
            thoughts.upper.T @ by_outlook,
            lower.sum(axis=0),
            upper.sum(axis=0),
            spread.sum(axis=0),
            by_outlook.sum(keepdims=True),
        ]


def draw_weights(rng: np.random.Generator, inputs: int, outputs: int) -> Floats:
    """Random weights that keep the spread of what goes through them."""
    weights = rng.standard_normal((inputs, outputs), np.float32)
    return weights * np.float32(np.sqrt(2 / inputs))


def normalize(scores: Floats, choices: Choices) -> Floats:
    """The logarithms of the odds that scores stand for, in each position [softmax]."""
    top = np.maximum.reduceat(scores, choices.starts)
    lowered = scores - top[choices.rows]
    sums = np.add.reduceat(np.exp(lowered), choices.starts)
    logs: Floats = lowered - np.log(sums)[choices.rows]
    return logs


def fit_scaling(rows: NDArray[np.int8]) -> tuple[Floats, Floats]:
    """The mean of each number and how far it spreads."""
    spread = np.maximum(rows.std(axis=0), LEAST_SPREAD)
    return rows.mean(axis=0).astype(np.float32), spread.astype(np.float32)
