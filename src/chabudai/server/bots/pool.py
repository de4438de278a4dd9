"""Bots in processes of their own: what a seat may know goes over, a token comes back."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec

from chabudai.bots import Budget, Glimpse, load_bot
from chabudai.bots.thinker import Thought
from chabudai.bots.together import added
from chabudai.engine import State, load
from chabudai.engine.rng import Quick
from chabudai.server.ops.logs import log_event
from chabudai.session.advice import Advice, think, weigh_moves

T = TypeVar("T")
TRIES = 2
PATIENCE = 20.0  # beyond the time a bot has: whoever waits in line is not late yet


class Question(msgspec.Struct, frozen=True):
    """All that a bot is told: the view, the answers, and a world dealt anew from what it knows."""

    bot: str
    game: str
    seat: int
    seed: int
    seconds: float
    view: dict[str, object]
    legal: list[int]
    tokens: list[str]
    world: dict[str, object] | None


def question(bot: str, state: State, seat: int, seed: int, seconds: float) -> Question:
    """What a bot may know of a moment; the true state stays here."""
    g = Glimpse.of(state, seat, seed, samples=load_bot(bot).samples)
    world = g.world.to_position() if g.world else None
    return Question(bot, state.game.name, seat, seed, seconds, g.view, g.legal, g.tokens, world)


def glimpse_of(q: Question) -> Glimpse:
    """A question as a bot takes it."""
    world = load(q.game).position(q.world) if q.world is not None else None
    budget = Budget(seconds=q.seconds)
    return Glimpse(q.game, q.seat, q.view, q.legal, q.tokens, Quick(q.seed), budget, world)


def answer(asked: bytes) -> str:
    """Think, in a worker process."""
    q = msgspec.json.decode(asked, type=Question)
    return q.tokens[q.legal.index(load_bot(q.bot).choose(glimpse_of(q)))]


def advice(asked: bytes) -> Thought:
    """Think aloud, in a worker process, without memories of other moments."""
    q = msgspec.json.decode(asked, type=Question)
    return think(load_bot(q.bot), glimpse_of(q))


class Hands:
    """A pool of worker processes; it starts with the first question."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE) -> None:
        self.workers = workers
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, q: Question) -> str:
        """A bot's answer, at once where there is only one; the first where workers keep dying."""
        if len(q.tokens) == 1:
            return q.tokens[0]
        return await self._work(answer, q) or q.tokens[0]

    async def advise(self, q: Question) -> Advice | None:
        """What all workers think of a moment, with reasons; none where they keep dying."""
        asked = [msgspec.structs.replace(q, seed=q.seed + n) for n in range(self.workers)]
        thoughts = await asyncio.gather(*[self._work(advice, each) for each in asked])
        heard = [thought for thought in thoughts if thought is not None]
        return weigh_moves(added(heard), q.legal, q.tokens) if heard else None

    async def _work(self, job: Callable[[bytes], T], q: Question) -> T | None:
        for _ in range(TRIES):
            pool = self._pool = self._pool or start_pool(self.workers)
            thinking = pool.submit(job, msgspec.json.encode(q))
            try:
                async with asyncio.timeout(q.seconds + self.patience):
                    return await asyncio.wrap_future(thinking)
            except BrokenProcessPool:
                log_event("bot-worker-died", bot=q.bot)
                self._replace(pool)
            except TimeoutError:
                log_event("bot-too-slow", bot=q.bot)
                if thinking.running():  # and not only in line behind others
                    end_workers(pool)
                break
            except Exception as error:
                log_event("bot-failed", bot=q.bot, error=type(error).__name__)
                break
        return None

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


def end_workers(pool: ProcessPoolExecutor) -> None:
    """End workers that do not come back; others who wait for them ask again."""
    for process in list(pool._processes.values()):
        process.kill()


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
