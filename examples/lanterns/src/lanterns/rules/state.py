"""The zones of Lanterns, and everything a player can say."""

from __future__ import annotations

from chabudai.engine.rules.actions import ActionTable
from chabudai.engine.rules.state import State

LANTERNS = 15
HAND_SIZE = 3
NUMBERS = {str(number): number for number in range(1, LANTERNS + 1)}
ACTIONS = ActionTable()
ACTIONS.add("show", list(NUMBERS))


class LanternsState(State):
    """Hands are sorted, so that their order tells nothing."""

    hands: list[list[int]]
    shown: list[int]
    points: list[int]
    deck: list[int]

    def clone(self) -> LanternsState:
        other = LanternsState()
        self.copy_into(other)
        other.hands = [hand.copy() for hand in self.hands]
        other.shown, other.points = self.shown.copy(), self.points.copy()
        other.deck = self.deck.copy()
        return other

    def order_rule(self) -> str:
        """Who plays when is said by rule 2."""
        return "R2"

    def census(self) -> list[int]:
        piles = [*self.hands, self.deck, self.shown]
        return sorted([card for pile in piles for card in pile])
