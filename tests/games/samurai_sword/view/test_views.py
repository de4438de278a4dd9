"""Who may know what: R15."""

import json
from typing import Any

import pytest

from chabudai.engine.rng import FastRng
from tests.table import Table, dealt, table


def table_after_diversion() -> Table:
    """Seat 0 takes the only card of seat 1, a Katana; nobody else holds one."""
    t = table("samurai_sword", 4)
    t.set("hands", [["diversion", "bo"], ["katana"], ["parry"], ["parry"]])
    t.play(0, "play diversion 1")
    return t


def test_a_seat_sees_its_own_hand_and_only_counts_of_others() -> None:
    """R15."""
    t = table("samurai_sword", 4)
    t.set("hands", [["bo"], ["katana", "parry"], [], []])
    assert t.view(0)["hand"] == ["bo"]
    assert [player["cards"] for player in t.view(0)["players"]] == [1, 2, 0, 0]
    assert "katana" not in json.dumps(t.view(0)["players"])


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_a_seat_sees_its_own_role_and_the_shogun(viewer: int | None) -> None:
    """R2, R15."""
    t = table("samurai_sword", 4, roles=["shogun", "samurai", "ninja-1", "ninja-3"])
    seen = [player["role"] for player in t.view(viewer)["players"]]
    shown = [role if seat in (0, viewer) else None for seat, role in enumerate(t.roles())]
    assert seen == shown


def test_a_spectator_sees_no_hand() -> None:
    """R15."""
    view = table("samurai_sword", 4, hands=[["katana"]] + [[]] * 3).view(None)
    assert view["hand"] is None
    assert view["difficulty"] is None
    assert "hands" not in view


def test_everybody_sees_the_whole_discard_pile() -> None:
    """Q27."""
    t = table("samurai_sword", 4)
    t.discard("bo", "parry", "katana")
    assert t.view(None)["discard"] == ["bo", "parry", "katana"]


def test_everybody_sees_how_large_the_deck_is_but_not_what_is_in_it() -> None:
    """R15: of a first deck everybody can count the cards that went into it."""
    one, other = (table("samurai_sword", 4, bare=1) for _ in range(2))
    one.deck("bo", "parry", "katana")
    other.deck("katana", "bo", "parry")
    assert one.view(None)["deck"] == 3
    assert json.dumps(one.view(None)) == json.dumps(other.view(None))


def test_only_the_two_seats_of_a_diversion_are_told_the_card() -> None:
    """Scenario 35, R15."""
    t = table_after_diversion()
    told = [t.told(seat, "diverted")[0].get("card") for seat in (0, 1, 2, 3, None)]
    assert told == ["katana", "katana", None, None, None]


def test_who_lost_a_card_to_a_diversion_goes_on_knowing_where_it_is() -> None:
    """R15."""
    t = table_after_diversion()
    known = [t.view(seat)["players"][0]["known"] for seat in (1, 2, 3)]
    assert known == [["katana"], [], []]


def test_other_seats_see_only_the_counts_change_by_a_diversion() -> None:
    """Scenario 35, R15."""
    view = table_after_diversion().view(2)
    assert [player["cards"] for player in view["players"]] == [2, 0, 1, 1]
    assert "katana" not in json.dumps(view["players"]) + json.dumps(view["asked"])


def test_a_known_card_is_no_longer_known_when_it_is_played() -> None:
    """R15."""
    t = table_after_diversion()
    t.play(0, "strike katana 2")
    assert t.view(1)["players"][0]["known"] == []


def test_a_card_taken_from_the_discards_is_known_to_all() -> None:
    """R15."""
    t = table("samurai_sword", 4, turn=0, begin=1, discard=["katana"])
    t.play(0, "draw discard")
    known = [t.view(seat)["players"][0]["known"] for seat in (1, 2, 3)]
    assert known == [["katana"]] * 3


def test_a_card_may_be_known_until_an_unseen_one_leaves_the_same_hand() -> None:
    """R15: then nobody but those two can be sure."""
    t = table("samurai_sword", 4, turn=0, begin=1, discard=["katana"])
    t.set("hands", [["bo"], ["diversion"], [], []])
    t.play(0, "draw discard", "end")
    t.play(1, "play diversion 0")
    assert t.view(2)["players"][0]["known"] == []
    assert t.view(2)["players"][1]["known"] == []


def test_the_thief_of_a_known_card_knows_that_it_has_left() -> None:
    """R15."""
    t = table("samurai_sword", 4, turn=0, begin=1, discard=["katana"], bare=1)
    t.set("hands", [[], ["diversion"], [], []])
    t.play(0, "draw discard", "end")
    t.play(1, "play diversion 0")
    assert t.view(1)["hand"] == ["katana"]
    assert t.view(1)["players"][0]["known"] == []


