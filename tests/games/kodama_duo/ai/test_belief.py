"""Beliefs about the other hand: exact under the model, and the same that worlds are dealt by."""

from itertools import combinations
from math import prod

import pytest

from chabudai import load
from chabudai.engine.rng import FastRng
from chabudai.games.kodama_duo.ai.belief import LEAN, draw_hand, holding_odds, weigh_kodama
from chabudai.games.kodama_duo.ai.determinize import determinize, weigh_card
from chabudai.games.kodama_duo.rules.state import KodamaState

GAME = load("kodama_duo")
WEIGHTS = [1.0, 0.4, 2.5, 1.0, 3.0, 0.7, 1.2]


def by_brute_force(weights: list[float], held: int) -> list[float]:
    """Try every hand."""
    found, total = [0.0] * len(weights), 0.0
    for hand in combinations(range(len(weights)), held):
        likely = prod(weights[card] for card in hand)
        total += likely
        for card in hand:
            found[card] += likely
    return [each / total for each in found]


def played(seed: int, rounds: int) -> KodamaState:
    """A game some rounds on."""
    state, rng = GAME.new(2, seed), FastRng(seed)
    assert isinstance(state, KodamaState)
    while state.game.strategy.turn_id(state) < rounds:
        state.apply(state.game.strategy.rollout_action(state, rng))
    return state


@pytest.mark.parametrize("held", [0, 1, 3, 7])
def test_odds_are_those_of_every_hand_weighed(held: int) -> None:
    """R16."""
    assert holding_odds(WEIGHTS, held) == pytest.approx(by_brute_force(WEIGHTS, held))


def test_hands_are_dealt_as_often_as_they_are_likely() -> None:
    """R16."""
    rng, times = FastRng(1), 4000
    counts = [0] * len(WEIGHTS)
    for _ in range(times):
        hand = draw_hand(WEIGHTS, 3, rng)
        assert sum(hand) == 3
        counts = [count + held for count, held in zip(counts, hand, strict=True)]
    shares = [count / times for count in counts]
    assert shares == pytest.approx(by_brute_force(WEIGHTS, 3), abs=0.03)


def test_a_tree_speaks_for_what_it_has_more_of_than_usual() -> None:
    """R16: and of what nobody grows on purpose it says nothing."""
    assert weigh_kodama("cards-with", 3, 12, 4) > 1 > weigh_kodama("cards-with", 3, 3, 4)
    assert weigh_kodama("cards-with", 3, 12, 8) < weigh_kodama("cards-with", 3, 12, 4)
    assert weigh_kodama("opponent-tokens", 4, 16, 4) == 1
    assert LEAN > 0


@pytest.mark.parametrize(("seed", "rounds"), [(0, 3), (1, 6), (2, 9), (3, 12), (5, 12)])
def test_what_one_is_told_is_what_worlds_are_imagined_by(seed: int, rounds: int) -> None:
    """R16: from the view alone as from the table."""
    state = played(seed, rounds)
    seat = state.actor()
    pool = sorted(state.hands[1 - seat] + state.box)
    exact = holding_odds(
        [weigh_card(state, 1 - seat, card) for card in pool], len(state.hands[1 - seat])
    )
    assert GAME.insight is not None
    told = GAME.insight.compute_insights(state.view(seat))["kodama"]
    keys = [state.cards.kodama[card].key for card in pool]
    assert told == {key: round(each, 4) for key, each in zip(keys, exact, strict=True)}


def test_an_imagined_world_keeps_the_cards_and_what_the_seat_sees() -> None:
    """R16."""
    state, rng = played(4, 4), FastRng(2)
    seat = state.actor()
    for _ in range(20):
        world = state.clone()
        determinize(world, seat, rng)
        assert len(world.hands[1 - seat]) == len(state.hands[1 - seat])
        assert sorted(world.hands[1 - seat] + world.box) == sorted(
            state.hands[1 - seat] + state.box
        )
        assert world.view(seat) == state.view(seat)


def test_when_the_game_is_over_there_is_nothing_to_imagine() -> None:
    """R20."""
    state, rng = played(4, 4), FastRng(2)
    while not state.over():
        state.apply(state.game.strategy.rollout_action(state, rng))
    world = state.clone()
    determinize(world, 0, rng)
    assert world.to_position() == state.to_position()
