"""Where a card may lie: R12."""

import pytest

from chabudai.games.kodama_duo.cards.loading import load_deck
from chabudai.games.kodama_duo.tree.geometry import covers_slot
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.placement import is_legal
from tests.games.kodama_duo.trees import (
    PLACED_34,
    bare_tree,
    cards,
    covered,
    judged,
    reasons,
    tree_1,
    under,
)

ON_34 = "place 1 116.1 368.6 330"


def test_example_a_hangs_over_the_table_and_covers_a_feature() -> None:
    """T01, rules 12c and 12d."""
    tree = tree_1()
    verdict = judged(tree, "place 34 100.4 19.3 140")
    assert reasons(verdict) == ["covers", "off-table"]
    assert covered(tree, verdict) == [(19, 1)]
    assert cards(tree, verdict.touched) == [19]
    assert verdict.lowest == pytest.approx(-346.5, abs=0.1)
    assert verdict.overhang == pytest.approx([962.5, -346.5], abs=0.1)


def test_example_b_touches_two_cards_and_covers_two_features() -> None:
    """T02, rules 12b and 12c."""
    tree = tree_1()
    verdict = judged(tree, "place 34 -58.1 183.2 75")
    assert reasons(verdict) == ["touches-several", "covers"]
    assert cards(tree, verdict.touched) == [24, 29]
    assert covered(tree, verdict) == [(29, 1), (29, 3)]


def test_example_c_is_legal_though_the_widths_of_bark_differ() -> None:
    """T03, R12."""
    tree = tree_1()
    verdict = judged(tree, PLACED_34)
    assert verdict.is_legal()
    assert cards(tree, [verdict.parent]) == [7]
    assert verdict.contact == pytest.approx(55.0, abs=0.1)
    assert verdict.stretches == pytest.approx([-27.4, 27.6], abs=0.1)


def test_a_card_must_touch_the_tree() -> None:
    """T04, R12."""
    verdict = judged(tree_1(), "place 34 162.5 208.1 45")
    assert reasons(verdict) == ["touches-none"]
    assert verdict.touched == []


def test_a_mouth_beside_the_bark_does_not_grow_from_it() -> None:
    """T05, R12."""
    tree = tree_1()
    verdict = judged(tree, "place 34 60.5 308.7 350")
    assert reasons(verdict) == ["no-bark"]
    assert cards(tree, verdict.touched) == [7]


@pytest.mark.parametrize(
    ("y", "expected"), [("170.0", []), ("170.1", ["touches-none"]), ("167.0", [])]
)
def test_edge_to_edge_is_touching(y: str, expected: list[str]) -> None:
    """T06, R12."""
    assert reasons(judged(bare_tree(), f"place 1 -24.0 {y} 0")) == expected


def test_overlapping_cards_need_not_have_all_of_the_mouth_on_bark() -> None:
    """T06, R12."""
    assert judged(bare_tree(), "place 1 -24.0 167.0 0").contact == pytest.approx(95.0, abs=0.1)


def test_a_gap_within_the_tolerance_is_touching_bark_too() -> None:
    """T06, rules 12a and 12b: tests (a) and (b) must agree on an unquantised pose."""
    assert is_legal(bare_tree(), PlacementLimits(), 1, -240.0, 1700.4, 0)
    assert not is_legal(bare_tree(), PlacementLimits(), 1, -240.0, 1700.6, 0)


def test_the_feature_of_the_trunk_is_protected_unless_the_table_says_otherwise() -> None:
    """T07, R12, G13."""
    words = "place 1 -38.0 40.0 90"
    literal = PlacementLimits()
    literal.protects_trunk = False
    assert reasons(judged(bare_tree(), words)) == ["covers"]
    assert judged(bare_tree(), words, literal).is_legal()


@pytest.mark.parametrize(("distance", "expected"), [(55.0, False), (54.9, True)])
def test_to_touch_the_rim_of_a_feature_is_not_to_cover_it(distance: float, expected: bool) -> None:
    """T08, R12."""
    below, card = load_deck().shapes[1], load_deck().shapes[2]
    x = below.slots[0].x - distance - card.half_width
    assert covers_slot(card, below.slots[0], x, 0.0, 0) is expected


def test_a_card_may_not_score_more_than_ten() -> None:
    """T16, R12."""
    verdict = judged(tree_1(PLACED_34), ON_34)
    assert reasons(verdict) == ["over-cap"]
    assert (verdict.points, verdict.cap) == (11, 10)


def test_long_days_raise_the_cap() -> None:
    """T18, R12."""
    verdict = judged(tree_1(PLACED_34), ON_34, under("d6"))
    assert verdict.is_legal()
    assert verdict.points == 11


def test_a_spirit_token_may_not_be_covered_either() -> None:
    """R14, G17: the slot keeps its place whatever it shows."""
    tree = tree_1()
    tree.put_token(tree.cards.index(19), 0, 5)
    assert covered(tree, judged(tree, "place 34 100.4 19.3 140")) == [(19, 1)]


def test_a_small_table_has_three_more_edges() -> None:
    """R12 as an option of the table."""
    small = PlacementLimits()
    small.table_width, small.table_height = 6000, 2500
    verdict = judged(tree_1(), PLACED_34, small)
    assert reasons(verdict) == ["off-table"]
    assert len(verdict.overhang) == 8
    small.table_height = 4500
    assert judged(tree_1(), PLACED_34, small).is_legal()


@pytest.mark.parametrize(("width", "expected"), [(2640, []), (2638, ["off-table"])])
def test_a_small_table_ends_at_its_sides(width: int, expected: list[str]) -> None:
    """R12 as an option of the table."""
    narrow = PlacementLimits()
    narrow.table_width, narrow.table_height = width, 4500
    assert reasons(judged(bare_tree(), "place 1 88.0 56.0 270", narrow)) == expected
