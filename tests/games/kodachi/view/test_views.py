"""Who may know what: Q42."""

from __future__ import annotations

import json

import pytest

from chabudai.engine.rng import FastRng
from tests.games.kodachi.invasion import table_before_fight, table_before_taking
from tests.table import Table, dealt, table


def test_a_seat_sees_its_own_hand_and_only_counts_of_others() -> None:
    """Q42."""
    t = table("kodachi", 2, hands=[["dojo-1"], ["dojo-5", "dojo-5"]])
    assert t.view(0)["hand"] == ["dojo-1"]
    assert t.view(None)["hand"] is None
    assert [player["cards"] for player in t.view(0)["players"]] == [1, 2]
    assert [player["known"] for player in t.view(0)["players"]] == [[], []]


def test_everybody_knows_what_everybody_owns() -> None:
    """Q42."""
    one = table("kodachi", 2, hands=[[], ["dojo-5", "echo"]])
    other = table("kodachi", 2, hands=[[], ["dojo-1", "dojo-2"]], discards=[[], ["echo"]])
    owned = [t.view(0)["players"][1]["owned"] for t in (one, other)]
    assert owned[0] == owned[1]


def test_hands_and_the_order_of_decks_do_not_show() -> None:
    """Q42: two worlds that differ in them look the same."""
    one, other = (table("kodachi", 2, bare=1, guard_deck=["sentry-3-fan"]) for _ in range(2))
    one.description.update(hands=[["dojo-1"], ["dojo-2"]], decks=[[], ["dojo-4", "dojo-5"]])
    other.description.update(hands=[["dojo-1"], ["dojo-5"]], decks=[[], ["dojo-2", "dojo-4"]])
    assert json.dumps(one.view(0)) == json.dumps(other.view(0))
    assert json.dumps(one.view(None)) == json.dumps(other.view(None))


def test_only_the_seat_that_draws_is_told_the_cards() -> None:
    """Q42."""
    t = table_before_fight("sentry-3-fan", "meditation", "dojo-4")
    t.deck(0, "dojo-5", "dojo-1", "dojo-2")
    t.play(0, "play meditation")
    assert t.told(0, "drew")[0]["cards"] == ["dojo-1", "dojo-2", "dojo-5"]
    assert t.told(1, "drew") == t.told(None, "drew") == [{"event": "drew", "seat": 0, "count": 3}]


def test_a_bought_card_is_known_until_it_is_seen_to_leave() -> None:
    """R25, Q42."""
    t = table_before_taking(["sentry-1-fan"], ["secret"])
    t.treasure(0, "sentry-2-fan")
    t.hand(0, "dojo-1")
    t.play(0, "buy secret fan")
    assert t.view(1)["players"][0]["known"] == ["secret"]
    t.play(1, "pass")
    t.play(0, "discard secret", "keep")
    assert t.view(1)["players"][0]["known"] == []


def test_when_a_deck_has_run_out_the_hand_is_known() -> None:
    """Q42: everybody can count."""
    t = table("kodachi", 2, bare=1, hands=[[], ["dojo-1", "dojo-5"]], guard_deck=["sentry-3-fan"])
    assert t.view(0)["players"][1]["known"] == ["dojo-1", "dojo-5"]


def test_it_stays_known_after_the_discards_were_shuffled() -> None:
    """R34, Q42."""
    t = table("kodachi", 2, bare=1, asked=[["shape", 0]], guard_deck=["sentry-3-fan"])
    t.description.update(hands=[["dojo-1"], []], discards=[["dojo-2"] * 3 + ["dojo-4"] * 3, []])
    t.play(0, "keep")
    assert t.view(1)["players"][0]["known"] == ["dojo-1"]
    assert len(t.hand(0)) == 6


def test_cards_chosen_for_the_discard_are_seen_when_all_are() -> None:
    """R32, Q42."""
    t = table("kodachi", 2, asked=[["shape", 0]], hands=[["dojo-1", "dojo-5"], []])
    t.play(0, "discard dojo-1")
    assert t.view(0)["asked"]["chosen"] == ["dojo-1"]
    assert t.view(1)["asked"] == {"seat": 0, "question": "shape", "count": 0}
    assert t.view(1)["players"][0]["discard"] == []
    t.play(0, "discard dojo-5", "keep")
    assert t.told(1, "discarded")[0]["cards"] == ["dojo-1", "dojo-5"]


def test_everything_is_shown_when_the_game_is_over() -> None:
    """R40, Q42."""
    t = table("kodachi", 2, ending=1, asked=[], hands=[["dojo-1"], ["dojo-5"]])
    view = t.view(None)
    assert view["hands"] == [["dojo-1"], ["dojo-5"]]
    assert view["breakdown"]["why"] == "shared"
    assert view["asked"] is None


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_views_are_json(viewer: int | None) -> None:
    t = dealt("kodachi", 3)
    assert json.loads(json.dumps(t.view(viewer))) == t.view(viewer)


# Worlds a seat cannot tell apart


