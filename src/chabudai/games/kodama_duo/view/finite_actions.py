"""A number for every answer, few enough for programs that learn to have one output for each.

Words keep their ids. Placements are endless, but only a few are on offer: those are numbered by
which of the held cards it is, which card of the tree it touches, and how many on offer there come
before it. A number for a place means something in one position only; the pose is the truth.
"""

from __future__ import annotations

from typing import Final

from chabudai.engine.errors import IllegalAction
from chabudai.engine.view.tensor import mark_actions
from chabudai.games.kodama_duo.cards.deck import game_sentence
from chabudai.games.kodama_duo.places.offers import MAX_OFFERED
from chabudai.games.kodama_duo.rules.actions import FIRST_POSE
from chabudai.games.kodama_duo.rules.placing import find_parent
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.tree.pose import card_of

MOST_HELD: Final = 2
MOST_ENTRIES: Final = 14  # of a tree: three seasons of four rounds, and the trunk; one to spare
ON_EACH: Final = MOST_ENTRIES * MAX_OFFERED  # numbers for the places of one held card


def count_finite_actions(s: KodamaState) -> int:
    """Count the numbers: the words, then the places."""
    return len(s.ids) + MOST_HELD * ON_EACH


def mark_finite_actions(s: KodamaState) -> bytes:
    """Mark the numbers of what may be answered now."""
    return mark_actions(number_actions(s), count_finite_actions(s))


def number_actions(s: KodamaState) -> list[int]:
    """Number what may be answered now, in its order."""
    legal = s.legal()
    if legal and legal[-1] >= FIRST_POSE:
        return number_places(s, s.stack[-1].seat, legal)
    return legal


def number_places(s: KodamaState, seat: int, poses: list[int]) -> list[int]:
    """Number the places on offer, in their order."""
    tree = s.trees[seat]
    taken = [0] * (MOST_HELD * MOST_ENTRIES)
    numbers: list[int] = []
    first_card = min(s.held[seat])
    for pose in poses:
        held = 0 if card_of(pose) == first_card else 1
        group = held * MOST_ENTRIES + find_parent(tree, pose)
        numbers.append(len(s.ids) + group * MAX_OFFERED + taken[group])
        taken[group] += 1
    return numbers


def decode_finite_action(s: KodamaState, number: int) -> int:
    """Find the answer of a number; raises IllegalAction where it stands for no place on offer."""
    if number < len(s.ids):
        return number
    numbers = number_actions(s)
    if number not in numbers:
        raise IllegalAction(game_sentence("number-without-place", number=number))
    return s.legal()[numbers.index(number)]
