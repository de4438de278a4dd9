"""Gradient descent that every network of this room learns by."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
FIRST, SECOND = 0.9, 0.999  # how long Adam remembers slopes and their squares


class Adam:
    """Gradient descent with a step for each parameter that follows from how steady its slope is."""

    def __init__(self, parameters: list[Floats], decay: float = 0.0) -> None:
        self.parameters = parameters
        self.decay = decay
        self.first = [np.zeros_like(part) for part in parameters]
        self.second = [np.zeros_like(part) for part in parameters]
        self.steps = 0

    def step(self, gradients: list[Floats], rate: float) -> None:
        """Take one step down."""
        self.steps += 1
        for place, part in enumerate(self.parameters):
            slope = gradients[place] + self.decay * part if self.decay else gradients[place]
            self.first[place] += (1 - FIRST) * (slope - self.first[place])
            self.second[place] += (1 - SECOND) * (slope**2 - self.second[place])
            steady = np.sqrt(self.second[place] / (1 - SECOND**self.steps)) + 1e-8
            part -= rate * self.first[place] / (1 - FIRST**self.steps) / steady
