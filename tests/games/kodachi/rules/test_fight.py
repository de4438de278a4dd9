"""One guard and the cards played against it: R8 to R16."""

from __future__ import annotations

import pytest

from tests.games.kodachi.invasion import table_before_fight
from tests.table import table


@pytest.mark.parametrize(
    ("approach", "card", "wins"),
    [
        ("strength", "thunder", True),
        ("strength", "dojo-5", False),
        ("stealth", "dojo-4", True),
        ("stealth", "dojo-5", False),
    ],
)
def test_sally_faces_a_five(approach: str, card: str, wins: bool) -> None:
    """T4, R8, R9: a tie does not win."""
    t = table_before_fight("sentry-5-fan", card, "dojo-1", approach=approach)
    t.play(0, f"play {card}")
    assert ("stop" in t.asked(0)) == wins
    assert ("give-up" in t.asked(0)) != wins


def test_the_next_guard_is_fought_in_the_same_way() -> None:
    """T4, R10, R21."""
    t = table("kodachi", 2, guard_deck=["sentry-5-fan", "sentry-3-fan"])
    t.hand(0, "dojo-4", "dojo-2")
    t.play(0, "stealth", "play dojo-4", "continue")
    assert t.approach() == "stealth"
    assert t.refused(0, "strength") == ["R11"]
    t.play(0, "play dojo-2")
    assert t.view(0)["asked"]["won"]


def test_alfonso_sneaks_past_a_five_with_a_four() -> None:
    """T5, R9."""
    t = table_before_fight("sentry-5-fan", "dojo-4", approach="stealth")
    t.play(0, "play dojo-4", "stop")
    assert t.beaten() == 1


def test_alfonso_ties_a_two_and_subtracts_one() -> None:
    """T6, R9, R12, R13, Q9."""
    t = table_before_fight("sentry-2-fan", "dojo-2", "feint", approach="stealth")
    t.play(0, "play dojo-2")
    assert t.refused(0, "stop") == ["R21"]
    t.play(0, "play feint -1", "stop")
    assert t.beaten() == 1
    assert t.played() == ["dojo-2", "feint"]


def test_beth_draws_the_skill_she_needs() -> None:
    """T7, R13, R15."""
    t = table_before_fight("sentry-2-fan", "dojo-1", "balance")
    t.deck(0, "onslaught", "dojo-4")
    t.play(0, "play dojo-1", "play balance +1")
    assert t.total() == 2
    assert t.hand(0) == ["onslaught"]
    t.play(0, "play onslaught")
    assert t.total() == 4
    assert t.hand(0) == ["dojo-4"]
    assert "stop" in t.asked(0)


def test_yue_draws_three_cards_and_switches() -> None:
    """T8, R10, Q1, Q32, Q33."""
    t = table_before_fight("sentry-3-fan", "dojo-5", "meditation", approach="stealth")
    t.deck(0, "dojo-4", "turnabout", "dojo-5")
    t.set("guard_deck", ["sentry-2-fan"])
    t.play(0, "play meditation", "play turnabout", "play dojo-5")
    assert t.view(0)["asked"]["won"]
    t.play(0, "continue")
    assert t.approach() == "strength"


def test_yue_draws_no_switch_and_fails() -> None:
    """T9, R22, Q9, Q10, Q11."""
    t = table_before_fight("sentry-3-fan", "dojo-5", "meditation", approach="stealth")
    t.deck(0, "dojo-4", "dojo-4", "dojo-5")
    t.play(0, "play meditation", "give-up")
    t.play(1, "pass")
    assert t.discard(0) == ["meditation"]
    assert t.hand(0) == ["dojo-4", "dojo-4", "dojo-5", "dojo-5"]
    assert t.told(None, "failed")


def test_michael_needs_no_basic_dojo_card() -> None:
    """T10, R11."""
    t = table_before_fight("sentry-4-fan", "feint", "dojo-5", approach="stealth")
    t.play(0, "play feint 3", "stop")
    assert t.beaten() == 1


def test_robert_plays_a_rumor_as_a_five() -> None:
    """T11, R11, R16, R32, R38."""
    t = table_before_fight("sentry-4-fan", "court-talk", "red-monk")
    t.play(0, "play court-talk", "stop", "pass")
    t.play(1, "pass")
    assert t.discard(0) == ["court-talk"]
    assert t.view(0)["players"][0]["score"]["points"] == 4 + 1


