"""Bots go on whatever happens to their worker processes."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial

import httpx
import pytest

from chabudai.bots.thinker import Move, Thought
from chabudai.client import Guest
from chabudai.engine import load
from chabudai.server.bots.line import FairLine
from chabudai.server.bots.pool import (
    BotPool,
    Question,
    merge_thoughts,
    question,
    quick_answer,
)
from tests.server.conftest import NewServer
from tests.server.running import (
    PATIENCE,
    Server,
    clients,
    is_past,
    legal,
    play_to_the_end,
    start,
    terms,
    wait_for,
)
from tests.workers.processes import is_running, list_workers_of, worker_processes


async def kill_workers(server: Server) -> None:
    """End all worker processes of a server, as a machine does that is short of memory."""
    found = list_workers_of(server.process.pid)
    assert found
    for worker in found:
        os.kill(worker, signal.SIGKILL)
    while any(is_running(worker) for worker in found):
        await asyncio.sleep(0.01)


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
            while not list_workers_of(server.process.pid):
                await answer_once(guest)
                await guest.until(guest.asked)
            await kill_workers(server)
            await play_to_the_end(guest, 1)

    wait_for(evening())


def is_thinking(server: Server) -> bool:
    """Whether a worker has a question."""
    found = httpx.get(f"{server.url}/metrics", trust_env=False, timeout=PATIENCE).text
    return "chabudai_bot_running 1.0" in found


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
            while not (list_workers_of(server.process.pid) and is_thinking(server)):
                await asyncio.sleep(0.01)
            await kill_workers(server)
            await guest.until(partial(is_past, guest, v))

    wait_for(evening())


# Without a server


def ask(bot: str = "random", seconds: float = 1.0, seed: int = 2) -> Question:
    """A question with several answers, of which a stand-in takes another than chance would."""
    state = load("samurai_sword").new(3, 1)
    return question(bot, state, state.actor(), seed, seconds)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hangs"])
def test_a_worker_that_is_killed_or_hangs_is_replaced(number: signal.Signals) -> None:
    """Where it hangs, the stand-in answers the question, and the next one gets a new worker."""

    async def evening() -> None:
        bots, asked = BotPool(patience=PATIENCE), ask(seconds=0.2)
        drawn = await bots.choose(asked)
        assert drawn != quick_answer(asked)
        for process in worker_processes():
            assert process.pid is not None
            os.kill(process.pid, number)
        while number == signal.SIGKILL and bots.health() != "dead":
            await asyncio.sleep(0.01)
        if number == signal.SIGSTOP:
            bots.patience = 0.0
            assert await bots.choose(asked) == quick_answer(asked)
            bots.patience = PATIENCE
        assert await bots.choose(asked) == drawn
        assert bots.deaths == (number == signal.SIGKILL)
        assert bots.health() == ("late" if number == signal.SIGSTOP else "ok")
        bots.close()

    wait_for(evening())


def test_a_question_that_cannot_be_asked_is_answered_by_the_stand_in(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """No process can be started, for one: neither a worker nor what watches over it."""

    def fail(*_: object, **__: object) -> None:
        raise OSError

    async def evening() -> None:
        bots, asked = BotPool(patience=PATIENCE), ask()
        monkeypatch.setattr("chabudai.workers.worker.PROCESSES.Process", fail)
        monkeypatch.setattr("multiprocessing.resource_tracker.ensure_running", fail)
        bots.wake()
        assert await bots.choose(asked) == quick_answer(asked)
        assert await bots.advise(asked) is None
        assert bots.health() == "dead"
        monkeypatch.undo()
        assert await bots.choose(asked) != quick_answer(asked)
        assert bots.health() == "late"
        bots.close()

    wait_for(evening())
    lines = capfd.readouterr().err
    assert "bot-failed" in lines
    assert lines.count("bot-late") == 1


# Who is answered first


async def answer_in_order(bots: BotPool, asked: list[tuple[str, Question]]) -> list[int]:
    """Ask all these questions of guests at once; which of them were answered, in order."""
    order: list[int] = []

    async def wait_for_answer(number: int, guest: str, q: Question) -> None:
        await bots.choose(q, guest)
        order.append(number)

    async with asyncio.TaskGroup() as group:
        for number, (guest, q) in enumerate(asked):
            group.create_task(wait_for_answer(number, guest, q))
    return order


def test_guests_are_answered_in_turn_and_quick_bots_wait_for_nobody() -> None:
    """However many questions one of them has asked before."""

    async def evening() -> None:
        bots = BotPool(workers=1, patience=PATIENCE)
        many = [("many", ask("master", 0.1, seed)) for seed in range(8)]
        order = await answer_in_order(bots, [*many, ("few", ask("master", 0.1, 9))])
        assert order.index(8) <= 3
        assert [each for each in order if each < 8] == list(range(8))
        slow = asyncio.ensure_future(bots.choose(ask("master", 2 * PATIENCE), "many"))
        assert await bots.choose(ask("novice"), "few")
        assert not slow.done()
        slow.cancel()
        bots.close()

    wait_for(evening())


def test_a_question_nobody_waits_for_any_more_leaves_the_line() -> None:
    async def evening() -> None:
        bots = BotPool(workers=1)
        first, second = (asyncio.ensure_future(bots.choose(ask("master", 0.2))) for _ in range(2))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (bots.count_running(), bots.count_waiting()) == (1, 1)
        second.cancel()
        await first
        assert bots.count_waiting() == 0
        bots.close()

    wait_for(evening())


def test_at_the_beat_the_stand_in_answers_for_a_bot_still_in_line() -> None:
    async def evening() -> None:
        bots = BotPool(workers=1)
        first = asyncio.ensure_future(bots.choose(ask("master", 30.0), "many"))
        beat = asyncio.Event()
        waiting = asyncio.ensure_future(bots.choose(ask("master", 30.0, 2), "few", ready(beat)))
        while not bots.count_waiting():
            await asyncio.sleep(0)
        beat.set()
        assert await waiting == quick_answer(ask("master", 30.0, 2))
        assert (bots.count_waiting(), bots.late) == (0, 1)
        assert not first.done()
        first.cancel()
        bots.close()

    wait_for(evening())


async def ready(beat: asyncio.Event) -> None:
    await beat.wait()


def test_the_longer_the_line_the_shorter_the_thought() -> None:
    """Guests share alike; and each one's questions share what is left to them."""
    line: FairLine[int] = FairLine()
    assert line.share("many") == 1.0
    for number in range(4):
        line.add("many", number)
    line.add("few", 4)
    assert (line.share("many"), line.share("few"), line.share("new")) == (1 / 10, 1 / 4, 1 / 3)
    assert [line.take() for _ in range(5)] == [0, 4, 1, 2, 3]
    assert line.share("many") == 1.0


def test_visits_are_added_and_values_weighed_by_them() -> None:
    one = Thought(1, [Move(1, "one", 30, 0.5), Move(2, "two", 10, 0.4)], 40)
    other = Thought(2, [Move(2, "two", 30, 0.8)], 30)
    both = merge_thoughts([one, other])
    assert [(move.action, move.visits) for move in both.moves] == [(2, 40), (1, 30)]
    assert both.moves[0].value == pytest.approx(0.7)
    assert (both.action, both.worlds) == (2, 70)


def test_without_a_search_the_first_of_the_answers_counts() -> None:
    assert merge_thoughts([Thought(5, [], 0), Thought(6, [], 0)]) == Thought(5, [], 0)
