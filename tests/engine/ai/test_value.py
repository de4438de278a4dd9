"""Figures are turned into chances by what was learned."""

import json
from importlib.resources import files

import pytest

from chabudai import load
from chabudai.engine.ai.evaluator import (
    WEIGHTS_FILE,
    Evaluator,
    add_phase_features,
    read_evaluator,
    read_search_depth,
    terminal_values,
)
from chabudai.engine.registry import own_games

MOST_BYTES = 2_000_000


def test_without_units_a_score_is_a_weighed_sum() -> None:
    assert Evaluator([2.0, -1.0], [], [], []).score([3.0, 4.0]) == 2.0


def test_a_unit_is_silent_below_zero_and_speaks_above() -> None:
    judge = Evaluator([0.0], [[1.0]], [-1.0], [10.0])
    assert [judge.score([0.5]), judge.score([1.0]), judge.score([1.5])] == [0.0, 0.0, 5.0]


def test_shares_add_up_to_one_and_follow_the_scores() -> None:
    judge = Evaluator([1.0], [], [], [])
    shares = judge.shares([[0.0], [1.0], [1000.0]])
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] <= shares[1] < shares[2]


def test_figures_count_once_for_the_end_and_once_for_what_is_left() -> None:
    assert add_phase_features([1.0, 2.0], 0.5) == [1.0, 2.0, 0.5, 1.0]


@pytest.mark.parametrize("game", own_games())
def test_what_is_shipped_fits_the_figures_of_its_game_and_is_small(game: str) -> None:
    package, strategy = load(game).package, load(game).strategy
    figures = len(strategy.features(load(game).new(load(game).min_seats, 1))[0])
    judge = read_evaluator(package)
    assert len(judge.weights) == figures
    assert all(len(unit) == figures // 2 for unit in judge.units)
    assert len(judge.units) == len(judge.biases) == len(judge.voices)
    text = files(package).joinpath(WEIGHTS_FILE).read_text("utf-8")
    assert len(text) < MOST_BYTES
    assert json.loads(text)["curve"]


def test_how_far_to_look_ahead_is_told_with_what_was_learned() -> None:
    """Where nothing was learned, as far as usual."""
    assert read_search_depth("chabudai.games.kodachi") > 1
    assert read_search_depth("chabudai.engine") == 1


def test_a_win_counts_most_and_its_margin_a_little() -> None:
    """Two who share a victory have half of it each."""
    narrow, clear = terminal_values([0], [0.5, 0.5]), terminal_values([0], [0.9, 0.1])
    assert clear[0] > narrow[0] > 0.5 > narrow[1] > clear[1]
    assert terminal_values([0, 1], [0.5, 0.5]) == pytest.approx([0.5, 0.5])
