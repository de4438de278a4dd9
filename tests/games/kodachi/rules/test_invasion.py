"""Going on, stopping and failing: R21 and R22."""

from __future__ import annotations

from tests.games.kodachi.invasion import table_before_fight
from tests.table import table


def test_gabriel_takes_a_chance_on_an_elite() -> None:
    """T23, R20, R21."""
    t = table_before_fight("sentry-3-fan", "dojo-4", "dojo-5", guard_deck=["champion-6-fan"])
    assert t.view(0)["next_elite"]
    t.play(0, "play dojo-4", "continue")
    assert t.guard_row() == ["sentry-3-fan", "champion-6-fan"]
    assert len(t.house_row()) == 2
    assert t.approach() == "strength"


def test_gabriel_cannot_beat_a_six() -> None:
    """T24, R22, R28, Q11."""
    t = table("kodachi", 2, guard_row=["sentry-3-fan", "champion-6-fan"], house_row=["echo", "-"])
    t.set("approach", "strength")
    t.hand(0, "dojo-4", "dojo-5")
    t.play(0, "give-up")
    assert t.asked(1) == ["pass", "take sentry-3-fan", "take champion-6-fan"]
    t.play(1, "take champion-6-fan")
    assert t.question() == ["shape", 0]
    assert t.hand(0) == ["dojo-4", "dojo-5"]


def test_julian_leaves_three_columns_to_the_others() -> None:
    """T25, R22, R28."""
    t = table("kodachi", 3, guard_row=["sentry-1-fan", "sentry-2-fan", "champion-6-fan"])
    t.description.update(house_row=["echo", "secret", "secret"], approach="strength")
    t.hand(0, "dojo-5")
    t.play(0, "give-up")
    t.play(1, "take sentry-1-fan")
    t.play(2, "take sentry-2-fan")
    assert t.question() == ["shape", 0]
    assert t.treasure() == [[], ["sentry-1-fan"], ["sentry-2-fan"]]


def test_the_first_guard_may_be_too_strong() -> None:
    """T26, R22, Q7, Q17, Q18."""
    t = table_before_fight("champion-6-fan", "dojo-5")
    t.treasure(1, "sentry-1-fan", "sentry-2-fan")
    t.play(0, "give-up")
    assert t.beaten() == 0
    assert t.asked(1) == ["pass", "take champion-6-fan", "buy echo fan fan"]


def test_by_one_reading_the_guard_that_won_stays() -> None:
    """T26, Q17."""
    t = table_before_fight("champion-6-fan", "dojo-5", options={"takable_guards": "defeated"})
    t.treasure(1, "sentry-1-fan", "sentry-2-fan")
    t.play(0, "give-up")
    assert t.asked(1) == ["pass", "buy echo fan fan"]
    assert t.refused(1, "take champion-6-fan") == ["R28"]


def test_a_failure_costs_nothing_but_the_takes() -> None:
    """R22, Q45."""
    t = table_before_fight("champion-6-fan", "dojo-5")
    t.treasure(0, "sentry-1-fan", "sentry-1-gold")
    t.token(0, "red-2")
    t.play(0, "give-up")
    assert t.treasure(0) == ["sentry-1-fan", "sentry-1-gold"]
    assert t.token(0) == ["red-2"]


def test_nobody_stops_before_the_first_guard_is_beaten() -> None:
    """R21, Q6."""
    t = table_before_fight("sentry-3-fan", "dojo-4")
    assert t.asked(0) == ["give-up", "play dojo-4"]
    assert t.refused(0, "stop") == ["R21"]


def test_giving_up_is_free_though_the_hand_can_win() -> None:
    """R22, Q8."""
    t = table_before_fight("sentry-3-fan", "dojo-4", "dojo-5")
    assert t.view(0)["asked"]["can_win"]
    t.play(0, "give-up")
    assert t.told(None, "failed") == [{"event": "failed", "seat": 0, "guard": "sentry-3-fan"}]


def test_by_one_reading_who_can_win_must() -> None:
    """Q8."""
    t = table_before_fight("sentry-3-fan", "dojo-4", "dojo-1", options={"give_up": "unable"})
    assert t.asked(0) == ["play dojo-1", "play dojo-4"]
    assert t.refused(0, "give-up") == ["R22"]


def test_by_that_reading_who_cannot_win_gives_up() -> None:
    """Q8: a draw is no certain win."""
    t = table_before_fight("sentry-5-fan", "dojo-4", "meditation", options={"give_up": "unable"})
    assert "give-up" in t.asked(0)


