"""The end of a turn: R30 to R35."""

from __future__ import annotations

from tests.games.kodachi.invasion import table_before_fight
from tests.table import Table, table

SIX = [
    "sentry-1-fan", "sentry-2-fan", "sentry-2-scroll", "sentry-2-vase", "sentry-2-jade",
    "sentry-1-gold",
]  # fmt: skip


def table_with_too_many_treasures(*treasures: str) -> Table:
    """Seat 0 has too many treasures at the end of its turn."""
    asked = [["shape", 0], ["drop", 0]]
    return table("kodachi", 2, asked=asked, treasures=[list(treasures), []])


def table_before_discarding(*hand: str, **zones: object) -> Table:
    """Seat 0 has these unplayed cards at the end of its turn."""
    t = table("kodachi", 2, asked=[["shape", 0]], **zones)
    t.hand(0, *hand)
    return t


def test_gabriel_keeps_four_of_six_treasures() -> None:
    """T41, R31."""
    t = table_with_too_many_treasures(*SIX)
    t.play(0, "drop fan", "drop scroll")
    assert t.treasure(0) == ["sentry-2-fan", "sentry-2-vase", "sentry-2-jade", "sentry-1-gold"]
    assert t.guard_discard() == ["sentry-1-fan", "sentry-2-scroll"]
    assert t.question() == ["shape", 0]


def test_treasures_are_dropped_in_any_order() -> None:
    """R31, Q49: they go together, and only the set counts."""
    one, other = (table_with_too_many_treasures(*SIX) for _ in range(2))
    assert one.asked(0) == ["drop fan", "drop scroll", "drop vase", "drop jade", "drop gold"]
    one.play(0, "drop gold")
    assert one.view(0)["asked"]["chosen"] == ["gold"]
    assert "chosen" not in one.view(1)["asked"]
    assert len(one.treasure(0)) == 6
    assert one.asked(0) == ["drop fan", "drop scroll", "drop vase", "drop jade"]
    assert one.refused(0, "drop gold") == ["R31"]
    assert one.refused(0, "keep") == ["R31"]
    one.play(0, "drop fan")
    other.play(0, "drop fan", "drop gold")
    assert one.state.to_position() == other.state.to_position()
    assert one.told(None, "dropped") == other.told(None, "dropped")


def test_the_invader_alone_comes_down_to_four() -> None:
    """R31, Q35, Q37."""
    t = table_before_fight("sentry-3-fan", "dojo-4")
    t.treasure(0, *SIX[:4])
    t.treasure(1, *["sentry-3-scroll"] * 3, "sentry-3-vase", "sentry-3-jade")
    t.set("house_row", ["red-monk"])
    t.play(0, "play dojo-4", "stop", "take sentry-3-fan")
    t.play(1, "pass")
    assert t.question() == ["drop", 0]
    assert t.view(1)["asked"]["count"] == 1


def test_one_of_three_unplayed_cards_goes_and_four_come() -> None:
    """T42, R32, R33."""
    t = table_before_discarding("dojo-1", "dojo-2", "dojo-5")
    t.play(0, "discard dojo-5", "keep")
    assert t.discard(0) == ["dojo-5"]
    assert len(t.hand(0)) == 6
    assert t.told(0, "drew")[0]["count"] == 4


def test_eight_cards_come_down_to_six_without_a_draw() -> None:
    """T43, R32, R33."""
    t = table_before_discarding(
        "dojo-1", "dojo-1", "dojo-2", "dojo-2", "dojo-2", "dojo-4", "dojo-4", "echo"
    )
    assert t.refused(0, "keep") == ["R32"]
    t.play(0, "discard dojo-1", "discard dojo-4", "keep")
    assert len(t.hand(0)) == 6
    assert t.told(None, "drew") == []


def test_more_than_what_must_go_may_go() -> None:
    """R32."""
    t = table_before_discarding(
        "dojo-1", "dojo-1", "dojo-2", "dojo-2", "dojo-2", "dojo-4", "dojo-4"
    )
    t.play(0, "discard dojo-1", "discard dojo-1", "discard dojo-4", "keep")
    assert t.discard(0) == ["dojo-1", "dojo-1", "dojo-4"]


def test_cards_are_chosen_in_any_order() -> None:
    """R32, Q49: they go together, and only the set counts."""
    one, other = (table_before_discarding("dojo-1", "dojo-2", "dojo-2", "dojo-5") for _ in range(2))
    one.play(0, "discard dojo-5")
    assert one.asked(0) == ["keep", "discard dojo-1", "discard dojo-2"]
    assert one.refused(0, "discard dojo-5") == one.refused(0, "discard dojo-4") == ["R32"]
    assert one.refused(0, "stop") == ["R32"]
    one.play(0, "discard dojo-1")
    other.play(0, "discard dojo-1", "discard dojo-5")
    assert one.view(0)["asked"]["chosen"] == ["dojo-1", "dojo-5"]
    assert one.state.to_position() == other.state.to_position()
    one.play(0, "keep")
    other.play(0, "keep")
    assert one.told(None, "discarded") == other.told(None, "discarded")
    assert one.discard(0) == ["dojo-1", "dojo-5"]


def test_any_card_may_go_first_of_what_must_go() -> None:
    """R32, Q49."""
    t = table_before_discarding(
        "dojo-1", "dojo-1", "dojo-2", "dojo-2", "dojo-2", "dojo-4", "dojo-4", "echo"
    )
    t.play(0, "discard echo", "discard dojo-1", "keep")
    assert t.discard(0) == ["dojo-1", "echo"]


def test_played_cards_are_discarded() -> None:
    """R32."""
    t = table_before_fight("sentry-3-fan", "dojo-4", "feint", "dojo-1")
    t.play(0, "play dojo-4", "play feint +1", "stop", "pass")
    t.play(1, "pass")
    assert t.discard(0) == ["dojo-4", "feint"]
    assert t.played() == []


def test_opponents_do_not_draw() -> None:
    """R33."""
    t = table_before_discarding("dojo-1")
    t.play(0, "keep")
    assert [len(hand) for hand in t.hand()] == [6, 0]


def test_the_deck_is_made_new_while_drawing_up() -> None:
    """R33, R34, Q25."""
    t = table_before_discarding("dojo-1", bare=1)
    t.deck(0, "dojo-2")
    t.discard(0, "dojo-4", "dojo-5")
    t.play(0, "discard dojo-1", "keep")
    assert t.hand(0) == ["dojo-1", "dojo-2", "dojo-4", "dojo-5"]


def test_nothing_is_drawn_from_nothing() -> None:
    """Q28."""
    t = table_before_discarding("dojo-1", bare=1)
    t.play(0, "keep")
    assert t.hand(0) == ["dojo-1"]
    assert t.told(None, "drew") == []


def test_the_shuriken_goes_to_the_left() -> None:
    """R35, R7."""
    t = table_before_discarding("dojo-1", house_deck=["echo"], guard_deck=["sentry-3-fan"])
    t.play(0, "keep")
    assert t.turn() == 1
    assert t.asked(1) == ["stealth", "strength"]
    assert (t.house_row(), t.guard_row()) == (["echo"], ["sentry-3-fan"])


def test_a_round_is_over_when_the_first_player_is_on_again() -> None:
    """R35."""
    t = table("kodachi", 2, turn=1, first=0, asked=[["shape", 1]], round=3)
    t.play(1, "keep")
    assert (t.turn(), t.round()) == (0, 4)
