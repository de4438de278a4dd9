"""A bot sees what its seat may know, and nothing leads it further."""

import gc
import json
from collections.abc import Iterator

import pytest

from chabudai import OVER, State, load
from chabudai.bots import Budget, Glimpse, bot_names, load_bot
from chabudai.engine.registry import game_names
from chabudai.engine.rng import FastRng


def moments(game: str, seed: int = 1, every: int = 5) -> Iterator[State]:
    """Some states of a random game at its fullest table."""
    state, rng, turn = load(game).new(load(game).max_seats, seed), FastRng(seed), 0
    while state.actor() != OVER:
        if turn % every == 0:
            yield state
        turn += 1
        legal = state.legal()
        state.apply(legal[rng.randbelow(len(legal))])


def twin(state: State, seed: int) -> State:
    """Another world that the seat asked now cannot tell apart."""
    other = state.clone()
    other.redeal(state.actor(), FastRng(seed))
    return other


def text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


@pytest.mark.parametrize("game", game_names())
def test_a_glimpse_shows_the_view_and_what_is_legal(game: str) -> None:
    for state in moments(game):
        glimpse = Glimpse.of(state, state.actor(), seed=3)
        assert text(glimpse.view) == text(state.view(state.actor()))
        assert glimpse.legal == state.legal()
        assert glimpse.tokens == [state.actions.token(each) for each in state.legal()]


@pytest.mark.parametrize("game", game_names())
def test_two_worlds_a_seat_cannot_tell_apart_give_the_same_samples(game: str) -> None:
    for turn, state in enumerate(moments(game)):
        seat = state.actor()
        worlds = [state, twin(state, 100 + turn)]
        samples = [Glimpse.of(each, seat, seed=3).sample(FastRng(turn)) for each in worlds]
        seen = [text([each.view(other) for other in range(each.seats)]) for each in samples]
        assert seen[0] == seen[1]


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("bot", bot_names())
def test_a_bot_decides_alike_in_every_world_its_seat_cannot_tell_apart(game: str, bot: str) -> None:
    """Whatever they look ahead, they look at the same worlds."""
    for turn, state in enumerate(moments(game, seed=2, every=17)):
        worlds = [state, *(twin(state, 10 * turn + n) for n in range(2))]
        glimpses = [Glimpse.of(each, state.actor(), turn, Budget(iterations=6)) for each in worlds]
        assert len({load_bot(bot).choose(glimpse) for glimpse in glimpses}) == 1


@pytest.mark.parametrize("game", game_names())
def test_no_reference_leads_from_a_glimpse_to_the_true_state(game: str) -> None:
    state = load(game).new(load(game).max_seats, 4)
    glimpse = Glimpse.of(state, state.actor(), seed=3)
    load_bot("novice").choose(glimpse)
    held, seen = [glimpse.__dict__], set[int]()
    while held:
        each = held.pop()
        if id(each) not in seen and not isinstance(each, type):
            seen.add(id(each))
            held.extend(gc.get_referents(each))
    assert id(state) not in seen
    assert id(state.key) not in seen


def test_a_glimpse_carries_its_budget_and_a_generator_of_its_own() -> None:
    state = load("samurai_sword").new(4, 4)
    glimpse = Glimpse.of(state, state.actor(), seed=3, budget=Budget(iterations=20))
    assert glimpse.budget == Budget(iterations=20, seconds=None)
    assert glimpse.rng.randbelow(1000) == Glimpse.of(state, state.actor(), seed=3).rng.randbelow(
        1000
    )
