"""One seat's thoughts on several cores: each thinks by itself, and the visits are added up."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from chabudai.bots.glimpse import Budget, Glimpse
from chabudai.bots.registry import load_bot
from chabudai.bots.thinker import Move, Thinker, Thought
from chabudai.engine.game import load
from chabudai.engine.rng import Quick


@dataclass(frozen=True)
class Question:
    """What goes to another process: all that a Glimpse holds, the world by its zones."""

    level: str
    game: str
    seat: int
    view: dict[str, object]
    legal: list[int]
    tokens: list[str]
    world: dict[str, object]
    budget: Budget
    seed: int


def answer(asked: Question) -> Thought:
    """Think, in a process of one's own."""
    world = load(asked.game).position(asked.world)
    moment = (asked.game, asked.seat, asked.view, asked.legal, asked.tokens)
    thinker = load_bot(asked.level)
    assert isinstance(thinker, Thinker)
    return thinker.think(Glimpse(*moment, Quick(asked.seed), asked.budget, world))


class Together:
    """Processes that think about the same moment, each with chance of its own."""

    def __init__(self, level: str, processes: int = 2) -> None:
        self.level = level
        self.processes = processes
        self._pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))

    def think(self, glimpse: Glimpse) -> Thought:
        """Ask all of them, then count what they have seen as one."""
        world = glimpse.known_world().to_position()
        moment = (glimpse.game, glimpse.seat, glimpse.view, glimpse.legal, glimpse.tokens)
        seeds = [int(glimpse.rng.bits()) for _ in range(self.processes)]
        asked = [Question(self.level, *moment, world, glimpse.budget, seed) for seed in seeds]
        return added(self._pool.map(answer, asked))

    def close(self) -> None:
        """Let the processes go."""
        self._pool.shutdown()


def added(thoughts: Iterable[Thought]) -> Thought:
    """Several thoughts of one moment as one: what most would do, of these what was seen most."""
    every = list(thoughts)
    found: dict[int, Move] = {}
    for move in [move for thought in every for move in thought.moves]:
        found[move.action] = joined(found[move.action], move) if move.action in found else move
    moves = sorted(found.values(), key=lambda move: (-move.visits, -move.value, move.action))
    votes = Counter(thought.action for thought in every)
    places = {move.action: place for place, move in enumerate(moves)}
    action = min(votes, key=lambda each: (-votes[each], places.get(each, len(moves)), each))
    return Thought(action, moves, sum([thought.worlds for thought in every]))


def joined(one: Move, other: Move) -> Move:
    """What two have seen of a move."""
    visits = one.visits + other.visits
    value = (one.visits * one.value + other.visits * other.value) / visits
    return Move(one.action, one.token, visits, value)
