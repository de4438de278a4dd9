"""Looking ahead: it finds what wins, in every world that a seat cannot tell from the true one."""

from collections.abc import Callable

import pytest

from chabudai import State, load
from chabudai.bots import Budget, Glimpse
from chabudai.bots.search import NO_ADVICE, SHARED, SHARED_AFTER, Search
from chabudai.bots.thinker import ENOUGH, Thinker, count_new_rounds, is_decided
from chabudai.bots.tree import Node
from chabudai.engine.registry import game_names
from chabudai.engine.rng import FastRng


def glimpse_of(state: State, budget: Budget, seed: int = 1) -> Glimpse:
    return Glimpse.of(state, state.actor(), seed, budget)


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on by so much each time it is read."""
    read = [0.0]

    def clock() -> float:
        read[0] += step
        return read[0]

    return clock


def test_a_blow_that_wins_the_game_is_found() -> None:
    duel = load("samurai_sword").position(
        {
            "seats": 3,
            "roles": ["shogun", "ninja-1", "ninja-2"],
            "honor": [6, 1, 3],
            "resilience": [4, 1, 4],
            "hands": [["katana", "parry"], ["geisha"], ["geisha"]],
        }
    )
    thought = Thinker("any", rounds=200, most=200, believes=False).think(glimpse_of(duel, Budget()))
    assert thought.moves[0].token == "strike katana 1"
    assert thought.moves[0].value > 0.9


def test_a_budget_of_rounds_is_kept_up_to_the_most_a_level_thinks() -> None:
    state = load("kodachi").new(2, 3)
    level = Thinker("any", rounds=3, most=6, believes=False, clock=ticking(0.0))
    budgets = [Budget(), Budget(iterations=4), Budget(iterations=9), Budget(seconds=1.0)]
    worlds = [level.think(glimpse_of(state, budget)).worlds for budget in budgets]
    assert worlds == [3, 4, 6, 6]


def test_reasons_name_moves_visits_and_worlds() -> None:
    state = load("kodachi").new(2, 3)
    thought = Thinker("any", rounds=30, most=30, believes=True).think(glimpse_of(state, Budget()))
    assert thought.worlds == sum(move.visits for move in thought.moves) <= 30
    assert thought.action in [move.action for move in thought.moves]
    assert all(0.0 <= move.value <= 1.0 for move in thought.moves)


@pytest.mark.parametrize("game", game_names())
def test_a_search_leaves_the_world_it_starts_from_alone(game: str) -> None:
    state = load(game).new(load(game).min_seats, 4)
    before = state.to_position()
    search = Search(state, state.actor(), FastRng(1), believes=True)
    for _ in range(5):
        search.think()
    assert state.to_position() == before
    assert search.worlds == search.root.visits == 5


def test_no_round_begins_after_the_deadline() -> None:
    """The clock is read before each round: at 1, then at 2, 3, 4 and 5 seconds."""
    state = load("kodachi").new(2, 3)
    patient = Thinker("any", rounds=1000, most=1000, believes=False, clock=ticking(1.0))
    assert patient.think(glimpse_of(state, Budget(seconds=4.0))).worlds == 3


@pytest.mark.parametrize("budget", [Budget(iterations=0), Budget(seconds=0.0)])
@pytest.mark.parametrize("game", game_names())
def test_without_any_time_the_answer_is_still_legal(game: str, budget: Budget) -> None:
    state = load(game).new(load(game).max_seats, 5)
    thought = Thinker("any", rounds=10, most=10, believes=True).think(glimpse_of(state, budget))
    assert thought.worlds == 0
    assert state.is_legal(thought.action)


def test_who_has_one_answer_does_not_think() -> None:
    duel = load("samurai_sword").position(
        {"seats": 4, "hands": [["katana"], ["geisha"], ["geisha"], ["geisha"]]}
    )
    duel.apply(duel.actions.parse("strike katana 1"))
    asked = Thinker("any", rounds=50, most=50, believes=True).think(glimpse_of(duel, Budget()))
    assert (asked.action, asked.worlds) == (duel.actions.parse("take"), 0)


@pytest.mark.parametrize("budget", [Budget(iterations=1000), Budget(seconds=1.0)])
def test_thinking_ends_when_nothing_can_change_any_more(budget: Budget) -> None:
    """A strike that wins at once is tried again and again; the rest of the time is saved."""
    duel = load("samurai_sword").position(
        {
            "seats": 3,
            "roles": ["shogun", "ninja-1", "ninja-2"],
            "honor": [6, 1, 3],
            "resilience": [4, 1, 4],
            "hands": [["katana"], ["geisha"], ["geisha"]],
        }
    )
    thinker = Thinker("any", rounds=1, most=5000, believes=False, clock=ticking(0.001))
    thought = thinker.think(glimpse_of(duel, budget))
    assert 500 < sum(move.visits for move in thought.moves) < 980


def test_the_move_advised_is_kept_unless_another_is_clearly_better() -> None:
    state = load("kodachi").new(2, 3)
    search = Search(state, state.actor(), FastRng(1), believes=False, doubt=0.25)
    search.advice = 0
    for action, value in ((0, 0.50), (1, 0.51)):
        edge = search.root.try_first(action)
        edge.visits, edge.total = 10 + action, value * (10 + action)
    search.rounds, search.total, search.squares = 21, 10.5, 5.5  # a spread of some 0.1
    assert search.best().action == 0
    search.root.edges[1].total = 0.6 * 11
    assert search.best().action == 1


def test_a_move_is_weighed_by_how_often_it_could_be_played() -> None:
    """UCB on availability: a move seldom legal is not tried more for the rounds it missed."""
    node = Node()
    seldom, often = node.try_first(1), node.try_first(2)
    for edge in (seldom, often):
        edge.visits, edge.total = 10, 5.0
    seldom.offered, often.offered = 12, 400
    assert node.best_of([1, 2], 0.5) is often
    assert [edge.action for edge in node.by_visits()] == [1, 2]


def test_a_move_far_ahead_of_all_others_is_settled() -> None:
    state = load("kodachi").new(2, 3)
    search = Search(state, state.actor(), FastRng(1), believes=False)
    for action, value in ((0, 0.60), (1, 0.50)):
        edge = search.root.try_first(action)
        edge.visits, edge.total = 1000, value * 1000
    search.rounds, search.total, search.squares = 2000, 1100.0, 800.0  # a spread of some 0.3
    assert search.is_settled()
    search.root.edges[1].total = 0.57 * 1000
    assert not search.is_settled()
    search.advice, search.doubt = 0, 0.1
    assert search.is_settled()  # it would have to be better by a tenth of the spread
    search.advice = 1
    assert not search.is_settled()


def test_what_was_thought_before_counts_up_to_a_point() -> None:
    assert [count_new_rounds(100, known) for known in (0, 30, 99, 1000)] == [100, 70, 25, 25]


def test_thinking_ends_early_only_after_enough_rounds() -> None:
    """A move may be settled, but not before there was time for a surprise."""
    state = load("kodachi").new(2, 3)
    search = Search(state, state.actor(), FastRng(1), believes=False)
    search.root.try_first(0).visits = 50
    assert search.is_settled()
    assert not is_decided(search, ENOUGH - 1, left=5000)
    assert is_decided(search, ENOUGH, left=5000)


def test_where_nothing_tried_is_legal_the_quick_answer_comes_first() -> None:
    """Other worlds, other hands: a move at random would weigh on all that led there."""
    state = load("samurai_sword").new(5, 3)
    search, node = Search(state, 0, FastRng(1), believes=False), Node()
    node.try_first(NO_ADVICE)
    assert search.choose(node, state).action == state.game.strategy.rollout_action(
        state, FastRng(1)
    )


def test_below_the_root_other_moves_are_tried_only_after_many_visits() -> None:
    state = load("samurai_sword").new(5, 3)
    search, node = Search(state, 0, FastRng(1), believes=False), Node()
    tried = []
    for _ in range(17):
        node.visits += 1
        search.choose(node, state).visits += 1
        tried.append(len(node.edges))
    assert tried == [1] * 15 + [2] * 2


def test_who_believes_takes_others_to_answer_at_once() -> None:
    """However often a moment comes; the seat's own moves are tried out."""
    state = load("samurai_sword").new(5, 3)
    tried = []
    asked = state.actor()
    for seat in ((asked + 1) % 5, asked):
        search, node = Search(state, seat, FastRng(1), believes=True), Node()
        for _ in range(200):
            node.visits += 1
            search.choose(node, state).visits += 1
        tried.append(list(node.edges))
    assert tried[0] == [state.game.strategy.rollout_action(state, FastRng(1))]
    assert len(tried[1]) > 1


