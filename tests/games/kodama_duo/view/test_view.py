"""Who may know what."""

from __future__ import annotations

import json

import pytest

from chabudai.engine.rng import FastRng
from tests.games.kodama_duo.tables import barren, grove, placing
from tests.games.kodama_duo.trees import PLACED_34
from tests.table import dealt, table


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("growing", ["split", "draft"])
def test_views_are_the_same_in_all_worlds_a_seat_cannot_tell_apart(seed: int, growing: str) -> None:
    """G10, G12, T52: hands, deck, Decrees to come and sealed answers are in no message."""
    t, rng = dealt("kodama_duo", 2, seed, growing=growing), FastRng(seed)
    for step in range(200):
        if t.state.over():
            return
        viewer = step % 2
        assert json.dumps(t.view(viewer)) == json.dumps(t.redealt(viewer, rng).view(viewer))
        legal = t.state.legal()
        t.state.apply(legal[rng.randbelow(len(legal))])


def test_a_seat_sees_its_kodama_with_what_they_would_score_now() -> None:
    """R4, R16."""
    t = grove(PLACED_34)
    assert t.view(0)["hand"][0] == {"card": "k01", "worth": 18}
    assert t.view(None)["hand"] is None
    assert [player["hand"] for player in t.view(1)["players"]] == [4, 4]


def test_other_hands_and_decrees_to_come_are_in_no_view() -> None:
    """R4, R5, T52."""
    t = grove()
    seen = json.dumps(t.view(1))
    assert "k07" not in seen
    assert t.view(None)["decrees"] == ["d2", "d5"]


def test_the_other_hand_may_be_any_kodama_not_yet_seen() -> None:
    """R4."""
    t, rng = grove(), FastRng(1)
    hands = [t.redealt(1, rng).hand(0) for _ in range(60)]
    assert {key for hand in hands for key in hand} == {f"k{n:02}" for n in range(1, 22)} - {
        "k02",
        "k03",
        "k04",
        "k05",
    }


def test_a_sealed_place_may_be_any_other() -> None:
    """G10."""
    t, rng = placing("34"), FastRng(1)
    t.play(0, PLACED_34)
    assert len({t.redealt(1, rng).sealed()[0] for _ in range(20)}) > 3


def test_places_on_offer_say_what_they_bring() -> None:
    """R12, R13: to the one who is asked alone."""
    t = placing("34")
    offers = t.view(0)["asked"]["places"]
    assert {each["place"] for each in offers} == set(t.asked(0))
    best = next(each for each in offers if each["on"] == "7" and each["roomiest"])
    assert (best["points"], best["bonus"], best["kodama"]) == (9, 0, 3)
    assert "places" not in t.view(1)["asked"]


def test_the_cards_turned_up_come_with_what_they_could_score() -> None:
    """R10, R11."""
    t = grove(deck=["34", "9", "21"])
    assert {"card": 34, "most": [9, 0]} in t.view(0)["asked"]["prospects"]
    assert "prospects" not in t.view(1)["asked"]


def test_a_tree_is_seen_with_poses_parents_features_and_tokens() -> None:
    """R14."""
    t = grove(tokens=[[["star", "7", 1]], []])
    seven = t.view(1)["players"][0]["tree"][2]
    assert seven == {
        "card": "7",
        "x": 655,
        "y": 2354,
        "angle": 330,
        "parent": 1,
        "depth": 2,
        "end": True,
        "features": ["star", "caterpillar", "firefly"],
        "tokens": ["star", None, None],
    }


def test_a_view_says_which_feature_counts_as_another() -> None:
    """R8, G14: Spores, and a Decree without such a rule."""
    spores = grove(season="fall", decrees=["d2", "d5", "d7"]).view(1)
    assert (spores["converted"], spores["becomes"]) == ("mushroom", "flower")
    assert grove().view(1)["converted"] is None


def test_a_deck_of_ones_own_shows_its_cards() -> None:
    """R6."""
    t = table("kodama_duo", 2, cards=barren())
    assert t.view(0)["own_deck"]["k01"]["points"] == 3
    assert t.view(0)["own_branches"]["7"] == ["firefly", "caterpillar", "firefly"]
