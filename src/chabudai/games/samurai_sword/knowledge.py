"""What a seat knows of other hands: cards it saw go there and has not seen leave [R15].

A card that moves by Diversion is seen by two seats only. A third who knew a card of that hand no
longer knows where it is: his knowledge splits into weighted branches, until a card played or
discarded in the open tells which branch was true.
"""

from __future__ import annotations

from math import gcd
from typing import Final

HOLDER: Final = 1 << 10


class Branch:
    """One way things may be: `held` lists holder * HOLDER + card, ascending. Immutable."""

    def __init__(self, weight: int, held: list[int]) -> None:
        self.weight = weight
        self.held = held

    def plus(self, holder: int, card: int) -> Branch:
        """This branch with one more card known."""
        return Branch(self.weight, sorted([*self.held, holder * HOLDER + card]))

    def minus(self, holder: int, card: int) -> Branch:
        """This branch after the card has left the hand; unchanged if it was not known there."""
        known = holder * HOLDER + card
        if known not in self.held:
            return self
        held = self.held.copy()
        held.remove(known)
        return Branch(self.weight, held)

    def times(self, weight: int) -> Branch:
        """This branch made more likely."""
        return Branch(self.weight * weight, self.held)

    def in_hand(self, holder: int) -> list[int]:
        """The cards known to be in a hand."""
        return [each % HOLDER for each in self.held if each // HOLDER == holder]


NOTHING: Final = [Branch(1, [])]


def learn(branches: list[Branch], holder: int, card: int) -> list[Branch]:
    """The branches after the card was seen to come into a hand."""
    return [branch.plus(holder, card) for branch in branches]


def leave(branches: list[Branch], holder: int, card: int) -> list[Branch]:
    """The branches after the card was seen to leave a hand."""
    return [branch.minus(holder, card) for branch in branches]


def pass_unseen(branches: list[Branch], giver: int, taker: int, size: int) -> list[Branch]:
    """The branches after one random card of a hand (of that size before) went to another."""
    split: list[Branch] = []
    for branch in branches:
        known = branch.in_hand(giver)
        if len(known) < size:
            split.append(branch.times(size - len(known)))
        for card in known:
            split.append(branch.minus(giver, card).plus(taker, card))
    return merged(split)


def possible(branches: list[Branch], unseen: list[int]) -> list[Branch]:
    """The branches that the unseen cards allow."""
    if len(branches) > 1:
        branches = merged([branch for branch in branches if fits(branch, unseen)])
    return branches if branches[0].held or len(branches) > 1 else NOTHING


def merged(branches: list[Branch]) -> list[Branch]:
    """Equal branches added up, weights reduced."""
    together: dict[tuple[int, ...], int] = {}
    for branch in branches:
        held = tuple(branch.held)
        together[held] = together.get(held, 0) + branch.weight
    shared = gcd(*together.values())
    return [Branch(weight // shared, list(held)) for held, weight in together.items()]


def fits(branch: Branch, unseen: list[int]) -> bool:
    """Whether the unseen cards hold all that the branch says is somewhere."""
    counts = [0] * len(unseen)
    for each in branch.held:
        counts[each % HOLDER] += 1
    return all([counts[card] <= unseen[card] for card in range(len(unseen))])


def certain(branches: list[Branch]) -> list[int]:
    """What is so in every branch."""
    sure = branches[0].held
    for branch in branches[1:]:
        rest = branch.held.copy()
        kept: list[int] = []
        for each in sure:
            if each in rest:
                rest.remove(each)
                kept.append(each)
        sure = kept
    return sure
