"""The data to learn from: games that quick players play against themselves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from chabudai.engine import Game, State, load
from chabudai.engine.rng import FastRng, Rng
from chabudai.lab.training.adam import Floats
from chabudai.workers.pool import InProcessPool, Pool

WHIM = 10  # one move in so many is any legal one, so that all sorts of positions occur
HELD_OUT = 7  # one game in so many is not learned from; table sizes take turns, never by seven
APART = 1_000_003  # so far apart are the deals of one seed from those of the next


@dataclass(frozen=True)
class Dataset:
    """Positions at the ends of turns: `rows` of figures for each side, and `won` of each.

    Sides that are not at a table have no figure but 0. `held_out` marks what is not learned from.
    """

    rows: Floats
    won: Floats
    held_out: NDArray[np.bool_]

    def split(self, held_out: bool) -> tuple[Floats, Floats]:
        """The rows and results to learn from, or those held out."""
        chosen = self.held_out == held_out
        return self.rows[chosen], self.won[chosen]


def make_dataset(name: str, games: int, seed: int, pool: Pool | None = None) -> Dataset:
    """Play so many games at tables of all sizes."""
    played = list((pool or InProcessPool()).each(partial(play_game, name, seed), range(games)))
    numbers = np.repeat(np.arange(games), [len(rows) for rows, _ in played])
    return Dataset(
        np.concatenate([rows for rows, _ in played]),
        np.concatenate([np.repeat(won[None], len(rows), axis=0) for rows, won in played]),
        numbers % HELD_OUT == 0,
    )


def play_game(name: str, seed: int, number: int) -> tuple[Floats, Floats]:
    """Play one game; return the figures at the end of each turn, and who won."""
    game = load(name)
    sides = max_sides(game)
    seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
    state = game.new(seats, seed * APART + number)
    seen = collect_features(state, FastRng(seed * APART + number))
    rows = np.zeros((len(seen), sides, len(seen[0][0])), dtype=np.float32)
    rows[:, : len(seen[0])] = seen
    return rows, win_shares(state, sides)


def max_sides(game: Game) -> int:
    """How many sides there are at the fullest table."""
    return len(game.strategy.features(game.new(game.max_seats)))


def collect_features(state: State, rng: Rng) -> list[list[list[float]]]:
    """Play to the end; return the figures of each turn's end."""
    strategy = state.game.strategy
    seen: list[list[list[float]]] = []
    turn = strategy.turn_id(state)
    while not state.over():
        legal = state.legal()
        whim = rng.randbelow(WHIM) == 0
        state.apply(
            legal[rng.randbelow(len(legal))] if whim else strategy.rollout_action(state, rng)
        )
        if strategy.turn_id(state) != turn and not state.over():
            turn = strategy.turn_id(state)
            seen.append(strategy.features(state))
    return seen


def win_shares(state: State, sides: int) -> Floats:
    """The share of the win that each side has."""
    won = np.zeros(sides, dtype=np.float32)
    for side in {state.game.strategy.teams(state)[seat] for seat in state.winners()}:
        won[side] = 1.0
    shares: Floats = won / won.sum()
    return shares