def redeal_often(t: Table, seat: int, times: int = 60) -> list[Table]:
    """Many worlds that look the same to a seat."""
    rng = FastRng(5)
    return [t.redealt(seat, rng) for _ in range(times)]


def test_other_hands_and_all_decks_are_dealt_anew() -> None:
    """Q42."""
    worlds = redeal_often(dealt("kodachi", 2), 0)
    for zone in ("house_deck", "guard_deck"):
        assert len({str(t.look(zone)) for t in worlds}) > 50
    for seat, zone in ((1, "hands"), (0, "decks"), (1, "decks")):
        assert len({str(t.look(zone)[seat]) for t in worlds}) > 20
    assert len({t.look("key") for t in worlds}) == 60


def test_ones_own_hand_stays() -> None:
    """Q42."""
    t = dealt("kodachi", 3)
    assert {str(world.hand(1)) for world in redeal_often(t, 1)} == {str(t.hand(1))}


def test_known_cards_stay_in_the_hand_they_are_in() -> None:
    """Q42."""
    t = table("kodachi", 2, hands=[[], ["dojo-1", "echo"]], known=[[], ["echo"]])
    worlds = redeal_often(t, 0)
    assert all("echo" in world.hand(1) and len(world.hand(1)) == 2 for world in worlds)
    assert len({str(world.hand(1)) for world in worlds}) > 3


def test_the_next_back_stays_and_deeper_ones_do_not() -> None:
    """R20, Q42."""
    t = table_before_fight("sentry-2-fan", "dojo-5", guard_deck=["champion-6-fan", "sentry-3-fan"])
    worlds = redeal_often(t, 1)
    assert all(world.view(1)["next_elite"] for world in worlds)
    assert len({world.guard_deck()[0] for world in worlds}) > 5
    assert {world.guard_deck()[1].startswith("sentry") for world in worlds} == {True, False}


def test_no_seat_but_the_one_that_chooses_knows_what_it_has_chosen() -> None:
    """R32, Q42."""
    t = table("kodachi", 2, asked=[["shape", 0]], hands=[["dojo-1", "dojo-5"], []])
    t.play(0, "discard dojo-1")
    assert all(world.question() == ["shape", 0] for world in redeal_often(t, 1, 5))
    assert all(world.question() == t.question() for world in redeal_often(t, 0, 5))


def test_a_game_that_is_over_holds_no_secrets() -> None:
    """Q42."""
    t = table("kodachi", 2, ending=1, asked=[], hands=[["dojo-1"], ["dojo-5"]])
    assert {world.whole() for world in redeal_often(t, 0, 5)} == {t.whole()}


def test_a_table_without_a_guard_deck_can_be_dealt_anew() -> None:
    """Q26."""
    t = table_before_fight("sentry-3-fan", "dojo-4", bare=1)
    assert all(world.guard_deck() == [] for world in redeal_often(t, 1, 3))


def test_everybody_can_count_the_guards_behind_the_back_that_shows() -> None:
    """R20, Q42."""
    t = table_before_fight("sentry-3-fan", "dojo-4", bare=1)
    t.description["guard_deck"] = ["sentry-1-fan", "sentry-5-fan", "champion-6-fan", "sentry-1-fan"]
    for viewer in (0, 1, None):
        assert t.view(viewer)["next_guards"] == {"sentry-1-fan": 2, "sentry-5-fan": 1}


def test_one_knows_what_is_left_in_ones_deck_but_not_its_order() -> None:
    """Q42."""
    t = table("kodachi", 2, bare=1, decks=[["dojo-5", "dojo-1", "dojo-2"], ["dojo-4"]])
    assert t.view(0)["deck_cards"] == ["dojo-1", "dojo-2", "dojo-5"]
    assert t.view(None)["deck_cards"] is None


READY = [
    (["dojo-4"], "strength", ["sentry-3-fan", "sentry-4-fan", "watcher-2-4-jade"], 1),
    (["dojo-4", "feint"], "strength", ["sentry-4-fan", "sentry-5-fan"], 1),
    (["turnabout", "dojo-1"], "strength", ["sentry-2-fan", "sentry-5-fan"], 2),
    (["dojo-4", "dojo-5"], "strength", ["twins-2-4-gold", "twins-3-5-gold"], 1),
    (["dojo-1", "dojo-2"], "stealth", ["twins-3-1-gold", "twins-3-3-jade"], 1),
    (["meditation"], "stealth", ["sentry-5-fan"], 0),
]


@pytest.mark.parametrize(("hand", "approach", "guards", "ready"), READY)
def test_who_may_stop_is_told_how_many_guards_to_come_the_hand_beats(
    hand: list[str], approach: str, guards: list[str], ready: int
) -> None:
    """R9, R18-R20: without a draw."""
    t = table_before_fight(
        "sentry-3-fan", "disguise", *hand, approach=approach, bare=1, guard_deck=guards
    )
    t.play(0, "play disguise 5" if approach == "strength" else "play disguise 1")
    assert t.view(0)["asked"]["ready"] == ready
    assert "ready" not in t.view(1)["asked"]