def test_nobody_gives_up_a_guard_that_is_beaten() -> None:
    """R22."""
    t = table_before_fight("sentry-3-fan", "dojo-4", "dojo-5")
    t.play(0, "play dojo-4")
    assert t.refused(0, "give-up") == ["R22"]


def test_a_hopeless_hand_is_still_asked() -> None:
    """Q12: to be passed over would tell what the hand cannot do."""
    t = table_before_fight("champion-6-fan", "dojo-1")
    assert t.view(0)["asked"]["hopeless"]
    assert t.asked(0) == ["give-up", "play dojo-1"]


def test_an_empty_hand_has_failed_before_all_eyes() -> None:
    """R22, Q12."""
    t = table_before_fight("sentry-5-fan", "dojo-4")
    t.play(0, "play dojo-4")
    assert t.told(None, "failed")
    assert t.state.actor() == 1


def test_an_empty_hand_that_has_won_may_still_stop() -> None:
    """R21, Q12."""
    t = table_before_fight("sentry-3-fan", "dojo-4")
    t.play(0, "play dojo-4")
    assert t.asked(0) == ["stop", "continue"]


def test_who_continues_with_an_empty_hand_fails() -> None:
    """R22, Q12."""
    t = table_before_fight("sentry-3-fan", "dojo-4")
    t.play(0, "play dojo-4", "continue")
    assert t.told(None, "failed")


def test_cards_played_to_no_avail_are_discarded_and_others_kept() -> None:
    """Q9, Q10, Q11."""
    t = table_before_fight("sentry-5-fan", "dojo-2", "dojo-4", bare=1)
    t.play(0, "play dojo-2", "give-up")
    t.play(1, "pass")
    assert t.discard(0) == ["dojo-2"]
    assert t.hand(0) == ["dojo-4"]
    assert t.asked(0) == ["keep", "discard dojo-4"]


def test_without_another_guard_one_must_stop() -> None:
    """Q26."""
    t = table_before_fight("sentry-3-fan", "dojo-4", "dojo-1", bare=1)
    t.play(0, "play dojo-4")
    assert t.asked(0) == ["stop"]
    assert t.refused(0, "continue") == ["R21"]


def test_a_turn_without_a_guard_goes_straight_to_its_end() -> None:
    """Q26."""
    t = table("kodachi", 2, bare=1)
    assert t.question() == ["shape", 0]


def test_there_may_be_a_column_without_a_house_card() -> None:
    """Q27."""
    t = table("kodachi", 2, bare=1, guard_deck=["sentry-3-fan"])
    assert t.house_row() == ["-"]
    assert t.view(0)["house_row"] == [None]
    assert t.told(None, "revealed") == []


def test_the_guard_deck_is_made_new_as_soon_as_it_is_empty() -> None:
    """R34, Q25."""
    t = table_before_fight("sentry-3-fan", "dojo-4", "dojo-1", bare=1)
    t.set("guard_deck", ["sentry-1-fan"])
    t.set("guard_discard", ["champion-6-fan"])
    t.play(0, "play dojo-4", "continue")
    assert t.guard_deck() == ["champion-6-fan"]
    assert t.view(0)["next_elite"] is True
    assert t.told(None, "guards_reshuffled") == [{"event": "guards_reshuffled", "elite": True}]


def test_spent_treasure_is_shuffled_when_no_guard_is_left() -> None:
    """R34, Q25, Q26."""
    t = table_before_fight("sentry-3-fan", "dojo-4", "dojo-1", bare=1)
    t.set("guard_discard", ["sentry-1-fan"])
    t.play(0, "play dojo-4")
    assert t.view(0)["next_elite"] is None
    t.play(0, "continue")
    assert t.guard_row() == ["sentry-3-fan", "sentry-1-fan"]


def test_the_house_deck_is_made_new_only_when_a_card_is_needed() -> None:
    """R34, Q25."""
    t = table_before_fight("sentry-1-fan", "dojo-4", "dojo-5", bare=1)
    t.set("guard_deck", ["sentry-2-fan", "sentry-3-fan"])
    t.set("house_deck", ["secret"])
    t.set("house_discard", ["renown"])
    t.play(0, "play dojo-4", "continue")
    assert t.house_deck() == []
    t.play(0, "play dojo-5", "continue")
    assert t.house_row() == ["echo", "secret", "renown"]
    assert t.told(None, "house_reshuffled")
