"""Discarding cards that are chosen one by one, in secret, and go together.

If each were shown as it is chosen, the order would tell of the cards that are left. Therefore they
are chosen in ascending order, and nobody else sees any before all are chosen.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from chabudai.engine.decision import Decision, S


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

    def next_cards(self, hand: list[int], limit: int) -> list[int]:
        """List the cards that may be chosen next, where at most `limit` may stay."""
        least = self.chosen[-1] if self.chosen else 0
        return choices_in_order(self.cards_left(hand), least, limit)


def choices_in_order(items: list[int], least: int, limit: int) -> list[int]:
    """List the distinct items that may go next, where each has to be at least the one before.

    `items` are ascending. While more than `limit` of them are left some have to go, so that the
    choice must leave enough above it: the last `limit` items come too late.
    """
    choices: list[int] = []
    last = least - 1
    for item in items[: limit + 1] if len(items) > limit else items:
        if item > last:
            choices.append(item)
            last = item
    return choices
