"""What everybody is told: each thing that happens, once, in order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import Table, dealt, table

Told = list[dict[str, Any]]


def events_named(t: Table, *names: str) -> Told:
    """The events of these names, as a spectator saw them."""
    return [event.seen_by(None) for event in t.state.events or [] if event.name in names]


def event_names(t: Table) -> list[str]:
    """What happened, in order."""
    return [event.name for event in t.state.events or []]


def table_after_strike(answer: str, **zones: object) -> Table:
    """A Katana on the neighbour, and his answer."""
    t = table("samurai_sword", 4, hands=[["katana"], ["parry", "bo"], ["bo"], []], **zones)
    t.play(0, "strike katana 1")
    t.play(1, answer)
    return t


def test_a_deal_tells_the_shogun_and_the_hands() -> None:
    """R2."""
    t = dealt("samurai_sword", 4, 0)
    (deal,) = events_named(t, "dealt")
    assert deal["shogun"] == t.turn()
    assert sorted(deal["hands"]) == [4, 5, 5, 6]
    assert event_names(t) == ["dealt", "turn", "drew"]


def test_an_attack_and_its_parry_are_told() -> None:
    """R6."""
    assert events_named(table_after_strike("parry"), "struck", "parried") == [
        {"event": "struck", "seat": 0, "target": 1, "card": "katana"},
        {"event": "parried", "seat": 1, "card": "parry", "by": 0, "against": "katana"},
    ]


def test_wounds_are_told_as_they_are_suffered() -> None:
    """R6: not as they are dealt."""
    t = table_after_strike("take", resilience=[5, 2, 5, 5])
    assert events_named(t, "wounded") == [
        {"event": "wounded", "seat": 1, "by": 0, "card": "katana", "wounds": 2, "left": 0}
    ]
    assert event_names(t) == ["struck", "wounded", "defeated"]


def test_a_defeat_tells_everybody_s_honor() -> None:
    """R8."""
    (defeat,) = events_named(table_after_strike("take", resilience=[5, 2, 5, 5]), "defeated")
    assert defeat == {"event": "defeated", "seat": 1, "by": 0, "honor": [6, 2, 3, 3]}


def test_the_end_is_told_last_with_its_cause() -> None:
    """R11."""
    t = table_after_strike("take", resilience=[5, 2, 5, 5], honor=[5, 1, 3, 3])
    assert event_names(t)[-2:] == ["defeated", "ended"]
    assert events_named(t, "ended") == [{"event": "ended", "cause": "defeat", "out": [1]}]


PLAYS: list[tuple[str, Told]] = [
    ("play focus", [{"event": "played", "seat": 0, "card": "focus"}]),
    ("play bushido 2", [{"event": "played", "seat": 0, "card": "bushido", "target": 2}]),
    (
        "play geisha 1 hand",
        [
            {"event": "played", "seat": 0, "card": "geisha", "target": 1},
            {"event": "dismissed", "seat": 1, "card": "katana", "from": "hand"},
        ],
    ),
    (
        "play geisha 1 armor",
        [
            {"event": "played", "seat": 0, "card": "geisha", "target": 1},
            {"event": "dismissed", "seat": 1, "card": "armor", "from": "play"},
        ],
    ),
    (
        "play diversion 1",
        [
            {"event": "played", "seat": 0, "card": "diversion", "target": 1},
            {"event": "diverted", "seat": 0, "target": 1},
        ],
    ),
    (
        "play breathing 1",
        [
            {"event": "played", "seat": 0, "card": "breathing", "target": 1},
            {"event": "drew", "seat": 1, "count": 1},
        ],
    ),
    (
        "spend",
        [
            {"event": "spent", "seat": 0, "left": 4},
            {"event": "drew", "seat": 0, "count": 1},
        ],
    ),
]


@pytest.mark.parametrize(("token", "events"), PLAYS)
def test_a_play_is_told_with_what_comes_of_it(token: str, events: Told) -> None:
    """R7, R9, R15."""
    t = table("samurai_sword", 4, armor=[0, 1, 0, 0])
    t.set("characters", ["nobunaga", "ieyasu", "tomoe", "kojiro"])
    t.hand(0, "focus", "bushido", "geisha", "diversion", "breathing")
    t.hand(1, "katana")
    t.play(0, token)
    assert [event.seen_by(None) for event in t.state.events or []] == events


def test_a_weapon_given_up_is_told() -> None:
    """R7."""
    t = table("samurai_sword", 3, hands=[["jujutsu"], ["bo"], []])
    t.play(0, "play jujutsu")
    t.play(1, "give bo")
    assert events_named(t, "gave") == [{"event": "gave", "seat": 1, "card": "bo"}]


def table_in_next_turn(*deck: str, **zones: object) -> Table:
    """Seat 0 ends its turn, seat 1 begins one; these cards are on top of the deck."""
    t = table("samurai_sword", 4, deck=list(deck), **zones)
    t.set("characters", ["kojiro", "tomoe", "nobunaga", "musashi"])
    t.play(0, "end")
    return t


def test_a_turn_begins_with_its_seat_and_what_it_recovers() -> None:
    """R4."""
    t = table_in_next_turn(resilience=[5, 0, 5, 5])
    assert event_names(t) == ["turn", "recovered", "drew"]
    assert events_named(t, "turn", "recovered") == [
        {"event": "turn", "seat": 1},
        {"event": "recovered", "seat": 1, "left": 5},
    ]


def test_the_card_turned_over_for_bushido_is_told() -> None:
    """R9."""
    t = table_in_next_turn("parry", bushido=1)
    assert event_names(t) == ["turn", "flipped", "bushido_passed", "drew"]
    assert events_named(t, "flipped", "bushido_passed") == [
        {"event": "flipped", "seat": 1, "card": "parry"},
        {"event": "bushido_passed", "seat": 1, "to": 2},
    ]


def test_honor_lost_to_bushido_is_told() -> None:
    """R9."""
    t = table_in_next_turn("bo", bushido=1)
    t.play(1, "lose")
    assert events_named(t, "bushido_lost") == [
        {"event": "bushido_lost", "seat": 1, "lost": 1, "honor": [5, 2, 3, 3]}
    ]


def test_the_shogun_of_three_is_told_to_lose_nothing_to_bushido() -> None:
    """R13."""
    t = table("samurai_sword", 3, bushido=0, asked=[["bushido", 0]])
    t.play(0, "lose")
    assert events_named(t, "bushido_lost")[0]["lost"] == 0


def test_a_new_deck_is_told_with_everybody_s_honor() -> None:
    """R10."""
    t = table_in_next_turn(bare=1, discard=["parry"] * 3)
    assert events_named(t, "reshuffled") == [{"event": "reshuffled", "honor": [4, 2, 2, 2]}]


def test_a_card_taken_from_the_discards_is_told() -> None:
    """R4."""
    t = table("samurai_sword", 4, discard=["katana"], asked=[["draw", 0]])
    t.play(0, "draw discard")
    assert events_named(t, "took") == [{"event": "took", "seat": 0, "card": "katana"}]


def test_nothing_is_told_where_nobody_listens() -> None:
    """Whatever is played."""
    t = table("samurai_sword", 4, hands=[["katana"], ["parry", "bo"], ["bo"], []])
    t.state.events = None
    t.play(0, "strike katana 1")
    assert t.state.events is None