@pytest.mark.parametrize(
    ("approach", "card", "wins"),
    [("strength", "feint 3", True), ("strength", "dojo-2", False), ("stealth", "dojo-1", True)],
)
def test_a_regular_two_is_topped_from_three_on_and_undercut_by_one(
    approach: str, card: str, wins: bool
) -> None:
    """T21, R9."""
    t = table_before_fight("sentry-2-fan", "feint", "dojo-1", "dojo-2", approach=approach)
    t.play(0, f"play {card}")
    assert t.view(None)["asked"]["won"] == wins


def test_nothing_is_played_before_the_approach_is_declared() -> None:
    """R8, Q6."""
    t = table("kodachi", 2, guard_row=["sentry-2-fan"], house_row=["echo"])
    t.hand(0, "dojo-4")
    assert t.refused(0, "play dojo-4") == t.refused(0, "give-up") == ["R8"]
    assert t.refused(0, "stop") == t.refused(0, "continue") == ["R21"]
    assert t.refused(0, "keep") == ["R8"]


def test_skills_come_before_the_dojo_card_too() -> None:
    """R12, Q1."""
    t = table_before_fight("sentry-5-fan", "dojo-5", "feint")
    t.play(0, "play feint +1", "play dojo-5")
    assert t.total() == 6


def test_skills_may_be_played_on_after_a_win() -> None:
    """R12, Q2, Q3: for their other effects."""
    t = table_before_fight("sentry-2-fan", "dojo-5", "balance")
    t.deck(0, "dojo-1")
    t.play(0, "play dojo-5")
    assert t.asked(0) == ["stop", "continue", "play balance +1", "play balance -1"]
    t.play(0, "play balance -1")
    assert t.hand(0) == ["dojo-1"]
    assert (t.total(), t.beaten()) == (5, 1)


def test_a_beaten_guard_stays_beaten() -> None:
    """Q2: a modifier no longer changes that fight."""
    t = table_before_fight("sentry-4-fan", "dojo-2", "onslaught", approach="stealth")
    t.deck(0, "dojo-1")
    t.play(0, "play dojo-2", "play onslaught")
    assert (t.total(), t.beaten()) == (2, 1)
    assert t.refused(0, "give-up") == ["R22"]
    t.play(0, "stop")
    assert t.told(None, "played")[-1]["late"]


def test_a_switch_after_a_win_is_for_the_guards_to_come() -> None:
    """Q2, Q32."""
    t = table_before_fight("sentry-3-fan", "turnabout", "dojo-5", "dojo-1")
    t.set("guard_deck", ["sentry-2-fan"])
    t.play(0, "play dojo-5", "play turnabout")
    assert t.view(0)["asked"]["won"]
    t.play(0, "continue")
    assert t.approach() == "stealth"
    t.play(0, "play dojo-1")
    assert t.beaten() == 2


def test_by_the_open_reading_a_won_fight_can_be_spoilt() -> None:
    """Q2, Q31: all effects count until one goes on."""
    open_fight = {"help_after_win": "open"}
    t = table_before_fight(
        "sentry-4-fan", "dojo-2", "onslaught", approach="stealth", options=open_fight
    )
    t.play(0, "play dojo-2")
    assert "stop" in t.asked(0)
    assert t.beaten() == 0
    t.play(0, "play onslaught")
    assert t.total() == 4
    assert t.refused(0, "stop") == ["R21"]


def test_by_the_open_reading_going_on_closes_the_fight() -> None:
    """Q2."""
    t = table_before_fight("sentry-2-fan", "dojo-5", options={"help_after_win": "open"})
    t.play(0, "play dojo-5", "stop")
    assert t.beaten() == 1


def test_by_the_strict_reading_a_won_fight_is_over() -> None:
    """Q2."""
    t = table_before_fight(
        "sentry-2-fan", "dojo-5", "balance", options={"help_after_win": "refused"}
    )
    t.play(0, "play dojo-5")
    assert t.asked(0) == ["stop", "continue"]
    assert t.refused(0, "play balance +1") == ["R21"]
    assert t.refused(0, "give-up") == ["R22"]
    assert t.beaten() == 1


