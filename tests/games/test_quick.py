"""Rollout answers are legal, and chances are shares of one, in every game at every table."""

import pytest

from chabudai import load
from chabudai.engine.registry import own_games
from chabudai.engine.rng import FastRng

TABLES = [
    (game, seats)
    for game in own_games()
    for seats in range(load(game).min_seats, load(game).max_seats + 1)
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_quick_answers_are_legal_to_the_end_of_the_game(game: str, seats: int) -> None:
    """Any legal answer now and then brings all sorts of positions."""
    for seed in range(3 if game != "kodama_duo" else 2):
        state, rng = load(game).new(seats, seed), FastRng(seed)
        while not state.over():
            answer = state.game.strategy.rollout_action(state, rng)
            assert state.is_legal(answer)
            legal = state.legal()
            state.apply(legal[rng.randbelow(len(legal))] if rng.randbelow(6) == 0 else answer)
        assert sum(state.game.strategy.win_probabilities(state)) >= 0.99


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_chances_are_shares_of_one_for_each_side(game: str, seats: int) -> None:
    state, rng = load(game).new(seats, 7), FastRng(7)
    for _ in range(40):
        chances, sides = (
            state.game.strategy.win_probabilities(state),
            state.game.strategy.teams(state),
        )
        assert len(state.game.strategy.features(state)) == len(set(sides))
        by_side = {side: chances[seat] for seat, side in enumerate(sides)}
        assert sum(by_side.values()) == pytest.approx(1.0)
        state.apply(state.game.strategy.rollout_action(state, rng))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_turns_are_marked_for_those_who_look_ahead(game: str, seats: int) -> None:
    """And what is worth a thought is legal."""
    state, rng = load(game).new(seats, 5), FastRng(5)
    marks = set()
    for _ in range(60):
        assert state.game.strategy.search_horizon(state) >= 1
        assert state.game.strategy.chance_key(state) >= 0
        assert set(state.game.strategy.rank_actions(state)) <= set(state.legal())
        marks.add(state.game.strategy.turn_id(state))
        state.apply(state.game.strategy.rollout_action(state, rng))
    assert len(marks) > 1
