"""Setting the table: R1 to R6."""

from __future__ import annotations

import pytest

from tests.table import Table, dealt


def starting_treasures(t: Table) -> list[list[str]]:
    """The kinds every seat starts with, from the first player on."""
    players = t.view(None)["players"]
    order = [players[(t.first() + place) % len(players)] for place in range(len(players))]
    return [player["kinds"] for player in order]


def test_two_sit_down_with_six_cards_each_and_a_fan_for_the_second() -> None:
    """T1, R1, R3, R4, R5, R6."""
    t = dealt("kodachi", 2)
    assert [len(hand) for hand in t.hand()] == [len(deck) for deck in t.deck()] == [6, 6]
    assert starting_treasures(t) == [[], ["fan"]]
    assert len(t.guard_deck() + t.guard_row()) == 49
    assert len(t.house_deck() + t.house_row()) == 60
    assert [stack["tokens"] for stack in t.view(None)["stacks"]] == [[2, 4, 5]] * 3


def test_three_sit_down_with_a_scroll_for_the_third() -> None:
    """T2, R3, R4."""
    t = dealt("kodachi", 3)
    assert starting_treasures(t) == [[], ["fan"], ["scroll"]]
    assert len(t.guard_deck() + t.guard_row()) == 48
    assert sum(len(player["owned"]) for player in t.view(None)["players"]) == 36


def test_four_sit_down_with_a_vase_for_the_fourth() -> None:
    """T3, R3, R4."""
    t = dealt("kodachi", 4)
    assert starting_treasures(t) == [[], ["fan"], ["scroll"], ["vase"]]
    assert len(t.guard_deck() + t.guard_row()) == 47


def test_everybody_owns_ten_dojo_cards_and_two_starting_skills() -> None:
    """R1."""
    for player in dealt("kodachi", 4).view(None)["players"]:
        dojo = [card for card in player["owned"] if card.startswith("dojo")]
        assert len(dojo) == 10
        assert player["owned"].count("feint") == 2


@pytest.mark.parametrize("seed", range(5))
def test_starting_treasures_are_regular_guards(seed: int) -> None:
    """R3, Q34, Q45: no elite is dealt."""
    cards = [card for cards in dealt("kodachi", 4, seed).treasure() for card in cards]
    assert len(cards) == 3
    assert all(card.startswith("sentry") for card in cards)


def test_the_fan_is_any_of_them() -> None:
    """Q34."""
    fans = {str(dealt("kodachi", 2, seed).treasure()) for seed in range(20)}
    assert len(fans) > 4


def test_anybody_may_be_the_first_player_who_holds_the_shuriken() -> None:
    """R2."""
    firsts = {dealt("kodachi", 3, seed).first() for seed in range(20)}
    assert firsts == {0, 1, 2}
    t = dealt("kodachi", 3)
    assert t.turn() == t.first() == t.state.actor()


def test_the_first_turn_begins_with_a_column_before_anything_is_declared() -> None:
    """R7, R8."""
    t = dealt("kodachi", 2)
    assert len(t.house_row()) == len(t.guard_row()) == 1
    assert t.asked(t.first()) == ["stealth", "strength"]


def test_clockwise_from_the_last_seat_is_the_first() -> None:
    """R2, R3."""
    t = next(t for seed in range(20) if (t := dealt("kodachi", 3, seed)).first() == 2)
    assert [player["kinds"] for player in t.view(None)["players"]] == [["fan"], ["scroll"], []]


def test_the_same_seed_deals_the_same_table() -> None:
    assert dealt("kodachi", 3, "tea").whole() == dealt("kodachi", 3, "tea").whole()
    assert dealt("kodachi", 3, "tea").whole() != dealt("kodachi", 3, "sake").whole()


def test_everybody_is_told_who_begins_with_what() -> None:
    """R2, R3."""
    t = dealt("kodachi", 2)
    kinds = [player["kinds"] for player in t.view(None)["players"]]
    told = [{"event": "dealt", "first": t.first(), "treasures": kinds}]
    assert t.told(None, "dealt") == told
