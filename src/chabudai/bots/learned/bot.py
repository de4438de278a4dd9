"""A network in a seat. To play it needs no matrix library: few of its inputs are not 0."""

from __future__ import annotations

from functools import cache
from math import exp
from operator import mul

from chabudai.bots.glimpse import Glimpse
from chabudai.bots.learned.checkpoint import (
    Checkpoint,
    Matrix,
    bad_checkpoint,
    fingerprint_meaning,
    read_checkpoint,
    split_rows,
    unpack,
)
from chabudai.bots.program.bot import name_program
from chabudai.engine.rng import Rng

PREFIX = "ppo:"
SHARPNESS = 4.0  # odds are taken to this power: mostly the likeliest answer, yet never for ever
FINE = 2**31


class LearnedBot:
    """It judges by its seat's tensor alone.

    The tensor is read from a world that the seat cannot tell from the true one, in which it is the
    same; of all else that is in that world it takes nothing.
    """

    samples = True

    def __init__(self, path: str) -> None:
        """Raises BadOptions where the file is none of ours."""
        self.path = path
        self.name = name_checkpoint(path)
        self.checkpoint = read_checkpoint(path)
        self.network = Network(self.checkpoint)

    def check(self, game: str, seats: int, deck: str | None) -> None:
        """Refuse a game that it has not learned; raises BadOptions."""
        learned = self.checkpoint
        if learned.game != game:
            raise bad_checkpoint("checkpoint-game", self.path, learned=learned.game, game=game)
        if learned.seats != seats:
            raise bad_checkpoint("checkpoint-seats", self.path, learned=learned.seats, seats=seats)
        if learned.meaning != fingerprint_meaning(game, seats, deck):
            raise bad_checkpoint("checkpoint-meaning", self.path)

    def choose(self, glimpse: Glimpse) -> int:
        """Draw by the odds of the network, sharpened; raises BadOptions for another game."""
        world = glimpse.known_world()
        row, numbers = world.tensor(glimpse.seat), world.game.number_actions(world)
        if glimpse.game != self.checkpoint.game or len(row) != self.checkpoint.inputs:
            raise bad_checkpoint("checkpoint-meaning", self.path)
        if len(numbers) == 1:
            return glimpse.legal[0]
        scores = self.network.score(row, numbers)
        return glimpse.legal[draw_place(scores, glimpse.rng)]


class Network:
    """Two hidden layers [ReLU], and a score for each answer."""

    def __init__(self, found: Checkpoint) -> None:
        self.lower = split_rows(found.lower, found.units)
        self.upper = split_rows(found.upper, found.units)
        self.scores = split_rows(found.scores, found.units)
        self.lower_bias, self.upper_bias, self.scores_bias = (
            unpack(each).tolist()
            for each in (found.lower_bias, found.upper_bias, found.scores_bias)
        )

    def score(self, row: bytes, numbers: list[int]) -> list[float]:
        """The score of each of these answers, from a tensor."""
        lower = add_rows(self.lower_bias, list(memoryview(row).cast("b")), self.lower)
        upper = add_rows(self.upper_bias, lower, self.upper)
        return [
            self.scores_bias[number] + sum(map(mul, upper, self.scores[number]))
            for number in numbers
        ]


def add_rows(bias: list[float], values: list[int] | list[float], rows: Matrix) -> list[float]:
    """A layer's units: its rows of weights, each as often as its input says; none is below 0."""
    totals = bias
    for value, weights in zip(values, rows, strict=True):
        if value:
            totals = [total + value * weight for total, weight in zip(totals, weights, strict=True)]
    return [total if total > 0.0 else 0.0 for total in totals]


def draw_place(scores: list[float], rng: Rng) -> int:
    """One of the answers, by its odds to the power of SHARPNESS."""
    best = max(scores)
    odds = [exp(SHARPNESS * (score - best)) for score in scores]
    left = rng.randbelow(FINE) / FINE * sum(odds)
    for place, each in enumerate(odds):
        left -= each
        if left < 0.0:
            return place
    return scores.index(best)


def is_checkpoint(name: str) -> bool:
    """Whether a bot is named by the file of its network: `ppo:FILE`."""
    return name.startswith(PREFIX)


def path_of_checkpoint(name: str) -> str:
    """The path in the name of a bot."""
    return name.removeprefix(PREFIX)


def name_checkpoint(path: str) -> str:
    """What records call it: nothing of where the file lies."""
    return f"ppo-{name_program(path)}"


@cache
def load_checkpoint(path: str) -> LearnedBot:
    """Load a bot once in each process; raises BadOptions.

    Never call this with a name that came over a network: it reads what the path leads to.
    """
    return LearnedBot(path)
