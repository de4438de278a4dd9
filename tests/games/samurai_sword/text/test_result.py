"""The score told step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.samurai_sword.text.game_text import NAMES, TEXT
from tests.table import Table, table


def score_sentences(t: Table, lang: str = "en") -> list[str]:
    """The score in words."""
    people = NAMES[: t.state.seats]
    return TEXT.describe_result(t.state.breakdown(), t.view(None), people, lang).as_sentences()


def test_the_example_of_the_rulebook_is_counted_aloud() -> None:
    """R11."""
    roles = ["shogun", "samurai", "ronin", "ninja-1", "ninja-2", "ninja-3"]
    t = table("samurai_sword", 6, roles=roles, honor=[1, 3, 3, 2, 3, 0], cause="deck")
    t.set("hands", [["daimyo"], ["daimyo"], [], [], [], []])
    assert score_sentences(t)[:2] == ["Ren (Shogun): 1 honor × 1 + 1 Daimyo = 2", SAMURAI]
    assert score_sentences(t)[6:] == [
        "Ninjas: 2 + 3 + 0 = 5",
        "Shogun’s team: 2 + 7 = 9",
        "Ronin: 9",
        "The Shogun’s team wins: Ren and Aki.",
        "It ended when the deck ran out and took the last honor of Emi."
        " Points: Shogun’s team 9, Ronin 9, Ninjas 5. The Shogun’s team wins a tie with the Ronin.",
    ]


@pytest.mark.parametrize(
    ("viewer", "headline"),
    [
        (0, "You win with Aki."),
        (2, "You lose. The Shogun’s team wins: Ren and Aki."),
        (None, "The Shogun’s team wins: Ren and Aki."),
    ],
)
def test_the_headline_speaks_to_who_reads_it(viewer: int | None, headline: str) -> None:
    t = table("samurai_sword", 4, honor=[5, 3, 3, 0], cause="bushido")
    result = TEXT.describe_result(t.state.breakdown(), t.view(viewer), NAMES[:4], "en")
    assert result.headline == headline


def test_the_score_is_a_table_with_a_row_for_each_player() -> None:
    """R11."""
    t = table("samurai_sword", 4, honor=[5, 3, 3, 0], cause="bushido")
    t.hand(1, "daimyo")
    result = TEXT.describe_result(t.state.breakdown(), t.view(1), NAMES[:4], "en")
    assert result.columns == ["Role", "Honor", "Daimyo", "Team"]
    row = result.rows[1]
    assert row.cells == ["Samurai", "3 × 2", "1", "Shogun’s team"]
    assert (row.seat, row.name, row.total, row.won) == (1, "You", "7", True)
    assert [each.name for each in result.rows if each.seat != 1] == [NAMES[0], *NAMES[2:4]]
    assert [each.won for each in result.rows] == [True, True, False, False]


def test_a_defeat_that_ends_the_game_is_told_with_both_names() -> None:
    """R8, R11."""
    t = table("samurai_sword", 4, hands=[["katana"], ["bo"], ["bo"], ["bo"]])
    t.set("resilience", [5, 2, 5, 5])
    t.set("honor", [5, 1, 3, 3])
    t.play(0, "strike katana 1")
    t.play(1, "take")
    whys = [
        TEXT.describe_result(t.state.breakdown(), t.view(seat), NAMES[:4], "en").why
        for seat in (0, 1, 2)
    ]
    assert whys[0].startswith("It ended when you Defeated Aki and took their last honor.")
    assert whys[1].startswith("It ended when Ren Defeated you and took your last honor.")
    assert whys[2].startswith("It ended when Ren Defeated Aki and took their last honor.")
    assert "The Deadly Strike against their own side cost the Shogun’s team 3 points" in whys[2]


SAMURAI = "Aki (Samurai): 3 honor × 2 + 1 Daimyo = 7"


@pytest.mark.parametrize(
    ("penalty", "said"),
    [
        ("full", "Ninjas: 1 + 0 − 3 for the Deadly Strike = -2"),
        ("floor", "Ninjas: 1 + 0 − 3 for the Deadly Strike, but never below 0 = 0"),
    ],
)
def test_the_deadly_strike_is_told_as_it_is_counted(penalty: str, said: str) -> None:
    """R11, Q15."""
    roles = ["shogun", "ninja-1", "ninja-2"]
    zones: dict[str, Any] = {"roles": roles, "honor": [3, 1, 0], "options": {"penalty": penalty}}
    t = table("samurai_sword", 3, cause="defeat", deadly_team=1, **zones)
    assert said in score_sentences(t)


def test_a_swordmaster_wins_whatever_the_points() -> None:
    """R12."""
    t = table("samurai_sword", 4, cause="swordmaster", swordmaster=0)
    assert score_sentences(t)[-2:] == [
        "The Shogun’s team wins: Ren and Aki.",
        "Ren is the last one with any Resilience left: the Swordmaster’s victory,"
        " whatever the points.",
    ]