def test_who_looks_deeper_looks_so_many_times_as_far() -> None:
    state = load("kodachi").new(2, 3)
    searches = [Search(state, 0, FastRng(1), believes=False, depth=depth) for depth in (1, 3)]
    assert [search.horizon for search in searches] == [
        state.game.strategy.search_horizon(state),
        3 * state.game.strategy.search_horizon(state),
    ]


def test_after_many_worlds_several_moves_are_tried_in_each() -> None:
    state = load("kodachi").new(2, 3)
    search = Search(state, state.actor(), FastRng(1), believes=False)
    seen = []
    for _ in range(3):
        for _ in range(SHARED_AFTER):
            search.think()
        seen.append(search.worlds)
    assert seen == [200, 300, 367]


def test_moves_tried_in_one_world_are_different_ones() -> None:
    state = load("samurai_sword").position(
        {"seats": 5, "hands": [["geisha", "katana"], *[["geisha"]] * 4]}
    )
    search = Search(state, state.actor(), FastRng(1), believes=True)
    while search.rounds < SHARED * SHARED_AFTER or search.looks_left > 0:
        search.think()
    for _ in range(SHARED):
        search.think()
    assert len(search.looked_at) == len(set(search.looked_at)) == SHARED


def test_at_a_larger_table_there_is_more_to_think_about() -> None:
    level = Thinker("any", rounds=50, most=1000, believes=False)
    assert [level.rounds_of(Budget(), seats) for seats in (2, 3, 5)] == [50, 112, 312]
    assert [level.rounds_of(Budget(seconds=1.0), seats) for seats in (2, 4)] == [1000, 4000]
    assert level.rounds_of(Budget(iterations=80), 5) == 80
