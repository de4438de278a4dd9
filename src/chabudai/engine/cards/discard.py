"""Discarding cards that are chosen one by one, in any order and in secret, and go together.

Nobody else sees a card before all are chosen: shown as they are chosen, they would tell of the
cards that are left.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from chabudai.engine.rules.decision import Decision, S


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretDiscard(Decision[S]):
    """A question that is asked again for each card; `chosen` are those chosen so far."""

    def __init__(self, seat: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def details(self) -> list[int]:
        return self.chosen

    def cards_left(self, hand: list[int]) -> list[int]:
        """List the cards of a hand that are not chosen yet."""
        left = hand.copy()
        for card in self.chosen:
            left.remove(card)
        return left

    def next_cards(self, hand: list[int]) -> list[int]:
        """List the cards that may be chosen next, each once."""
        return distinct_items(self.cards_left(hand))


def distinct_items(items: list[int]) -> list[int]:
    """List each of some ascending items once."""
    distinct: list[int] = []
    for item in items:
        if not distinct or item != distinct[-1]:
            distinct.append(item)
    return distinct
