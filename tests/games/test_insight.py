"""What a seat can work out: from its view alone, in figures and in words."""

import json

import pytest

from chabudai import load
from chabudai.engine.registry import own_games
from chabudai.engine.rng import FastRng
from chabudai.engine.text.catalog import LANGUAGES

NAMES = ["Ann", "Bea", "Cid", "Dan", "Eva", "Fay", "Gus"]


@pytest.mark.parametrize("game", own_games())
def test_insight_is_ready_for_json_and_said_in_every_language(game: str) -> None:
    insight, state, rng = load(game).insight, load(game).new(load(game).max_seats, 3), FastRng(1)
    assert insight is not None
    for _ in range(60):
        for viewer in (None, state.actor()):
            view = state.view(viewer)
            assert json.loads(
                json.dumps(insight.compute_insights(view))
            ) == insight.compute_insights(view)
            for lang in LANGUAGES:
                assert all(
                    line.endswith(".") for line in insight.describe_insights(view, NAMES, lang)
                )
        state.apply(state.game.strategy.rollout_action(state, rng))


def test_the_shogun_learns_from_who_strikes_him() -> None:
    """R15."""
    game = load("samurai_sword")
    state = game.new(4, 1)
    shogun = state.actor()  # the Shogun begins [R4]
    assert game.insight is not None
    view = state.view(shogun)
    left, across = (shogun + 1) % 4, (shogun + 2) % 4
    for name, target in (("strikes", shogun), ("spared", across)):
        view[name] = [[2 if (a, t) == (left, target) else 0 for t in range(4)] for a in range(4)]
    teams = game.insight.compute_insights(view)["teams"]
    assert isinstance(teams, list)
    assert teams[left]["ninja"] > 0.9 > teams[across]["ninja"]


def test_kodachi_counts_the_cards_nobody_has_seen() -> None:
    """At the start: 60 house cards but the one shown, 50 guards but those on the table."""
    game = load("kodachi")
    state = game.new(2, 1)
    assert game.insight is not None
    known = game.insight.compute_insights(state.view(0))
    assert sum(known["house"].values()) == 59  # type: ignore[attr-defined]


def test_any_guard_may_come_where_no_back_is_seen() -> None:
    """R20: with the deck empty, all that were discarded."""
    game = load("kodachi")
    assert game.insight is not None
    view = game.new(2, 1).view(0)
    with_back = game.insight.compute_insights(view)["guards"]
    without = game.insight.compute_insights({**view, "next_elite": None})["guards"]
    assert sum(without.values()) > sum(with_back.values())  # type: ignore[attr-defined]


def test_kodama_nobody_has_shown_are_as_likely_as_there_are_hidden_places() -> None:
    """R4: four of the seventeen that are not in my hand, before anything was laid."""
    game = load("kodama_duo")
    assert game.insight is not None
    held = game.insight.compute_insights(game.new(2, 1).view(0))["kodama"]
    assert isinstance(held, dict)
    assert len(held) == 17
    assert sum(held.values()) == pytest.approx(4, abs=0.001)
