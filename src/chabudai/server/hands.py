"""Bots in processes of their own: what a seat may know goes over, a token comes back."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from chabudai.bots import Budget, Glimpse, load_bot
from chabudai.engine import State, load
from chabudai.engine.rng import Quick
from chabudai.server.logbook import note

SECONDS = 2.0
TRIES = 2


class Question(msgspec.Struct, frozen=True):
    """All that a bot is told: the view, the answers, and a world dealt anew from what it knows."""

    bot: str
    game: str
    seat: int
    seed: int
    view: dict[str, object]
    legal: list[int]
    tokens: list[str]
    world: dict[str, object] | None


def question(bot: str, state: State, seat: int, seed: int) -> Question:
    """What a bot may know of a moment; the true state stays here."""
    glimpse = Glimpse.of(state, seat, seed, samples=load_bot(bot).samples)
    world = glimpse.world.to_position() if glimpse.world else None
    return Question(bot, state.game, seat, seed, glimpse.view, glimpse.legal, glimpse.tokens, world)


def answer(asked: bytes) -> str:
    """Think, in a worker process."""
    q = msgspec.json.decode(asked, type=Question)
    world = load(q.game).position(q.world) if q.world is not None else None
    budget = Budget(seconds=SECONDS)
    glimpse = Glimpse(q.game, q.seat, q.view, q.legal, q.tokens, Quick(q.seed), budget, world)
    return q.tokens[q.legal.index(load_bot(q.bot).choose(glimpse))]


class Hands:
    """A pool of worker processes; it starts with the first question."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, q: Question) -> str:
        """A bot's answer; the first legal one where the workers keep dying."""
        for _ in range(TRIES):
            pool = self._pool = self._pool or start_pool(self.workers)
            try:
                job = asyncio.wrap_future(pool.submit(answer, msgspec.json.encode(q)))
                return await job
            except BrokenProcessPool:
                note("bot-worker-died", bot=q.bot)
                self._replace(pool)
            except Exception as error:
                note("bot-failed", bot=q.bot, error=type(error).__name__)
                break
        return q.tokens[0]

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            broken.shutdown(wait=False)
            self._pool = None

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def start_pool(workers: int) -> ProcessPoolExecutor:
    """Workers that share nothing with the server, and do not outlive it."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=follow_the_server)


def follow_the_server() -> None:
    """Work at low priority, and end when the server ends, however it does."""
    os.nice(10)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """Wait for the parent's end."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
