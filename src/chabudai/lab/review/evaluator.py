"""Say what the moments of a finished game were worth.

What a moment is worth to a seat is its mean chance to win over worlds it could not tell from the
true one, each played on quickly and judged. Chance starts from the seed, the moment and the number
of the world, so it never matters who looks at what, nor in which order.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import sqrt

from chabudai.bots import Budget, Glimpse
from chabudai.engine.match.record import Record
from chabudai.engine.rng import FastRng, Rng
from chabudai.engine.rules.state import State
from chabudai.lab.arena.arena import victory_shares
from chabudai.lab.arena.player import load_fresh_bot
from chabudai.session.history import list_record_states
from chabudai.session.seeds import seed_from_words


@dataclass(frozen=True)
class EvaluationTask:
    """Worlds to evaluate from a seat at a step: as they are, or one move against another."""

    step: int
    seat: int
    worlds: range = range(0)
    moves: tuple[int, int] | None = None


@dataclass(frozen=True)
class SampleStats:
    """Figures of so many worlds: for every seat their sum, and the sum of their squares."""

    worlds: int
    sums: list[float]
    squares: list[float]

    def merge(self, other: SampleStats) -> SampleStats:
        """The figures of both samples as one."""
        worlds = self.worlds + other.worlds
        return SampleStats(
            worlds, add_rows(self.sums, other.sums), add_rows(self.squares, other.squares)
        )

    def means(self) -> list[float]:
        """Every seat's mean."""
        return [each / self.worlds for each in self.sums]

    def standard_errors(self) -> list[float]:
        """How far each may be off: one standard error; from one world nobody knows."""
        return [
            sqrt(max(0.0, squared / self.worlds - mean * mean) / max(1, self.worlds - 1))
            for squared, mean in zip(self.squares, self.means(), strict=True)
        ]


@dataclass(frozen=True)
class Evaluator:
    """Evaluates moments of one record; other processes get it as plain data and replay it."""

    record: Record
    bot: str
    thinking: Budget
    seed: int

    def __reduce__(self) -> tuple[type[Evaluator], tuple[Record, str, Budget, int]]:
        return Evaluator, (self.record, self.bot, self.thinking, self.seed)

    @cached_property
    def states(self) -> list[State]:
        """Every moment, from the deal to the end."""
        return list_record_states(self.record)

    def make_rng(self, *what: object) -> FastRng:
        """A random generator for one purpose."""
        return FastRng(seed_from_words(repr((self.seed, *what)), "big"))

    def advise(self, step: int) -> int:
        """What the bot would have played there, from what the seat knew."""
        state, bot = self.states[step], load_fresh_bot(self.bot)
        seed = int(self.make_rng("advice", step).bits())
        seat = state.actor()
        return bot.choose(Glimpse.of(state, seat, seed, self.thinking, samples=bot.samples))

    def evaluate(self, task: EvaluationTask) -> SampleStats:
        """Evaluate some worlds."""
        seen = [self.evaluate_world(task, number) for number in task.worlds]
        squares = [[figure * figure for figure in figures] for figures in seen]
        return SampleStats(len(seen), add_rows(*seen), add_rows(*squares))

    def evaluate_world(self, task: EvaluationTask, number: int) -> list[float]:
        """One world: every seat's chance, or how much better for it the first of two moves is."""
        purpose = ("world", task.step, task.seat, number)
        world = self.states[task.step].clone()
        world.game.strategy.determinize(world, task.seat, self.make_rng(*purpose))
        if task.moves is None:
            return play_out(world, self.make_rng(*purpose, "on"))
        one, other = (
            play_out(world.clone(), self.make_rng(*purpose, "on"), move) for move in task.moves
        )
        return [a - b for a, b in zip(one, other, strict=True)]


def add_rows(*rows: list[float]) -> list[float]:
    """Rows of figures added up, place by place."""
    return [sum(figures) for figures in zip(*rows, strict=True)]


def evaluate_state(state: State) -> list[float]:
    """What each seat got of the victory, or its chance at a glance."""
    strategy = state.game.strategy
    if state.stack:
        return strategy.win_probabilities(state)
    return victory_shares(state.winners(), strategy.teams(state))


def play_out(world: State, rng: Rng, move: int | None = None) -> list[float]:
    """Play on quickly as far as the game wants to be looked ahead, then judge every seat.

    A first move that is given counts as part of that: one that ends a turn is judged no later than
    one that does not.
    """
    strategy = world.game.strategy
    turns, now = strategy.search_horizon(world), strategy.turn_id(world)
    while world.stack and turns > 0:
        world.apply(strategy.rollout_action(world, rng) if move is None else move)
        move = None
        if strategy.turn_id(world) != now:
            turns, now = turns - 1, strategy.turn_id(world)
    return evaluate_state(world)
