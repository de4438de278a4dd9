"""Elite guards: two values, two guards, the back of the next one: R18 to R20."""

from __future__ import annotations

import json

import pytest

from tests.games.kodachi.invasion import table_before_fight
from tests.table import table


@pytest.mark.parametrize(
    ("approach", "card", "wins"),
    [
        ("strength", "dojo-5", True),
        ("strength", "dojo-4", False),
        ("stealth", "dojo-1", True),
        ("stealth", "dojo-2", False),
    ],
)
def test_robert_faces_a_two_or_four(approach: str, card: str, wins: bool) -> None:
    """T15, R18."""
    t = table_before_fight("watcher-2-4-vase", card, "feint", approach=approach)
    t.play(0, f"play {card}")
    assert t.view(None)["asked"]["won"] == wins


def test_jill_goes_below_nothing() -> None:
    """T16, R14, R18."""
    t = table_before_fight("watcher-0-3-vase", "dojo-1", "smoke", approach="stealth")
    t.deck(0, "dojo-5")
    t.play(0, "play dojo-1", "play smoke")
    assert t.total() == -1
    assert t.hand(0) == ["dojo-5"]
    assert "stop" in t.asked(0)


def test_a_switch_turns_an_elite_to_its_other_value() -> None:
    """R18, Q32."""
    t = table_before_fight("watcher-2-4-vase", "turnabout", "dojo-1")
    t.play(0, "play turnabout")
    assert t.view(None)["asked"]["than"] == 2


def test_shelly_beats_two_guards_one_after_the_other() -> None:
    """T17, R19, Q43."""
    t = table_before_fight("twins-3-5-gold", "dojo-4", "dojo-5", "balance")
    t.play(0, "play dojo-4", "next")
    assert t.beaten() == 0
    t.play(0, "play dojo-5", "play balance +1")
    assert t.total() == 6
    assert len(t.hand(0)) == 1
    t.play(0, "stop")
    assert t.beaten() == 1


def test_the_right_guard_cannot_be_fought_first() -> None:
    """T20, R19."""
    t = table_before_fight("twins-3-5-gold", "dojo-1", "thunder")
    assert t.view(None)["asked"]["than"] == 3
    assert t.refused(0, "next") == ["R19"]
    t.play(0, "play dojo-1")
    assert t.refused(0, "next") == ["R19"]


def test_a_beaten_first_guard_is_not_the_whole_card() -> None:
    """R19, Q19."""
    t = table_before_fight("twins-3-5-gold", "dojo-4", "dojo-5")
    t.play(0, "play dojo-4")
    assert t.refused(0, "stop") == t.refused(0, "continue") == ["R19"]
    assert t.asked(0) == ["next"]


def test_there_is_no_second_guard_on_most_cards() -> None:
    """R19."""
    t = table_before_fight("sentry-3-fan", "dojo-4")
    t.play(0, "play dojo-4")
    assert t.refused(0, "next") == ["R19"]


def test_the_second_guard_has_its_own_dojo_card_and_modifiers() -> None:
    """R14, R19."""
    t = table_before_fight("twins-3-5-gold", "dojo-4", "dojo-5", "feint", "feint")
    t.play(0, "play dojo-4", "play feint +1", "next")
    assert (t.total(), t.look("dojo"), t.place()) == (0, [], 1)
    assert t.view(None)["asked"]["than"] == 5


def test_by_the_strict_reading_the_second_guard_follows_at_once() -> None:
    """R19, Q2."""
    t = table_before_fight(
        "twins-3-5-gold", "dojo-4", "thunder", options={"help_after_win": "refused"}
    )
    t.play(0, "play dojo-4")
    assert t.place() == 1
    t.play(0, "play thunder")
    assert t.beaten() == 1


def test_a_half_beaten_card_counts_for_nothing_but_can_be_taken() -> None:
    """Q19."""
    t = table_before_fight("twins-3-5-gold", "dojo-4", "dojo-1")
    t.play(0, "play dojo-4", "next", "give-up")
    assert t.beaten() == 0
    assert "take twins-3-5-gold" in t.asked(1)


BACKS = [("champion-6-fan", "twins-3-3-jade", True), ("sentry-5-fan", "sentry-1-gold", False)]


@pytest.mark.parametrize(("top", "instead", "elite"), BACKS)
def test_the_next_back_is_seen_and_nothing_else_of_it(top: str, instead: str, elite: bool) -> None:
    """T22, R20, Q42."""
    one, other = (
        table_before_fight("sentry-2-fan", "dojo-5", guard_deck=[each]) for each in (top, instead)
    )
    assert one.view(1)["next_elite"] == elite
    assert json.dumps(one.view(1)) == json.dumps(other.view(1))


def test_everybody_is_told_the_next_back_with_each_column() -> None:
    """R20."""
    t = table_before_fight("sentry-2-fan", "dojo-5", guard_deck=["sentry-3-fan", "champion-6-fan"])
    t.play(0, "play dojo-5", "continue")
    assert t.told(None, "revealed")[-1]["elite"] is True


def test_deeper_backs_do_not_show() -> None:
    """Q42."""
    one, other = (table_before_fight("sentry-2-fan", "dojo-5") for _ in range(2))
    one.set("guard_deck", ["sentry-3-fan", "champion-6-fan", "sentry-1-fan"])
    other.set("guard_deck", ["sentry-1-fan", "sentry-3-fan", "champion-6-fan"])
    assert one.view(0) == other.view(0)


def test_both_guards_of_a_card_are_told() -> None:
    """R8, R19: in the declaration and in the fight, until the second is faced."""
    t = table("kodachi", 2, guard_row=["twins-3-5-gold"], house_row=["echo"])
    t.hand(0, "dojo-4", "thunder")
    assert t.view(None)["asked"]["second"] == 5
    t.play(0, "strength")
    assert (t.view(None)["asked"]["than"], t.view(None)["asked"]["second"]) == (3, 5)
    t.play(0, "play dojo-4", "next")
    assert (t.view(None)["asked"]["than"], t.view(None)["asked"]["second"]) == (5, None)


def test_most_cards_have_no_second_guard_to_tell() -> None:
    """R8."""
    t = table("kodachi", 2, guard_row=["sentry-3-fan"], house_row=["echo"])
    assert t.view(None)["asked"]["second"] is None
