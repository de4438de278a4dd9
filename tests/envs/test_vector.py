"""Many games at once."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from chabudai.engine import BadOptions, IllegalAction, load
from chabudai.engine.registry import own_games
from chabudai.envs import Batch, VectorGames, raw_env
from tests.scale import choose

STEPS = choose({"kodachi": 60, "samurai_sword": 300, "kodama_duo": 100}, None)


def choose_actions(batch: Batch, chance: np.random.Generator) -> np.ndarray:
    """One allowed number for each game."""
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in batch.masks])


@pytest.mark.parametrize("name", own_games())
def test_each_game_goes_as_it_would_alone(name: str) -> None:
    """And begins anew when it is over."""
    games = VectorGames(name, 3, seats=load(name).max_seats)
    batch = games.reset(seed=4)
    alone = [raw_env(name, seats=load(name).max_seats) for _ in range(3)]
    for table, state in zip(alone, games.states, strict=True):
        table.reset(options={"position": state.to_position()})
    chance, ended = np.random.default_rng(1), 0
    for _ in range((STEPS or {}).get(name, 3_000)):
        actions = choose_actions(batch, chance)
        batch = games.step(actions)
        for place, table in enumerate(alone):
            table.step(actions[place])
            assert batch.ended[place] == any(table.terminations.values())
            if batch.ended[place]:
                assert batch.rewards[place].tolist() == list(table.rewards.values())
                table.reset(options={"position": games.states[place].to_position()})
                ended += 1
            seen = table.last()[0]
            assert np.array_equal(batch.observations[place], seen["observation"])
            assert np.array_equal(batch.masks[place], seen["action_mask"])
            assert table.possible_agents[batch.seats[place]] == table.agent_selection
    assert ended or name == "kodachi"


def test_a_seed_says_it_all() -> None:
    """New deals included; without one the games are others."""
    runs = []
    for seed in (1, 1, 2):
        games, chance = VectorGames("samurai_sword", 4), np.random.default_rng(0)
        batch = games.reset(seed=seed)
        for _ in range(200):
            batch = games.step(choose_actions(batch, chance))
        runs.append(batch.observations.tobytes())
    assert runs[0] == runs[1] != runs[2]


def test_copies_go_on_as_the_original_would() -> None:
    games, chance = VectorGames("samurai_sword", 2), np.random.default_rng(0)
    actions = choose_actions(games.reset(seed=1), chance)
    twins = [copy.deepcopy(games), pickle.loads(pickle.dumps(games))]
    batches = [each.step(actions) for each in [games, *twins]]
    assert len({batch.observations.tobytes() for batch in batches}) == 1


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    """In no game of the batch."""
    games = VectorGames("kodachi", 2)
    batch = games.reset(seed=1)
    before = [state.to_position() for state in games.states]
    good = int(np.flatnonzero(batch.masks[0])[0])
    for bad in (-1, 10**6, int(np.flatnonzero(batch.masks[1] == 0)[0])):
        with pytest.raises(IllegalAction, match="In game 1 of the batch: "):
            games.step([good, bad])
    for words in ([good], [0.5, 0.5], ["a", "b"], []):
        with pytest.raises(IllegalAction, match="There must be 2 actions"):
            games.step(words)
    assert [state.to_position() for state in games.states] == before


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOptions, match="count must be a whole number from 1, not 0"):
        VectorGames("kodachi", 0)
    with pytest.raises(BadOptions, match="Call reset first"):
        VectorGames("kodachi", 1).step([0])


def test_tokens_say_what_the_numbers_mean() -> None:
    games = VectorGames("kodama_duo", 1)
    batch = games.reset(seed=1)
    assert list(games.tokens(0)) == np.flatnonzero(batch.masks[0]).tolist()
