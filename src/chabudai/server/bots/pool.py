"""Bots in processes of their own: what a seat may know goes over, a token comes back."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

import msgspec

from chabudai.bots import Budget, Glimpse, load_bot
from chabudai.bots.registry import LEVELS
from chabudai.bots.thinker import Move, Thought
from chabudai.engine import State, load
from chabudai.engine.registry import own_games
from chabudai.engine.rng import FastRng
from chabudai.server.bots.line import FairLine
from chabudai.server.ops.logs import error_name, log_event
from chabudai.server.settings import Limits
from chabudai.session.advice import Advice, think, weigh_moves
from chabudai.workers.pool import WorkLost
from chabudai.workers.process_pool import ProcessPool

T = TypeVar("T")
STAND_IN: Final = "novice"  # plays for whoever is away, and for a bot that does not answer in time
QUICK: Final = ("random", "novice")  # they answer without looking ahead
LEAST_SECONDS = 0.01  # less is not worth asking
RECENT = 60.0  # seconds for which a late answer is worth telling

BotHealth = Literal["ok", "late", "dead"]


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


def make_glimpse(q: Question) -> Glimpse:
    """A question as a bot takes it."""
    world = load(q.game).position(q.world) if q.world is not None else None
    budget = Budget(seconds=q.seconds)
    return Glimpse(q.game, q.seat, q.view, q.legal, q.tokens, FastRng(q.seed), budget, world)


def quick_answer(q: Question) -> str:
    """What the stand-in says at a glance: in this process, in less than a millisecond."""
    try:
        glimpse = make_glimpse(msgspec.structs.replace(q, world=None))
        return q.tokens[q.legal.index(load_bot(STAND_IN).choose(glimpse))]
    except Exception as error:  # of a game's own strategy: the game has to go on
        log_event("bot-failed", bot=STAND_IN, error=error_name(error))
        return q.tokens[0]


# In a worker process


def load_all() -> None:
    """Read all code beforehand, or the first answer would take much longer than others."""
    for level in LEVELS:
        load_bot(level)
    for game in own_games():
        load(game)


def choose_token(asked: bytes) -> str:
    """Let a bot answer a question."""
    q = msgspec.json.decode(asked, type=Question)
    return q.tokens[q.legal.index(load_bot(q.bot).choose(make_glimpse(q)))]


def think_aloud(asked: bytes) -> Thought:
    """Let a bot weigh all moves, without memories of other moments."""
    q = msgspec.json.decode(asked, type=Question)
    return think(load_bot(q.bot), make_glimpse(q))


# In the server


def merge_thoughts(thoughts: Sequence[Thought]) -> Thought:
    """Several thoughts on one moment as one: what most would do, of these what was seen most."""
    found: dict[int, Move] = {}
    for move in [move for thought in thoughts for move in thought.moves]:
        same = found.get(move.action)
        found[move.action] = move if same is None else merge_moves(same, move)
    moves = sorted(found.values(), key=lambda move: (-move.visits, -move.value, move.action))
    votes = Counter(thought.action for thought in thoughts)
    places = {move.action: place for place, move in enumerate(moves)}
    action = min(votes, key=lambda each: (-votes[each], places.get(each, len(moves)), each))
    return Thought(action, moves, sum([thought.worlds for thought in thoughts]))


def merge_moves(one: Move, other: Move) -> Move:
    """The same move with the visits of both, its value the mean of them."""
    visits = one.visits + other.visits
    value = (one.visits * one.value + other.visits * other.value) / visits
    return Move(one.action, one.token, visits, value)


@dataclass(eq=False)
class Asked:
    """A question in line: who it is asked for, and until when an answer is of use."""

    job: Callable[[bytes], Any]
    question: Question
    guest: str
    due: float | None
    answer: asyncio.Future[Any]

    def is_quick(self) -> bool:
        return self.question.bot in QUICK


class BotPool:
    """Bots in worker processes; these start with the first question.

    Each guest's questions are answered in turn with those of others. Bots that look ahead have
    `workers` processes at most; one more is kept for those that answer at a glance, which so never
    wait for the others. The longer the line, the shorter the thought. A worker that does not answer
    within `patience` seconds of the time its bot had counts as stuck.
    """

    def __init__(self, workers: int = 1, patience: float = Limits.bot_patience_seconds) -> None:
        self.workers = workers
        self.patience = patience
        self.late = 0
        self.deaths = 0
        self._late_at = float("-inf")
        self._quick: FairLine[Asked] = FairLine()
        self._slow: FairLine[Asked] = FairLine()
        self._running: dict[asyncio.Task[None], Asked] = {}
        self._has_worked = False
        self._pool = ProcessPool(workers + 1, on_death=self._note_death, prepare=load_all)

    def wake(self) -> None:
        """Start a worker, since there will be questions soon."""
        self._has_worked = True
        self._pool.wake()

    async def choose(
        self, q: Question, guest: str = "", beat: Awaitable[None] | None = None
    ) -> str:
        """A bot's answer; the stand-in's where no worker can give one.

        With a beat, it is given at the very end of that, no matter how long it took to find: the
        stand-in's, if the bot has none by then.
        """
        asking = asyncio.ensure_future(self._choose(q, guest, is_due=beat is not None))
        try:
            if beat is None:
                return await asking
            await beat
            if asking.done():
                return asking.result()
            self._note_late(q)
            return quick_answer(q)
        finally:
            asking.cancel()

    async def _choose(self, q: Question, guest: str, is_due: bool) -> str:
        if len(q.tokens) == 1:
            return q.tokens[0]
        answer = await self._ask(choose_token, q, guest, is_due)
        if answer is None:
            self._note_late(q)
            return quick_answer(q)
        return answer

    async def advise(self, q: Question, guest: str = "") -> Advice | None:
        """What all workers think of a moment, each with a seed of its own; None if all fail."""
        asked = [msgspec.structs.replace(q, seed=q.seed + n) for n in range(self.workers)]
        answers = await asyncio.gather(*[self._ask(think_aloud, each, guest) for each in asked])
        thoughts = [thought for thought in answers if thought is not None]
        return weigh_moves(merge_thoughts(thoughts), q.legal, q.tokens) if thoughts else None

    # The line

    async def _ask(
        self, job: Callable[[bytes], T], q: Question, guest: str, is_due: bool = False
    ) -> T | None:
        """Put a question in line; None if there is no answer, or none in time."""
        loop = asyncio.get_running_loop()
        due = loop.time() + q.seconds if is_due else None
        asked = Asked(job, q, guest, due, loop.create_future())
        line = self._quick if asked.is_quick() else self._slow
        line.add(guest, asked)
        self._hand_out()
        try:
            found: T | None = await asked.answer
            return found
        finally:
            line.remove(guest, asked)

    def _hand_out(self) -> None:
        """Give free workers something to do."""
        while len(self._running) <= self.workers and len(self._quick):
            self._start(self._quick.take(), 1.0)
        while self._count_slow() < self.workers >= len(self._running) and len(self._slow):
            asked = self._slow.take()
            self._start(asked, min(1.0, self.workers * self._slow.share(asked.guest)))

    def _count_slow(self) -> int:
        return len([each for each in self._running.values() if not each.is_quick()])

    def _start(self, asked: Asked, share: float) -> None:
        q, seconds = asked.question, asked.question.seconds * share
        if asked.due is not None:
            seconds = min(seconds, asked.due - asyncio.get_running_loop().time())
            if seconds < LEAST_SECONDS:
                self._finish(asked, None)
                return
        work = self._answer(asked, msgspec.structs.replace(q, seconds=seconds))
        task = asyncio.get_running_loop().create_task(work)
        self._running[task] = asked
        task.add_done_callback(self._end)

    async def _answer(self, asked: Asked, q: Question) -> None:
        self._finish(asked, await self._run(asked.job, q))

    def _finish(self, asked: Asked, found: object) -> None:
        if not asked.answer.done():
            asked.answer.set_result(found)

    def _end(self, task: asyncio.Task[None]) -> None:
        del self._running[task]
        self._hand_out()

    async def _run(self, job: Callable[[bytes], T], q: Question) -> T | None:
        """Have a worker answer; whatever goes wrong with it, the game has to go on."""
        self._has_worked = True
        try:
            return await self._pool.run(job, msgspec.json.encode(q), q.seconds + self.patience)
        except TimeoutError:
            log_event("bot-too-slow", bot=q.bot)
        except WorkLost:
            log_event("bot-workers-lost", bot=q.bot)
        except Exception as error:
            log_event("bot-failed", bot=q.bot, error=error_name(error))
        return None

    # How they are

    def count_waiting(self) -> int:
        """How many questions are in line."""
        return len(self._quick) + len(self._slow)

    def count_running(self) -> int:
        """How many questions workers are at."""
        return len(self._running)

    def count_alive(self) -> int:
        """How many worker processes there are."""
        return self._pool.count_alive()

    def health(self) -> BotHealth:
        """Whether bots answer, and in time."""
        if self._has_worked and not self.count_alive():
            return "dead"
        return "late" if self._was_late() else "ok"

    def _was_late(self) -> bool:
        return asyncio.get_running_loop().time() - self._late_at < RECENT

    def _note_late(self, q: Question) -> None:
        """Count an answer that the stand-in had to give; one line in the log for many."""
        if not self._was_late():
            log_event("bot-late", bot=q.bot)
        self.late += 1
        self._late_at = asyncio.get_running_loop().time()

    def _note_death(self) -> None:
        self.deaths += 1
        log_event("bot-worker-died")

    def close(self) -> None:
        """End the workers."""
        for task in self._running:
            task.remove_done_callback(self._end)
            task.cancel()
        self._running.clear()
        self._pool.close()
