"""Fit a network that says how likely each side is to win."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from chabudai.lab.training.adam import Adam, Floats
from chabudai.lab.training.dataset import Dataset

BATCH = 256
RATE = 0.003
DECAY = 1e-4
ABSENT = -1e9
DIGITS = 4


@dataclass
class Network:
    """The network of `engine/ai/evaluator.py` while it learns, its figures standardized."""

    weights: Floats
    units: Floats
    biases: Floats
    voices: Floats

    @classmethod
    def initialize(cls, figures: int, units: int, rng: np.random.Generator) -> Network:
        """Weigh nothing yet; the hidden units start from random inputs.

        They look at the first half of the figures; the other half are the same by the phase.
        """
        inputs = figures // 2
        looks = rng.standard_normal((units, inputs)) * np.sqrt(2 / inputs)
        return cls(zeros(figures), looks.astype(np.float32), zeros(units), zeros(units))

    def parameters(self) -> list[Floats]:
        return [self.weights, self.units, self.biases, self.voices]

    def hidden_inputs(self, rows: Floats) -> Floats:
        """The figures that hidden units see."""
        return rows[:, :, : self.units.shape[1]]

    def activations(self, rows: Floats) -> Floats:
        """The output of each hidden unit for each side."""
        active: Floats = np.maximum(self.hidden_inputs(rows) @ self.units.T + self.biases, 0.0)
        return active

    def predict(self, rows: Floats, activations: Floats) -> Floats:
        """Each side's chance to win (softmax); a side that is not there has no figure but 0."""
        sums = np.where(rows.any(axis=2), rows @ self.weights + activations @ self.voices, ABSENT)
        odds = np.exp(sums - sums.max(axis=1, keepdims=True))
        chances: Floats = odds / odds.sum(axis=1, keepdims=True)
        return chances

    def gradients(self, rows: Floats, won: Floats) -> list[Floats]:
        """The gradient of the loss for each parameter, over one batch."""
        activations = self.activations(rows)
        wrong = (self.predict(rows, activations) - won) / len(rows)
        back = wrong[:, :, None] * self.voices * (activations > 0.0)
        return [
            np.tensordot(wrong, rows, 2),
            np.tensordot(back, self.hidden_inputs(rows), ((0, 1), (0, 1))),
            back.sum(axis=(0, 1)),
            np.tensordot(wrong, activations, 2),
        ]

    def loss(self, rows: Floats, won: Floats) -> float:
        """The mean cross entropy, in nats."""
        chances = np.maximum(self.predict(rows, self.activations(rows)), 1e-12)
        return round(float(-(won * np.log(chances)).sum(axis=1).mean()), DIGITS)

    def to_plain_data(self, middle: Floats, scale: Floats) -> dict[str, object]:
        """The parameters for figures as they are; what all sides have alike makes no difference."""
        looks = self.units / scale[: self.units.shape[1]]
        biases = self.biases - looks @ middle[: self.units.shape[1]]
        named = {"weights": self.weights / scale, "units": looks}
        parts = {**named, "biases": biases, "voices": self.voices}
        return {name: np.round(part.astype(float), DIGITS).tolist() for name, part in parts.items()}


def zeros(size: int) -> Floats:
    return np.zeros(size, dtype=np.float32)


def fit(
    found: Dataset, units: int, epochs: int, seed: int
) -> tuple[dict[str, object], list[dict[str, float]]]:
    """Fit a network at a falling learning rate; return its parameters and the curve of the loss."""
    middle, scale = fit_scaling(found.rows)
    (rows, won), (new, new_won) = found.split(held_out=False), found.split(held_out=True)
    rows, new = standardize(rows, middle, scale), standardize(new, middle, scale)
    rng = np.random.default_rng(seed)
    network = Network.initialize(rows.shape[2], units, rng)
    adam, curve = Adam(network.parameters(), DECAY), []
    for epoch in range(1, epochs + 1):
        rate = RATE * (1 - (epoch - 1) / epochs)
        for chosen in make_batches(rng.permutation(len(rows))):
            adam.step(network.gradients(rows[chosen], won[chosen]), rate)
        losses = {"loss": network.loss(rows, won), "held_out": network.loss(new, new_won)}
        curve.append({"epoch": float(epoch), **losses})
    return network.to_plain_data(middle, scale), curve


def fit_scaling(rows: Floats) -> tuple[Floats, Floats]:
    """The mean of each figure and how far it spreads, over all sides that are there."""
    there = rows[rows.any(axis=2)]
    spread = there.std(axis=0)
    return there.mean(axis=0), np.where(spread > 1e-6, spread, 1.0).astype(np.float32)


def standardize(rows: Floats, middle: Floats, scale: Floats) -> Floats:
    """Scale figures to mean 0 and spread 1; sides that are not there stay empty."""
    there = rows.any(axis=2, keepdims=True)
    return np.where(there, (rows - middle) / scale, 0.0).astype(np.float32)


def make_batches(order: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    """Split positions into batches."""
    return np.array_split(order, -(-len(order) // BATCH))
