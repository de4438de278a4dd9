"""A state without a game: a turn lasts until its only seat leaves."""

from __future__ import annotations

from chabudai.engine.decision import Decision
from chabudai.engine.rng import Rng
from chabudai.engine.state import State

STAY, LEAVE = 0, 1


class Walk(State):
    """It is worth as many turns as have ended, and wants to be looked at one turn ahead."""

    def __init__(self) -> None:
        self.turn = 0
        self.stack = [Stay(0)]

    def quick(self, rng: Rng) -> int:
        return LEAVE

    def chances(self) -> list[float]:
        return [float(self.turn)]

    def mark(self) -> int:
        return self.turn

    def horizon(self) -> int:
        return 1


class Stay(Decision[Walk]):
    """Stay, or leave: there is always another turn."""

    def apply(self, s: Walk, action: int) -> None:
        s.turn += action == LEAVE
        s.stack.append(self)
