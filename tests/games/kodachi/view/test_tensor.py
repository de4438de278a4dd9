"""What a seat may know, as numbers."""

from __future__ import annotations

from tests.games.kodachi.invasion import table_before_fight, table_before_taking
from tests.table import dealt, table
from tests.tensors import read_slice


def test_a_seat_reads_its_own_hand_and_what_everybody_owns() -> None:
    """Q42."""
    t = table("kodachi", 2, hands=[["dojo-1"], ["dojo-5", "dojo-5"]])
    assert read_slice(t.state, 0, "hand") == {"dojo-1": 1}
    assert read_slice(t.state, 0, "players[1].figures")["cards"] == 2
    assert read_slice(t.state, 0, "players[1].owned")["dojo-5"] == 2
    assert read_slice(t.state, 0, "players[1].known") == {}


def test_a_fight_is_read_with_its_guard_and_total() -> None:
    """R9, R11."""
    t = table_before_fight("sentry-3-fan", "dojo-4", "dojo-1")
    t.play(0, "play dojo-4")
    assert read_slice(t.state, 1, "asked.question") == {"fight": 1}
    assert read_slice(t.state, 1, "fight.guard") == {"sentry-3-fan": 1}
    assert read_slice(t.state, 1, "fight.dojo") == {"dojo-4": 1}
    assert read_slice(t.state, 1, "fight") == {"total": 4, "stealth": 3, "strength": 3, "won": 1}


def test_a_double_guard_is_read_before_and_after_the_approach() -> None:
    """R8, R19."""
    t = table("kodachi", 2, guard_row=["twins-2-4-gold"], house_row=["echo"])
    assert read_slice(t.state, 0, "asked.question") == {"declare": 1}
    assert read_slice(t.state, 0, "fight")["second"] == 4
    assert read_slice(t.state, 0, "fight")["twin"] == 1


def test_what_is_chosen_to_go_is_read_by_nobody_else() -> None:
    """R31, R32, Q49."""
    t = table_before_taking(["sentry-3-fan"], ["echo"], takes=0)
    t.set("asked", [["shape", 0]])
    t.hand(0, "dojo-1", "dojo-5")
    t.play(0, "discard dojo-5")
    assert read_slice(t.state, 0, "asked.chosen") == {"dojo-5": 1}
    assert read_slice(t.state, 1, "asked.chosen") == {}


def test_treasures_chosen_to_be_dropped_are_counted_by_kind() -> None:
    """R31."""
    t = table("kodachi", 2, asked=[["shape", 0], ["drop", 0]])
    t.set("treasures", [["sentry-3-fan"] * 3 + ["sentry-4-scroll"] * 3, []])
    t.play(0, "drop fan")
    assert read_slice(t.state, 0, "asked.chosen treasures") == {"fan": 1}
    assert read_slice(t.state, 1, "asked.chosen treasures") == {}
    assert read_slice(t.state, 1, "asked.count") == {"asked.count": 2}
    assert read_slice(t.state, 1, "players[1].treasures") == {"fan": 3, "scroll": 3}


def test_the_display_the_stacks_and_the_backs_are_read_by_all() -> None:
    """R7, R17, R20."""
    state = dealt("kodachi", 2, 1).state
    assert sum(read_slice(state, 1, "house_row").values()) == 1
    assert sum(read_slice(state, 1, "guard_row").values()) == 1
    assert sorted(read_slice(state, 1, "stacks").values()) == [2] * 3 + [4] * 3 + [5] * 3
    assert len(read_slice(state, 1, "piles")) == 3
    owned, hand = (read_slice(state, 1, name) for name in ("players[0].owned", "hand"))
    deck = read_slice(state, 1, "deck_cards")
    assert owned == {card: hand.get(card, 0) + deck.get(card, 0) for card in owned}
