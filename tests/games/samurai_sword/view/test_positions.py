"""Tables described by zones: what is read back, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chabudai import BadPosition, ChabudaiError, load
from chabudai.engine.ai.playout import playout
from chabudai.engine.rng import FastRng
from chabudai.games.samurai_sword.cards.deck import load_deck
from tests.games.walking import state_of
from tests.table import table

GAME = load("samurai_sword")


def test_what_is_not_described_is_as_at_the_start() -> None:
    """R2."""
    t = table("samurai_sword", 5)
    assert t.roles() == ["shogun", "samurai", "ronin", "ninja-1", "ninja-2"]
    assert t.box_roles() == ["ninja-3"]
    assert t.honor() == [5, 3, 3, 3, 3]
    assert t.question() == ["play", 0]
    assert len(t.deck()) == 90


def test_cards_that_are_nowhere_lie_under_the_deck() -> None:
    """What is described of the deck is its top."""
    t = table("samurai_sword", 4, hands=[["bo"], [], [], []])
    t.deck("katana", "parry")
    assert t.deck()[:2] == ["katana", "parry"]
    assert len(t.deck()) == 89


def test_a_bare_table_has_all_other_cards_in_the_box() -> None:
    """For tests of the end of the deck."""
    t = table("samurai_sword", 4, bare=1, hands=[["bo"], [], [], []])
    assert t.deck() == []
    assert len(t.box()) == 89


def test_an_own_deck_is_part_of_the_position() -> None:
    """So that its table can be read back."""
    own = load_deck().source.replace('en = "Bokken"', 'en = "Stick"')
    t = table("samurai_sword", 4, cards=own)
    assert t.look("cards") == own
    assert t.view(None)["own_deck"]["bokken"]["en"] == "Stick"
    assert table("samurai_sword", 4).look("cards") is None


NO_CARDS = [0] * 25

# The seats of four: shogun, samurai, ninja-1, ninja-2; seat 0 is Ieyasu. The code of each refusal.
REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("position-word", {"game": "go"}),
    ("position-number", {"seats": 8}),
    ("position-number", {"turn": 4}),
    ("position-number", {"turn": True}),
    ("position-number", {"turn": "0"}),
    ("position-number", {"honor": [5, 3, 3, -1]}),
    ("position-number", {"armor": [0, 0, 0, True]}),
    ("position-list", {"honor": [5, 3, 3]}),
    ("position-list", {"honor": 5}),
    ("position-list", {"hands": [[], [], []]}),
    ("position-list", {"hands": ["bo", [], [], []]}),
    ("position-list", {"roles": ["shogun"]}),
    ("position-list", {"limbo": ["bo", "bo"]}),
    ("position-card", {"deck": ["uzi"]}),
    ("position-card", {"hands": [[1], [], [], []]}),
    ("position-word", {"cause": "boredom"}),
    ("position-unknown", {"trumps": []}),
    ("position-copies", {"deck": ["katana", "katana"]}),
    ("position-copies", {"hands": [["katana"], ["katana"], [], []]}),
    ("position-copies", {"armor": [5, 0, 0, 0]}),
    ("position-copies", {"bushido": 1, "deck": ["bushido", "bushido"]}),
    ("position-key", {"key": "00"}),
    ("position-key", {"key": 7}),
    ("position-options", {"options": ["eager"]}),
    ("unknown-option", {"options": {"trumps": "yes"}}),
    ("unknown-reading", {"options": {"reshuffle": "never"}}),
    ("position-deck", {"cards": 7}),
    ("deck-table", {"cards": ""}),
    ("position-roles", {"roles": ["shogun", "shogun", "ninja-1", "ninja-2"]}),
    ("position-roles", {"roles": ["shogun", "samurai", "ninja-1", "ninja-1"]}),
    ("position-roles", {"box_roles": ["ninja-1"]}),
    ("position-twice", {"characters": ["benkei", "benkei", "tomoe", "kojiro"]}),
    ("position-resilience", {"resilience": [6, 4, 5, 5]}),
    ("position-honor", {"honor": [0, 3, 3, 3]}),
    ("position-swordmaster", {"swordmaster": 1}),
    ("position-swordmaster", {"cause": "swordmaster"}),
    ("position-story", {"story": []}),
    ("position-story", {"pools": [NO_CARDS]}),
    ("position-story", {"story": "once", "pools": [NO_CARDS]}),
    ("position-story", {"story": [1], "pools": [NO_CARDS]}),
    ("position-story", {"story": [], "pools": []}),
    ("position-story", {"story": [], "pools": [[0]]}),
    ("position-story", {"story": [], "pools": [[-1, *NO_CARDS[1:]]]}),
    ("position-story", {"story": [], "pools": [NO_CARDS]}),
    ("position-story", {"story": ["shuffle"], "pools": [NO_CARDS]}),
    ("position-story", {"story": ["dance 0 bo"], "pools": [NO_CARDS]}),
    ("position-story", {"story": ["draw 4 bo"], "pools": [NO_CARDS]}),
    ("position-story", {"story": ["draw 0 uzi"], "pools": [NO_CARDS]}),
    ("position-story", {"story": ["draw ² bo"], "pools": [NO_CARDS]}),
    ("position-story", {"story": ["draw 0"], "pools": [NO_CARDS]}),
    ("position-story", {"story": [""], "pools": [NO_CARDS]}),
    ("position-story", {"story": ["show 0 bo"], "pools": [NO_CARDS]}),
    ("position-story", {"story": ["take 0 bo"], "pools": [NO_CARDS]}),
    ("position-story", {"story": ["flip bo"], "pools": [NO_CARDS]}),
    ("position-asked", {"asked": []}),
    ("position-asked", {"asked": "play"}),
    ("position-asked", {"asked": ["play"]}),
    ("position-asked", {"asked": [["bid", 0]]}),
    ("position-asked", {"asked": [["play", 4]]}),
    ("position-asked", {"asked": [["play", "0"]]}),
    ("position-question", {"asked": [["play", 1]]}),
    ("position-question", {"asked": [["play", 0, 1]]}),
    ("position-question", {"asked": [["play", 0], ["play", 0]]}),
    ("position-question", {"asked": [["draw", 0]]}),
    ("position-question", {"turn": 1, "discard": ["bo"], "asked": [["draw", 1]]}),
    ("position-question", {"asked": [["bushido", 0]]}),
    ("position-question", {"resilience": [0, 4, 5, 5]}),
    ("position-limbo", {"limbo": ["bo"]}),
    ("position-limbo", {"limbo": ["bo"], "begin": 1}),
    ("position-discard", {"asked": [["discard", 0]]}),
    ("position-discard", {"hands": [["parry"] * 9, [], [], []], "asked": [["discard", 0, 1]]}),
    ("position-discard", {"hands": [["parry"] * 8, [], [], []], "asked": [["discard", 0, 0]]}),
    ("position-attack", {"asked": [["play", 0], ["defend", 1, 0]]}),
    ("position-attack", {"limbo": ["bo"], "asked": [["play", 0], ["defend", 1, 0]]}),
    ("position-attack", {"limbo": ["bo"], "asked": [["play", 0], ["answer", 1, 0]]}),
]


@pytest.mark.parametrize(("code", "description"), REFUSED)
def test_a_table_no_game_could_have_reached_is_refused(
    code: str, description: dict[str, Any]
) -> None:
    """With a sentence in each language that says what is wrong."""
    with pytest.raises(ChabudaiError) as refused:
        GAME.position({"seats": 4, **description})
    assert refused.value.sentence.code == code
    assert all(refused.value.sentence.text(lang) for lang in ("en", "fr"))


ANSWERED: list[dict[str, Any]] = [
    {"hands": [[], ["parry"], ["parry"], []], "limbo": ["bo"], "asked": [["defend", 1, 0]]},
    {"limbo": ["bo"], "asked": [["play", 0], ["defend", 1, 2]]},
    {"limbo": ["bo"], "asked": [["play", 0], ["defend", 0, 0]]},
    {"limbo": ["bo"], "asked": [["play", 0], ["defend", 1]]},
    {"limbo": ["daimyo"], "asked": [["play", 0], ["answer", 1, 0]]},
]


@pytest.mark.parametrize("description", ANSWERED)
def test_only_the_target_of_the_seat_in_turn_is_asked_about_its_card(
    description: dict[str, Any],
) -> None:
    """R6, R7."""
    hands = {"hands": [["bo"], ["parry"], ["parry"], []]}
    with pytest.raises(BadPosition):
        GAME.position({"seats": 4, **hands, **description})


ASKED: list[dict[str, Any]] = [
    {"asked": [["play", 0]]},
    {"discard": ["bo"], "asked": [["draw", 0]]},
    {"bushido": 0, "asked": [["bushido", 0]]},
    {"hands": [["parry"] * 9, [], [], []], "asked": [["discard", 0, 0]]},
    {"hands": [["parry"] * 9 + ["bo"], [], [], []], "asked": [["discard", 0, 14, 0]]},
    {"hands": [[], ["bo"], [], []], "limbo": ["bo"], "asked": [["play", 0], ["defend", 1, 0]]},
    {"hands": [[], ["bo"], [], []], "limbo": ["jujutsu"], "asked": [["play", 0], ["answer", 1, 0]]},
]


@pytest.mark.parametrize("description", ASKED)
def test_every_question_is_read_back(description: dict[str, Any]) -> None:
    """As it was described."""
    state = GAME.position({"seats": 4, **description})
    assert state.to_position()["asked"] == description["asked"]


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 7), st.integers(0, 2**32), st.integers(0, 300))
def test_every_state_is_read_back_the_same(seats: int, seed: int, steps: int) -> None:
    """Through JSON."""
    described = json.dumps(
        state_of("samurai_sword", seats, seed, steps, reshuffle="eager").to_position()
    )
    assert json.dumps(GAME.position(json.loads(described)).to_position()) == described


PARTS = [part for part in GAME.new(4).to_position() if part not in ("game", "seats", "key")]
any_part = st.sampled_from([*PARTS, "begin", "bare"])
any_number = st.integers(-2, 9)
any_card = st.sampled_from([*load_deck().keys, "uzi"])
any_question = st.tuples(
    st.sampled_from(["play", "draw", "bushido", "discard", "defend", "answer"]), any_number
)
any_value = st.one_of(
    st.none(),
    st.booleans(),
    any_number,
    st.lists(any_number, min_size=4, max_size=4),
    st.lists(any_card, max_size=3),
    st.lists(st.lists(any_card, max_size=3), min_size=4, max_size=4),
    st.lists(any_question.map(list), min_size=1, max_size=2),
)


@settings(max_examples=150, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 200),
    changes=st.dictionaries(any_part, any_value, min_size=1, max_size=3),
    untold=st.booleans(),
)
def test_a_changed_position_is_refused_or_can_be_played_to_its_end(
    seed: int, steps: int, changes: dict[str, object], untold: bool
) -> None:
    """Whatever is described: nothing crashes, no card is lost."""
    described = {**state_of("samurai_sword", 4, seed, steps).to_position(), **changes}
    if untold:
        del described["story"], described["pools"]
    try:
        state = GAME.position(described)
    except ChabudaiError:
        return
    assert state.census() == load_deck().copies
    playout(state, FastRng(seed))
    assert state.census() == load_deck().copies
