"""Worlds a seat cannot tell apart: neither fewer nor more than it can believe in. R15."""

import json
from collections import Counter

import pytest

from chabudai.engine.rng import FastRng
from tests.games.samurai_sword.view.possible_worlds import World, find_possible_worlds
from tests.table import Table, dealt, table

# Few cards, so that every world can be tried; Diversions, so that cards pass unseen.
SMALL = [
    ["bo", "daimyo", "diversion"],
    ["diversion", "focus", "katana"],
    ["diversion", "naginata", "naginata"],
]


def small_table(seed: int, *deck: str) -> Table:
    """Three seats with few cards between them; Ieyasu takes from the discards."""
    t = table("samurai_sword", 3, bare=1, deck=list(deck), discard=["armor"], hands=SMALL)
    t.set("characters", ["ieyasu", "tomoe", "nobunaga"])
    t.set("picks", seed)
    return t


def read_world(t: Table) -> World:
    """Who holds what, and what the deck holds."""
    return tuple(tuple(sorted(pile)) for pile in [*t.hands(), t.deck()])


def count_redealt_worlds(t: Table, viewer: int, times: int) -> Counter[World]:
    """The worlds that redealing leads to, and how often."""
    rng = FastRng(7)
    return Counter(read_world(t.redealt(viewer, rng)) for _ in range(times))


def possible_worlds(t: Table, viewer: int, start: World) -> set[World]:
    """The worlds that a seat can believe in, found by trying all."""
    told = [event.seen_by(viewer) for event in t.state.events or []]
    return find_possible_worlds(viewer, start, told)


def test_every_way_in_which_unseen_cards_can_lie_comes_up_equally_often() -> None:
    """R15."""
    t = table("samurai_sword", 3, bare=1, deck=["bo"], hands=[["parry"], ["katana"], ["focus"]])
    found = count_redealt_worlds(t, 0, 1200)
    assert set(found) == find_possible_worlds(0, read_world(t), [])
    assert all(150 < times < 250 for times in found.values())


def test_the_victim_of_a_diversion_always_redeals_the_card_to_the_thief() -> None:
    """R15."""
    t = small_table(0, "geisha", "geisha")
    t.play(0, "play diversion 2")
    (card,) = [event["card"] for event in t.told(2, "diverted")]
    assert all(card in world[0] for world in count_redealt_worlds(t, 2, 100))


def test_a_third_seat_cannot_know_which_of_two_hidden_cards_passed_on() -> None:
    """R15: a Diversion from the hand that a known card went to."""
    t = small_table(3, "geisha", "parry", "bokken", "kiseru")
    start = read_world(t)
    t.play(0, "end")
    t.play(1, "play diversion 0", "end")
    t.play(2, "play diversion 1")
    assert set(count_redealt_worlds(t, 0, 4000)) == possible_worlds(t, 0, start)


@pytest.mark.parametrize("picks", range(4))
def test_a_card_shown_later_tells_which_one_passed(picks: int) -> None:
    """R15: seat 0 knows a card of seat 1, of whose two cards seat 2 takes one."""
    t = table("samurai_sword", 3, bare=1, deck=["parry"] * 9, turn=1, picks=picks)
    t.set("hands", [["armor"], ["diversion", "focus"], ["diversion", "fast-draw"]])
    t.character(0, "kojiro")
    start = read_world(t)
    t.play(1, "play diversion 0", "end")
    t.play(2, "play diversion 1", "end")
    t.play(0, "end")
    t.play(1, "play armor" if "armor" in t.hand(1) else "play focus")
    assert set(count_redealt_worlds(t, 0, 300)) == possible_worlds(t, 0, start)


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_card_taken_from_the_discards_is_believed_where_it_can_have_gone(viewer: int) -> None:
    """R15: all saw Ieyasu take it, then one of his cards was stolen."""
    t = table("samurai_sword", 3, bare=1, deck=["parry"] * 5 + ["bo"], discard=["armor"])
    t.set("hands", [["focus"], ["diversion"], ["geisha"]])
    t.set("asked", [["draw", 0]])
    start = read_world(t)
    t.play(0, "draw discard", "end")
    t.play(1, "play diversion 0")
    assert set(count_redealt_worlds(t, viewer, 3000)) == possible_worlds(t, viewer, start)


