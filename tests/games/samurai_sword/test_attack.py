"""Attacking with a Weapon, and the answers to it: R6."""

from tests.table import table


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
