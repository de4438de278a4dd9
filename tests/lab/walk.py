"""A game without an end: a turn lasts until its only seat leaves."""

from __future__ import annotations

from chabudai.engine.ai.strategy import Strategy
from chabudai.engine.game import Game
from chabudai.engine.rng import Rng
from chabudai.engine.rules.decision import Decision
from chabudai.engine.rules.state import State

STAY, LEAVE = 0, 1


class Walk(State):
    """It counts the turns that have ended."""

    def __init__(self) -> None:
        self.game = WalkGame()
        self.turn = 0
        self.stack = [Stay(0)]


class Leave(Strategy[Walk]):
    """It is worth as many turns as have ended, and wants to be looked at one turn ahead."""

    def rollout_action(self, s: Walk, rng: Rng) -> int:
        return LEAVE

    def win_probabilities(self, s: Walk) -> list[float]:
        return [float(s.turn)]

    def turn_id(self, s: Walk) -> int:
        return s.turn

    def search_horizon(self, s: Walk) -> int:
        return 1


class WalkGame(Game[Walk]):
    strategy = Leave()


class Stay(Decision[Walk]):
    """Stay, or leave: there is always another turn."""

    def apply(self, s: Walk, action: int) -> None:
        s.turn += action == LEAVE
        s.stack.append(self)
