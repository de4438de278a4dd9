"""Several processes think as one."""

import pytest

from chabudai import load
from chabudai.bots import Budget, Glimpse
from chabudai.bots.thinker import Move, Thought
from chabudai.bots.together import Together, added


def test_two_processes_look_at_twice_as_many_worlds() -> None:
    state = load("kodachi").new(2, 3)
    glimpse = Glimpse.of(state, state.actor(), 1, Budget(iterations=10))
    together = Together("master", processes=2)
    thought = together.think(glimpse)
    together.close()
    assert thought.worlds == sum(move.visits for move in thought.moves) == 20
    assert state.is_legal(thought.action)


def test_visits_are_added_and_values_weighed_by_them() -> None:
    one = Thought(1, [Move(1, "one", 30, 0.5), Move(2, "two", 10, 0.4)], 40)
    other = Thought(2, [Move(2, "two", 30, 0.8)], 30)
    both = added([one, other])
    assert [(move.action, move.visits) for move in both.moves] == [(2, 40), (1, 30)]
    assert both.moves[0].value == pytest.approx(0.7)
    assert (both.action, both.worlds) == (2, 70)


def test_where_nobody_thinks_the_first_answer_counts() -> None:
    assert added([Thought(5, [], 0), Thought(6, [], 0)]) == Thought(5, [], 0)
