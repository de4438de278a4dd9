"""Taking cards: R23 to R29."""

from __future__ import annotations

import pytest

from tests.games.kodachi.invasion import table_before_fight, table_before_taking
from tests.table import table

MANY = ["sentry-1-fan", "sentry-2-fan", "sentry-3-fan", "sentry-4-fan", "sentry-5-fan"]
MANY += ["sentry-2-scroll", "sentry-3-scroll"]


@pytest.mark.parametrize(("n", "takes"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (7, 6)])
def test_one_card_less_than_guards_defeated_but_at_least_one(n: int, takes: int) -> None:
    """T27, R23."""
    t = table("kodachi", 2, guard_row=MANY[:n], house_row=["-"] * n, approach="strength")
    t.hand(0, "thunder")
    t.play(0, "play thunder", "stop")
    assert t.takes() == takes
    assert t.told(None, "stopped") == [{"event": "stopped", "seat": 0, "beaten": n, "takes": takes}]


def test_after_a_failure_there_is_nothing_to_take() -> None:
    """T27, R22, R23."""
    t = table("kodachi", 2, guard_row=MANY, house_row=["-"] * 7, approach="strength")
    t.hand(0, "dojo-1")
    t.play(0, "give-up")
    assert t.state.actor() == 1


def test_a_card_with_two_guards_counts_once() -> None:
    """T28, R19, R23, Q43."""
    t = table("kodachi", 2, guard_row=["sentry-1-fan", "twins-3-5-gold"], house_row=["-", "-"])
    t.set("approach", "strength")
    t.hand(0, "dojo-4", "thunder")
    t.play(0, "play dojo-4", "next", "play thunder", "stop")
    assert (t.beaten(), t.takes()) == (2, 1)


def test_phil_spends_what_he_has_just_taken() -> None:
    """T29, R24, R25, Q20."""
    guards = ["sentry-1-scroll", "sentry-2-vase", "sentry-3-fan", "sentry-4-fan"]
    t = table_before_taking(guards, ["secret", "shadow", "red-monk", "echo"], takes=3)
    t.treasure(0, "sentry-1-fan")
    t.play(0, "buy secret fan", "take sentry-2-vase", "buy shadow vase")
    assert t.hand(0) == ["secret", "shadow"]
    assert t.guard_discard() == ["sentry-1-fan", "sentry-2-vase"]
    assert len([card for card in t.guard_row() + t.house_row() if card != "-"]) == 5
    assert t.state.actor() == 1


def test_the_others_choose_from_what_phil_has_left() -> None:
    """T30, R28, R30."""
    guards = ["sentry-1-scroll", "sentry-2-vase", "sentry-3-fan"]
    t = table_before_taking(guards, ["secret", "shadow", "red-monk"], takes=1)
    t.play(0, "take sentry-2-vase")
    t.play(1, "take sentry-3-fan")
    assert t.guard_discard() == ["sentry-1-scroll"]
    assert t.house_discard() == ["secret", "shadow", "red-monk"]
    assert t.guard_row() == t.house_row() == []


def test_takes_need_not_be_used() -> None:
    """R23, Q20."""
    t = table_before_taking(MANY[:4], ["-"] * 4, takes=3)
    t.play(0, "take sentry-1-fan", "pass")
    assert t.treasure(0) == ["sentry-1-fan"]
    assert t.told(None, "passed") == [{"event": "passed", "seat": 0, "empty": False}]
    assert t.state.actor() == 1
    t.play(1, "pass")
    assert t.told(None, "passed")[1] == {"event": "passed", "seat": 1, "empty": True}


def test_a_card_that_is_not_in_the_display_cannot_be_had() -> None:
    """R23."""
    t = table_before_taking(["sentry-1-fan"], ["echo"])
    t.treasure(0, "sentry-2-fan", "sentry-3-fan")
    assert t.refused(0, "take sentry-1-scroll") == ["R23"]
    assert t.refused(0, "buy secret fan") == ["R23"]
    assert t.refused(0, "keep") == ["R23"]


def test_two_copies_are_one_choice() -> None:
    """R23."""
    t = table_before_taking(["sentry-3-fan", "sentry-3-fan"], ["secret", "secret"])
    t.treasure(0, "sentry-1-fan")
    assert t.asked(0) == ["pass", "take sentry-3-fan", "buy secret fan"]


def test_who_has_nothing_and_finds_nothing_takes_nothing() -> None:
    """T37, R29."""
    t = table_before_taking(["sentry-1-fan"], ["echo"])
    t.play(0, "take sentry-1-fan")
    assert t.question() == ["shape", 0]


def test_when_the_display_runs_dry_the_last_get_nothing() -> None:
    """R28, R29."""
    t = table("kodachi", 3, guard_row=["sentry-3-fan"], house_row=["echo"], approach="strength")
    t.hand(0, "dojo-1")
    t.play(0, "play dojo-1")
    t.play(1, "take sentry-3-fan")
    assert t.question() == ["shape", 0]


def test_an_opponent_may_have_one_card_only() -> None:
    """R28, Q24."""
    t = table_before_fight("champion-6-fan", "dojo-5")
    t.treasure(1, "sentry-1-fan")
    t.play(0, "give-up")
    t.play(1, "take champion-6-fan")
    assert t.question() == ["shape", 0]


