"""The environments of Gymnasium: one seat, and policies on the others."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from chabudai.engine import BadOptions
from chabudai.engine.registry import own_games
from chabudai.envs import SeatEnv

every_game = pytest.mark.parametrize("name", own_games())


def first_allowed(seen: Any) -> int:
    """A policy: the first number that the mask allows."""
    return int(np.flatnonzero(seen["action_mask"])[0])


def play_game(table: gymnasium.Env[Any, Any], seed: int) -> tuple[float, int]:
    """Play to the end; return the reward, and the steps it took."""
    chance = np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    for steps in range(1, 10_000):
        action = chance.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, ended, _, info = table.step(action)
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        if ended:
            return float(reward), steps
    raise AssertionError("this game does not end")


@every_game
def test_gymnasium_is_content(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its checker samples without the mask, and renders."""
    check_env(gymnasium.make(f"chabudai/{name}-v1").unwrapped)


@every_game
def test_several_are_made_at_once(name: str) -> None:
    tables = gymnasium.make_vec(
        f"chabudai/{name}-v1", num_envs=2, vectorization_mode="sync", others="random"
    )
    seen, _ = tables.reset(seed=1)
    for _ in range(3):
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, *_ = tables.step(actions)
    assert seen["observation"].shape[0] == 2
    tables.close()


@pytest.mark.parametrize(
    ("seats", "others"), [(3, "random"), (4, ["novice", first_allowed, "random"])]
)
def test_policies_play_the_other_seats(seats: int, others: str | Sequence[Any]) -> None:
    """Bots by name, functions, and both; the same seed gives the same game."""
    table = SeatEnv("samurai_sword", seats=seats, seat=None, others=others)
    played = play_game(table, 7)
    assert played[0] in (1.0, -1.0)
    assert play_game(table, 7) == played


def test_the_seat_is_drawn_by_lot_where_none_is_fixed() -> None:
    table = SeatEnv("kodachi", seats=4, seat=None, others=first_allowed)
    seats = set()
    for seed in range(20):
        table.reset(seed=seed)
        seats.add(table.seat)
        assert table.current().actor() == table.seat
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_loses_and_says_why() -> None:
    table = SeatEnv("kodachi")
    table.reset(seed=1)
    before = table.position()
    _, reward, ended, _, info = table.step(10**6)
    assert (reward, ended) == (-1.0, True)
    assert info["illegal"] == "There is no action number 1,000,000."
    assert table.position() == before


@pytest.mark.filterwarnings("ignore:.*symmetric and normalized space")
def test_points_are_played_in_kodama_duo() -> None:
    table = SeatEnv("kodama_duo", actions="point", others="random")
    check_env(table, skip_render_check=True)


def test_copies_go_on_as_the_original_would() -> None:
    """Their chance included."""
    table = SeatEnv("samurai_sword")
    table.reset(seed=1)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    for each in [table, *twins]:
        for _ in range(5):
            each.step(int(np.flatnonzero(each.action_masks())[0]))
    assert len({str(each.position()) for each in [table, *twins]}) == 1


def test_a_position_is_taken_up() -> None:
    table, other = SeatEnv("kodachi"), SeatEnv("kodachi")
    table.reset(seed=1)
    other.reset(seed=2, options={"position": table.position()})
    assert other.position() == table.position()
    assert other.tokens() == table.tokens()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seat": 5}, "There is no seat 5. The seats are 0 to 1."),
        ({"others": "nobody"}, "nobody"),
        ({"others": 3}, "others must be a bot, a function, or a list of 1 of them, not 3"),
        ({"others": [None]}, "others must be a bot, a function"),
        ({"others": ["novice", "novice"]}, "a list of 1 of them"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(given: Any, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        SeatEnv("kodachi", **given)


def test_without_reset_there_is_no_game() -> None:
    with pytest.raises(BadOptions, match="Call reset first"):
        SeatEnv("kodachi").step(0)