def test_no_skill_is_played_between_the_fight_and_the_choice_to_go_on() -> None:
    """Q3: skills are played, one stops or goes on, all in one question."""
    t = table_before_fight("sentry-2-fan", "dojo-5", "balance")
    t.play(0, "play dojo-5", "stop")
    assert t.refused(0, "play balance +1") == ["R23"]


def test_modifiers_alone_beat_nobody() -> None:
    """R11, Q4."""
    t = table_before_fight("sentry-1-fan", "feint", "feint", "onslaught")
    t.play(0, "play feint +1", "play onslaught")
    assert t.total() == 3
    assert t.refused(0, "stop") == ["R21"]


def test_only_one_dojo_card_is_played_against_a_guard() -> None:
    """R11, Q5."""
    t = table_before_fight("sentry-5-fan", "dojo-2", "dojo-4", "feint")
    t.play(0, "play dojo-2")
    assert t.asked(0) == ["give-up", "play feint +1", "play feint -1"]
    assert t.refused(0, "play dojo-4") == t.refused(0, "play feint 3") == ["R11"]


def test_a_card_must_be_in_hand_to_be_played() -> None:
    """R12."""
    assert table_before_fight("sentry-5-fan", "dojo-2").refused(0, "play dojo-4") == ["R12"]


def test_two_rules_may_be_broken_at_once() -> None:
    """R11, R12."""
    t = table_before_fight("sentry-5-fan", "dojo-2", "dojo-4")
    t.play(0, "play dojo-2")
    assert t.refused(0, "play dojo-5") == ["R12", "R11"]


def test_drawing_is_no_choice() -> None:
    """R13, Q29: the sign is chosen, then a card is drawn."""
    t = table_before_fight("sentry-5-fan", "balance", "dojo-4")
    t.deck(0, "dojo-1")
    assert [token for token in t.asked(0) if "balance" in token] == [
        "play balance +1",
        "play balance -1",
    ]
    t.play(0, "play balance -1")
    assert t.hand(0) == ["dojo-1", "dojo-4"]


def test_what_an_or_means_is_said_when_the_card_is_played() -> None:
    """Q30."""
    t = table_before_fight("sentry-5-fan", "disguise", "dojo-4", approach="stealth")
    t.play(0, "play disguise 5")
    assert t.total() == 5
    assert t.refused(0, "play disguise 1") == ["R12", "R11"]


def test_two_may_be_added_under_stealth_only_to_draw() -> None:
    """Q31: before the dojo card all effects count."""
    t = table_before_fight("sentry-5-fan", "dojo-2", "onslaught", approach="stealth")
    t.deck(0, "dojo-1")
    t.play(0, "play onslaught", "play dojo-2")
    assert t.total() == 4
    assert t.hand(0) == ["dojo-1"]
    assert "stop" in t.asked(0)


def test_a_second_switch_switches_back() -> None:
    """Q32."""
    t = table_before_fight("sentry-4-fan", "turnabout", "turnabout", "dojo-5")
    t.play(0, "play turnabout")
    assert t.approach() == "stealth"
    t.play(0, "play turnabout")
    assert t.approach() == "strength"


def test_a_switch_comes_after_the_dojo_card_and_without_need() -> None:
    """Q33."""
    t = table_before_fight("sentry-5-fan", "turnabout", "turnabout", "dojo-5", "feint")
    t.play(0, "play dojo-5", "play turnabout")
    assert (t.approach(), t.view(0)["asked"]["won"]) == ("stealth", False)


def test_modifiers_count_for_one_guard_only() -> None:
    """R14."""
    t = table_before_fight("sentry-5-fan", "dojo-5", "feint", "dojo-4")
    t.play(0, "play dojo-5", "play feint +1", "continue")
    assert t.total() == 0
    assert t.look("dojo") == []


def test_a_total_may_be_above_six() -> None:
    """R14."""
    t = table_before_fight("champion-6-fan", "thunder", "feint")
    t.play(0, "play thunder", "play feint +1")
    assert t.total() == 7
    assert "stop" in t.asked(0)


def test_a_dojo_card_that_draws_does_so_at_once() -> None:
    """R13, R15."""
    t = table_before_fight("sentry-3-fan", "shadow", "dojo-1", approach="stealth")
    t.deck(0, "dojo-5")
    t.play(0, "play shadow")
    assert t.total() == 0
    assert t.hand(0) == ["dojo-1", "dojo-5"]


