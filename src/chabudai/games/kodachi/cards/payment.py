"""Treasure and what it buys: kinds, costs, and every way to pay one [R26, R27]."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final

from mypy_extensions import i64

# The kinds from common to rare; gold stands for any of the first four, a coin is a skill's gold.
FAN: Final = 0
SCROLL: Final = 1
VASE: Final = 2
JADE: Final = 3
GOLD: Final = 4
COIN: Final = 5
KINDS: Final = ["fan", "scroll", "vase", "jade", "gold"]
MEANS: Final = [*KINDS, "coin"]
COST_WORDS: Final = [*KINDS[:GOLD], "any", "pair"]
MOST_TREASURES: Final = 4

# A purse packs how many of each means there are, eight bits each; the top bit of each stays free.
# One subtraction then compares all means at once: set the free bits of the purse, take the price
# away, and a means that does not suffice has borrowed its free bit.
PURSE_BITS: Final = 8
BORROW_BITS: Final[i64] = 0x808080808080


def pack_purse(counts: list[int]) -> int:
    """Pack how many of each means there are into one number."""
    purse = 0
    for means, count in enumerate(counts):
        purse |= count << PURSE_BITS * means
    return purse


def count_in_purse(purse: int, means: int) -> int:
    return purse >> PURSE_BITS * means & 0x7F


def count_cost_treasures(cost: list[str]) -> int:
    """Count the treasures that a cost asks for."""
    return sum([2 if word == "pair" else 1 for word in cost])


def list_payments(cost: list[str]) -> list[list[int]]:
    """List every set of means that pays a cost exactly, each as ascending means [Q22, Q23]."""
    return list_payments_of(tuple(cost))


@cache
def list_payments_of(words: tuple[str, ...]) -> list[list[int]]:
    """List them once for all cards of the same cost: a deck may have a thousand."""
    cost = list(words)
    bills = list_bills(cost)
    sets = combinations_with_replacement(range(len(MEANS)), count_cost_treasures(cost))
    return [list(paid) for paid in sets if can_pay(list(paid), bills)]


def list_bills(cost: list[str]) -> list[list[int]]:
    """List every way to name the kinds, none of them gold, that a cost may stand for."""
    choices = [list_kind_choices(word) for word in cost]
    return [[kind for part in chosen for kind in part] for chosen in product(*choices)]


def list_kind_choices(word: str) -> list[list[int]]:
    """List the kinds that one word of a cost may stand for."""
    if word == "any":
        return [[kind] for kind in range(GOLD)]
    if word == "pair":
        return [[kind, kind] for kind in range(GOLD)]
    return [[KINDS.index(word)]]


def can_pay(paid: list[int], bills: list[list[int]]) -> bool:
    """Tell whether the plain kinds paid are all asked for on one bill; gold makes up the rest."""
    plain = [kind for kind in paid if kind < GOLD]
    return any([all([plain.count(kind) <= bill.count(kind) for kind in plain]) for bill in bills])
