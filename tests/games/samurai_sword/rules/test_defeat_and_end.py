"""Defeat, and the ends of the game: R8, R11, R12."""

import pytest

from tests.table import Table, table

ENEMIES = ["shogun", "ninja-1", "ninja-2", "samurai"]
FRIENDS = ["shogun", "samurai", "ninja-1", "ninja-2"]


def table_before_defeat(roles: list[str], **zones: object) -> Table:
    """Seat 0 is about to take the last Resilience point of seat 1."""
    t = table("samurai_sword", 4, turn=0, roles=roles, **zones)
    t.set("characters", ["kojiro", "hideyoshi", "nobunaga", "musashi"])
    t.set("hands", [["bokken", "daimyo"], ["bo", "geisha"], ["parry"], ["parry"]])
    t.give("resilience", 1, [1])
    return t


def strike_and_hit(t: Table) -> None:
    """The attack hits."""
    t.play(0, "strike bokken 1")
    t.play(1, "take")


def team_penalties(t: Table) -> dict[str, int]:
    """What each team lost for a Deadly Strike."""
    return {team["team"]: team["penalty"] for team in t.view(None)["breakdown"]["teams"]}


# Defeat


def test_the_defeated_hands_an_honor_to_who_caused_it() -> None:
    """Scenario 13, R8."""
    t = table_before_defeat(ENEMIES)
    strike_and_hit(t)
    assert t.honor() == [6, 2, 3, 3]
    assert t.question() == ["play", 0]


def test_the_defeated_keeps_hand_and_properties() -> None:
    """R8, Q26."""
    t = table_before_defeat(ENEMIES)
    t.focus(1, 2)
    strike_and_hit(t)
    assert (t.hand(1), t.focus(1)) == (["geisha", "bo"], 2)


def test_the_defeated_is_harmless_until_his_turn() -> None:
    """R8."""
    t = table_before_defeat(ENEMIES)
    strike_and_hit(t)
    assert t.view(0)["players"][1]["harmless"]
    t.play(0, "end")
    assert not t.view(0)["players"][1]["harmless"]
    assert t.resilience(1) == 4


def test_a_wound_that_leaves_resilience_moves_no_honor() -> None:
    """R8."""
    t = table_before_defeat(ENEMIES)
    t.resilience(1, 2)
    strike_and_hit(t)
    assert t.honor() == [5, 3, 3, 3]


# Without honor


def test_the_game_ends_when_the_defeated_has_no_honor_left() -> None:
    """R8, R11."""
    t = table_before_defeat(ENEMIES)
    t.honor(1, 1)
    strike_and_hit(t)
    assert t.cause() == "defeat"
    assert team_penalties(t) == {"ninja": 0, "shogun": 0}


def test_an_end_by_the_own_team_is_a_deadly_strike() -> None:
    """Scenario 32, R11."""
    t = table_before_defeat(FRIENDS)
    t.set("hands", [["battle-cry"], ["bo"], [], []])
    t.honor(1, 1)
    t.play(0, "play battle-cry")
    t.play(1, "take")
    assert t.cause() == "defeat"
    assert team_penalties(t) == {"ninja": 0, "shogun": 3}


def test_a_deadly_strike_between_ninjas_costs_the_ninjas() -> None:
    """R11, R13: of three, too."""
    t = table("samurai_sword", 3, turn=1)
    t.set("hands", [[], ["bokken"], ["bo"]])
    t.resilience(2, 1)
    t.honor(2, 1)
    t.play(1, "strike bokken 2")
    t.play(2, "take")
    assert team_penalties(t) == {"ninja": 3, "shogun": 0}


def test_a_defeat_by_the_own_team_that_does_not_end_the_game_costs_nothing() -> None:
    """R11."""
    t = table_before_defeat(FRIENDS)
    strike_and_hit(t)
    assert t.cause() == ""
    assert t.deadly_team() == -1


def test_an_end_by_the_deck_after_a_defeat_is_no_deadly_strike() -> None:
    """Q6."""
    t = table_before_defeat(FRIENDS, bare=1, deck=[])
    t.set("characters", ["tomoe", "hideyoshi", "nobunaga", "musashi"])
    t.honor(2, 1)
    strike_and_hit(t)
    assert t.cause() == "deck"
    assert team_penalties(t) == {"ninja": 0, "shogun": 0}


