"""Scores and winners: R38 to R40."""

from __future__ import annotations

import pytest

from tests.table import Table, table


def finished_game(*owned: list[str], **zones: object) -> Table:
    """A game that is over, with these cards among those each seat owns."""
    return table("kodachi", len(owned), ending=1, asked=[], discards=list(owned), **zones)


def test_envoys_with_two_rumors_by_envoys_are_thirteen() -> None:
    """T49, R38, R39."""
    t = finished_game(["red-monk", "red-poet", "court-talk", "court-talk"], [])
    assert t.state.scores() == [13, 0]


def test_three_skills_with_a_rumor_by_skills_are_seven() -> None:
    """T50, R39: with one starting skill only, as in the example."""
    t = finished_game(["feint", "balance", "smoke", "renown"], [], bare=1)
    assert t.state.scores() == [2 + 2 + 0 + 3, 0]


def test_both_starting_skills_count_for_a_rumor_by_skills() -> None:
    """R39, Q44."""
    assert finished_game(["renown"], []).state.scores() == [2, 0]


@pytest.mark.parametrize(("others", "points"), [(0, 12), (1, 8), (2, 4), (3, 4)])
def test_two_secrets_are_worth_the_more_the_fewer_own_any(others: int, points: int) -> None:
    """T51, R39, Q41."""
    owned = [["secret", "secret"], [], [], []]
    for seat in range(others):
        owned[seat + 1] = ["secret"]
    t = finished_game(*owned)
    assert t.state.scores()[0] == points
    assert t.state.breakdown()["owners"] == 1 + others


def test_two_players_share_secrets_for_four_each() -> None:
    """Q41."""
    assert finished_game(["secret"], ["secret"]).state.scores() == [4, 4]
    assert finished_game(["secret"], []).state.scores() == [6, 0]


def test_a_rumor_by_rumors_counts_itself() -> None:
    """T52, R39."""
    t = finished_game(["echo", "renown", "renown", "court-talk", "court-talk", "secret"], [])
    line = t.state.breakdown()["seats"][0]  # type: ignore[index]
    assert line["rumors"][1] == {"scores": "rumors", "count": 1, "worth": 6, "points": 6}


def test_treasures_and_tokens_add_up() -> None:
    """T53, R38."""
    t = finished_game([], [])
    t.treasure(0, "sentry-1-fan", "champion-6-fan", "sentry-1-gold")
    t.token(0, "red-2", "blue-2", "blue-4")
    assert t.state.scores() == [11, 0]


def test_david_has_fifty_one_points() -> None:
    """T54, R38, R39, Q44."""
    cards = ["red-monk", "red-poet", "balance", "court-talk", "court-talk", "renown"]
    cards += ["secret", "secret", "echo", "echo"]
    t = finished_game(cards, ["secret"])
    t.treasure(0, "sentry-1-fan", "sentry-2-fan", "sentry-1-gold")
    t.token(0, "red-2", "blue-2", "blue-4")
    assert t.state.scores()[0] == 51


def test_cards_score_wherever_they_are() -> None:
    """R38."""
    t = table("kodachi", 2, turn=1, played=["red-scribe"], asked=[["shape", 1]])
    t.set("hands", [[], ["red-monk"]])
    t.set("discards", [[], ["red-herald"]])
    t.deck(1, "red-captain")
    assert t.view(None)["players"][1]["score"]["envoys"] == 16
    assert t.view(None)["players"][0]["score"]["envoys"] == 0


def test_all_treasures_score_at_the_end() -> None:
    """Q36."""
    t = finished_game([], [])
    t.treasure(0, *["sentry-2-fan"] * 3, *["sentry-3-fan"] * 3)
    assert t.state.scores()[0] == 6


def test_by_one_reading_four_treasures_score_at_most() -> None:
    """Q36."""
    t = finished_game([], [], options={"final_treasures": "four"})
    t.treasure(0, *["sentry-2-fan"] * 3, *["sentry-3-fan"] * 3)
    assert t.state.scores()[0] == 4


def test_most_points_win() -> None:
    """R40."""
    t = finished_game(["red-monk"], ["red-poet"], [])
    assert t.state.winners() == [1]
    assert t.state.breakdown()["why"] == "points"


def test_level_on_points_more_envoys_win() -> None:
    """R40."""
    t = finished_game(["red-monk"], ["balance", "smoke"])
    assert t.state.scores() == [4, 4]
    assert t.state.winners() == [0]
    assert t.state.breakdown()["why"] == "envoys"


def test_level_on_envoys_too_more_points_in_tokens_win() -> None:
    """R40, Q46."""
    t = finished_game([], [])
    t.set("treasures", [["sentry-1-fan", "sentry-2-fan"], []])
    t.set("tokens", [["blue-2", "green-2"], ["red-2", "red-4"]])
    assert t.state.scores() == [6, 6]
    assert t.state.winners() == [1]
    assert t.state.breakdown()["why"] == "tokens"


@pytest.mark.parametrize(("reading", "winner"), [("points", 1), ("tokens", 0)])
def test_by_one_reading_it_is_the_number_of_tokens(reading: str, winner: int) -> None:
    """R40, Q46."""
    t = finished_game([], [], options={"tie_break": reading})
    t.set("treasures", [["sentry-1-fan", "sentry-2-fan", "sentry-3-fan"], []])
    t.set("tokens", [["red-2", "blue-2", "green-2"], ["red-4", "red-5"]])
    assert t.state.scores() == [9, 9]
    assert t.state.winners() == [winner]


def test_who_is_level_in_everything_shares_the_victory() -> None:
    """R40."""
    t = finished_game([], [], [])
    assert t.state.winners() == [0, 1, 2]
    assert t.state.breakdown()["why"] == "shared"


def test_nobody_has_won_before_the_end() -> None:
    """R40."""
    t = table("kodachi", 2)
    assert t.state.winners() == t.view(None)["winners"] == []


def test_points_are_seen_at_any_time() -> None:
    """R38, Q42."""
    t = table("kodachi", 2, hands=[["red-poet"], []])
    assert [player["score"]["points"] for player in t.view(1)["players"]] == [5, 0]


def test_statistics_know_the_place_in_the_round() -> None:
    """R2."""
    t = finished_game([], [], [], first=1)
    assert t.state.traits() == [{"place": "3"}, {"place": "1"}, {"place": "2"}]
