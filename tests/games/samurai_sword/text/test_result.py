"""The score told step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.samurai_sword.text.game_text import NAMES, TEXT
from tests.table import Table, table


def score_sentences(t: Table, lang: str = "en") -> list[str]:
    """The score in words."""
    return TEXT.describe_result(t.state.breakdown(), t.view(None), NAMES[: t.state.seats], lang)


def test_the_example_of_the_rulebook_is_counted_aloud() -> None:
    """R11."""
    roles = ["shogun", "samurai", "ronin", "ninja-1", "ninja-2", "ninja-3"]
    t = table("samurai_sword", 6, roles=roles, honor=[1, 3, 3, 2, 3, 0], cause="deck")
    t.set("hands", [["daimyo"], ["daimyo"], [], [], [], []])
    assert score_sentences(t)[1:3] == ["Ren (Shogun): 1 honor × 1 + 1 Daimyo = 2", SAMURAI]
    assert score_sentences(t)[7:] == [
        "Ninjas: 2 + 3 + 0 = 5",
        "Shogun’s team: 2 + 7 = 9",
        "Ronin: 9",
        "Tied on points: Shogun’s team and Ronin. The Shogun’s team wins a tie with the Ronin: "
        "Ren and Aki.",
    ]


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
    assert score_sentences(t)[-1] == (
        "Ren is the last one standing: victory of the Swordmaster for the Shogun’s team,"
        " whatever the points: Ren and Aki."
    )
