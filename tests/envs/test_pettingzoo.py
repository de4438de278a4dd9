"""The environments of PettingZoo: its own tests, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

import chabudai.envs
from chabudai.engine import BadDeck, BadOptions, BadPosition, IllegalAction, UnknownGame, load
from chabudai.engine.registry import own_games
from chabudai.envs import GameEnv, env, parallel_env, raw_env
from tests.decks import make_larger_deck
from tests.scale import choose

CYCLES = choose(40, 1_000)
SEATS = [
    (name, seats)
    for name in own_games()
    for seats in range(load(name).min_seats, 8)
    if seats <= load(name).max_seats
]

every_game = pytest.mark.parametrize("name", own_games())
# PettingZoo spares only its own environments these two remarks about masks.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play_randomly(table: Any, decisions: int, seed: int = 0) -> list[int]:
    """Answer by chance, and say what was answered."""
    chance, chosen = np.random.default_rng(seed), []
    for _ in range(decisions):
        seen, _, ended, cut, _ = table.last()
        if ended or cut:
            break
        chosen.append(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        table.step(chosen[-1])
    return chosen


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_the_api_is_kept(name: str, seats: int) -> None:
    """With every number of seats."""
    api_test(pettingzoo.make("aec", f"chabudai/{name}-v1", seats=seats), CYCLES)


def test_the_api_is_kept_where_actions_are_points() -> None:
    """In Kodama Duo."""
    api_test(env("kodama_duo", actions="point"), CYCLES)


@every_game
def test_a_seed_says_it_all(name: str) -> None:
    seed_test(partial(env, name), CYCLES // 2)


@every_game
def test_the_parallel_api_is_kept(name: str) -> None:
    parallel_api_test(pettingzoo.make("parallel", f"chabudai/{name}-v1"), CYCLES // 2)


@every_game
def test_a_seed_says_it_all_in_parallel(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Answers that are not allowed end the game, with a warning for each."""
    parallel_seed_test(partial(parallel_env, name), CYCLES // 2)


@every_game
def test_a_table_is_drawn_in_words_and_pixels(name: str) -> None:
    render_test(partial(env, name))


def test_a_drawing_and_words_leave_ink_on_the_picture() -> None:
    """Kodama Duo draws trees; the others are written."""
    for name in own_games():
        table = raw_env(name, render_mode="rgb_array")
        table.reset(seed=1)
        picture = table.render()
        assert isinstance(picture, np.ndarray)
        assert picture.shape == (900, 1200, 3)
        assert len(np.unique(picture[..., 0])) > 10


@every_game
def test_a_game_is_played_to_its_end(name: str) -> None:
    """Somebody wins 1, the others lose 1, and the mask is the same in both places."""
    table = raw_env(name)
    table.reset(seed=3)
    rewards = {}
    chance = np.random.default_rng(1)
    for agent in table.agent_iter():
        seen, reward, ended, _, info = table.last()
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert seen["action_mask"].any() != ended
        rewards[agent] = reward
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if ended else chance.choice(legal))
    assert set(rewards) == set(table.possible_agents)
    assert 1.0 in rewards.values()
    assert set(rewards.values()) <= {1.0, -1.0}


@every_game
@pytest.mark.parametrize("make", [env, raw_env], ids=["wrapped", "raw"])
def test_copies_go_on_as_the_original_would(name: str, make: Callable[[str], Any]) -> None:
    """Deep, pickled, or set up from a position; later deals included."""
    table = make(name)
    table.reset(seed=5)
    play_randomly(table, 20)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    restored = make(name)
    restored.reset(options={"position": table.unwrapped.position()})
    played = play_randomly(table, 20, seed=9)
    assert all(play_randomly(twin, 20, seed=9) == played for twin in [*twins, restored])
    for each in [table, *twins]:
        each.reset()
    assert len({str(each.unwrapped.position()) for each in [table, *twins]}) == 1


