"""Cards that are chosen one by one, in ascending order, and go together."""

import pytest

from chabudai.engine.discard import SecretDiscard, choices_in_order
from chabudai.engine.state import State


@pytest.mark.parametrize(
    ("items", "least", "limit", "choices"),
    [
        ([1, 2, 3], 0, 3, [1, 2, 3]),  # nothing has to go, anything may
        ([1, 2, 3], 2, 3, [2, 3]),
        ([1, 1, 2], 1, 3, [1, 2]),
        ([1, 2, 3, 4], 0, 3, [1, 2, 3, 4]),  # one has to go, whichever
        ([1, 2, 3, 4], 0, 2, [1, 2, 3]),  # two have to go, so not the last one first
        ([1, 1, 1, 4], 0, 2, [1]),
    ],
)
def test_a_choice_leaves_enough_above_it_for_what_has_to_go(
    items: list[int], least: int, limit: int, choices: list[int]
) -> None:
    assert choices_in_order(items, least, limit) == choices


def test_a_chosen_card_is_no_longer_left_and_nothing_below_it_may_follow() -> None:
    question: SecretDiscard[State] = SecretDiscard(0, [2])
    assert question.details() == [2]
    assert question.cards_left([1, 2, 2, 5]) == [1, 2, 5]
    assert question.next_cards([1, 2, 2, 5], 4) == [2, 5]
