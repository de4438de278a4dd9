"""Decrees: rules 8 and 12e, and what each of the nine does."""

from __future__ import annotations

from chabudai.engine.rng import FastRng
from tests.games.kodama_duo.tables import PLAIN, grove, placing, played_34
from tests.games.kodama_duo.trees import PLACED_34
from tests.table import Table, table


def spring(decree: str, **zones: object) -> Table:
    """Bare trunks in Spring."""
    usual = {"trunks": ["t1", "t2"], "decrees": [decree, "d5", "d9"], "splitter": 0}
    return table("kodama_duo", 2, **(usual | zones))


def in_summer(decree: str) -> list[str]:
    """Decrees with this one in Summer."""
    return ["d2", decree, "d9"]


def in_fall(decree: str) -> list[str]:
    """Decrees with this one in Fall."""
    return ["d2", "d5", decree]


def test_paired_visit_lets_a_second_token_be_claimed() -> None:
    """R14, T32."""
    t = spring("d1", discard=["31"], asked=[["claim", 0, -1]], tokens=[[], [["cloud", "trunk", 1]]])
    t.play(0, "claim star", "put trunk")
    assert t.question() == ["split", 1]  # no feature of the trunk is left to cover


def test_the_second_token_differs_and_may_be_left() -> None:
    """R14, T32."""
    trees = [[[1, -240, 1700, 0]], []]
    t = spring("d1", trees=trees, discard=["31"], asked=[["claim", 0, -1]], round=1, splitter=1)
    t.play(0, "claim star", "put 1 1")
    assert t.asked(0) == ["pass", "claim cloud", "claim flower"]
    assert t.refused(0, "claim star") == ["R14"]
    t.play(0, "claim cloud", "put 1 3")
    assert t.question() == ["split", 0]


def test_no_second_token_is_claimed_by_who_passes() -> None:
    """R14, T32."""
    trees = [[[1, -240, 1700, 0]], []]
    t = spring("d1", trees=trees, discard=["31"], asked=[["claim", 0, 5]], round=1, splitter=1)
    t.play(0, "pass")
    assert t.token() == [[], []]
    assert t.question() == ["split", 0]


def test_a_leftover_with_one_token_to_claim_gives_one() -> None:
    """R14, T32."""
    tokens = [[["cloud", "1", 1], ["flower", "1", 2]], []]
    zones = {"trees": [[[1, -240, 1700, 0]], []], "tokens": tokens, "round": 1, "splitter": 1}
    t = spring("d1", discard=["31"], asked=[["claim", 0, -1]], **zones)
    t.play(0, "claim star", "put 1 3")
    assert t.question() == ["split", 0]


def test_first_shoots_gives_two_points_on_the_trunk() -> None:
    """R12, R13, T50: the ten points do not see them."""
    t = spring("d2", held=[["17"], ["21", "9"]], asked=[["place", 1], ["place", 0]])
    t.play(0, t.asked(0)[0])
    t.play(1, t.asked(1)[0])
    assert (t.grown(0), t.bonus(0)) == ([2], [2, 0, 0])


def test_small_basket_gives_two_points_for_the_single_card() -> None:
    """R11."""
    t = spring("d3", deck=["34", "9", "21"])
    t.play(0, "split 34")
    t.play(1, "choose two")
    assert t.state.scores() == [2, 0]


def test_glow_gives_a_point_for_each_firefly() -> None:
    """R12, R13, T19: nine and two."""
    t = played_34(decrees=in_summer("d4"))
    assert (t.grown(0)[-1], t.bonus(0)) == (9, [0, 2, 0])
    assert t.state.scores()[0] == 11


def test_warm_perch_gives_two_points_beside_a_token() -> None:
    """R13."""
    t = played_34(tokens=[[["star", "7", 1]], []], decrees=in_summer("d5"))
    assert t.bonus(0) == [0, 2, 0]


def test_long_days_let_a_card_score_up_to_twelve() -> None:
    """R12, T18."""
    zones = {"held": [["1"], ["21", "9"]], "asked": [["place", 1], ["place", 0]]}
    t = grove(PLACED_34, decrees=in_summer("d6"), **zones)
    t.play(0, "place 1 116.1 368.6 330")
    t.play(1, t.asked(1)[0])
    assert t.grown(0)[-1] == 11


def test_spores_count_mushrooms_as_flowers_within_the_cap() -> None:
    """G14: #5 with two mushrooms on #19 with a flower."""
    decrees = (in_fall("d7"), PLAIN)
    tables = [placing("5", season="fall", decrees=each) for each in decrees]
    offers = [each.view(0)["asked"]["places"] for each in tables]
    points = [{each["points"] for each in found if each["on"] == "19"} for found in offers]
    assert points == [{3}, {0}]


def test_spores_count_for_kodama_too() -> None:
    """G15: cards with a flower, mushrooms among them."""
    hands = [["k04", "k05", "k01", "k02"], ["k03", "k06", "k07", "k08"]]
    t = grove(season="fall", hands=hands, decrees=in_fall("d7"))
    worths = {each["card"]: each["worth"] for each in t.view(0)["hand"]}
    assert (worths["k04"], worths["k05"]) == (6, 0)


def test_hidden_leaf_hides_a_card_from_the_chooser() -> None:
    """R10, T51."""
    t = grove(season="fall", decrees=in_fall("d8"), deck=["34", "9", "21"])
    assert t.view(1)["revealed"] == [None, None, None]
    t.play(0, "hide 34")
    t.play(0, "split 9")
    assert (t.view(1)["single"], t.view(1)["pair"], t.view(1)["hidden"]) == (9, [21, None], None)
    assert t.view(0)["hidden"] == 34
    for seen in (t.told(1, "looked"), t.told(1, "hid"), t.told(1, "split")):
        assert "34" not in str(seen)
    t.play(1, "choose two")
    assert t.told(1, "chose")[0]["turned"] == 34


def test_only_a_card_turned_up_can_be_hidden() -> None:
    """R10."""
    t = grove(season="fall", decrees=in_fall("d8"), deck=["34", "9", "21"])
    assert t.refused(0, "hide 1") == ["R10"]


def test_the_chooser_cannot_tell_which_card_is_hidden() -> None:
    """R10, T51: any card of the deck may be the one."""
    t = grove(season="fall", decrees=in_fall("d8"), deck=["34", "9", "21"])
    t.play(0, "hide 34", "split 34")
    rng = FastRng(1)
    assert len({t.redealt(1, rng).look("single")[0] for _ in range(20)}) > 5
    assert {t.redealt(0, rng).look("single")[0] for _ in range(5)} == {"34"}


def test_homecoming_gives_two_points_for_each_token() -> None:
    """R15."""
    tokens = [[["star", "7", 1], ["cloud", "7", 2]], [["flower", "trunk", 1]]]
    zones = {"tokens": tokens, "discard": ["31"], "asked": [["claim", 0, 5]]}
    t = grove(season="fall", round=3, decrees=in_fall("d9"), **zones)
    t.play(0, "pass")
    assert [points[2] for points in t.bonus()] == [4, 2]
    assert (t.question() or [])[0] == "score"
