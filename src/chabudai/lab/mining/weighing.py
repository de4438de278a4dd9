"""Weighing the answers to one decision by search, at several budgets."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from chabudai.bots import Budget, Glimpse
from chabudai.bots.novice import BOT as NOVICE
from chabudai.bots.registry import STRONGEST, load_bot
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.state import State
from chabudai.lab.review.evaluator import play_out
from chabudai.learn.outcome import outcome_key
from chabudai.learn.puzzle import Question, World
from chabudai.session.advice import think
from chabudai.session.review import SURE

LADDER = (10, 30, 90)  # shorter searches, by which one sees how hard an answer is to find
COMPARED = 48  # worlds in which the best two answers are compared
EVEN = 0.01  # of a win: closer outcomes count as the same
FEW_VISITS = 3  # of a move: what it seems to give says little


@dataclass(frozen=True)
class Weighed:
    """The best answer of a search with all that come to the same, and the best of the others."""

    best: str
    right: list[str]
    next: str
    values: dict[str, float]
    worlds: int

    @property
    def margin(self) -> float:
        """By how much of a win the best answer is better than every other."""
        return self.values[self.best] - self.values[self.next]


@dataclass(frozen=True)
class Decision:
    """A decision of one seat, as a question asks for it; `keys` tell which answers are the same."""

    state: State
    seat: int
    question: Question
    keys: dict[str, str]

    @classmethod
    def of(cls, state: State, question: Question) -> Decision:
        seat, tokens = state.actor(), [state.actions.token(each) for each in state.legal()]
        keys = {token: outcome_key(state, seat, token, question) for token in tokens}
        return cls(state, seat, question, keys)

    def glimpse(self, seed: int, rounds: int) -> Glimpse:
        return Glimpse.of(self.state, self.seat, seed, Budget(iterations=rounds))

    def weigh(self, seed: int, rounds: int) -> Weighed | None:
        """What a search of so many rounds finds; nothing if it compares no two answers."""
        thought = think(load_bot(STRONGEST), self.glimpse(seed, rounds))
        values = {move.token: round(move.value, 3) for move in thought.moves if move.visits}
        visits = {move.token: move.visits for move in thought.moves}
        best = self.state.actions.token(thought.action)
        others = [each for each in values if self.keys[each] != self.keys[best]]
        seen = [each for each in others if visits[each] >= FEW_VISITS] or others
        if best not in values or not seen:
            return None
        right = [each for each in self.keys if self.keys[each] == self.keys[best]]
        runner_up = max(seen, key=lambda each: values[each])
        return Weighed(best, right, runner_up, values, thought.worlds)

    def novice_answer(self, seed: int) -> str:
        """What a beginner answers, who does not search."""
        return self.state.actions.token(NOVICE.choose(self.glimpse(seed, 0)))

    def count_rounds_needed(self, right: list[str], seed: int, first: int) -> int:
        """How long a search must be, so that it and all longer ones find the answer."""
        needed = first
        for rounds in reversed(LADDER):
            found = self.weigh(seed + rounds, rounds)
            if found is None or found.best not in right:
                return needed
            needed = rounds
        return 0 if self.novice_answer(seed) in right else needed

    def compare(self, one: str, other: str, seed: int) -> list[World]:
        """Play on quickly after either of two answers, in worlds that fit what the seat knows."""
        moves = [self.state.actions.parse(token) for token in (one, other)]
        return [self.try_in_world(moves, seed + number) for number in range(COMPARED)]

    def try_in_world(self, moves: list[int], seed: int) -> World:
        world = imagine_world(self.state, self.seat, seed)
        right, other = (play_out(world.clone(), FastRng(seed), move)[self.seat] for move in moves)
        return World(seed, round(right, 3), round(other, 3))


def imagine_world(state: State, seat: int, seed: int) -> State:
    """A world by what others did, that the seat cannot tell from the true one."""
    world = state.clone()
    world.game.strategy.determinize(world, seat, FastRng(seed))
    return world


def is_clearly_better(worlds: list[World]) -> bool:
    """Whether the right answer is better on the whole, by more than chance explains or is even."""
    gains = [each.right - each.next for each in worlds]
    return fmean(gains) > max(EVEN, SURE * stdev(gains) / sqrt(len(gains)))


def count_outcomes(worlds: list[World]) -> tuple[int, int, int]:
    """In how many worlds the right answer was better, about as good, and worse."""
    better = sum(each.right - each.next > EVEN for each in worlds)
    worse = sum(each.next - each.right > EVEN for each in worlds)
    return better, len(worlds) - better - worse, worse
