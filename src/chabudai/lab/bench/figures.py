"""Measure one game on the code that this process runs, per second of CPU time."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import count, cycle
from random import Random
from time import process_time

from chabudai.engine.ai.playout import playouts
from chabudai.engine.game import Game
from chabudai.engine.match.record import Record, replay
from chabudai.engine.registry import load
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.state import OVER, State
from chabudai.lab.simulate.simulation import play_at_random
from chabudai.workers.worker import ignore_interrupts

SEED = 7
TABLES = 4
POSITIONS = 64
GAMES_AT_ONCE = 10

Task = Callable[[], int]


class Workload:
    """The work that is repeated for each figure; every method tells how much of it was done."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.seeds = count(SEED)
        self.chance = Random(SEED).random
        self.rng = FastRng(SEED)
        self.tables = cycle([self.deal() for _ in range(TABLES)])
        self.positions = sample_evenly([each for _ in range(TABLES) for each in self.states()])
        self.redealt = [each.clone() for each in self.positions]
        self.record = self.make_record()

    def deal(self) -> State:
        """A new game, dealt from the next seed."""
        state: State = self.game.new(self.seats, next(self.seeds))
        return state

    def states(self) -> list[State]:
        """Every state of a random game in which somebody is asked."""
        state, found = self.deal(), []
        for action in play_at_random(state.clone(), next(self.seeds)):
            found.append(state.clone())
            state.apply(action)
        return found

    def make_record(self) -> Record:
        """The record of a random game."""
        start = self.game.new(self.seats, SEED)
        tokens = [start.actions.token(each) for each in play_at_random(start.clone(), SEED)]
        rules = self.game.version
        return Record(
            game=self.game.name, rules=rules, seats=self.seats, seed=str(SEED), actions=tokens
        )

    def drive(self, state: State) -> int:
        """Play at random as a program of somebody else's would; return the decisions."""
        chance, decisions = self.chance, 0
        while state.actor() != OVER:
            legal = state.legal()
            state.apply(legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    def whole_games(self) -> int:
        """Decisions, driven from Python, with the deal of each game."""
        return self.drive(self.deal())

    def dealt_games(self) -> int:
        """Decisions, driven from Python, from a table that is dealt already."""
        return self.drive(next(self.tables).clone())

    def own_loop(self) -> int:
        """Decisions in the engine's own loop, from a table that is dealt already."""
        return playouts(next(self.tables), GAMES_AT_ONCE, next(self.seeds))

    def clones(self) -> int:
        """Clones of positions from all over the game."""
        for state in self.positions:
            state.clone()
        return len(self.positions)

    def views(self) -> int:
        """What the seat that is asked sees of such positions."""
        for state in self.positions:
            state.view(state.actor())
        return len(self.positions)

    def redeals(self) -> int:
        """All that the seat that is asked cannot know, sampled anew in place."""
        for state in self.redealt:
            state.redeal(state.actor(), self.rng)
        return len(self.redealt)

    def replays(self) -> int:
        """Whole games replayed from their record, every action checked."""
        replay(self.record)
        return 1


def sample_evenly(states: list[State]) -> list[State]:
    """Some of many states, evenly spread."""
    return [states[place * len(states) // POSITIONS] for place in range(POSITIONS)]


def measure_rate(task: Task, seconds: float) -> float:
    """How much a task does per second of CPU time, once it is warm."""
    repeat_for(task, seconds / 10)
    done, spent = repeat_for(task, seconds)
    return done / spent


def repeat_for(task: Task, seconds: float) -> tuple[int, float]:
    """Repeat a task for so long; return how much was done, and the time it took exactly."""
    done, spent, start = 0, 0.0, process_time()
    while not spent or spent < seconds:
        done += task()
        spent = process_time() - start
    return done, spent


def measure(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Every figure of a game, so many seconds each: a replay in ms, the rest per second."""
    work = Workload(load(game), seats)
    return {
        "whole_games": measure_rate(work.whole_games, seconds),
        "dealt_games": measure_rate(work.dealt_games, seconds),
        "own_loop": measure_rate(work.own_loop, seconds),
        "clones": measure_rate(work.clones, seconds),
        "views": measure_rate(work.views, seconds),
        "redeals": measure_rate(work.redeals, seconds),
        "replay_ms": 1000 / measure_rate(work.replays, seconds),
    }


if __name__ == "__main__":
    ignore_interrupts()
    game, seats, seconds = sys.argv[1:]
    print(json.dumps(measure(game, int(seats), float(seconds))))
