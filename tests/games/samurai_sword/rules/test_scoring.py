"""Points, teams and ties: R1, R11."""

from typing import Any

import pytest

from tests.table import Table, table


def finished_game(roles: list[str], honor: list[int], *daimyo: int, **zones: object) -> Table:
    """A game that the deck ended; the seats named hold a Daimyo for each time they are named."""
    t = table("samurai_sword", len(roles), roles=roles, honor=honor, **{"cause": "deck", **zones})
    t.set("hands", [["daimyo"] * daimyo.count(seat) for seat in range(len(roles))])
    return t


def team_points(t: Table) -> dict[str, int]:
    """The points of every team."""
    breakdown: dict[str, Any] = t.state.breakdown()
    return {team["team"]: team["points"] for team in breakdown["teams"]}


def test_with_four_seats_the_ninja_with_more_stars_and_the_samurai_double() -> None:
    """Scenario 49, R11."""
    t = finished_game(["shogun", "samurai", "ninja-1", "ninja-2"], [4, 1, 3, 2], 2)
    assert team_points(t) == {"ninja": 8, "shogun": 6}
    assert t.state.winners() == [2, 3]


def test_two_stars_do_not_double_beside_three() -> None:
    """Scenario 49, R11."""
    t = finished_game(["shogun", "samurai", "ninja-2", "ninja-3"], [4, 1, 3, 2])
    assert t.state.scores() == [4, 2, 3, 4]


def test_two_stars_double_beside_one() -> None:
    """Scenario 49, R11."""
    t = finished_game(["shogun", "samurai", "ninja-2", "ninja-1"], [4, 1, 3, 2])
    assert t.state.scores() == [4, 2, 6, 2]


def test_the_ronin_of_five_doubles_and_his_daimyos_count_nothing() -> None:
    """Scenarios 37 and 51, R11."""
    t = finished_game(["shogun", "samurai", "ronin", "ninja-1", "ninja-2"], [1, 1, 4, 0, 1], 2, 2)
    assert t.state.scores()[2] == 8
    assert t.state.winners() == [2]


def test_the_ronin_of_seven_trebles_and_nobody_else_doubles() -> None:
    """Scenario 51, R11."""
    roles = ["shogun", "samurai", "samurai", "ronin", "ninja-1", "ninja-2", "ninja-3"]
    t = finished_game(roles, [3, 2, 2, 2, 2, 2, 0])
    assert t.state.scores() == [3, 2, 2, 6, 2, 2, 0]


def test_the_shogun_of_three_doubles_but_not_his_daimyo() -> None:
    """Scenarios 37 and 51, R11, R13."""
    t = finished_game(["shogun", "ninja-1", "ninja-3"], [5, 2, 0], 0, 1)
    assert t.state.scores() == [11, 3, 0]


def test_the_game_of_the_rulebook() -> None:
    """R11: six seats, a tie of the Shogun's team with the Ronin."""
    roles = ["shogun", "samurai", "ronin", "ninja-1", "ninja-2", "ninja-3"]
    t = finished_game(roles, [1, 3, 3, 2, 3, 0], 0, 1)
    assert team_points(t) == {"ninja": 5, "shogun": 9, "ronin": 9}
    assert t.state.winners() == [0, 1]
    assert t.state.breakdown()["why"] == "tie"


def test_a_played_daimyo_is_worth_nothing() -> None:
    """Scenario 37, R11."""
    t = finished_game(["shogun", "ninja-1", "ninja-3"], [5, 2, 0], discard=["daimyo"])
    assert t.state.scores() == [10, 2, 0]


def test_ninjas_win_every_tie() -> None:
    """R11."""
    t = finished_game(["shogun", "samurai", "ronin", "ninja-1", "ninja-2"], [3, 1, 2, 0, 4])
    assert team_points(t) == {"ninja": 4, "shogun": 4, "ronin": 4}
    assert t.state.winners() == [3, 4]


def test_team_mates_win_together() -> None:
    """R1."""
    t = finished_game(["shogun", "samurai", "ninja-1", "ninja-3"], [5, 0, 1, 1])
    assert t.state.winners() == [0, 1]
    assert t.state.breakdown()["why"] == "points"


@pytest.mark.parametrize(("reading", "points"), [("full", -1), ("floor", 0)])
def test_the_penalty_may_take_a_team_below_zero_unless_an_option_forbids(
    reading: str, points: int
) -> None:
    """Q15."""
    roles = ["shogun", "samurai", "ninja-1", "ninja-3"]
    t = finished_game(
        roles, [2, 0, 1, 1], cause="defeat", deadly_team=0, options={"penalty": reading}
    )
    assert team_points(t) == {"ninja": 3, "shogun": points}


def test_the_penalty_is_taken_from_the_team_after_multiplying() -> None:
    """Q15: not from a player before."""
    roles = ["shogun", "samurai", "ninja-1", "ninja-3"]
    t = finished_game(roles, [4, 3, 1, 1], cause="defeat", deadly_team=0)
    assert team_points(t)["shogun"] == 4 + 3 * 2 - 3
    assert t.state.scores() == [4, 6, 1, 2]


def test_nobody_has_won_before_the_end() -> None:
    """R11."""
    t = table("samurai_sword", 4)
    assert t.state.winners() == []


def test_the_breakdown_tells_every_term() -> None:
    """R11."""
    t = finished_game(["shogun", "samurai", "ninja-1", "ninja-2"], [4, 1, 3, 2], 1)
    breakdown: dict[str, Any] = t.state.breakdown()
    terms = ["role", "team", "honor", "times", "daimyo", "points"]
    assert [breakdown["seats"][1][term] for term in terms] == ["samurai", "shogun", 1, 2, 1, 3]
    assert breakdown["cause"] == "deck"


def test_statistics_sort_seats_by_team_role_and_character() -> None:
    """R1."""
    t = finished_game(["shogun", "samurai", "ninja-1", "ninja-2"], [4, 1, 3, 2])
    assert t.state.traits()[1] == {"team": "shogun", "role": "samurai", "character": "hideyoshi"}
