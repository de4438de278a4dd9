"""The table on a screen of text."""

from __future__ import annotations

from textwrap import wrap

import pytest

from chabudai.engine.text.catalog import LANGUAGES
from tests.games.samurai_sword.text.game_text import NAMES, TEXT
from tests.games.walking import walk
from tests.table import Table, table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_seven_fits_a_small_terminal(lang: str) -> None:
    for state in walk("samurai_sword", 7, 5)[::7]:
        for viewer in (None, 0, 3):
            zones = TEXT.describe_zones(state.view(viewer), NAMES, lang)
            lines = [
                line for zone in zones for row in (zone.title, *zone.rows) for line in wrap(row, 80)
            ]
            assert len(lines) <= 24


def read_zone(t: Table, viewer: int | None, place: int) -> list[str]:
    """One zone's title and rows, in English."""
    zone = TEXT.describe_zones(t.view(viewer), NAMES[: t.state.seats], "en")[place]
    return [zone.title, *zone.rows]


def test_a_seat_shows_what_lies_before_it_and_how_hard_it_is_to_attack() -> None:
    """R15."""
    t = table("samurai_sword", 4, bushido=1, resilience=[5, 3, 5, 5])
    t.hand(0, "katana", "bo")
    t.hand(1, "parry", "armor")
    t.armor(1, 2)
    assert read_zone(t, 0, 0) == ["Ren · Ieyasu · Shogun · (you)", "♥♥♥♥♥ · ◆◆◆◆◆ · 2 cards"]
    assert read_zone(t, 0, 1) == [
        "Aki · Hideyoshi",
        "♥♥♥♡ · ◆◆◆ · 2 cards · Armor ×2 · Bushido · Difficulty 3",
    ]


def test_the_viewer_sits_first_and_sees_the_own_hand_last() -> None:
    t = table("samurai_sword", 4)
    t.hand(2, "parry", "parry", "katana")
    assert read_zone(t, 2, 0)[0].startswith("Bo")
    assert read_zone(t, 2, -1) == [
        "Your hand: 3 cards (Weapons: reach/wounds)",
        "2 × Parry · Katana 2/3",
    ]


def test_a_card_that_was_seen_to_go_into_a_hand_is_shown_to_who_saw_it() -> None:
    """R15."""
    t = table("samurai_sword", 4)
    t.hand(0, "diversion")
    t.hand(1, "katana")
    t.play(0, "play diversion 1")
    assert read_zone(t, 1, -1)[-1] == "Ren definitely holds Katana"
    assert "Katana" not in str(TEXT.describe_zones(t.view(2), NAMES, "en"))