def test_only_the_seat_that_draws_is_told_the_cards() -> None:
    """R15."""
    t = table("samurai_sword", 4)
    t.hand(0, "daimyo")
    t.deck("bo", "katana")
    t.play(0, "play daimyo")
    assert t.told(0, "drew") == [
        {"event": "drew", "seat": 0, "count": 2, "cards": ["bo", "katana"]}
    ]
    assert t.told(1, "drew") == t.told(None, "drew") == [{"event": "drew", "seat": 0, "count": 2}]


def test_nobody_else_sees_which_cards_are_being_chosen_for_the_discard() -> None:
    """R4, R15."""
    t = table("samurai_sword", 4)
    t.hand(0, *["parry"] * 7, "bo", "katana")
    t.play(0, "end", "discard parry")
    assert t.view(0)["asked"] == {
        "seat": 0, "question": "discard", "count": 2, "chosen": ["parry"]
    }  # fmt: skip
    assert t.view(1)["asked"] == {"seat": 0, "question": "discard", "count": 2}
    assert len(t.view(1)["discard"]) == 0


def test_discarded_cards_are_shown_together() -> None:
    """R4, R15."""
    t = table("samurai_sword", 4)
    t.hand(0, *["parry"] * 7, "bo", "katana")
    t.play(0, "end", "discard bo", "discard katana")
    assert t.told(None, "discarded")[0]["cards"] == ["bo", "katana"]


def test_what_is_asked_looks_the_same_with_and_without_a_parry() -> None:
    """Q30, R15."""
    views = []
    for card in ("parry", "bo"):
        t = table("samurai_sword", 4, hands=[["katana"], [card], ["daimyo"], []])
        t.play(0, "strike katana 1")
        views.append(json.dumps(t.view(2)["asked"]))
    assert views[0] == views[1]


@pytest.mark.parametrize("zone", ["key", "story", "picks"])
def test_what_the_table_keeps_for_itself_is_in_no_view(zone: str) -> None:
    """R15."""
    t = dealt("samurai_sword", 5, 3)
    for viewer in (None, 0, 1, 2, 3, 4):
        assert zone not in t.view(viewer)
        assert t.key() not in json.dumps(t.view(viewer))


def test_attacks_are_remembered_for_all() -> None:
    """R15."""
    t = table("samurai_sword", 4, hands=[["katana"], ["bo"], [], []])
    t.play(0, "strike katana 1")
    assert t.view(None)["strikes"] == [[0, 1, 0, 0]] + [[0, 0, 0, 0]] * 3


def test_the_view_counts_who_else_could_have_been_struck() -> None:
    """R15: whoever the Weapon reaches."""
    t = table("samurai_sword", 4, hands=[["bo", "bokken"], ["bo"], ["bo"], ["bo"]])
    t.play(0, "strike bo 1")
    assert t.view(None)["spared"][0] == [0, 0, 1, 1]
    t = table("samurai_sword", 4, hands=[["bokken"], ["bo"], ["bo"], ["bo"]])
    t.play(0, "strike bokken 1")
    assert t.view(None)["spared"][0] == [0, 0, 0, 1]


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("seed", range(3))
def test_two_worlds_a_seat_cannot_tell_apart_look_the_same_all_game_long(
    seats: int, seed: int
) -> None:
    """R15: a foreign card or role in the view would differ between them."""
    t, rng = dealt("samurai_sword", seats, seed), FastRng(seed)
    while not t.state.over():
        seat = int(rng.randbelow(seats))
        assert json.dumps(t.redealt(seat, rng).view(seat)) == json.dumps(t.view(seat))
        legal = t.state.legal()
        t.state.apply(legal[rng.randbelow(len(legal))])


@pytest.mark.parametrize("seed", range(5))
def test_what_is_known_for_sure_is_true(seed: int) -> None:
    """R15."""
    t, rng = dealt("samurai_sword", 4, seed), FastRng(seed)
    while not t.state.over():
        for viewer in range(4):
            for player in t.view(viewer)["players"]:
                assert contains_all(player["known"], t.hand(player["seat"]))
        legal = t.state.legal()
        t.state.apply(legal[rng.randbelow(len(legal))])


def contains_all(cards: list[Any], hand: list[Any]) -> bool:
    """Whether a hand holds all these cards."""
    return all(cards.count(card) <= hand.count(card) for card in cards)


def test_a_seat_sees_what_its_weapons_would_deal_to_every_other() -> None:
    """R6: Musashi with Fast Draw, on Ginchiyo and on others; nobody else sees it."""
    characters = ["musashi", "ginchiyo", "tomoe", "benkei"]
    t = table("samurai_sword", 4, characters=characters, fast_draw=[1, 0, 0, 0])
    t.set("hands", [["bo", "katana", "parry"], ["bo"], [], []])
    assert t.view(0)["landing"] == {"bo": [0, 2, 3, 3], "katana": [0, 4, 5, 5]}
    assert t.view(1)["landing"] == {"bo": [1, 0, 1, 1]}
    assert t.view(None)["landing"] is None