def test_who_cannot_draw_draws_nothing() -> None:
    """Q28: cards played this turn are not discards yet."""
    t = table_before_fight("sentry-3-fan", "meditation", "dojo-5", bare=1)
    t.play(0, "play meditation")
    assert t.hand(0) == ["dojo-5"]
    assert t.played() == ["meditation"]


def test_an_empty_deck_is_made_new_from_the_discards_in_mid_draw() -> None:
    """R34, Q25, Q28."""
    t = table_before_fight("sentry-3-fan", "meditation", "dojo-5", bare=1)
    t.deck(0, "dojo-1")
    t.discard(0, "dojo-2", "dojo-2")
    t.play(0, "play meditation")
    assert t.hand(0) == ["dojo-1", "dojo-2", "dojo-2", "dojo-5"]
    assert t.told(None, "reshuffled") == [{"event": "reshuffled", "seat": 0}]


# What the seat that fights is shown


def test_need_and_total_are_seen_at_every_moment() -> None:
    """R9."""
    t = table_before_fight("sentry-3-fan", "dojo-2", "feint", approach="stealth")
    asked = t.view(None)["asked"]
    assert (asked["approach"], asked["than"], asked["total"]) == ("stealth", 3, 0)
    t.play(0, "play dojo-2")
    asked = t.view(None)["asked"]
    assert (asked["dojo"], asked["total"], asked["won"]) == ("dojo-2", 2, True)
    assert asked["cards"] == ["dojo-2"]


def test_who_declares_sees_what_beats_the_guard_either_way() -> None:
    """R8, R18."""
    t = table("kodachi", 2, guard_row=["watcher-2-4-vase"], house_row=["echo"])
    asked = t.view(None)["asked"]
    assert (asked["guard"], asked["stealth"], asked["strength"]) == ("watcher-2-4-vase", 2, 4)


def test_the_plays_that_win_are_shown_to_the_seat_that_fights_only() -> None:
    """Q42."""
    t = table_before_fight("sentry-3-fan", "dojo-2", "dojo-4", "feint", "turnabout")
    assert t.view(0)["asked"]["winning"] == ["play dojo-4"]
    assert "winning" not in t.view(1)["asked"]
    t.play(0, "play dojo-2")
    assert t.view(0)["asked"]["winning"] == ["play turnabout"]


@pytest.mark.parametrize(
    ("hand", "able"),
    [
        (["dojo-4", "feint"], False),
        (["dojo-4", "feint", "feint"], True),
        (["dojo-2", "turnabout"], True),
        (["dojo-5", "turnabout", "feint"], True),
        (["turnabout", "onslaught"], False),
        (["feint", "onslaught", "balance"], True),
    ],
)
def test_a_hand_that_can_win_for_sure_is_told_so(hand: list[str], able: bool) -> None:
    """Q8: one card is the dojo card, the others help, a switch turns the guard."""
    t = table_before_fight("sentry-5-fan", *hand)
    assert t.view(0)["asked"]["can_win"] == able


@pytest.mark.parametrize(
    ("hand", "hopeless"),
    [(["dojo-4"], True), (["dojo-4", "meditation"], False), (["dojo-4", "feint", "feint"], False)],
)
def test_a_hand_without_a_win_or_a_draw_is_told_so(hand: list[str], hopeless: bool) -> None:
    """Q12."""
    assert table_before_fight("sentry-5-fan", *hand).view(0)["asked"]["hopeless"] == hopeless


def test_a_draw_from_nothing_is_no_hope() -> None:
    """Q12, Q28."""
    t = table_before_fight("sentry-5-fan", "dojo-4", "meditation", bare=1)
    assert t.view(0)["asked"]["hopeless"]


def test_everybody_is_told_how_the_fight_stands() -> None:
    """R9."""
    t = table_before_fight("sentry-3-fan", "dojo-2", "feint", approach="stealth")
    t.play(0, "play feint -1", "play dojo-2")
    told = t.told(None, "played")
    assert [(each["way"], each["total"], each["won"]) for each in told] == [
        ("add", -1, False),
        ("dojo", 1, True),
    ]
