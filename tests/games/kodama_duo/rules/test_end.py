"""Points and the end: rules 19 and 20."""

from __future__ import annotations

import pytest

from tests.games.kodama_duo.tables import grove, played_34
from tests.games.kodama_duo.trees import PLACED_34
from tests.table import Table

KEPT = [["k10", "k11"], ["k12", "k13"]]
LAST = [["k07", "k08"], ["k02", "k03"]]


def ending(first: int, second: int, **zones: object) -> Table:
    """The last Kodama are asked for; k07 scores 8, k03 nothing."""
    usual = {"kept": KEPT, "hands": LAST, "season": "fall", "round": 4}
    asked = [["score", 1], ["score", 0]]
    bonus = [[first, 0, 0], [second, 0, 0]]
    return grove(PLACED_34, asked=asked, bonus=bonus, **(usual | zones))


def finish(t: Table) -> Table:
    """Score the last Kodama."""
    t.play(0, "score k07")
    t.play(1, "score k03")
    return t


def test_the_game_ends_after_the_third_kodama_phase() -> None:
    """R20, T44: the last Kodama stays unscored."""
    t = finish(ending(104, 100))
    assert t.state.over()
    assert t.told(None, "ended")[0]["unscored"] == ["k08", "k02"]
    assert t.view(1)["unscored"] == ["k08", "k02"]


@pytest.mark.parametrize(("first", "second", "winners"), [(105, 100, [0]), (90, 100, [1])])
def test_most_points_win(first: int, second: int, winners: list[int]) -> None:
    """R20."""
    t = finish(ending(first, second))
    assert t.state.winners() == winners
    assert t.state.breakdown()["why"] == "points"


def test_level_on_points_the_feature_of_the_trunk_decides() -> None:
    """R20, T46: six caterpillars against one cloud."""
    t = finish(ending(104, 112))
    assert t.state.scores() == [112, 112]
    assert t.state.winners() == [0]
    assert t.state.breakdown()["why"] == "trunk"


def test_level_on_everything_both_win() -> None:
    """R20, T46."""
    t = finish(ending(112, 112, trees=[[], []], grown=[[], []]))
    assert t.state.winners() == [0, 1]
    assert t.state.breakdown()["why"] == "shared"


def test_the_track_starts_anew_at_fifty() -> None:
    """R19, T41."""
    t = played_34(bonus=[[41, 0, 0], [0, 0, 0]])
    assert t.told(None, "lap") == [{"event": "lap", "seat": 0, "points": 50}]
    player = t.view(1)["players"][0]
    assert (player["score"], player["track"], player["laps"]) == (50, 0, 1)


def test_more_than_three_laps_are_counted_on() -> None:
    """G11."""
    t = played_34(bonus=[[150, 0, 0], [0, 0, 0]])
    player = t.view(1)["players"][0]
    assert (player["score"], player["track"], player["laps"]) == (159, 9, 3)


def test_the_breakdown_adds_up() -> None:
    """R20."""
    t = finish(ending(5, 0, grown=[[2, 6, 5, 2, 9], []], worth=[[15, 4], [0, 0]]))
    line = t.view(None)["breakdown"]["seats"][0]
    assert (line["growing"], line["points"]) == (24, 24 + 5 + 15 + 4 + 8)
    assert line["cards"][-1] == {"card": 34, "on": "7", "points": 9}
    assert [each["points"] for each in line["kodama"]] == [15, 4, 8]


def test_statistics_sort_seats_by_trunk_and_first_role() -> None:
    """R2, R7."""
    t = finish(ending(0, 0, starter=1))
    assert t.state.traits() == [
        {"trunk": "caterpillar", "start": "chooser"},
        {"trunk": "cloud", "start": "splitter"},
    ]