@pytest.mark.parametrize("seed", range(16))
def test_no_redealt_world_is_one_the_seat_could_exclude(seed: int) -> None:
    """R15: over random play with unseen steals, flips, discards and draws."""
    t, rng = small_table(seed, "bo", "parry", "kiseru", "geisha", "bokken", "bokken"), FastRng(seed)
    start = read_world(t)
    for _ in range(12):
        legal = t.state.legal()
        if t.state.over() or len(t.deck()) < 3:
            break
        t.state.apply(legal[rng.randbelow(len(legal))])
    for viewer in range(3):
        if not t.state.over():
            assert set(count_redealt_worlds(t, viewer, 60)) <= possible_worlds(t, viewer, start)


@pytest.mark.parametrize("seat", range(5))
def test_own_hand_and_role_are_never_redealt(seat: int) -> None:
    """R15."""
    t = dealt("samurai_sword", 5, 1)
    world = t.redealt(seat, FastRng(seat))
    assert world.hand(seat) == t.hand(seat)
    assert world.role(seat) == t.role(seat)


def redeal_roles(t: Table, seat: int) -> set[str]:
    """The roles that redealing gives, with those in the box."""
    rng = FastRng(1)
    worlds = [t.redealt(seat, rng) for _ in range(400)]
    return {json.dumps([world.roles(), world.box_roles()]) for world in worlds}


def test_every_deal_of_roles_that_a_seat_can_believe_in_comes_up() -> None:
    """R2, R15: the Ninja of one star sits at four; who is the Samurai, and which Ninja is out?"""
    t = table("samurai_sword", 4, roles=["shogun", "samurai", "ninja-1", "ninja-3"])
    assert redeal_roles(t, 2) == {
        json.dumps([["shogun", *roles], [box]])
        for roles, box in [
            (["samurai", "ninja-1", "ninja-2"], "ninja-3"),
            (["samurai", "ninja-1", "ninja-3"], "ninja-2"),
            (["ninja-2", "ninja-1", "samurai"], "ninja-3"),
            (["ninja-3", "ninja-1", "samurai"], "ninja-2"),
        ]
    }


def test_the_shogun_of_three_knows_that_all_others_are_ninjas() -> None:
    """R13, R15."""
    t = table("samurai_sword", 3)
    assert len(redeal_roles(t, 0)) == 6


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_redealt_roles_are_those_of_this_many_seats(seats: int) -> None:
    """R2, R15."""
    t = dealt("samurai_sword", seats, 5)
    teams = Counter(role.split("-")[0] for role in t.roles())
    shogun = t.roles().index("shogun")
    for world in redeal_roles(t, (shogun + 1) % seats):
        roles, box = json.loads(world)
        assert Counter(role.split("-")[0] for role in roles) == teams
        assert roles[shogun] == "shogun"
        ninjas = [role for role in roles + box if "ninja" in role]
        assert sorted(ninjas) == ["ninja-1", "ninja-2", "ninja-3"]


def test_redealing_a_finished_game_changes_nothing() -> None:
    """R11, R15: everything is known."""
    t = table("samurai_sword", 4, cause="deck", hands=[["bo"], ["katana"], [], []])
    before = t.whole()
    t.state.redeal(0, FastRng(0))
    assert t.whole() == before


def test_redealing_replaces_the_key_of_chance() -> None:
    """R15: nobody can look ahead."""
    t = dealt("samurai_sword", 4, 0)
    assert t.redealt(0, FastRng(0)).key() != t.key()


def test_what_a_seat_chooses_to_discard_is_redealt_as_not_yet_chosen() -> None:
    """R4, R15: for all others."""
    t = table("samurai_sword", 4)
    t.hand(0, *["parry"] * 7, "bo", "katana")
    t.play(0, "end", "discard parry")
    for seat, chosen in [(0, 1), (1, 0)]:
        assert len(t.redealt(seat, FastRng(seat)).look("asked")[0]) == 2 + chosen
