"""Taking back: by oneself what taught nobody anything, by consent whatever else."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.engine import load
from chabudai.server.history.replay import make_log, make_replay
from chabudai.server.protocol import messages
from chabudai.server.storage import log as e
from chabudai.server.storage.log import TookBack
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.state import TableState
from tests.server.in_process import Player, TestClock, lay_out, open_registry
from tests.server.running import wait_for


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


DRAWING: dict[str, object] = {
    "seats": 3,
    "hands": [["breathing", "daimyo"], ["parry", "geisha"], ["geisha"]],
}


async def draw_two(player: Player) -> None:
    """Play a card that lets its player draw."""
    player.say(messages.Play("x", 10**6, "play daimyo"))
    await player.next(lambda message: message == messages.Accepted("x", message.v))  # type: ignore


async def try_to_take_back(player: Player, actions: int = 1) -> messages.ServerMessage:
    player.say(messages.Undo("y", 10**6, actions))
    return await player.next(
        lambda each: isinstance(each, (messages.Accepted, messages.Refused)) and each.id == "y"
    )


async def lay_out_with_bots(
    registry: TableRegistry, position: dict[str, object] = DRAWING, **terms: object
) -> Player:
    """One person against bots that wait."""
    agreed = messages.Terms(
        game="samurai_sword",
        seats=3,
        bots=[None, "random", "random"],
        **terms,  # type: ignore[arg-type]
    )
    opened = e.Opened(terms=agreed, host="P0", secret="00" * 32)
    seated = e.Seated(seat=0, person="P0", name="P0", entropy="")
    table = await registry.open_from_log(
        [opened, seated, e.Started(position=position, rules=load("samurai_sword").version)]
    )
    return Player(table, "P0")


@pytest.mark.parametrize("policy", ["consent", "own"])
def test_against_bots_nobody_takes_back_what_showed_them_a_card(
    tmp_path: Path, policy: str
) -> None:
    """Bots agree to nothing; and the table is as it was."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            player = await lay_out_with_bots(registry, undo=policy)
            await draw_two(player)
            refused = await try_to_take_back(player)
            assert isinstance(refused, messages.Refused)
            assert refused.code == "undo-not-free"
            assert len(player.table.state.deciders) == 1

    wait_for(evening())


def test_against_bots_it_counts_only_what_one_has_seen_oneself(tmp_path: Path) -> None:
    """A card put on the table is seen by bots, which forget it."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            position = {**DRAWING, "hands": [["armor", "bokken"], ["parry"], ["geisha"]]}
            player = await lay_out_with_bots(registry, position)
            player.say(messages.Play("x", 10**6, "play armor"))
            assert isinstance(await try_to_take_back(player), messages.Accepted)
            assert player.table.state.deciders == []

    wait_for(evening())


def test_nobody_can_agree_to_what_showed_the_asker_a_card(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry, DRAWING)
            await draw_two(players[0])
            refused = await try_to_take_back(players[0])
            assert isinstance(refused, messages.Refused)
            assert refused.code == "undo-not-free"

    wait_for(evening())


def test_at_a_practice_table_it_goes_back_with_what_bots_have_done_since(tmp_path: Path) -> None:
    """One's own actions are counted, and the room says what kind of table it is."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            player = await lay_out_with_bots(registry, practice=True)
            room = await player.next_room(lambda room: True)
            assert room.terms.practice
            await draw_two(player)
            player.say(messages.Play("z", 10**6, "end"))
            await player.next(
                lambda each: isinstance(each, messages.Update) and {0} < set(actors_in(each))
            )
            assert (await player.next_update()).undo >= 2
            assert isinstance(await try_to_take_back(player, 2), messages.Accepted)
            assert player.table.state.deciders == []
            assert player.table.state.match is not None
            assert [event.name for event in player.table.state.match.log] == [
                "for_practice",
                "took_back",
            ]

    wait_for(evening())


def actors_in(update: messages.Update) -> list[int]:
    """Who has caused what an update tells, with the reader."""
    return [0, *(each.by for each in update.events if each.by is not None)]


def test_that_something_was_taken_back_stays_in_the_log(tmp_path: Path) -> None:
    """Over a restart as well; whoever reads it is told by name, or as you."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry, {"seats": 2}, "kodachi")
            player = await declare(players)
            seat = player.table.state.deciders[0]
            (other,) = (each for each in players if each is not player)
            assert isinstance(await try_to_take_back(player), messages.Accepted)
            mine, theirs = await player.next_update(), await last_update(other)
            event = {"event": "took_back", "seat": seat, "actions": 1}
            you, them = "You take back a move.", f"P{seat} takes back a move."
            assert mine.events == [messages.Told(event, you, seat)]
            assert theirs.events == [messages.Told(event, them, seat)]
            read = TableState.from_log(
                player.table.id, await registry.store.read_log(player.table.id)
            )
            assert list(make_log(read, seat, "en"))[mine.before :] == mine.events
            assert next(make_replay(read, seat, "en")).events[mine.before :] == mine.events

    wait_for(evening())


async def last_update(player: Player) -> messages.Update:
    """The newest update of what somebody has heard so far."""
    await player.wait_until_handled()
    return [each for each in player.heard if isinstance(each, messages.Update)][-1]


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
