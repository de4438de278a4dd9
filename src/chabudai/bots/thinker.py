"""Players who look ahead: how long, in which worlds, and why they chose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from chabudai.bots.glimpse import Budget, Glimpse
from chabudai.bots.memory import Memory
from chabudai.bots.novice import BOT as NOVICE
from chabudai.bots.search import Search
from chabudai.bots.tree import Edge
from chabudai.engine.ai.evaluator import read_search_depth
from chabudai.engine.registry import load

LOOKED_AT = 16  # rounds between two looks at whether more of them can change anything
LEAST_NEW = 4  # at least one round in so many is new, however much was foreseen
USUAL_SEATS = 2
ENOUGH = 1000  # rounds after which a move may be settled


@dataclass(frozen=True)
class Move:
    """A move that was looked at: how often, and the chance to win that it seems to give."""

    action: int
    token: str
    visits: int
    value: float


@dataclass(frozen=True)
class Thought:
    """What came of thinking: the move, all moves looked at, best first, and in how many worlds."""

    action: int
    moves: list[Move]
    worlds: int


@dataclass(frozen=True)
class Thinker:
    """A level of play.

    Without a budget it thinks for its usual `rounds`, with one for `most` of them at most, both at
    a table for two; with more seats for more rounds, by the square of their number. Who
    `believes` takes what others did as a sign of what they are and hold; who `doubts` keeps to a
    novice's move unless another is clearly better; who is `patient` looks as far ahead as it pays
    to in a game before judging at a glance.
    """

    name: str
    rounds: int
    most: int
    believes: bool
    doubt: float = 0.0
    patient: bool = False
    clock: Callable[[], float] = perf_counter
    samples: bool = True
    memory: Memory = field(default_factory=Memory)

    def choose(self, glimpse: Glimpse) -> int:
        """The move looked at most."""
        return self.think(glimpse).action

    def think(self, glimpse: Glimpse) -> Thought:
        """Look ahead as far as the budget goes; with one answer there is nothing to think about."""
        if len(glimpse.legal) == 1:
            return Thought(glimpse.legal[0], [], 0)
        world = glimpse.known_world()
        depth = read_search_depth(load(glimpse.game).package) if self.patient else 1
        manner = (self.believes, self.doubt, depth)
        search = Search(world, glimpse.seat, glimpse.rng, *manner)
        search.root = self.memory.recall(glimpse)
        search.advice = NOVICE.choose(glimpse)
        self.spend(glimpse.budget, search)
        if not search.root.edges:
            return Thought(search.advice, [], 0)
        best = search.best()
        self.memory.keep(glimpse, best)
        tried = search.root.by_visits()
        moves = [summarize_edge(edge, world.actions.token(edge.action)) for edge in tried]
        return Thought(best.action, moves, search.worlds)

    def spend(self, budget: Budget, search: Search) -> None:
        """Think until time or rounds are up, or nothing can change any more."""
        allowed = self.rounds_of(budget, search.world.seats)
        rounds, seconds = count_new_rounds(allowed, search.root.visits), budget.seconds
        start = self.clock()
        for done in range(rounds):
            spent = self.clock() - start
            if seconds is not None and spent >= seconds:
                return
            left = estimate_rounds_left(rounds - done, done, spent, seconds)
            if done % LOOKED_AT == 0 and is_decided(search, done, left):
                return
            search.think()

    def rounds_of(self, budget: Budget, seats: int) -> int:
        """How many rounds a budget allows."""
        most = scale_rounds(self.most, seats)
        if budget.iterations is not None:
            return min(most, budget.iterations)
        return scale_rounds(self.rounds, seats) if budget.seconds is None else most


def scale_rounds(rounds: int, seats: int) -> int:
    """What so many rounds for two are for more: each seat answers every other."""
    return rounds * seats * seats // USUAL_SEATS**2


def count_new_rounds(rounds: int, known: int) -> int:
    """How many of the rounds to think now: those that were thought before count, up to a point."""
    return max(rounds // LEAST_NEW, rounds - known)


def is_decided(search: Search, done: int, left: int) -> bool:
    """Whether so many more rounds cannot change the move, or will not."""
    return search.lead() > left or (done >= ENOUGH and search.is_settled())


def estimate_rounds_left(most: int, done: int, spent: float, seconds: float | None) -> int:
    """How many rounds there is time for, at the pace so far."""
    if seconds is None or spent == 0.0:
        return most
    return min(most, int(done * (seconds - spent) / spent))


def summarize_edge(edge: Edge, token: str) -> Move:
    """What was found of a move."""
    return Move(edge.action, token, edge.visits, edge.value())
