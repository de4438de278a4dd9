"""What holds at every moment of every game, whoever plays and however (T55)."""

from __future__ import annotations

import pytest

from chabudai import load
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.options import list_readings, option_names
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.tree.geometry import TOLERANCE, covers_slot, to_card_frame
from chabudai.games.kodama_duo.tree.placement import find_corners, find_touched
from chabudai.games.kodama_duo.tree.tree import Tree
from chabudai.games.kodama_duo.tree.trig import COS, SIN

GAME = load("kodama_duo")
GAMES = 12  # a thousand take minutes
AT_ONCE = 3


def finished(seed: int) -> KodamaState:
    """A random game at its end, options taking turns."""
    options = {
        name: list_readings(GAME.options, name)[(seed + n) % len(list_readings(GAME.options, name))]
        for n, name in enumerate(option_names(GAME.options))
    }
    state, rng = GAME.new(2, seed, options if seed % 2 else {}), FastRng(seed)
    assert isinstance(state, KodamaState)
    while not state.over():
        legal = state.legal()
        state.apply(legal[rng.randbelow(len(legal))])
    return state


def older_touched(tree: Tree, entry: int) -> list[int]:
    """The older cards that a card touches."""
    x, y, angle = tree.x[entry], tree.y[entry], tree.angles[entry]
    return [n for n in find_touched(tree, tree.shapes[entry], x, y, angle) if n < entry]


def covered(tree: Tree, entry: int, guarded: int) -> list[int]:
    """The features of older cards that a card lies over."""
    found = []
    for older in range(guarded, entry):
        x, y = tree.x[entry] - tree.x[older], tree.y[entry] - tree.y[older]
        px, py = to_card_frame(tree.angles[older], x, y)
        turn = tree.angles[entry] - tree.angles[older]
        card, slots = tree.shapes[entry], tree.shapes[older].slots[: tree.n_slots(older)]
        found += [n for n, slot in enumerate(slots) if covers_slot(card, slot, px, py, turn)]
    return found


@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_every_tree_of_a_random_game_keeps_the_rules(first: int) -> None:
    """R12, G8, T55: a tree of contacts, no feature covered, nothing below the table."""
    for seed in range(first, first + AT_ONCE):
        state = finished(seed)
        guarded = 0 if state.options.protect_trunk_feature == "yes" else 1
        for tree in state.trees:
            assert len(tree.cards) == 13
            for n in range(1, 13):
                assert older_touched(tree, n) == [tree.parents[n]]
                assert covered(tree, n, guarded) == []
                c, s = COS[tree.angles[n]], SIN[tree.angles[n]]
                lowest = min(y for _, y in find_corners(tree.shapes[n], tree.x[n], tree.y[n], c, s))
                assert lowest >= -TOLERANCE - 0.001
        assert max(max(points) for points in state.grown) <= 12
