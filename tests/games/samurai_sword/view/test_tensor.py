"""What a seat may know, as numbers."""

from __future__ import annotations

from tests.table import table
from tests.tensors import read_slice

ROLES = ["shogun", "samurai", "ninja-1", "ninja-3"]


def test_a_seat_reads_its_own_hand_and_only_counts_of_others() -> None:
    """R15."""
    t = table("samurai_sword", 4, hands=[["bo", "bo"], ["katana", "parry"], [], []])
    assert read_slice(t.state, 0, "hand") == {"bo": 2}
    assert read_slice(t.state, 1, "hand") == {"katana": 1, "parry": 1}
    assert read_slice(t.state, 0, "players[1].figures")["cards"] == 2
    assert read_slice(t.state, 0, "players[1].known") == {}


def test_a_seat_reads_its_own_role_and_the_shogun() -> None:
    """R2, R15: seat 2 has the Shogun two places to its left."""
    t = table("samurai_sword", 4, roles=ROLES)
    roles = [read_slice(t.state, 2, f"players[{place}].role") for place in range(4)]
    assert roles == [{"ninja-1": 1}, {}, {"shogun": 1}, {}]


def test_the_end_shows_every_role_and_who_has_won() -> None:
    """R11."""
    t = table("samurai_sword", 4, roles=ROLES, turn=2, honor=[1, 3, 3, 3])
    t.set("resilience", [1, 4, 4, 4])
    t.set("hands", [["bo"], [], ["katana"], []])
    t.play(2, "strike katana 0")
    t.play(0, "take")
    assert t.state.over()
    assert read_slice(t.state, 1, "players[0].role") == {"samurai": 1}
    assert read_slice(t.state, 1, "players[1].role") == {"ninja-1": 1}
    assert read_slice(t.state, 1, "winners")
    assert read_slice(t.state, 1, "asked.seat") == {}


def test_who_is_struck_reads_by_whom_with_what_and_for_how_much() -> None:
    """R6."""
    t = table("samurai_sword", 4, roles=ROLES, hands=[["katana"], ["bo"], ["bo"], ["bo"]])
    t.play(0, "strike katana 1")
    assert read_slice(t.state, 1, "asked.question") == {"defend": 1}
    assert read_slice(t.state, 1, "asked.seat") == {"viewer": 1}
    assert read_slice(t.state, 1, "asked.by") == {"3 to the left": 1}
    assert read_slice(t.state, 1, "limbo") == {"katana": 1}
    assert read_slice(t.state, 1, "asked.wounds")["asked.wounds"] > 0
    assert read_slice(t.state, 2, "players[2].strikes") == {"3 to the left": 1}


def test_a_card_chosen_to_go_is_read_by_nobody_else() -> None:
    """R4: the others read how many have to go."""
    t = table("samurai_sword", 4, hands=[["bo"] * 5 + ["parry"] * 4, [], [], []])
    t.play(0, "end")
    t.play(0, "discard bo")
    assert read_slice(t.state, 0, "asked.chosen") == {"bo": 1}
    assert read_slice(t.state, 1, "asked.chosen") == {}
    assert read_slice(t.state, 1, "asked.count") == {"asked.count": 2}


def test_wounds_bushido_and_the_pile_are_read_by_all() -> None:
    """R8, R9, Q27."""
    t = table("samurai_sword", 4, turn=1, bushido=3, resilience=[2, 1, 3, 4])
    t.set("hands", [[], ["battle-cry"], ["bo"], ["bo"]])
    t.discard("bo", "parry")
    assert read_slice(t.state, 0, "bushido") == {"3 to the left": 1}
    assert read_slice(t.state, 0, "discard") == {"bo": 1, "parry": 1}
    assert read_slice(t.state, 0, "discard.top") == {"parry": 1}
    assert read_slice(t.state, 0, "players[1].figures")["resilience"] == 1
    t.play(1, "play battle-cry")
    assert read_slice(t.state, 3, "asked.by") == {"2 to the left": 1}
