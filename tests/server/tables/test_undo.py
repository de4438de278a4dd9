"""Taking back: by oneself what taught nobody anything, by consent whatever else."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.engine import State, game_names, load
from chabudai.engine.rng import Quick
from chabudai.server.protocol import messages
from chabudai.server.storage.log import TookBack
from chabudai.server.tables.takeback import cards_of, draws_chance, shows_a_card, teaches
from tests.server.in_process import Player, TestClock, lay_out, open_registry
from tests.server.running import wait_for

SEVERAL: dict[str, object] = {
    "seats": 3,
    "hands": [["katana", "bokken"], ["parry", "geisha"], ["geisha"]],
}


def taught(game: str, position: dict[str, object], token: str) -> bool:
    """Whether an action teaches anybody anything."""
    state = load(game).position(position)
    return teaches(state, state.actions.parse(token), 1, cards_of(game, None))


def test_a_card_from_the_hand_teaches_the_others_who_had_it() -> None:
    assert taught("samurai_sword", SEVERAL, "strike katana 1")


def test_a_choice_among_open_things_teaches_nobody_anything() -> None:
    assert not taught("kodachi", {"seats": 2}, "stealth")


def test_a_choice_that_nobody_sees_teaches_nobody_anything() -> None:
    """The others learn only that a card was chosen, and any other would have looked the same."""
    hand = ["dojo-1", "dojo-2", "dojo-4", "dojo-5"]
    position = {"seats": 2, "hands": [hand, []], "asked": [["shape", 0]]}
    assert not taught("kodachi", position, "discard dojo-1")


def test_a_turn_that_ends_with_a_hidden_draw_teaches_the_next_seat_its_cards() -> None:
    assert taught("samurai_sword", {**SEVERAL, "hands": [[], [], []]}, "end")


def test_a_shuffle_is_noticed_by_what_another_key_would_have_made() -> None:
    """The first one of a random game, and no action that shuffles nothing."""
    state, rng = load("samurai_sword").new(7, 3), Quick(3)
    before, action = state, 0
    while state.view(None)["reshuffles"] == 0:
        before, legal = state.clone(), state.legal()
        action = legal[rng.below(len(legal))]
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
    assert shows_a_card(state, state.actions.parse(token), cards_of(game, None)) == shows


@pytest.mark.parametrize("game", game_names())
def test_whoever_draws_a_card_has_been_shown_one(game: str) -> None:
    """In a random game; nothing is left to luck, as it is with worlds that are tried."""
    rules, rng, cards = load(game), Quick(5), cards_of(game, None)
    state, draws = rules.new(rules.min_seats, 5), 0
    while not state.over() and draws < 20:
        legal = state.legal()
        action, before = legal[rng.below(len(legal))], state.clone()
        state.apply(action)
        if any(hidden(state)[zone] < left for zone, left in hidden(before).items()):
            assert shows_a_card(before, action, cards)
            draws += 1
    assert draws


def hidden(state: State) -> dict[str, int]:
    """How many cards the decks hold that anybody draws from."""
    position = state.to_position()
    piles = [position.get(name, []) for name in ("deck", "house_deck", "guard_deck")]
    own = position.get("decks", [])
    return {str(n): len(pile) for n, pile in enumerate([*piles, *own])}  # type: ignore


async def declare(players: list[Player]) -> Player:
    """The first seat decides among open things."""
    (seat,) = {player.table.state.actor() for player in players}
    players[seat].say(messages.Play("x", 10**6, "stealth"))
    await players[seat].next(lambda message: isinstance(message, messages.Accepted))
    return players[seat]


def test_a_seat_takes_back_by_itself_what_taught_nobody_anything(tmp_path: Path) -> None:
    """The log keeps both the action and the fact."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry, {"seats": 2}, "kodachi")
            player = await declare(players)
            assert (await player.next_update()).undo == 1
            player.say(messages.Undo("y", 10**6))
            await player.next(lambda message: message == messages.Accepted("y", message.v))  # type: ignore
            log = await registry.store.read_log(player.table.id)
            assert log[-1] == TookBack(seat=player.table.state.actor(), actions=1, id="y")
            assert player.table.state.deciders == []

    wait_for(evening())


async def struck(players: list[Player]) -> None:
    players[0].say(messages.Play("x", 10**6, "strike katana 1"))
    for player in players:
        await player.next(
            lambda message: isinstance(message, messages.Update) and bool(message.events)
        )


def test_anything_further_needs_the_consent_of_all_others(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            await struck(players)
            players[0].say(messages.Undo("y", 10**6))
            room = await players[2].next_room(lambda room: room.request is not None)
            assert room.request is not None
            players[1].say(messages.Consent(room.request.v, True))
            await players[2].next_room(lambda r: r.request is not None and r.request.waiting == [2])
            players[2].say(messages.Consent(room.request.v, True))
            await players[0].next(
                lambda each: isinstance(each, messages.Accepted) and each.id == "y"
            )
            assert players[0].table.state.actor() == 0

    wait_for(evening())


def test_one_who_does_not_agree_is_enough(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            await struck(players)
            players[0].say(messages.Undo("y", 10**6))
            room = await players[2].next_room(lambda room: room.request is not None)
            assert room.request is not None
            players[2].say(messages.Consent(room.request.v, False))
            await players[0].next_room(lambda room: room.request is not None)
            await players[0].next_room(lambda room: room.request is None)
            assert players[0].table.state.actor() == 1

    wait_for(evening())


@pytest.mark.parametrize(("policy", "code"), [("never", "no-undo"), ("own", "undo-not-free")])
def test_a_table_may_allow_less(tmp_path: Path, policy: str, code: str) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry, undo=policy)
            await struck(players)
            players[0].say(messages.Undo("y", 10**6))
            refused = await players[0].next(lambda message: isinstance(message, messages.Refused))
            assert isinstance(refused, messages.Refused)
            assert refused.code == code

    wait_for(evening())


def test_nobody_takes_back_what_another_seat_decided(tmp_path: Path) -> None:
    """Even where it taught nobody anything."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry, {"seats": 2}, "kodachi", undo="own")
            decider = await declare(players)
            (other,) = (player for player in players if player is not decider)
            other.say(messages.Undo("y", 10**6))
            refused = await other.next(lambda message: isinstance(message, messages.Refused))
            assert isinstance(refused, messages.Refused)
            assert refused.code == "undo-not-free"

    wait_for(evening())
