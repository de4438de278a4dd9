"""Tables described by zones: what is read back, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chabudai import BadPosition, ChabudaiError, load
from chabudai.engine.cards.deck import read_deck_text
from chabudai.engine.rng import FastRng
from chabudai.games.kodachi.cards.deck import load_deck
from tests.games.walking import state_of
from tests.table import table


def test_what_is_not_described_is_as_at_the_start() -> None:
    """R7."""
    t = table("kodachi", 3)
    assert t.question() == ["declare", 0]
    assert (t.first(), t.turn(), t.round()) == (0, 0, 1)
    assert [len(deck) for deck in t.deck()] == [12, 12, 12]
    assert t.token() == t.treasure() == [[], [], []]


def test_cards_that_are_nowhere_lie_under_their_decks() -> None:
    t = table("kodachi", 2, hands=[["dojo-1", "echo"], []], house_deck=["smoke"])
    t.deck(0, "dojo-5", "feint")
    t.set("guard_deck", ["sentry-1-fan", "champion-6-fan"])
    assert t.deck(0)[:2] == ["dojo-5", "feint"]
    assert len(t.deck(0)) == 11
    assert (t.house_row(), len(t.house_deck())) == (["smoke"], 58)
    assert t.guard_deck()[0] == "champion-6-fan"


def test_a_bare_table_has_all_other_cards_in_the_box() -> None:
    t = table("kodachi", 2, bare=1, hands=[["dojo-1"], []], guard_row=["sentry-1-fan"])
    t.set("house_row", ["-"])
    assert t.deck() == [[], []]
    assert len(t.box()) == 24 - 1 + 60 + 50 - 1


def test_the_box_of_a_bare_table_is_read_back() -> None:
    t = table("kodachi", 2, bare=1, hands=[["dojo-1"], ["dojo-1"]], guard_deck=["sentry-1-fan"])
    described = t.state.to_position()
    assert load("kodachi").position(described).to_position() == described


def test_an_own_deck_is_part_of_the_position() -> None:
    own = read_deck_text("chabudai.games.kodachi").replace('en = "Echo"', 'en = "Hum"')
    t = table("kodachi", 2, cards=own)
    assert t.look("cards") == own
    assert t.view(None)["own_deck"]["echo"]["en"] == "Hum"
    assert table("kodachi", 2).view(None)["own_deck"] == {}


def test_a_described_guard_and_approach_are_a_fight() -> None:
    """R8."""
    rows = {"guard_row": ["sentry-1-fan"], "house_row": ["echo"]}
    assert table("kodachi", 2, **rows).question() == ["declare", 0]
    assert table("kodachi", 2, approach="stealth", **rows).question() == ["fight", 0]


COLUMN: dict[str, Any] = {"guard_row": ["sentry-1-fan"], "house_row": ["echo"]}
FIVE = ["sentry-1-fan", "sentry-1-fan", "sentry-2-fan", "sentry-2-fan", "sentry-1-scroll"]
EIGHT = ["dojo-1"] * 2 + ["dojo-2"] * 3 + ["dojo-4"] * 3
ECHO = load_deck().ids["echo"]

REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("position-word", {"game": "go"}),
    ("position-number", {"seats": 5}),
    ("position-number", {"turn": 2}),
    ("position-number", {"first": 2}),
    ("position-word", {"approach": "charm"}),
    ("position-list", {"hands": [[], [], []]}),
    ("position-card", {"hands": [["uzi"], []]}),
    ("position-card", {"hands": [["sentry-1-fan"], []]}),
    ("position-card", {"treasures": [["echo"], []]}),
    ("position-card", {"house_deck": ["dojo-1"]}),
    ("position-card", {"tokens": [["red-3"], []]}),
    ("position-unknown", {"trumps": []}),
    ("position-copies", {"hands": [["dojo-1"] * 3, []]}),
    ("position-copies", {"hands": [["red-monk"], ["red-monk"]]}),
    ("position-copies", {"treasures": [["champion-6-fan"], ["champion-6-fan"]]}),
    ("position-tokens", {"tokens": [["red-4"], []]}),
    ("position-tokens", {"tokens": [["red-2"], ["red-2"]]}),
    ("position-tokens", {"tokens": [["red-2"] * 4, []]}),
    ("position-known", {"hands": [["dojo-1"], []], "known": [["echo"], []]}),
    ("position-columns", {"guard_row": ["sentry-1-fan"]}),
    ("position-dojo", {**COLUMN, "approach": "stealth", "dojo": ["dojo-1"]}),
    ("position-number", {**COLUMN, "beaten": 2}),
    ("position-number", {**COLUMN, "fight_from": 1}),
    ("position-asked", {"asked": []}),
    ("position-asked", {"asked": "declare"}),
    ("position-asked", {"asked": ["declare"]}),
    ("position-asked", {"asked": [["bid", 0]]}),
    ("position-asked", {"asked": [["shape", 2]]}),
    ("position-asked", {"asked": [["shape", "0"]]}),
    ("position-asked", {**COLUMN, "asked": [["declare", 0]]}),
    ("position-asked", {"asked": [["shape", 0], ["shape", 0]]}),
    ("position-turn", {"asked": [["shape", 1]]}),
    ("position-drop", {"asked": [["shape", 0], ["drop", 0]]}),
    ("position-drop", {"treasures": [FIVE, []], "asked": [["shape", 0], ["drop", 0, 2]]}),
    ("position-no-guard", {"asked": [["shape", 0], ["declare", 0]]}),
    ("position-no-guard", {"asked": [["shape", 0], ["take", 1]]}),
    ("position-takes", {**COLUMN, "asked": [["shape", 0], ["take", 1]]}),
    ("position-approach", {**COLUMN, "asked": [["shape", 0], ["fight", 0]]}),
    (
        "position-approach",
        {**COLUMN, "approach": "stealth", "asked": [["shape", 0], ["declare", 0]]},
    ),
    ("position-chosen", {"asked": [["shape", 0, 0]]}),
    ("position-chosen", {"hands": [["dojo-1", "dojo-2"], []], "asked": [["shape", 0, 1, 1]]}),
    ("position-chosen", {"hands": [EIGHT, []], "asked": [["shape", 0, ECHO]]}),
    ("position-first-beaten", {**COLUMN, "approach": "stealth", "first_beaten": 1}),
]


@pytest.mark.parametrize(("code", "description"), REFUSED)
def test_a_table_no_game_could_have_reached_is_refused(
    code: str, description: dict[str, Any]
) -> None:
    """With a sentence in each language that says what is wrong."""
    with pytest.raises(BadPosition) as refused:
        load("kodachi").position({"seats": 2, **description})
    assert refused.value.sentence.code == code
    assert all(refused.value.sentence.text(lang) for lang in ("en", "fr"))


ASKED: list[dict[str, Any]] = [
    {"asked": [["shape", 0]]},
    {"hands": [EIGHT, []], "asked": [["shape", 0, 1]]},
    {**COLUMN, "asked": [["shape", 0], ["declare", 0]]},
    {**COLUMN, "approach": "strength", "asked": [["shape", 0], ["fight", 0]]},
    {**COLUMN, "takes": 1, "asked": [["shape", 0], ["take", 1]]},
    {"treasures": [FIVE, []], "asked": [["shape", 0], ["drop", 0]]},
    {"treasures": [[*FIVE, "sentry-2-vase"], []], "asked": [["shape", 0], ["drop", 0, 1]]},
    {"ending": 1, "asked": []},
]


@pytest.mark.parametrize("description", ASKED)
def test_every_question_is_read_back(description: dict[str, Any]) -> None:
    state = load("kodachi").position({"seats": 2, **description})
    assert state.to_position()["asked"] == description["asked"]


def test_what_is_chosen_is_read_in_any_order() -> None:
    """Q49: equal sets are the same table."""
    hands = [["dojo-1", "dojo-2", "dojo-5"], []]
    one, other = (
        load("kodachi").position({"seats": 2, "hands": hands, "asked": [["shape", 0, *chosen]]})
        for chosen in ([1, 0], [0, 1])
    )
    assert one.to_position() == other.to_position()


def test_a_described_total_that_beats_the_guard_has_beaten_it() -> None:
    """Q2, Q13."""
    t = table("kodachi", 2, **COLUMN, approach="strength", played=["red-captain"], fight_from=0)
    t.description.update(dojo=["red-captain"], total=5)
    assert (t.beaten(), t.token(0)) == (1, ["red-2"])


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**32), st.integers(0, 400))
def test_every_state_is_read_back_the_same(seats: int, seed: int, steps: int) -> None:
    """Through JSON."""
    described = json.dumps(state_of("kodachi", seats, seed, steps).to_position())
    assert json.dumps(load("kodachi").position(json.loads(described)).to_position()) == described


PARTS = [part for part in load("kodachi").new(2).to_position() if part not in ("game", "seats")]
any_number = st.integers(-2, 9)
any_card = st.sampled_from([*load_deck().keys, "-", "red-2", "uzi"])
any_question = st.tuples(
    st.sampled_from(["shape", "declare", "fight", "take", "drop"]), st.integers(-1, 2)
)
any_value = st.one_of(
    st.none(),
    st.booleans(),
    any_number,
    st.lists(any_card, max_size=3),
    st.lists(st.lists(any_card, max_size=3), min_size=2, max_size=2),
    st.lists(any_question.map(list), max_size=2),
)


@settings(max_examples=150, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 200),
    changes=st.dictionaries(st.sampled_from([*PARTS, "bare"]), any_value, min_size=1, max_size=3),
)
def test_a_changed_position_is_refused_or_can_be_played_on(
    seed: int, steps: int, changes: dict[str, object]
) -> None:
    """Whatever is described: nothing crashes, no card is lost."""
    described = {**state_of("kodachi", 2, seed, steps).to_position(), **changes}
    try:
        state = load("kodachi").position(described)
    except ChabudaiError:
        return
    census, rng = state.census(), FastRng(seed)
    for _ in range(100):
        if state.over():
            return
        legal = state.legal()
        state.apply(legal[rng.randbelow(len(legal))])
        state.view(0)
        assert state.census() == census
