"""Bots go on whatever happens to their worker processes."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path

import pytest

from chabudai.bots.thinker import Move, Thought
from chabudai.client import Guest
from chabudai.engine import load
from chabudai.server.bots.pool import PATIENCE, BotPool, Question, merge_thoughts, question
from tests.server.conftest import NewServer
from tests.server.running import (
    Server,
    clients,
    is_past,
    legal,
    play_to_the_end,
    start,
    terms,
    wait_for,
)
from tests.workers.processes import worker_processes

NOTICED = 0.5  # seconds in which whoever watches over a process has seen that it is gone


def worker_ids(server: Server) -> list[int]:
    """The worker processes of a server."""
    found = []
    for folder in [each for each in Path("/proc").iterdir() if each.name.isdigit()]:
        try:
            parent = int((folder / "stat").read_text().rpartition(") ")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:  # it has just ended
            continue
        if parent == server.process.pid and b"spawn_main" in command:
            found.append(int(folder.name))
    return found


def kill_workers(server: Server) -> None:
    """End all worker processes of a server, as a machine does that is short of memory."""
    found = worker_ids(server)
    assert found
    for worker in found:
        os.kill(worker, signal.SIGKILL)


async def answer_once(guest: Guest) -> None:
    """Wait for a question and give the first answer."""
    await guest.until(guest.asked)
    v = guest.version()
    await guest.play(legal(guest)[0])
    await guest.until(partial(is_past, guest, v))


@pytest.mark.parametrize("game", ["samurai_sword", "kodachi"])
def test_bots_play_on_after_their_idle_worker_was_killed(new_server: NewServer, game: str) -> None:
    server = new_server()

    async def evening() -> None:
        (person,) = await clients(server, 1)
        table = await person.open_table(terms(game, bots=[None, "novice", "novice"]))
        async with person.at(table) as guest:
            await start([guest])
            await guest.until(guest.asked)
            while not worker_ids(server):
                await answer_once(guest)
                await guest.until(guest.asked)
            kill_workers(server)
            await asyncio.sleep(NOTICED)
            await play_to_the_end(guest, 1)

    wait_for(evening(), 60)


def test_a_bot_answers_though_its_worker_is_killed_while_it_thinks(new_server: NewServer) -> None:
    server = new_server(beat=5.0)  # it thinks nearly as long

    async def evening() -> None:
        (person,) = await clients(server, 1)
        table = await person.open_table(terms(bots=[None, "master", "master"]))
        async with person.at(table) as guest:
            await start([guest])
            while guest.asked():
                await answer_once(guest)
            v = guest.version()
            while not worker_ids(server):
                await asyncio.sleep(0.1)
            await asyncio.sleep(1.0)
            kill_workers(server)
            await guest.until(partial(is_past, guest, v))

    wait_for(evening(), 60)


# Without a server


def ask_novice(seconds: float = 1.0) -> Question:
    """A question with several answers, of which a novice takes another than the first."""
    state = load("samurai_sword").new(3, 1)
    return question("novice", state, state.actor(), 1, seconds)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hangs"])
def test_a_worker_that_is_killed_or_hangs_is_replaced(number: signal.Signals) -> None:
    """Where it hangs, the question gets the first answer, and the next one a new worker."""

    async def evening() -> None:
        bots, asked = BotPool(), ask_novice(0.2)
        best = await bots.choose(asked)
        assert best != asked.tokens[0]
        for process in worker_processes():
            assert process.pid is not None
            os.kill(process.pid, number)
        await asyncio.sleep(NOTICED)
        if number == signal.SIGSTOP:
            bots.patience = 0.0
            assert await bots.choose(asked) == asked.tokens[0]
            bots.patience = PATIENCE
        assert await bots.choose(asked) == best
        bots.close()

    wait_for(evening(), 60)


def test_a_question_that_cannot_be_asked_gets_the_first_answer(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """No process can be started, for one."""

    def fail(*_: object) -> None:
        raise OSError

    async def evening() -> None:
        bots, asked = BotPool(), ask_novice()
        monkeypatch.setattr("chabudai.workers.worker.SPAWN.Process", fail)
        assert await bots.choose(asked) == asked.tokens[0]
        assert await bots.advise(asked) is None
        monkeypatch.undo()
        assert await bots.choose(asked) != asked.tokens[0]
        bots.close()

    wait_for(evening(), 60)
    assert "bot-failed" in capfd.readouterr().err


def test_visits_are_added_and_values_weighed_by_them() -> None:
    one = Thought(1, [Move(1, "one", 30, 0.5), Move(2, "two", 10, 0.4)], 40)
    other = Thought(2, [Move(2, "two", 30, 0.8)], 30)
    both = merge_thoughts([one, other])
    assert [(move.action, move.visits) for move in both.moves] == [(2, 40), (1, 30)]
    assert both.moves[0].value == pytest.approx(0.7)
    assert (both.action, both.worlds) == (2, 70)


def test_without_a_search_the_first_of_the_answers_counts() -> None:
    assert merge_thoughts([Thought(5, [], 0), Thought(6, [], 0)]) == Thought(5, [], 0)
