"""Somebody who looks at the moments of a finished game and says what each was worth.

What a moment is worth to a seat is its mean chance to win over worlds it could not tell from the
true one, each played on quickly and judged. Chance starts from the seed, the moment and the number
of the world, so it never matters who looks at what, nor in which order.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import sqrt

from chabudai.bots import Budget, Glimpse
from chabudai.engine.record import Record
from chabudai.engine.rng import Quick, Rng
from chabudai.engine.state import State
from chabudai.lab.arena.arena import shares_of
from chabudai.lab.arena.player import hired
from chabudai.session.history import list_record_states
from chabudai.session.seeds import seed_from_words


@dataclass(frozen=True)
class Look:
    """Worlds to look at from a seat at a step: as they are, or what one move changes to another."""

    step: int
    seat: int
    worlds: range = range(0)
    moves: tuple[int, int] | None = None


@dataclass(frozen=True)
class Seen:
    """What was seen in so many worlds: every seat's figure summed up, and squared and summed up."""

    worlds: int
    sums: list[float]
    squares: list[float]

    def plus(self, other: Seen) -> Seen:
        """Both together."""
        worlds = self.worlds + other.worlds
        return Seen(worlds, added(self.sums, other.sums), added(self.squares, other.squares))

    def means(self) -> list[float]:
        """Every seat's figure."""
        return [each / self.worlds for each in self.sums]

    def errors(self) -> list[float]:
        """How far each may be off: one standard error; from one world nobody knows."""
        return [
            sqrt(max(0.0, squared / self.worlds - mean * mean) / max(1, self.worlds - 1))
            for squared, mean in zip(self.squares, self.means(), strict=True)
        ]


@dataclass(frozen=True)
class Onlooker:
    """Looks at one record. It travels to other processes as plain data and replays it there."""

    record: Record
    bot: str
    thinking: Budget
    seed: int

    def __reduce__(self) -> tuple[type[Onlooker], tuple[Record, str, Budget, int]]:
        return Onlooker, (self.record, self.bot, self.thinking, self.seed)

    @cached_property
    def states(self) -> list[State]:
        """Every moment, from the deal to the end."""
        return list_record_states(self.record)

    def chance(self, *what: object) -> Quick:
        """A generator for one purpose."""
        return Quick(seed_from_words(repr((self.seed, *what)), "big"))

    def advise(self, step: int) -> int:
        """What the bot would have played there, from what the seat knew."""
        state, bot = self.states[step], hired(self.bot)
        seed = int(self.chance("advice", step).bits())
        seat = state.actor()
        return bot.choose(Glimpse.of(state, seat, seed, self.thinking, samples=bot.samples))

    def look(self, task: Look) -> Seen:
        """Look at some worlds."""
        seen = [self.world(task, number) for number in task.worlds]
        squares = [[figure * figure for figure in figures] for figures in seen]
        return Seen(len(seen), added(*seen), added(*squares))

    def world(self, task: Look, number: int) -> list[float]:
        """One world: every seat's chance, or how much better for it the first of two moves is."""
        purpose = ("world", task.step, task.seat, number)
        world = self.states[task.step].clone()
        world.game.strategy.determinize(world, task.seat, self.chance(*purpose))
        if task.moves is None:
            return played_on(world, self.chance(*purpose, "on"))
        one, other = (
            played_on(world.clone(), self.chance(*purpose, "on"), move) for move in task.moves
        )
        return [a - b for a, b in zip(one, other, strict=True)]


def added(*rows: list[float]) -> list[float]:
    """Rows of figures added up, place by place."""
    return [sum(figures) for figures in zip(*rows, strict=True)]


def chances_at(state: State) -> list[float]:
    """What each seat got of the victory, or its chance at a glance."""
    strategy = state.game.strategy
    if state.stack:
        return strategy.win_probabilities(state)
    return shares_of(state.winners(), strategy.teams(state))


def played_on(world: State, rng: Rng, move: int | None = None) -> list[float]:
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
    return chances_at(world)