def test_a_bought_card_goes_to_the_hand_which_may_grow_past_six() -> None:
    """T38, R25, R33."""
    t = table_before_fight("champion-6-fan", "dojo-5")
    t.hand(1, *["dojo-2"] * 3, *["dojo-4"] * 3)
    t.treasure(1, "sentry-1-fan", "sentry-2-fan")
    t.play(0, "give-up")
    t.play(1, "buy echo fan fan")
    assert len(t.hand(1)) == 7
    assert t.question() == ["shape", 0]


def test_everybody_sees_what_is_bought_and_for_what() -> None:
    """R25, Q42."""
    t = table_before_taking(["sentry-1-fan"], ["echo"])
    t.treasure(0, "sentry-2-fan", "sentry-1-gold")
    t.play(0, "buy echo fan gold")
    bought = {"event": "bought", "seat": 0, "card": "echo", "paid": ["fan", "gold"]}
    assert t.told(None, "bought") == [bought]
    assert t.view(1)["players"][0]["known"] == ["echo"]


def test_the_others_are_asked_clockwise() -> None:
    """R28."""
    t = table("kodachi", 3, turn=2, guard_row=MANY[:3], house_row=["-"] * 3, approach="strength")
    t.hand(2, "dojo-5")
    t.play(2, "give-up")
    t.play(0, "take sentry-1-fan")
    t.play(1, "take sentry-2-fan")
    assert t.question() == ["shape", 2]


def test_more_than_four_treasures_are_kept_and_spent_between_turns() -> None:
    """Q35."""
    t = table_before_fight("champion-6-fan", "dojo-5")
    t.treasure(1, *MANY[:5])
    t.play(0, "give-up")
    t.play(1, "buy echo fan fan")
    assert t.treasure(1) == MANY[2:5]


# The gold of a skill


def test_a_gold_skill_pays_when_it_was_played_as_a_dojo_card() -> None:
    """Q21."""
    t = table_before_fight("sentry-2-vase", "bribe")
    t.play(0, "play bribe", "stop")
    assert t.view(1)["coins"] == 1
    assert t.refused(0, "buy echo coin coin") == ["R25"]
    assert t.asked(0) == ["pass", "take sentry-2-vase"]


def test_its_gold_buys_together_with_treasure_and_is_no_treasure() -> None:
    """R25, Q21."""
    t = table_before_fight("sentry-2-vase", "bribe")
    t.treasure(0, "sentry-1-fan")
    t.play(0, "play bribe", "stop", "buy echo fan coin")
    assert t.hand(0) == ["echo"]
    assert t.coins() == 0
    assert t.guard_discard() == ["sentry-1-fan"]


def test_its_gold_is_lost_when_it_is_not_used() -> None:
    """Q21."""
    t = table_before_fight("sentry-2-vase", "bribe")
    t.play(0, "play bribe", "stop", "take sentry-2-vase")
    assert t.coins() == 0


def test_its_gold_is_lost_when_the_invasion_fails() -> None:
    """R22, Q21."""
    t = table_before_fight("sentry-2-vase", "bribe", "dojo-1", guard_deck=["champion-6-fan"])
    t.play(0, "play bribe", "continue", "give-up")
    assert t.state.actor() == 1
    assert t.view(1)["asked"]["coins"] == 0


def test_nobody_else_may_spend_it() -> None:
    """Q21."""
    t = table_before_fight("sentry-2-vase", "bribe")
    t.treasure(1, "sentry-1-fan")
    t.play(0, "play bribe", "stop", "pass")
    assert t.asked(1) == ["pass", "take sentry-2-vase"]


def test_in_hand_it_is_worth_nothing() -> None:
    """Q21."""
    t = table_before_taking(["sentry-1-fan"], ["secret"])
    t.hand(0, "bribe")
    assert t.refused(0, "buy secret coin") == ["R25"]


def test_by_one_reading_it_pays_from_the_hand_and_is_played() -> None:
    """Q21."""
    t = table_before_taking(["sentry-1-fan"], ["secret"], options={"gold_skill": "held"})
    t.hand(0, "bribe", "dojo-1")
    t.play(0, "buy secret coin")
    assert t.hand(0) == ["dojo-1", "secret"]
    t.play(1, "pass")
    assert t.discard(0) == ["bribe"]


def test_by_that_reading_a_gold_that_was_played_goes_first() -> None:
    """Q21."""
    t = table_before_taking(["sentry-1-fan"], ["secret"], options={"gold_skill": "held"}, coins=1)
    t.hand(0, "bribe")
    t.play(0, "buy secret coin")
    assert t.hand(0) == ["secret", "bribe"]


def test_by_that_reading_an_invader_is_asked_even_without_one() -> None:
    """Q21: not to be asked would tell that none is in hand."""
    t = table_before_taking(["sentry-1-fan"], ["secret"], takes=2, options={"gold_skill": "held"})
    t.hand(0, "dojo-1")
    t.play(0, "take sentry-1-fan")
    assert t.asked(0) == ["pass", "buy secret fan"]
    t = table_before_taking(["-"], ["secret"], takes=2, options={"gold_skill": "held"})
    assert t.asked(0) == ["pass"]
