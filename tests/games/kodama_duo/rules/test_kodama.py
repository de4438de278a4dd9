"""The Kodama Phase: rules 16 to 18, and what each Kodama counts."""

from __future__ import annotations

import pytest

from tests.games.kodama_duo.tables import HANDS, grove
from tests.games.kodama_duo.trees import PLACED_34
from tests.table import Table

TOKENS = [[["star", "7", 1], ["flower", "34", 2]], [["cloud", "trunk", 1]]]
SCORING = [["score", 1], ["score", 0]]


def scoring(season: str = "summer", kept: int = 1, **zones: object) -> Table:
    """Both seats are asked for a Kodama; some were scored before."""
    before = [["k10", "k11"][:kept], ["k12", "k13"][:kept]]
    hands = [hand[kept:] for hand in HANDS]
    usual = {"kept": before, "hands": hands, "season": season, "round": 4, "asked": SCORING}
    return grove(PLACED_34, **(usual | zones))


def worth(card: str, *more: str, **zones: object) -> int:
    """What a Kodama would score for TREE-1 with #34."""
    rest = [key for key in ("k01", "k02", "k03", "k04") if key != card]
    hands = [[card, *rest[:3]], ["k05", "k06", "k17", "k18"]]
    if card in hands[1]:
        hands[1][hands[1].index(card)] = "k21"
    t = grove(PLACED_34, *more, hands=hands, **zones)
    found: int = next(each["worth"] for each in t.view(0)["hand"] if each["card"] == card)
    return found


@pytest.mark.parametrize(
    ("card", "points"),
    [("k01", 18), ("k07", 8), ("k08", 6), ("k09", 9), ("k10", 15), ("k03", 12), ("k02", 6)],
)
def test_kodama_that_look_at_cards_and_features(card: str, points: int) -> None:
    """R16, T43."""
    assert worth(card) == points


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("k11", 8),
        ("k12", 5),
        ("k13", 6),
        ("k14", 6),
        ("k15", 12),
        ("k16", 6),
        ("k17", 0),
        ("k18", 5),
        ("k19", 12),
        ("k20", 4),
    ],
)
def test_kodama_that_look_at_spirit_tokens(card: str, points: int) -> None:
    """R16: a star on #7 and a flower on #34, a cloud on the other tree."""
    assert worth(card, tokens=TOKENS) == points


def test_a_rival_with_as_many_tokens_scores_less() -> None:
    """R16."""
    level = [[["star", "7", 1]], [["cloud", "trunk", 1]]]
    assert worth("k19", tokens=level) == 6
    assert worth("k19", tokens=[[], [["cloud", "trunk", 1]]]) == 0
    assert worth("k19") == 0


def test_an_echo_counts_the_features_around_its_token() -> None:
    """R16: a firefly on #29, one on #24 below it."""
    assert worth("k17", tokens=[[["firefly", "29", 2]], []]) == 2


def test_discards_with_the_feature_of_the_trunk_count() -> None:
    """R16."""
    assert worth("k21", discard=["1", "2", "4"]) == 6


def test_under_spores_a_mushroom_token_is_a_flower() -> None:
    """R16, G15: its favourite are the cards with flowers."""
    zones = {"season": "fall", "decrees": ["d2", "d5", "d7"]}
    assert worth("k16", tokens=[[["mushroom", "7", 1]], []], **zones) == 8


def test_the_trunk_itself_is_within_two_cards_unless_the_table_says_otherwise() -> None:
    """G16, T43."""
    assert worth("k10", options={"trunk_within_two": "no"}) == 12


def test_end_cards_change_as_the_tree_grows() -> None:
    """R16, T48: a card on #29 takes its place as an end card."""
    assert worth("k09", "place 22 -110.0 222.0 90") == 9


def test_both_choose_in_secret_and_show_together() -> None:
    """R16, G12."""
    t = scoring()
    t.play(0, "score k07")
    assert t.told(1, "chose_kodama") == [{"event": "chose_kodama", "seat": 0}]
    assert t.view(0)["answer"] == "score k07"
    assert "k07" not in str(t.view(1))
    t.play(1, "score k03")
    assert [told["card"] for told in t.told(None, "scored")] == ["k07", "k03"]
    assert [points[-1] for points in t.worth()] == [8, 0]


def test_a_kodama_is_chosen_even_if_it_scores_nothing() -> None:
    """G12, T45."""
    t = scoring()
    assert t.asked(0) == ["score k07", "score k08", "score k09"]


def test_a_kodama_is_scored_only_once() -> None:
    """R16, T44."""
    t = scoring()
    assert t.refused(0, "score k10") == ["R16"]
    assert t.refused(0, "score k21") == ["R16"]


@pytest.mark.parametrize(("bonus", "seat"), [([31, 2], 1), ([0, 60], 0)])
def test_the_lower_score_is_splitter_next(bonus: list[int], seat: int) -> None:
    """R17, T38: whoever had the marker."""
    t = scoring(bonus=[[points, 0, 0] for points in bonus])
    t.play(0, "score k07")
    t.play(1, "score k03")
    assert (t.season(), t.splitter()) == ("fall", seat)


@pytest.mark.parametrize(("reading", "seat"), [("first-round", 1), ("last-round", 0)])
def test_a_tie_gives_the_marker_to_who_was_not_splitter(reading: str, seat: int) -> None:
    """R17, G2: seat 0 was, in the first round of the season."""
    bonus = [[0, 0, 0], [8, 0, 0]]
    t = scoring(bonus=bonus, opener=0, options={"splitter_tie": reading})
    t.play(0, "score k07")
    t.play(1, "score k03")
    assert t.splitter() == seat
