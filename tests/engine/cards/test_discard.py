"""Cards that are chosen one by one, in any order, and go together."""

from chabudai.engine.cards.discard import SecretDiscard, distinct_items
from chabudai.engine.rules.state import State


def test_equal_items_are_offered_once() -> None:
    assert distinct_items([]) == []
    assert distinct_items([1, 1, 2, 5, 5]) == [1, 2, 5]


def test_a_chosen_card_is_no_longer_left_and_any_other_may_follow() -> None:
    question: SecretDiscard[State] = SecretDiscard(0, [5, 2])
    assert question.details() == [5, 2]
    assert question.cards_left([1, 2, 2, 5]) == [1, 2]
    assert question.next_cards([1, 2, 2, 5]) == [1, 2]
