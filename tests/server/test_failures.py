"""What goes wrong at one table stays there, and its record is safe."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from chabudai.engine import State, load
from chabudai.engine import game as registry
from chabudai.engine.decision import Decision
from chabudai.server.bots.pool import question
from chabudai.server.protocol import messages
from chabudai.server.storage import log as e
from chabudai.server.tables.registry import House
from tests.server.inside import Player, TestClock, house, lay_out
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


def deal(
    seats: int, key: bytes, options: Mapping[str, str], deck: str | None, listen: bool
) -> State:
    state = GOOD.deal(seats, key, options, deck, listen)
    state.stack.append(Crack(0))
    return state


@pytest.fixture(autouse=True)
def cracked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._guests, "cracked", replace(GOOD, name="cracked", deal=deal))


def test_a_rule_that_fails_pauses_its_table_and_no_other(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The log has what was before, and the server's log no word of what the rule said.

    Nor has it the table's name, which is an invitation.
    """
    opened: list[str] = []

    async def evening() -> None:
        async with house(tmp_path, TestClock()) as here:
            terms = messages.Terms(game="cracked", seats=3, bots=[None, "random", "random"])
            table = await here.open_table(terms, "P0")
            opened.append(table.id)
            player = Player(table, "P0")
            player.say(messages.Sit(0))
            player.say(messages.Ready())
            update = await player.next_update()
            player.say(messages.Play("x", update.v, update.legal[0].token))
            await player.next_room(lambda room: room.phase == "paused")
            kinds = [type(entry) for entry in await here.store.read(table.id)]
            assert kinds == [e.Opened, e.Seated, e.Readied, e.Started, e.Paused]
            others = await lay_out(here)
            others[0].say(messages.Play("x", 10**6, "strike katana 1"))
            await others[0].next(lambda message: isinstance(message, messages.Accepted))

    wait_for(evening())
    logged = capfd.readouterr().err
    assert "ZeroDivisionError" in logged
    assert "nobody may know" not in logged
    assert opened[0] not in logged


def test_a_paused_table_refuses_to_go_on_and_stays_so(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path, TestClock()) as here:
            players = await lay_out(here)
            await here.store.append(
                players[0].table.id, players[0].table.sitting.seq, e.Paused(reason="X")
            )
        async with house(tmp_path, TestClock()) as again:
            (table,) = again.tables.values()
            player = Player(table, "P0")
            player.say(messages.Play("x", 10**6, "end"))
            refused = await player.next(lambda message: isinstance(message, messages.Refused))
            assert isinstance(refused, messages.Refused)
            assert refused.code == "not-while-paused"

    wait_for(evening())


async def paused(here: House) -> list[Player]:
    """A table at which something went wrong once."""
    players = await lay_out(here)
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
        async with house(tmp_path, TestClock()) as here:
            players = await paused(here)
            assert await refusal(players[1], messages.Resume()) == "not-host"
            players[0].say(messages.Resume())
            await players[1].next_room(lambda room: room.phase == "playing")
            players[0].say(messages.Play("x", 10**6, "strike katana 1"))
            await players[0].next(lambda message: isinstance(message, messages.Accepted))
            assert await refusal(players[0], messages.Resume()) == "not-paused"
            log = await here.store.read(players[0].table.id)
            assert [type(entry) for entry in log[-3:]] == [e.Paused, e.Resumed, e.Played]

    wait_for(evening())


def test_a_table_that_these_rules_cannot_replay_waits_for_others_that_can(tmp_path: Path) -> None:
    """Its log is untouched, and read again when the host asks for it."""

    async def evening() -> None:
        async with house(tmp_path, TestClock()) as here:
            table = (await lay_out(here))[0].table
            seq = table.sitting.seq
            await here.store.append(table.id, seq, e.Played(seat=0, token="fly to the moon"))
        async with house(tmp_path, TestClock()) as again:
            player = Player(again.tables[table.id], "P0")
            assert await refusal(player, messages.Resume()) == "still-broken"
            assert len(await again.store.read(table.id)) == seq + 1

    wait_for(evening())


def test_a_table_that_another_process_has_written_is_read_again(tmp_path: Path) -> None:
    """The fence: nothing is acknowledged that is not in the log."""

    async def evening() -> None:
        async with house(tmp_path, TestClock()) as here, house(tmp_path, TestClock()) as there:
            players = await lay_out(here)
            table = await there.table(players[0].table.id)
            other = Player(table, "P0")
            await other.next_update()
            players[0].say(messages.Play("x", 10**6, "strike katana 1"))
            await players[0].next(lambda message: isinstance(message, messages.Accepted))
            other.say(messages.Play("y", 10**6, "end"))
            update = await other.next_update()
            assert update.view == players[0].table.sitting.match.state.view(0)  # type: ignore
            assert not [each for each in other.heard if isinstance(each, messages.Accepted)]

    wait_for(evening())


def test_a_bot_is_told_nothing_but_what_its_seat_may_know() -> None:
    state = GOOD.new(3, 1)
    asked = question("novice", state, state.actor(), 1, 1.0)
    assert asked.view == state.view(state.actor())
    assert asked.world is None
