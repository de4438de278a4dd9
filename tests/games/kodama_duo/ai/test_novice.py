"""The beginner."""

from __future__ import annotations

import pytest

from chabudai.engine.rng import FastRng
from chabudai.games.kodama_duo.ai.novice import choose_from_view
from chabudai.games.kodama_duo.game import GAME
from tests.games.kodama_duo.tables import barren, grove, placing
from tests.games.kodama_duo.trees import PLACED_34
from tests.table import Table, table


def choice(t: Table) -> str:
    """What the beginner answers."""
    seat = t.state.actor()
    return choose_from_view(t.view(seat), t.asked(seat), FastRng(1))


def test_it_places_for_many_points_with_most_room() -> None:
    """R12, R13: a point less where a run can go on is well spent."""
    t = placing("34")
    offers = t.view(0)["asked"]["places"]
    found = next(each for each in offers if each["place"] == choice(t))
    assert found["points"] >= max(each["points"] for each in offers) - 1
    assert found["roomiest"]


def test_it_splits_so_that_either_choice_is_bearable() -> None:
    """R10: the card that is good for it alone lies with the poor one."""
    t = grove(deck=["34", "9", "21"])
    assert choice(t) in t.asked(0)


def test_it_chooses_the_pile_that_is_better_for_it() -> None:
    """R11: the only card that scores on TREE-1."""
    t = grove(revealed=["16", "34", "35"], single=["34"], splitter=1, asked=[["choose", 0]])
    assert choice(t) == "choose one"


def test_it_takes_tokens_from_the_other() -> None:
    """R14."""
    t = grove(discard=["31"], asked=[["claim", 1, -1]], tokens=[[["flower", "7", 1]], []])
    assert choice(t) == "claim flower"


def test_it_never_passes_a_second_token() -> None:
    """R14."""
    assert choice(grove(discard=["31"], asked=[["claim", 0, 5]])) != "pass"


def test_it_lays_a_token_where_it_joins_a_run() -> None:
    """R14: #24 lies between two cards with fireflies, which have neither flower nor mushroom."""
    t = grove(discard=["1"], asked=[["put", 0, 2, -1]])
    assert choice(t) in ("put 24 2", "put 24 4")


def test_it_scores_early_what_does_not_ripen() -> None:
    """R16: touching the trunk in Spring, the caterpillars later."""
    zones = {"season": "spring", "round": 4, "asked": [["score", 1], ["score", 0]]}
    t = grove(**zones, hands=[["k01", "k07", "k10", "k09"], ["k02", "k03", "k04", "k05"]])
    assert choice(t) in ("score k07", "score k10")


def test_it_hides_what_the_other_would_like() -> None:
    """R10."""
    zones = {"season": "fall", "decrees": ["d2", "d5", "d8"], "splitter": 1}
    assert choice(grove(deck=["34", "16", "35"], **zones)) == "hide 34"


def test_it_takes_a_card_face_down_for_an_average_one() -> None:
    """R11."""
    zones = {"season": "fall", "decrees": ["d2", "d5", "d8"], "splitter": 1}
    piles = {"revealed": ["16", "34", "35"], "single": ["34"], "hidden": ["34"]}
    assert choice(grove(**piles, asked=[["choose", 0]], **zones)) == "choose one"


@pytest.mark.parametrize("deck", [None, barren()])
@pytest.mark.parametrize("growing", ["split", "draft"])
def test_it_finds_an_answer_to_every_question(deck: str | None, growing: str) -> None:
    """R8, G8, G20."""
    state, rng = GAME.new(2, 7, {"growing": growing}, deck), FastRng(3)
    while not state.over():
        tokens = [state.actions.token(action) for action in state.legal()]
        state.apply(state.actions.parse(choose_from_view(state.view(state.actor()), tokens, rng)))
    assert state.winners()


def test_small_basket_makes_the_single_card_worth_more() -> None:
    """R11."""
    zones = {"decrees": ["d3", "d5", "d9"], "splitter": 0, "trunks": ["t1", "t2"]}
    t = table("kodama_duo", 2, deck=["2", "3", "5"], **zones)
    assert choice(t) in t.asked(0)
    assert PLACED_34 not in t.asked(0)