def test_an_illegal_action_raises_and_changes_nothing_in_the_raw_environment() -> None:
    """With the sentence of the rule."""
    table = raw_env("kodachi")
    table.reset(seed=1)
    before = table.position()
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    for action in (illegal, -1, 10**9, "end", 1.5, None):
        with pytest.raises(IllegalAction):
            table.step(action)
    assert table.position() == before


def test_an_illegal_action_loses_in_the_wrapped_environment(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """That is the convention of PettingZoo."""
    table = env("samurai_sword")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards == {each: -1.0 * (each == agent) for each in table.agents}


def test_a_point_that_is_none_is_refused() -> None:
    table = raw_env("kodama_duo", actions="point")
    table.reset(seed=1)
    for point in ([0.0], "here", [0, 0, 0, float("nan")], None):
        with pytest.raises(IllegalAction, match="An action is a list of 4 numbers"):
            table.step(point)


def test_points_beside_the_numbers_name_the_same_places() -> None:
    """Of Kodama Duo."""
    table, other = raw_env("kodama_duo"), raw_env("kodama_duo", actions="point")
    for each in (table, other):
        each.reset(seed=2)
    for _ in range(12):
        seen, _, _, _, info = table.last()
        number = int(np.flatnonzero(seen["action_mask"])[-1])
        table.step(number)
        other.step(info["points"][number])
    assert table.position() == other.position()


def test_options_and_a_deck_of_ones_own_are_played() -> None:
    """The spaces are those of the deck."""
    deck = make_larger_deck()
    table = raw_env("samurai_sword", seats=4, deck=deck)
    usual = raw_env("samurai_sword", seats=4)
    table.reset(seed=1)
    assert table.position()["cards"] == deck
    assert table.observation_space("player_0") != usual.observation_space("player_0")
    name, reading = "growing", "draft"
    draft = raw_env("kodama_duo", options={name: reading})
    draft.reset(seed=1)
    options = draft.position()["options"]
    assert isinstance(options, dict)
    assert options[name] == reading


def test_tokens_say_what_the_numbers_mean() -> None:
    table = raw_env("samurai_sword")
    table.reset(seed=1)
    assert list(table.tokens()) == np.flatnonzero(table.last()[0]["action_mask"]).tolist()
    assert "end" in table.tokens().values()


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"game": "go"}, UnknownGame, "There is no game called go"),
        ({"game": "kodachi", "seats": 9}, BadOptions, "Kodachi is for 2 to 4 players, not 9"),
        ({"game": "kodachi", "seats": "two"}, BadOptions, "seats must be a whole number"),
        ({"game": "kodachi", "options": {"x": "y"}}, BadOptions, "There is no option x"),
        ({"game": "kodachi", "options": 3}, BadOptions, "options must be option names"),
        ({"game": "kodachi", "deck": "["}, BadDeck, "The deck file cannot be read"),
        ({"game": "kodachi", "actions": "point"}, BadOptions, "In Kodachi a point names no action"),
        ({"game": "kodachi", "actions": "word"}, BadOptions, 'actions must be "number" or "point"'),
        ({"game": "kodachi", "render_mode": "3d"}, BadOptions, "render_mode must be one of"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    given: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        GameEnv(**given)


def test_what_reset_cannot_do_is_refused_with_a_sentence() -> None:
    table = raw_env("kodachi")
    with pytest.raises(BadOptions, match="Call reset first"):
        table.render()
    with pytest.raises(BadOptions, match="seed must be a whole number"):
        table.reset(seed="x")  # type: ignore[arg-type]
    with pytest.raises(BadPosition):
        table.reset(options={"position": {"seats": "x"}})
    other = load("kodachi").new(3).to_position()
    with pytest.raises(BadOptions, match="This position is for 3 players"):
        table.reset(options={"position": other})


def test_the_environments_are_registered() -> None:
    assert chabudai.envs.__doc__
    for name in own_games():
        assert f"chabudai/{name}-v1" in pettingzoo.aec_registry
        assert f"chabudai/{name}-v1" in pettingzoo.parallel_registry
