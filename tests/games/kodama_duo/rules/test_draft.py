"""The draft variant: ruling G20."""

from __future__ import annotations

import re

import pytest

from chabudai import BadOptions
from chabudai.engine.rng import FastRng
from chabudai.games.kodama_duo.cards.loading import read_data
from tests.games.kodama_duo.tables import barren
from tests.table import Table, dealt


def drafted(seed: int = 1) -> Table:
    """A draft newly dealt."""
    return dealt("kodama_duo", 2, seed, growing="draft")


def pick(t: Table, place: int) -> None:
    """Both seats pick, then lay what they picked."""
    for _ in range(2):
        seat = t.state.actor()
        t.play(seat, t.asked(seat)[place])
    for _ in range(2):
        seat = t.state.actor()
        t.play(seat, t.asked(seat)[0])


def test_everybody_has_a_hand_of_four() -> None:
    """G20, T54."""
    t = drafted()
    assert [len(hand) for hand in t.draft()] == [4, 4]
    assert len(t.deck()) == 28


def test_both_pick_in_secret_and_show_together() -> None:
    """G20, T54."""
    t = drafted()
    first = t.state.actor()
    t.play(first, t.asked(first)[0])
    assert t.told(1 - first, "picked") == [{"event": "picked", "seat": first}]
    t.play(1 - first, t.asked(1 - first)[0])
    assert [len(cards) for cards in t.held()] == [1, 1]
    assert (t.question() or [])[0] == "place"


def test_the_rest_of_a_hand_is_passed_on_and_a_card_drawn() -> None:
    """G20, T54: what was passed on is remembered."""
    t = drafted()
    before = t.draft()
    pick(t, 0)
    assert [len(hand) for hand in t.draft()] == [4, 4]
    assert set(t.known(0)) < set(before[1])
    assert set(t.known(0)) < set(t.draft(0))
    assert t.view(1)["players"][0]["known"] == [int(card) for card in t.known(0)]


def test_a_world_keeps_what_was_passed_on() -> None:
    """G20: the fourth card of the other hand may be any of the deck."""
    t, rng = drafted(), FastRng(4)
    pick(t, 1)
    worlds = [t.redealt(0, rng) for _ in range(20)]
    assert all(set(t.known(1)) < set(world.draft(1)) for world in worlds)
    assert len({tuple(world.draft(1)) for world in worlds}) > 5


def test_unused_cards_come_back_every_season() -> None:
    """G20, T54."""
    t = drafted(3)
    for _ in range(4):
        pick(t, 0)
    for _ in range(2):
        t.play(t.state.actor(), t.asked(t.state.actor())[0])
    assert t.season() == "summer"
    assert len(t.deck()) + sum(len(hand) for hand in t.draft()) == 28
    assert t.known() == [[], []]


def test_nothing_speaks_of_tokens_or_roles() -> None:
    """G20, T54."""
    t = drafted(2)
    keys = {*t.hand(0), *t.hand(1), *t.box()}
    assert keys == {f"k{n:02}" for n in range(1, 11)}
    assert set(t.decree()) <= {"d2", "d4", "d6", "d7"}
    while not t.state.over():
        t.state.apply(t.state.legal()[-1])
    names = {event.name for event in t.state.events or []}
    assert not names & {"claimed", "put", "unclaimed", "split", "discarded"}


def test_only_a_card_of_the_hand_can_be_picked() -> None:
    """G20."""
    t = drafted()
    seat = t.state.actor()
    other = t.draft(1 - seat)[0]
    assert t.refused(seat, f"draft {other}") == ["G20"]


def test_where_nothing_fits_any_card_may_be_picked() -> None:
    """G8, G20: and is shuffled back with the unused ones."""
    t = drafted()
    t.laid = t.game.new(2, 1, {"growing": "draft"}, deck=barren(), listen=True)
    while not t.state.over():
        t.state.apply(t.state.legal()[0])
    assert t.tree() == [[], []]


def test_a_deck_with_too_few_cards_for_it_is_refused() -> None:
    """G20."""
    source = read_data("cards.toml").replace("base = true", "base = false", 6)
    with pytest.raises(BadOptions) as refused:
        drafted().game.new(2, 1, {"growing": "draft"}, deck=source)
    assert refused.value.sentence.code == "draft-deck"


def short_days() -> str:
    """A deck in whose springs no placement may score more than one point."""
    head, *decrees = read_data("cards.toml").split("[[decree]]")
    capped = [
        re.sub(r'effect = "[^"]*"(\npoints = \d+)?', 'effect = "cap"\npoints = 1', each)
        if 'season = "spring"' in each
        else each
        for each in decrees
    ]
    return "[[decree]]".join([head, *capped])


def test_a_card_that_fits_nowhere_cannot_be_picked_while_another_fits() -> None:
    """G9, G20: on a bare trunk, all that show its feature would score two."""
    t = drafted()
    t.laid = t.game.new(2, 1, {"growing": "draft"}, deck=short_days(), listen=True)
    seat = t.state.actor()
    offered = {token.split(" ")[1] for token in t.asked(seat)}
    unfit = set(t.draft(seat)) - offered
    assert offered
    assert unfit
    for card in unfit:
        assert t.refused(seat, f"draft {card}") == ["G9"]
