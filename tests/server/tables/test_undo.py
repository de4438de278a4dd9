"""Taking back: by oneself what taught nobody anything, by consent whatever else."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.server.protocol import messages
from chabudai.server.storage.log import TookBack
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
