"""Bots in processes of their own: what a seat may know goes over, a token comes back."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from chabudai.bots import Budget, Glimpse, load_bot
from chabudai.bots.thinker import Move, Thought
from chabudai.engine import State, load
from chabudai.engine.rng import FastRng
from chabudai.server.ops.logs import error_name, log_event
from chabudai.session.advice import Advice, think, weigh_moves
from chabudai.workers.pool import WorkLost
from chabudai.workers.process_pool import ProcessPool

T = TypeVar("T")
PATIENCE = 20.0  # seconds beyond the time a bot has: whoever waits in line is not late yet


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


# In a worker process


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


class BotPool:
    """Bots in worker processes; these start with the first question."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._pool = ProcessPool(workers, on_death=lambda: log_event("bot-worker-died"))

    async def choose(self, q: Question) -> str:
        """A bot's answer, at once if there is only one; the first if no worker can answer."""
        if len(q.tokens) == 1:
            return q.tokens[0]
        return await self._run(choose_token, q) or q.tokens[0]

    async def advise(self, q: Question) -> Advice | None:
        """What all workers think of a moment, each with a seed of its own; None if all fail."""
        asked = [msgspec.structs.replace(q, seed=q.seed + n) for n in range(self._pool.workers)]
        answers = await asyncio.gather(*[self._run(think_aloud, each) for each in asked])
        thoughts = [thought for thought in answers if thought is not None]
        return weigh_moves(merge_thoughts(thoughts), q.legal, q.tokens) if thoughts else None

    async def _run(self, job: Callable[[bytes], T], q: Question) -> T | None:
        """Have a worker answer; whatever goes wrong with it, the game has to go on."""
        try:
            return await self._pool.run(job, msgspec.json.encode(q), q.seconds + self.patience)
        except TimeoutError:
            log_event("bot-too-slow", bot=q.bot)
        except WorkLost:
            log_event("bot-workers-lost", bot=q.bot)
        except Exception as error:
            log_event("bot-failed", bot=q.bot, error=error_name(error))
        return None

    def close(self) -> None:
        """End the workers."""
        self._pool.close()
