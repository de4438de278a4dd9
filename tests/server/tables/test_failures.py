"""What goes wrong at one table stays there, and its record is safe."""

from __future__ import annotations

from copy import copy
from pathlib import Path
from typing import Any

import pytest

from chabudai.engine import State, load
from chabudai.engine import registry as games
from chabudai.engine.rules.decision import Decision
from chabudai.server.bots.pool import question
from chabudai.server.protocol import messages
from chabudai.server.storage import log as e
from chabudai.server.tables.registry import TableRegistry
from tests.server.in_process import Player, TestClock, lay_out, open_registry
from tests.server.running import wait_for

GOOD = load("samurai_sword")


class Crack(Decision[State]):
    """A question whose answer is a bug."""

    def legal(self, s: State) -> list[int]:
        return [0]

    def apply(self, s: State, action: int) -> None:
        raise ZeroDivisionError("a card nobody may know")

    def name(self) -> str:
        return "play"


def deal(*setting: Any) -> State:
    """A deal that begins with the bug."""
    state = GOOD.deal(*setting)
    state.stack.append(Crack(0))
    return state


@pytest.fixture(autouse=True)
def cracked(monkeypatch: pytest.MonkeyPatch) -> None:
    game = copy(GOOD)
    game.name = "cracked"
    monkeypatch.setattr(game, "deal", deal)
    monkeypatch.setitem(games._registered, "cracked", game)


def test_a_rule_that_fails_pauses_its_table_and_no_other(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The log has what was before, and the server's log no word of what the rule said.

    Nor has it the table's name, which is an invitation.
    """
    opened: list[str] = []

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            terms = messages.Terms(game="cracked", seats=3, bots=[None, "random", "random"])
            table = await registry.open_table(terms, "P0")
            opened.append(table.id)
            player = Player(table, "P0")
            player.say(messages.Sit(0))
            player.say(messages.Ready())
            update = await player.next_update()
            player.say(messages.Play("x", update.v, update.legal[0].token))
            await player.next_room(lambda room: room.phase == "paused")
            kinds = [type(entry) for entry in await registry.store.read_log(table.id)]
            assert kinds == [e.Opened, e.Seated, e.Readied, e.Started, e.Paused]
            others = await lay_out(registry)
            others[0].say(messages.Play("x", 10**6, "strike katana 1"))
            await others[0].next(lambda message: isinstance(message, messages.Accepted))

    wait_for(evening())
    logged = capfd.readouterr().err
    assert "ZeroDivisionError" in logged
    assert "nobody may know" not in logged
    assert opened[0] not in logged


def test_a_paused_table_refuses_to_go_on_and_stays_so(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            await registry.store.append(
                players[0].table.id, players[0].table.state.seq, e.Paused(reason="X")
            )
        async with open_registry(tmp_path, TestClock()) as again:
            table = await again.get(players[0].table.id)
            player = Player(table, "P0")
            player.say(messages.Play("x", 10**6, "end"))
            refused = await player.next(lambda message: isinstance(message, messages.Refused))
            assert isinstance(refused, messages.Refused)
            assert refused.code == "not-while-paused"

    wait_for(evening())


async def paused(registry: TableRegistry) -> list[Player]:
    """A table at which something went wrong once."""
    players = await lay_out(registry)
    players[0].table.post(go_wrong)
    for player in players:
        await player.next_room(lambda room: room.phase == "paused")
    return players


async def go_wrong() -> None:
    raise ZeroDivisionError


async def refusal(player: Player, message: messages.ClientMessage) -> str:
    """Why a table does not do something."""
    player.say(message)
    refused = await player.next(lambda each: isinstance(each, messages.Refused))
    assert isinstance(refused, messages.Refused)
    return refused.code


def test_the_host_lets_a_paused_table_go_on_where_it_was(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await paused(registry)
            assert await refusal(players[1], messages.Resume()) == "not-host"
            players[0].say(messages.Resume())
            await players[1].next_room(lambda room: room.phase == "playing")
            players[0].say(messages.Play("x", 10**6, "strike katana 1"))
            await players[0].next(lambda message: isinstance(message, messages.Accepted))
            assert await refusal(players[0], messages.Resume()) == "not-paused"
            log = await registry.store.read_log(players[0].table.id)
            assert [type(entry) for entry in log[-3:]] == [e.Paused, e.Resumed, e.Played]

    wait_for(evening())


def test_a_table_that_these_rules_cannot_replay_waits_for_others_that_can(tmp_path: Path) -> None:
    """Its log is untouched, and read again when the host asks for it."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            table = (await lay_out(registry))[0].table
            seq = table.state.seq
            await registry.store.append(table.id, seq, e.Played(seat=0, token="fly to the moon"))
        async with open_registry(tmp_path, TestClock()) as again:
            player = Player(await again.get(table.id), "P0")
            assert await refusal(player, messages.Resume()) == "still-broken"
            assert len(await again.store.read_log(table.id)) == seq + 1

    wait_for(evening())


def test_a_table_that_another_process_has_written_is_read_again(tmp_path: Path) -> None:
    """The fence: nothing is acknowledged that is not in the log."""

    async def evening() -> None:
        async with (
            open_registry(tmp_path, TestClock()) as registry,
            open_registry(tmp_path, TestClock()) as other_registry,
        ):
            players = await lay_out(registry)
            table = await other_registry.get(players[0].table.id)
            other = Player(table, "P0")
            await other.next_update()
            players[0].say(messages.Play("x", 10**6, "strike katana 1"))
            await players[0].next(lambda message: isinstance(message, messages.Accepted))
            other.say(messages.Play("y", 10**6, "end"))
            update = await other.next_update()
            assert update.view == players[0].table.state.match.state.view(0)  # type: ignore
            assert not [each for each in other.heard if isinstance(each, messages.Accepted)]

    wait_for(evening())


def test_a_bot_is_told_nothing_but_what_its_seat_may_know() -> None:
    state = GOOD.new(3, 1)
    asked = question("novice", state, state.actor(), 1, 1.0)
    assert asked.view == state.view(state.actor())
    assert asked.world is None
