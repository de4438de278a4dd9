"""Who speaks at a table: names that cannot be mistaken, muting, silence, and how fast."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from chabudai.client import Client
from chabudai.server.protocol import messages
from chabudai.server.storage import log as e
from chabudai.server.tables.registry import TableRegistry
from tests.server.conftest import NewServer
from tests.server.in_process import Player, TestClock, lay_out, open_registry
from tests.server.running import Server, guests_at, started, terms, wait_for


async def come(player: Player, name: str) -> Player:
    """Somebody with a nickname at the same table."""
    watcher = Player(player.table, f"person {name!r}", name)
    await watcher.wait_until_handled()
    return watcher


async def speak(player: Player, text: str = "") -> messages.Said:
    """Say something, and hear how it was heard."""
    text = text or f"Hello from {player.connection.person}"
    player.say(messages.Say(text))
    said = await player.next(lambda each: isinstance(each, messages.Said) and each.text == text)
    assert isinstance(said, messages.Said)
    return said


async def refusal(player: Player, message: messages.ClientMessage) -> str:
    """Why a table does not do something."""
    player.say(message)
    refused = await player.next(lambda each: isinstance(each, messages.Refused))
    assert isinstance(refused, messages.Refused)
    assert refused.text
    return refused.code


def lines(player: Player) -> list[str]:
    return [each.text for each in player.heard if isinstance(each, messages.Said)]


def at_a_table(
    folder: Path, evening: Callable[[TableRegistry, TestClock, list[Player]], Awaitable[None]]
) -> None:
    """Let three play, and something happen."""

    async def whole() -> None:
        clock = TestClock()
        async with open_registry(folder, clock) as registry:
            await evening(registry, clock, await lay_out(registry))

    wait_for(whole())


@pytest.mark.parametrize("name", ["P0", "p0", "PO", "Р0", "Ｐ０", "P 0", "P0."])
def test_nobody_who_watches_passes_for_a_player(tmp_path: Path, name: str) -> None:
    async def evening(registry: TableRegistry, clock: TestClock, players: list[Player]) -> None:
        said = await speak(await come(players[0], name))
        assert said.seat is None
        assert said.name == f"{name} 2"

    at_a_table(tmp_path, evening)


def test_nobody_who_watches_passes_for_another_who_does(tmp_path: Path) -> None:
    async def evening(registry: TableRegistry, clock: TestClock, players: list[Player]) -> None:
        first, second = await come(players[0], "Mika"), await come(players[0], "Мika")
        assert [(await speak(each)).name for each in (first, second)] == ["Mika", "Мika 2"]
        await first.depart()
        third = await come(players[0], "MIKA")  # whoever has spoken is remembered
        assert (await speak(third)).name == "MIKA 3"

    at_a_table(tmp_path, evening)


def test_whoever_sits_down_passes_for_nobody_who_watches(server: Server) -> None:
    async def sit() -> None:
        people = [await Client.welcome(server.url, name) for name in ("Mika", "Mіka", "Ren")]
        table = await people[0].open_table(terms(bots=["novice"]))
        async with guests_at(people, table) as (_, sits, bot):
            await sits.sit(1)
            await bot.sit(2)
            await sits.until(lambda: bool(sits.room and sits.room.chairs[2].name))
            assert sits.room is not None
            assert [chair.name for chair in sits.room.chairs] == ["Ren", "Mіka 2", "Ren 2"]

    wait_for(sit())


def test_muting_is_of_a_person_and_not_of_a_name(tmp_path: Path) -> None:
    async def evening(registry: TableRegistry, clock: TestClock, players: list[Player]) -> None:
        rude = await come(players[0], "Jun")
        speaker = (await speak(rude, "first")).speaker
        players[1].say(messages.Mute(speaker))
        room = await players[1].next_room(lambda room: bool(room.muted))
        assert room.muted == [messages.MutedSpeaker(speaker, "Jun")]
        await rude.depart()
        again = Player(rude.table, rude.connection.person, "Quite another name")
        assert (await speak(again, "second")).speaker == speaker
        await speak(players[2], "third")
        await players[1].wait_until_handled()
        assert lines(players[1]) == ["first", "third"]

    at_a_table(tmp_path, evening)


def test_an_id_of_a_speaker_is_no_persons_id(tmp_path: Path) -> None:
    async def evening(registry: TableRegistry, clock: TestClock, players: list[Player]) -> None:
        assert [(await speak(each)).speaker for each in players] == ["1", "2", "3"]
        assert await refusal(players[0], messages.Mute("P1")) == "nobody-of-that-id"

    at_a_table(tmp_path, evening)


def test_a_log_from_before_mutes_those_who_spoke_by_the_name(tmp_path: Path) -> None:
    async def evening(registry: TableRegistry, clock: TestClock, players: list[Player]) -> None:
        table = players[0].table
        await speak(players[0])
        await table.commit(e.Muted(person="P1", name="P0", muted=True))
        await speak(players[0], "unheard")
        await players[1].wait_until_handled()
        assert lines(players[1]) == ["Hello from P0"]

    at_a_table(tmp_path, evening)


def test_so_many_lines_at_once_and_then_one_a_second(tmp_path: Path) -> None:
    async def evening(registry: TableRegistry, clock: TestClock, players: list[Player]) -> None:
        for _ in range(4):
            await speak(players[0])
        assert await refusal(players[0], messages.Say("more")) == "too-much-said"
        await speak(players[1], "others may")
        clock.advance(1)
        await speak(players[0], "more")
        assert await refusal(players[0], messages.Say("still more")) == "too-much-said"

    at_a_table(tmp_path, evening)


def test_the_host_lets_those_who_watch_be_silent_and_speak_again(tmp_path: Path) -> None:
    async def evening(registry: TableRegistry, clock: TestClock, players: list[Player]) -> None:
        watcher = await come(players[0], "Jun")
        assert await refusal(players[1], messages.Hush()) == "not-host"
        players[0].say(messages.Hush())
        await watcher.next_room(lambda room: room.quiet)
        assert await refusal(watcher, messages.Say("Psst")) == "spectators-silenced"
        await speak(players[1])
        players[0].say(messages.Hush(False))
        await watcher.next_room(lambda room: not room.quiet)
        await speak(watcher, "At last")

    at_a_table(tmp_path, evening)


def test_chat_reaches_everybody_as_it_was_said(server: Server) -> None:
    async def talk() -> None:
        async with started(server, terms()) as guests:
            await guests[0].say(messages.Say("Hello <b>all</b>\u0007"))
            await guests[1].until(lambda: bool(guests[1].said))
            assert guests[1].said == [messages.Said("Player 0", 0, "Hello <b>all</b>", 1, "1")]

    wait_for(talk())


def test_a_line_that_is_told_again_has_the_same_number(tmp_path: Path) -> None:
    async def evening(registry: TableRegistry, clock: TestClock, players: list[Player]) -> None:
        said = [await speak(players[0], text) for text in ("one", "two")]
        assert [each.line for each in said] == [1, 2]
        again = Player(players[0].table, "P1")
        await again.wait_until_handled()
        assert [each for each in again.heard if isinstance(each, messages.Said)] == said

    at_a_table(tmp_path, evening)


def test_a_reconnection_shows_no_line_twice(new_server: NewServer) -> None:
    """The server tells all lines again to whoever comes; a client knows them by their numbers."""
    server = new_server()

    async def talk() -> None:
        async with started(server, terms()) as guests:
            await guests[0].say(messages.Say("one"))
            await guests[1].until(lambda: len(guests[1].said) == 1)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            while len(guests[1].said) < 2:  # what is said while a socket is gone is lost
                await guests[0].say(messages.Say("two"))
                await asyncio.sleep(0.1)
            lines = [each.line for each in guests[1].said]
            assert lines == sorted(set(lines))

    wait_for(talk())
