"""A game that says nothing about how to play it well is played at random."""

from chabudai import State, load
from chabudai.engine.rng import Quick
from chabudai.engine.state import FAR

GAME = load("samurai_sword")


def test_a_quick_answer_is_any_legal_one() -> None:
    state = GAME.new(4)
    answers = {State.quick(state, Quick(seed)) for seed in range(200)}
    assert answers == set(state.legal())
    assert State.ranked(state) == state.legal()


def test_nobody_is_ahead_until_the_game_is_over() -> None:
    state, rng = GAME.new(4), Quick(1)
    assert State.chances(state) == [0.25] * 4
    while not state.over():
        state.apply(State.quick(state, rng))
    won = state.winners()
    shares = [1 / len(won) if seat in won else 0.0 for seat in range(4)]
    assert State.chances(state) == shares


def test_imagined_worlds_are_redealt_ones() -> None:
    one, other = GAME.new(4), GAME.new(4)
    State.imagine(one, 2, Quick(5))
    other.redeal(2, Quick(5))
    assert one.to_position() == other.to_position()


def test_nothing_tells_turns_apart_and_all_of_the_game_is_looked_at() -> None:
    state = GAME.new(4)
    assert (State.mark(state), State.landmark(state), State.horizon(state)) == (0, 0, FAR)
