"""Whether an action may be taken back: one rule for a server's table and for a shared screen."""

from __future__ import annotations

import pytest

from chabudai.engine import State, game_names, load
from chabudai.engine.rng import FastRng
from chabudai.session.branch import Branch
from chabudai.session.undo import (
    draws_chance,
    list_all_viewers,
    list_card_words,
    may_take_back,
    reveals_information,
    shows_card,
)
from tests.session.random_match import play_randomly

SEVERAL: dict[str, object] = {
    "seats": 3,
    "hands": [["katana", "bokken"], ["parry", "geisha"], ["geisha"]],
}


ARMED: dict[str, object] = {
    "seats": 3,
    "hands": [["focus", "daimyo", "breathing"], ["parry", "geisha"], ["geisha"]],
}


def reveals(
    game: str, position: dict[str, object], token: str, viewers: list[int | None] | None = None
) -> bool:
    """Whether an action in a position reveals anything to the viewers, or to anybody."""
    state = load(game).position(position)
    cards = list_card_words(game, None)
    return reveals_information(state, state.actions.parse(token), 1, cards, viewers)


def test_a_card_from_the_hand_tells_the_others_who_had_it() -> None:
    assert reveals("samurai_sword", SEVERAL, "strike katana 1")


def test_a_choice_among_open_things_reveals_nothing() -> None:
    assert not reveals("kodachi", {"seats": 2}, "stealth")


def test_a_choice_that_nobody_sees_reveals_nothing() -> None:
    """The others learn only that a card was chosen, and any other would have looked the same."""
    hand = ["dojo-1", "dojo-2", "dojo-4", "dojo-5"]
    position = {"seats": 2, "hands": [hand, []], "asked": [["shape", 0]]}
    assert not reveals("kodachi", position, "discard dojo-1")


def test_a_turn_that_ends_with_a_hidden_draw_shows_the_next_seat_its_cards() -> None:
    assert reveals("samurai_sword", {**SEVERAL, "hands": [[], [], []]}, "end")


def test_a_shuffle_is_noticed_by_what_another_key_would_have_made() -> None:
    """The first one of a random game, and no action that shuffles nothing."""
    state, rng = load("samurai_sword").new(7, 3), FastRng(3)
    before, action = state, 0
    while state.view(None)["reshuffles"] == 0:
        before, legal = state.clone(), state.legal()
        action = legal[rng.randbelow(len(legal))]
        state.apply(action)
    assert draws_chance(before, action)
    calm = load("kodachi").position({"seats": 2})
    assert not draws_chance(calm, calm.actions.parse("stealth"))


@pytest.mark.parametrize(
    ("game", "position", "token", "shows"),
    [
        ("samurai_sword", SEVERAL, "strike katana 1", True),
        ("kodachi", {"seats": 2}, "stealth", False),
        ("kodama_duo", {"seats": 2}, "split 20", False),
    ],
)
def test_a_card_counts_as_shown_when_more_of_it_are_in_sight(
    game: str, position: dict[str, object], token: str, shows: bool
) -> None:
    """To any seat or a spectator; what lay open already shows nothing."""
    state = load(game).position(position)
    action, cards = state.actions.parse(token), list_card_words(game, None)
    assert shows_card(state, action, cards, list_all_viewers(state)) == shows


@pytest.mark.parametrize("game", game_names())
def test_whoever_draws_a_card_has_been_shown_one(game: str) -> None:
    """In a random game; nothing is left to luck, as it is with worlds that are tried."""
    rules, rng, cards = load(game), FastRng(5), list_card_words(game, None)
    state, draws = rules.new(rules.min_seats, 5), 0
    while not state.over() and draws < 20:
        legal = state.legal()
        action, before = legal[rng.randbelow(len(legal))], state.clone()
        state.apply(action)
        if any(count_hidden(state)[zone] < left for zone, left in count_hidden(before).items()):
            assert shows_card(before, action, cards, list_all_viewers(before))
            draws += 1
    assert draws


def count_hidden(state: State) -> dict[str, int]:
    """How many cards the decks hold that anybody draws from."""
    position = state.to_position()
    piles = [position.get(name, []) for name in ("deck", "house_deck", "guard_deck")]
    own = position.get("decks", [])
    return {str(n): len(pile) for n, pile in enumerate([*piles, *own])}  # type: ignore


# At a shared screen only the acting seat has seen what happened


def test_a_card_from_the_hand_tells_the_acting_seat_nothing_new() -> None:
    """So it can be taken back as long as nobody else has looked at the screen."""
    assert reveals("samurai_sword", ARMED, "play focus")
    assert not reveals("samurai_sword", ARMED, "play focus", [0])


def test_a_drawn_card_tells_the_acting_seat_something() -> None:
    assert not reveals("samurai_sword", ARMED, "play breathing 1", [0])
    assert reveals("samurai_sword", ARMED, "play daimyo", [0])


# The last actions of a table


def test_a_seat_may_take_back_its_own_open_choice_and_nobody_else_may() -> None:
    match = Branch(play_randomly("kodachi", 2, 0).record, {"seats": 2})
    actor = match.state.actor()
    match.play("stealth")
    assert may_take_back(match, [actor], actor, 1)
    assert not may_take_back(match, [actor], 1 - actor, 1)


def test_one_revealing_action_among_the_last_ones_is_enough() -> None:
    match = Branch(play_randomly("samurai_sword", 3, 0).record, ARMED)
    match.play("play focus")
    assert not may_take_back(match, [0], 0, 1)
