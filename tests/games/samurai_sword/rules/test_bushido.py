"""Bushido: R9."""

import pytest

from tests.table import Table, table


def table_with_bushido(holder: int, *deck: str, seats: int = 4) -> Table:
    """Bushido lies before a seat whose turn begins; these cards are on top of the deck."""
    t = table("samurai_sword", seats, turn=holder, begin=1, bushido=holder)
    t.set("characters", ["kojiro", "hideyoshi", "nobunaga", "tomoe"][:seats])
    t.set("deck", list(deck))
    return t


@pytest.mark.parametrize("target", [0, 1, 2, 3])
def test_bushido_may_be_played_before_anybody(target: int) -> None:
    """R9, Q12: Harmless, far away or oneself."""
    t = table("samurai_sword", seats=4)
    t.hand(0, "bushido")
    t.play(0, f"play bushido {target}")
    assert t.bushido() == target
    assert t.discard() == []


def test_a_second_bushido_cannot_be_played() -> None:
    """Scenario 38, R9."""
    t = table("samurai_sword", seats=4, bushido=2)
    t.hand(0, "bushido")
    assert t.refused(0, "play bushido 1") == ["R9"]
    assert t.hand(0) == ["bushido"]


def test_the_holder_recovers_before_the_check_and_draws_after_it() -> None:
    """Scenario 40, R4, R9: and the left neighbour gets it, even Harmless."""
    t = table_with_bushido(2, "parry", "bo", "katana")
    t.resilience(2, 0)
    assert t.resilience(2) == 5
    assert t.bushido() == 3
    assert t.discard() == ["parry"]
    assert t.hand(2) == ["bo", "katana"]


def test_bushido_is_checked_when_nothing_was_recovered() -> None:
    """Q28."""
    t = table_with_bushido(2, "parry")
    t.resilience(2, 3)
    assert (t.resilience(2), t.bushido()) == (3, 3)


def test_a_weapon_with_none_in_hand_costs_an_honor() -> None:
    """R9."""
    t = table_with_bushido(2, "bokken")
    t.hand(2, "parry")
    assert t.asked(2) == ["lose"]
    t.play(2, "lose")
    assert t.honor() == [5, 3, 2, 3]
    assert t.discard() == ["bokken", "bushido"]


def test_the_last_honor_lost_to_bushido_ends_the_game_at_once() -> None:
    """Scenario 41, R9, R11: no cards are drawn, nobody struck his own team."""
    t = table_with_bushido(2, "bokken")
    t.honor(2, 1)
    t.play(2, "lose")
    assert t.cause() == "bushido"
    assert t.hand(2) == []
    assert [team["penalty"] for team in t.view(None)["breakdown"]["teams"]] == [0, 0]


def test_the_honor_may_be_given_though_there_is_a_weapon() -> None:
    """Scenario 42, R9: nobody gets it."""
    t = table_with_bushido(2, "bokken")
    t.hand(2, "katana")
    assert t.asked(2) == ["lose", "give katana"]
    t.play(2, "lose")
    assert t.honor() == [5, 3, 2, 3]
    assert t.bushido() == -1


def test_a_weapon_given_up_passes_bushido_on() -> None:
    """R9, Q23: it is not played."""
    t = table_with_bushido(2, "bokken", "parry", "parry")
    t.hand(2, "katana")
    t.play(2, "give katana")
    assert t.bushido() == 3
    assert t.discard() == ["bokken", "katana"]
    assert t.hand(2) == ["parry", "parry"]
    assert t.weapons_played() == 0


def test_only_a_weapon_in_hand_can_be_given_up() -> None:
    """R9."""
    t = table_with_bushido(2, "bokken")
    t.hand(2, "parry")
    assert t.refused(2, "give katana") == ["R9"]
    assert t.refused(2, "end") == ["R9"]


def test_the_shogun_of_three_loses_no_honor_to_bushido() -> None:
    """R13."""
    t = table_with_bushido(0, "bokken", seats=3)
    t.play(0, "lose")
    assert t.honor() == [6, 3, 3]
    assert t.discard() == ["bokken", "bushido"]


def test_the_shogun_of_three_may_discard_bushido_though_he_holds_a_weapon() -> None:
    """R13, Q13."""
    t = table_with_bushido(0, "bokken", seats=3)
    t.hand(0, "katana")
    assert t.asked(0) == ["lose", "give katana"]


def test_a_ninja_of_three_loses_honor_to_bushido() -> None:
    """R9, R13."""
    t = table_with_bushido(1, "bokken", seats=3)
    t.play(1, "lose")
    assert t.honor() == [6, 2, 3]


def test_the_deck_is_reshuffled_for_the_check() -> None:
    """Scenario 44, R10: and everybody loses an honor first."""
    t = table_with_bushido(2)
    t.set("bare", 1)
    t.set("discard", ["parry", "parry", "parry"])
    assert t.honor() == [4, 2, 2, 2]
    assert t.bushido() == 3


def test_no_card_is_turned_over_when_the_reshuffle_ends_the_game() -> None:
    """Scenario 44, R10, R11."""
    t = table_with_bushido(2)
    t.set("bare", 1)
    t.set("discard", ["parry", "parry", "parry"])
    t.honor(3, 1)
    assert t.cause() == "deck"
    assert t.bushido() == 2
    assert len(t.deck()) == 3


def test_bushido_goes_round_one_seat_at_each_turn() -> None:
    """Scenario 45, R9."""
    t = table_with_bushido(0, *["parry"] * 15)
    for seat in range(3):
        assert t.bushido() == seat + 1
        assert t.discard() == ["parry"] * (seat + 1)
        t.play(seat, "end")


def test_bushido_stays_where_no_card_is_left_to_turn_over() -> None:
    """Q14."""
    t = table_with_bushido(2)
    t.set("bare", 1)
    assert t.bushido() == 2
    assert t.question() == ["play", 2]
    assert t.honor() == [5, 3, 3, 3]


def test_bushido_passes_from_the_last_chair_to_the_first() -> None:
    """R9."""
    assert table_with_bushido(3, "parry").bushido() == 0
