"""Attacking with a Weapon, and the answers to it: R6."""

import pytest

from tests.table import Table, table


def table_before_attack(
    *weapons: str, attacker: str = "ieyasu", target: str = "hideyoshi"
) -> Table:
    """Seat 0 holds Weapons, its neighbour a Daimyo."""
    t = table("samurai_sword", seats=4, turn=0)
    t.set("characters", [attacker, target, "nobunaga", "tomoe"])
    t.hand(0, *weapons)
    t.hand(1, "daimyo")
    return t


def test_a_parry_cancels_the_whole_attack() -> None:
    """Scenario 9, R6, Q7."""
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, "katana", "bo")
    t.hand(1, "parry", "bushido")

    t.play(0, "strike katana 1")
    assert t.asked(1) == ["take", "parry"]
    t.play(1, "parry")

    assert t.resilience(1) == 4
    assert t.discard() == ["parry", "katana"]


def test_a_parried_weapon_has_been_played() -> None:
    """Scenario 9, R4, R6."""
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, "katana", "bo")
    t.hand(1, "parry", "bushido")
    t.play(0, "strike katana 1")
    t.play(1, "parry")
    assert t.weapons_played() == 1
    assert t.refused(0, "strike bo 1") == ["R4"]


def test_a_hit_takes_the_wounds_of_the_weapon() -> None:
    """R6."""
    t = table_before_attack("katana")
    t.play(0, "strike katana 1")
    t.play(1, "take")
    assert t.resilience(1) == 1
    assert t.discard() == ["katana"]


def test_fast_draw_counts_for_nothing_when_the_attack_is_parried() -> None:
    """Scenario 10, R6."""
    t = table_before_attack("bokken")
    t.fast_draw(0, 3)
    t.hand(1, "parry", "daimyo")
    t.play(0, "strike bokken 1")
    t.play(1, "parry")
    assert t.resilience(1) == 4


def test_the_wounds_may_be_preferred_to_a_parry_in_hand() -> None:
    """Scenario 10, R6, Q9: and each Fast Draw adds one."""
    t = table_before_attack("bokken")
    t.set("characters", ["ieyasu", "musashi", "nobunaga", "tomoe"])
    t.fast_draw(0, 3)
    t.hand(1, "parry", "daimyo")
    t.play(0, "strike bokken 1")
    t.play(1, "take")
    assert t.resilience(1) == 1
    assert t.hand(1) == ["parry", "daimyo"]


def test_fast_draw_of_the_target_does_not_count() -> None:
    """R6."""
    t = table_before_attack("bokken")
    t.fast_draw(1, 3)
    t.play(0, "strike bokken 1")
    t.play(1, "take")
    assert t.resilience(1) == 3


def test_wounds_beyond_the_last_resilience_point_are_ignored() -> None:
    """Scenario 13, R6, R8."""
    t = table_before_attack("nodachi")
    t.resilience(1, 2)
    t.play(0, "strike nodachi 1")
    t.play(1, "take")
    assert t.resilience(1) == 0
    assert t.honor() == [6, 2, 3, 3]


def test_everybody_who_is_attacked_is_asked_even_without_a_parry() -> None:
    """R6, Q30."""
    t = table_before_attack("katana")
    t.play(0, "strike katana 1")
    assert t.question() == ["defend", 1, 0]
    assert t.asked(1) == ["take"]


def test_only_the_target_is_asked() -> None:
    """R6."""
    t = table_before_attack("katana")
    t.hand(2, "parry")
    t.play(0, "strike katana 1")
    assert t.asked(2) == t.asked(0) == []


def test_a_parry_with_the_last_card_makes_harmless_at_once() -> None:
    """Scenario 17, R3, Q25."""
    t = table_before_attack("bokken", "kiseru")
    t.focus(0, 1)
    t.hand(1, "parry")
    t.hand(2, "daimyo")
    t.play(0, "strike bokken 1")
    t.play(1, "parry")
    assert t.refused(0, "strike kiseru 1") == ["R3"]
    assert "strike kiseru 2" in t.asked(0)


def test_an_attack_with_the_last_card_is_carried_out() -> None:
    """Scenario 18, R3, Q24."""
    t = table_before_attack("katana")
    t.play(0, "strike katana 1")
    t.play(1, "take")
    assert t.resilience(1) == 1
    assert t.view(1)["players"][0]["harmless"]


def test_a_weapon_cannot_be_used_on_oneself() -> None:
    """Scenario 20, R6."""
    assert table_before_attack("katana").refused(0, "strike katana 0") == ["R6"]


def test_a_weapon_cannot_be_used_on_the_harmless() -> None:
    """Scenario 20, R3, R6."""
    t = table_before_attack("katana")
    t.resilience(1, 0)
    assert t.refused(0, "strike katana 1") == ["R3"]


def test_a_weapon_that_is_not_in_hand_cannot_be_used() -> None:
    """R6."""
    assert table_before_attack("katana").refused(0, "strike bo 1") == ["R4"]


def test_a_weapon_cannot_be_used_on_an_empty_chair() -> None:
    """R2."""
    assert table_before_attack("katana").refused(0, "strike katana 4") == ["R2"]


def test_nobody_attacks_out_of_turn() -> None:
    """Scenario 20, R4."""
    t = table_before_attack("katana")
    t.hand(1, "bo", "daimyo")
    t.play(0, "strike katana 1")
    assert t.refused(1, "strike bo 0") == ["R6"]


def test_every_rule_that_is_broken_is_named() -> None:
    """R3, R4, R6."""
    t = table_before_attack("katana")
    t.set("weapons_played", 1)
    t.resilience(1, 0)
    assert t.refused(0, "strike bo 1") == ["R4", "R4", "R3"]


@pytest.mark.parametrize("answer", ["parry", "parry bokken"])
def test_only_cards_in_hand_parry(answer: str) -> None:
    """R6."""
    t = table_before_attack("katana", target="hanzo")
    t.hand(1, "daimyo", "geisha")
    t.play(0, "strike katana 1")
    assert t.refused(1, answer) == ["R6"]


def test_only_hanzo_parries_with_a_weapon() -> None:
    """R6."""
    t = table_before_attack("katana")
    t.hand(1, "daimyo", "bokken")
    t.play(0, "strike katana 1")
    assert t.refused(1, "parry bokken") == ["R6"]


def test_giving_a_weapon_is_no_answer_to_an_attack() -> None:
    """R4, R6."""
    t = table_before_attack("katana")
    t.hand(1, "daimyo", "bokken")
    t.play(0, "strike katana 1")
    assert t.refused(1, "give bokken") == ["R6"]
