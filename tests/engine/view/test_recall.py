"""What a seat knows if it forgets nothing."""

from __future__ import annotations

import json

import pytest

from chabudai.engine import load
from chabudai.engine.conformance import Deal, walk_randomly
from chabudai.engine.registry import own_games
from chabudai.engine.rng import FastRng
from chabudai.engine.view.recall import Recall


@pytest.mark.parametrize("name", own_games())
def test_worlds_a_seat_cannot_tell_apart_leave_it_the_same_memories(name: str) -> None:
    """As long as they go on looking the same."""
    game = load(name)
    rng, kept = FastRng(1), 0
    for turn, (state, action) in enumerate(walk_randomly(Deal(game, game.min_seats, 1, {}))):
        if turn > 60:
            break
        other = state.clone()
        other.redeal(0, rng)
        worlds = [Recall(state), Recall(other)]
        if not other.is_legal(action):
            continue
        for world in worlds:
            world.play(action)
        views = [json.dumps(world.state.view(0)) for world in worlds]
        assert (views[0] == views[1]) == (worlds[0].tell(0) == worlds[1].tell(0))
        kept += views[0] == views[1]
    assert kept > 10


def test_a_seat_remembers_its_own_answers_and_not_those_others_chose_in_secret() -> None:
    """A card to be discarded is told when all are chosen."""
    game = load("samurai_sword")
    state = game.position(
        {"seats": 4, "hands": [["bo"] * 5 + ["parry"] * 4, [], [], []], "turn": 0}
    )
    recall = Recall(state)
    recall.play(state.actions.parse("end"))
    before = [recall.tell(seat) for seat in range(4)]
    recall.play(state.actions.parse("discard bo"))
    assert recall.tell(0) == before[0] + b'\n"discard bo"'
    assert recall.tell(1) == before[1]


def test_a_copy_goes_its_own_way() -> None:
    """And the original stays as it was."""
    state = load("kodachi").new(2, 1)
    recall = Recall(state)
    before = recall.tell(0)
    twin = recall.clone()
    twin.play(state.legal()[0])
    assert recall.tell(0) == before != twin.tell(0)