def test_nobunaga_cannot_defeat_himself() -> None:
    """R8."""
    t = table("samurai_sword", 4, turn=2)
    t.resilience(2, 1)
    assert t.refused(2, "spend") == ["R8"]


# The Swordmaster


def test_the_last_one_standing_wins_for_his_team_whatever_the_points() -> None:
    """Scenario 53, R12."""
    t = table_before_defeat(ENEMIES, honor=[1, 3, 9, 1])
    t.set("resilience", [5, 1, 0, 0])
    strike_and_hit(t)
    result = t.view(None)["breakdown"]
    assert (t.cause(), t.swordmaster()) == ("swordmaster", 0)
    assert (result["winner"], result["why"]) == ("shogun", "swordmaster")
    assert t.state.winners() == [0, 3]


def test_the_last_defeat_by_a_team_mate_is_scored_with_the_penalty() -> None:
    """Scenario 53, R12, Q17."""
    t = table_before_defeat(FRIENDS)
    t.set("resilience", [5, 1, 0, 0])
    strike_and_hit(t)
    assert (t.cause(), t.swordmaster()) == ("defeat", -1)
    assert team_penalties(t) == {"ninja": 0, "shogun": 3}


@pytest.mark.parametrize("reading", ["swordmaster", "honor"])
def test_a_defeat_that_does_both_makes_a_swordmaster_or_as_an_option_is_scored(
    reading: str,
) -> None:
    """Q16: the honor is handed over in either case."""
    t = table_before_defeat(ENEMIES, options={"last_standing": reading})
    t.set("resilience", [5, 1, 0, 0])
    t.set("honor", [1, 1, 9, 1])
    strike_and_hit(t)
    assert t.cause() == {"swordmaster": "swordmaster", "honor": "defeat"}[reading]
    assert t.honor() == [2, 0, 9, 1]
    assert t.state.winners() == {"swordmaster": [0, 3], "honor": [1, 2]}[reading]


def test_the_last_one_standing_by_the_other_reading_still_needs_no_lost_honor() -> None:
    """Q16, R12."""
    t = table_before_defeat(ENEMIES, options={"last_standing": "honor"})
    t.set("resilience", [5, 1, 0, 0])
    strike_and_hit(t)
    assert t.cause() == "swordmaster"


def test_only_the_defeat_that_ends_the_game_counts() -> None:
    """Q18: an earlier one of the same Battle Cry was a team-mate's."""
    t = table_before_defeat(["shogun", "samurai", "ninja-1", "ninja-2"])
    t.set("hands", [["battle-cry"], ["bo"], ["bo"], []])
    t.set("resilience", [5, 1, 1, 0])
    t.play(0, "play battle-cry")
    t.play(1, "take")
    t.play(2, "take")
    assert t.cause() == "swordmaster"
    assert team_penalties(t) == {"ninja": 0, "shogun": 0}


def test_with_three_seats_there_is_no_swordmaster() -> None:
    """Scenario 55, R12, R13."""
    t = table("samurai_sword", 3, turn=0)
    t.set("hands", [["bokken"], ["bo"], ["bo"]])
    t.set("resilience", [5, 1, 0])
    t.play(0, "strike bokken 1")
    t.play(1, "take")
    assert t.question() == ["play", 0]


def test_who_has_resilience_but_no_cards_still_stands() -> None:
    """Scenario 56, R12."""
    t = table_before_defeat(ENEMIES)
    t.set("hands", [["bokken"], ["bo"], [], []])
    t.set("resilience", [5, 1, 2, 0])
    strike_and_hit(t)
    assert t.question() == ["play", 0]


# After the end


def finished_game() -> Table:
    """A game that has just ended."""
    t = table_before_defeat(ENEMIES)
    t.honor(1, 1)
    strike_and_hit(t)
    return t


def test_after_the_end_nothing_is_allowed() -> None:
    """Scenario 59, R11."""
    state = finished_game().state
    assert state.legal() == []
    for action in range(len(state.actions)):
        (refusal,) = state.why_not(action)
        assert refusal.sentence.code == "refused-over"


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_after_the_end_all_roles_are_seen(viewer: int | None) -> None:
    """Scenario 59, R11."""
    view = finished_game().view(viewer)
    assert [player["role"] for player in view["players"]] == ENEMIES
    assert view["box_roles"] == ["ninja-3"]


def test_the_weapon_that_ended_the_game_lies_on_the_discards() -> None:
    """R11."""
    assert finished_game().discard() == ["bokken"]
