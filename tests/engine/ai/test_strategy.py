"""A game that says nothing about how to play it well is played at random."""

from chabudai import State, load
from chabudai.engine.ai.strategy import FAR, Strategy
from chabudai.engine.rng import FastRng

GAME = load("samurai_sword")
NO_STRATEGY = Strategy[State]()


def test_a_rollout_plays_any_legal_action() -> None:
    state = GAME.new(4)
    answers = {NO_STRATEGY.rollout_action(state, FastRng(seed)) for seed in range(200)}
    assert answers == set(state.legal())
    assert NO_STRATEGY.rank_actions(state) == state.legal()


def test_a_beginner_says_any_legal_answer() -> None:
    words = ["end", "stop", "go on"]
    assert {NO_STRATEGY.choose_from_view({}, words, FastRng(seed)) for seed in range(50)} == set(
        words
    )


def test_nobody_is_ahead_until_the_game_is_over() -> None:
    state, rng = GAME.new(4), FastRng(1)
    assert NO_STRATEGY.win_probabilities(state) == [0.25] * 4
    while not state.over():
        state.apply(NO_STRATEGY.rollout_action(state, rng))
    won = state.winners()
    shares = [1 / len(won) if seat in won else 0.0 for seat in range(4)]
    assert NO_STRATEGY.win_probabilities(state) == shares


def test_determinized_worlds_are_redealt_ones() -> None:
    one, other = GAME.new(4), GAME.new(4)
    NO_STRATEGY.determinize(one, 2, FastRng(5))
    other.redeal(2, FastRng(5))
    assert one.to_position() == other.to_position()


def test_nothing_tells_turns_apart_and_all_of_the_game_is_looked_at() -> None:
    state = GAME.new(4)
    assert NO_STRATEGY.turn_id(state) == 0
    assert NO_STRATEGY.chance_key(state) == 0
    assert NO_STRATEGY.search_horizon(state) == FAR
    assert NO_STRATEGY.teams(state) == [0, 1, 2, 3]
