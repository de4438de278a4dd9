"""Learn how likely each side is to win, from games that quick players play against themselves.

    python -m chabudai.lab.train kodachi --games 2000 --seed 1

writes `weights.json` beside the game's rules, with the curve of its loss. The same seed gives the
same weights on the same machine.
"""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from chabudai.engine import Game, State, load
from chabudai.engine.rng import Quick, Rng
from chabudai.engine.value import SIDE

Floats = NDArray[np.float64]
WHIM = 10  # one move in so many is any legal one, so that all sorts of positions occur
HELD_OUT = 7  # one game in so many is not learned from; table sizes take turns, never by seven
STEPS = 400
RATE = 0.05
DECAY = 1e-4
LOGGED = 50
ABSENT = -1e9


class Lessons:
    """Positions at the ends of turns, each with the shares of those who won."""

    def __init__(self, sides: int) -> None:
        self.sides = sides
        self.rows: list[Floats] = []
        self.won: list[Floats] = []
        self.games: list[int] = []

    def add(self, rows: list[list[float]], won: Floats, game: int) -> None:
        """One position; sides that are not at the table stay empty."""
        padded = np.zeros((self.sides, len(rows[0])))
        padded[: len(rows)] = rows
        self.rows.append(padded)
        self.won.append(won)
        self.games.append(game)


def lessons(name: str, games: int, seed: int) -> Lessons:
    """Play so many games at tables of all sizes."""
    game = load(name)
    found = Lessons(most_sides(game))
    for number in range(games):
        seats = game.fewest + number % (game.most - game.fewest + 1)
        state, rng = game.new(seats, seed * 1_000_003 + number), Quick(seed + number)
        positions = watched(state, rng)
        won = winning_sides(state, found.sides)
        for rows in positions:
            found.add(rows, won, number)
    return found


def most_sides(game: Game) -> int:
    """How many sides there are at the fullest table."""
    return len(game.new(game.most).features())


def watched(state: State, rng: Rng) -> list[list[list[float]]]:
    """Play to the end; return what there was to see whenever a turn had ended."""
    seen: list[list[list[float]]] = []
    mark = state.mark()
    while not state.over():
        legal = state.legal()
        whim = rng.below(WHIM) == 0
        state.apply(legal[rng.below(len(legal))] if whim else state.quick(rng))
        if state.mark() != mark and not state.over():
            mark = state.mark()
            seen.append(state.features())
    return seen


def winning_sides(state: State, sides: int) -> Floats:
    """The share of the win that each side has."""
    won = np.zeros(sides)
    for side in {state.sides()[seat] for seat in state.winners()}:
        won[side] = 1.0
    shares: Floats = won / won.sum()
    return shares


def learn(found: Lessons) -> tuple[Floats, list[dict[str, float]]]:
    """Fit the weights (Adam on cross entropy); return them with the curve of the loss."""
    held_out = np.array(found.games) % HELD_OUT == 0
    rows, won = np.array(found.rows), np.array(found.won)
    seen, test = (rows[~held_out], won[~held_out]), (rows[held_out], won[held_out])
    weights = np.zeros(rows.shape[2])
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    curve: list[dict[str, float]] = []
    for step in range(1, STEPS + 1):
        wrong = predicted(seen[0], weights) - seen[1]
        slope = np.tensordot(wrong, seen[0], 2) / len(wrong) + DECAY * weights
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        steady = np.sqrt(second / (1 - 0.999**step)) + 1e-8
        weights = weights - RATE * first / (1 - 0.9**step) / steady
        if step % LOGGED == 0:
            losses = {"loss": loss(*seen, weights), "held_out": loss(*test, weights)}
            curve.append({"step": step, **losses})
    return weights, curve


def predicted(rows: Floats, weights: Floats) -> Floats:
    """What the weights say of every position; a side that is not there has no figure but 0."""
    sums = np.where(rows.any(axis=2), rows @ weights, ABSENT)
    odds = np.exp(sums - sums.max(axis=1, keepdims=True))
    shares: Floats = odds / odds.sum(axis=1, keepdims=True)
    return shares


def loss(rows: Floats, won: Floats, weights: Floats) -> float:
    """The mean surprise at who won, in nats."""
    shares = np.maximum(predicted(rows, weights), 1e-12)
    return round(float(-(won * np.log(shares)).sum(axis=1).mean()), 4)


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to write, beside the rules by default")
    args = parser.parse_args()
    found = lessons(args.game, args.games, args.seed)
    weights, curve = learn(found)
    told = {
        "weights": [round(float(each), 4) for each in weights],
        "games": args.games,
        "seed": args.seed,
        "positions": len(found.rows),
        "curve": curve,
    }
    beside = Path(str(files(load(args.game).package).joinpath(SIDE)))
    (args.out or beside).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(curve[-1]))


if __name__ == "__main__":
    main()
