"""Clocks, beats, standing answers, and bots for those who are gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.server.protocol import messages
from tests.server.in_process import DUEL, Player, TestClock, lay_out, open_registry
from tests.server.running import wait_for

LIVE = messages.Pace("live", 10, 2)
NO_PARRY: dict[str, object] = {**DUEL, "hands": [["katana"], ["geisha", "geisha"], ["geisha"]]}


def play(player: Player, token: str, id: str = "x") -> None:
    player.say(messages.Play(id, 10**6, token))


def test_a_move_costs_its_time_and_earns_the_increment(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock) as registry:
            players = await lay_out(registry, pace=LIVE)
            clock.advance(3)
            play(players[0], "strike katana 1")
            update = await players[2].next_update()
            assert update.clocks == messages.Clocks(1, [9, 10, 10])

    wait_for(evening())


@pytest.mark.parametrize("pace", [LIVE, messages.Pace("relaxed", 10)], ids=["live", "relaxed"])
def test_who_runs_out_of_time_is_played_by_a_bot_until_he_is_back(
    tmp_path: Path, pace: messages.Pace
) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock) as registry:
            players = await lay_out(registry, pace=pace)
            clock.advance(10)
            await players[1].next_room(lambda room: room.chairs[0].away)
            assert (await players[1].next_update()).events
            players[0].say(messages.Back())
            await players[1].next_room(lambda room: not room.chairs[0].away)

    wait_for(evening())


def test_nobody_s_clock_runs_while_the_server_is_down(tmp_path: Path) -> None:
    """It goes on from where the log says it stood."""

    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock) as registry:
            players = await lay_out(registry, pace=LIVE)
            clock.advance(3)
            play(players[0], "strike katana 1")
            await players[1].next_update()
        clock.advance(3600)
        async with open_registry(tmp_path, clock) as again:
            (table,) = again.tables.values()
            update = await Player(table, "P1").next_update()
            assert update.clocks == messages.Clocks(1, [9, 10, 10])

    wait_for(evening())


def test_without_a_pace_nobody_is_hurried(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock) as registry:
            players = await lay_out(registry)
            clock.advance(10**9)
            await players[0].wait_until_handled()
            assert registry.tables[players[0].table.id].state.actor() == 0

    wait_for(evening())


def test_who_leaves_is_played_by_a_bot(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            players[0].say(messages.Leave())
            assert (await players[1].next_update()).events

    wait_for(evening())


def test_nobody_plays_on_when_everybody_has_left(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            for player in reversed(players):
                player.say(messages.Leave())
            await players[0].next_room(lambda room: all(chair.away for chair in room.chairs))
            moved = players[0].table.state.last_move_v
            await players[0].wait_until_handled()
            assert players[0].table.state.last_move_v == moved

    wait_for(evening())


def test_a_quick_answer_is_held_until_the_beat_is_over(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock, beat=1.0) as registry:
            players = await lay_out(registry)
            clock.advance(1)
            play(players[0], "strike katana 1")
            await players[1].next_update()
            play(players[1], "take")
            await players[1].wait_until_handled()
            assert players[1].table.state.actor() == 1
            clock.advance(1)
            await players[1].next(lambda message: isinstance(message, messages.Accepted))

    wait_for(evening())


@pytest.mark.parametrize(
    ("position", "standing", "answer"),
    [(DUEL, "parry", "parry"), (DUEL, "take", "take"), (NO_PARRY, "parry", "take")],
    ids=["always", "never", "always, without one"],
)
def test_a_standing_answer_is_given_at_the_beat_whatever_it_is(
    tmp_path: Path, position: dict[str, object], standing: str, answer: str
) -> None:
    """Not before, and for who could not react as for who could."""

    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock, beat=1.0) as registry:
            players = await lay_out(registry, position)
            players[1].say(messages.Standing("defend", standing))
            clock.advance(1)
            play(players[0], "strike katana 1")
            await players[2].next_update()
            clock.advance(0.5)
            await players[2].wait_until_handled()
            assert players[2].table.state.actor() == 1
            clock.advance(0.5)
            await players[2].next_update()
            match = players[2].table.state.match
            assert match is not None
            assert match.record.actions[-1] == answer

    wait_for(evening())


def test_only_the_seat_itself_hears_of_its_standing_answers(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            before = [len(player.heard) for player in players]
            players[1].say(messages.Standing("defend", "parry"))
            await players[1].next_room(lambda room: "defend" in room.standing)
            await players[0].wait_until_handled()
            assert len(players[0].heard) == before[0] + 1
            assert isinstance(players[0].heard[-1], messages.Pong)

    wait_for(evening())


def test_a_standing_answer_keeps_the_words_it_was_offered_in(tmp_path: Path) -> None:
    """Also for who comes back later; one that nobody was offered has only its code."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            players[0].say(messages.Standing("turn", "end"))
            players[1].say(messages.Standing("defend", "parry"))
            again = [Player(player.table, player.connection.person) for player in players[:2]]
            kept = [await each.next_room(lambda room: bool(room.standing)) for each in again]
            assert kept[0].standing == {"turn": messages.Choice("end", "End your turn")}
            assert kept[1].standing == {"defend": messages.Choice("parry", "parry")}

    wait_for(evening())


@pytest.mark.parametrize("position", [DUEL, NO_PARRY], ids=["a choice", "no choice"])
def test_a_bot_takes_a_beat_too(tmp_path: Path, position: dict[str, object]) -> None:
    """However soon or late it knows its answer, the others are shown it then."""

    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock, beat=1.0) as registry:
            players = await lay_out(registry, position)
            players[1].say(messages.Leave())
            clock.advance(1)
            play(players[0], "strike katana 1")
            await players[2].next_update()
            for _ in range(2):
                for _ in range(3):
                    await players[2].wait_until_handled()
                assert players[2].table.state.actor() == 1
                clock.advance(0.5)
            await players[2].next_update()
            assert players[2].table.state.actor() != 1

    wait_for(evening())
