"""Tables at which a network plays: it answers for its seats, and novices for the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from chabudai.bots import Bot, Glimpse, load_bot
from chabudai.engine import State, load
from chabudai.engine.rng import KEY_BYTES
from chabudai.lab.arena.arena import victory_shares

NOVICE = "novice"
SEEDS = 2**62


@dataclass(slots=True, eq=False)
class Decision:
    """A moment in which a seat had a choice, what came of it, and what came next for that seat."""

    row: bytes
    numbers: list[int]  # the answers it might give
    lead: float
    chosen: int = 0  # the place of the answer among those
    log: float = 0.0  # the logarithm of how likely that answer was
    outlook: float = 0.0
    reward: float = 0.0
    following: Decision | None = None
    is_last: bool = False  # of its seat in its game
    advantage: float = 0.0


@dataclass(frozen=True)
class Task:
    """What is played, and what counts: a win is 1, a loss -1, and a point ahead so much."""

    game: str
    seats: int
    points: float = 0.0
    options: Mapping[str, str] = field(default_factory=dict)
    deck: str | None = None

    def deal(self, seed: str | bytes) -> State:
        return load(self.game).new(self.seats, seed, self.options, self.deck)

    def count_lead(self, state: State, seat: int) -> float:
        """What it counts that a seat is ahead of the best other side, or behind it."""
        if not self.points:
            return 0.0
        sides, scores = state.game.strategy.teams(state), state.scores()
        others = [each for side, each in zip(sides, scores, strict=True) if side != sides[seat]]
        return self.points * (scores[seat] - max(others))


# A game that begins, and the seats that the network plays.
Deal = tuple[State, Sequence[int]]


def deal_to_all(task: Task, rng: np.random.Generator) -> Iterator[Deal]:
    """Games in which the network plays every seat."""
    while True:
        yield task.deal(rng.bytes(KEY_BYTES)), range(task.seats)


def deal_to_one(task: Task, rng: np.random.Generator, seat: int) -> Iterator[Deal]:
    """Games in which the network plays one seat, another one each time."""
    while True:
        yield task.deal(rng.bytes(KEY_BYTES)), [seat % task.seats]
        seat += 1


def deal_for_test(task: Task, games: int, seed: int) -> Iterator[Deal]:
    """So many games in which the network plays one seat; it has each seat of every deal."""
    for number in range(games):
        yield task.deal(f"test {seed}-{number // task.seats}"), [number % task.seats]


class Table:
    """One game after the other. What leaves no choice is played at once, and nobody learns it."""

    def __init__(
        self, task: Task, deals: Iterator[Deal], other: Bot, rng: np.random.Generator
    ) -> None:
        self.task = task
        self.deals = deals
        self.other = other
        self.rng = rng
        self.state: State | None = None
        self.learners: Sequence[int] = ()
        self.legal: list[int] = []
        self.last: dict[int, Decision] = {}
        self.shares: list[float] = []  # of the victory, for each seat that the network played

    def play_to_choice(self) -> Decision | None:
        """Play on until the network is asked; None when there are no more games."""
        while True:
            if self.state is None and not self.begin():
                return None
            assert self.state is not None
            if self.state.over():
                self.finish(self.state)
            elif len(self.find_legal(self.state)) == 1:
                self.state.apply(self.legal[0])
            elif self.state.actor() in self.learners:
                return self.make_decision(self.state)
            else:
                self.state.apply(self.ask_bot(self.other, self.state))

    def find_legal(self, state: State) -> list[int]:
        """What may be answered now; kept, since to find it takes long in some games."""
        self.legal = state.legal()
        return self.legal

    def begin(self) -> bool:
        """Take up the next game, if there is one."""
        found = next(self.deals, None)
        if found is not None:
            self.state, self.learners = found
        return found is not None

    def make_decision(self, state: State) -> Decision:
        """What the seat that is asked sees and may answer, tied to its last decision."""
        seat = state.actor()
        decision = Decision(
            state.tensor(seat),
            state.game.number_actions(state),
            self.task.count_lead(state, seat),
        )
        before = self.last.get(seat)
        if before is not None:
            before.following = decision
            before.reward = decision.lead - before.lead
        self.last[seat] = decision
        return decision

    def answer(self, chosen: int) -> None:
        """Play one of the legal actions, by its place among them."""
        assert self.state is not None
        self.state.apply(self.legal[chosen])

    def ask_bot(self, bot: Bot, state: State) -> int:
        """What a bot does here."""
        seed = int(self.rng.integers(SEEDS))
        return bot.choose(Glimpse.of(state, state.actor(), seed, samples=bot.samples))

    def finish(self, state: State) -> None:
        """Reward everybody, and clear the table."""
        shares = victory_shares(state.winners(), state.game.strategy.teams(state))
        for seat, last in self.last.items():
            last.reward = 2 * shares[seat] - 1 + self.task.count_lead(state, seat) - last.lead
            last.is_last = True
        self.shares += [shares[seat] for seat in self.learners]
        self.last = {}
        self.state = None


# Answers decisions by filling in what was chosen; the tables are those that wait.
Player = Callable[[list[Table], list[Decision]], None]


def play_steps(tables: list[Table], player: Player, steps: int) -> list[Decision]:
    """Let the network answer so often, or a little more; return what it did, in its order."""
    played: list[Decision] = []
    while len(played) < steps and (waiting := play_step(tables, player)):
        played += waiting
    return played


def play_step(tables: list[Table], player: Player) -> list[Decision]:
    """Let the network answer once at every table that has a game."""
    asked = [(table, table.play_to_choice()) for table in tables]
    waiting = [(table, decision) for table, decision in asked if decision is not None]
    decisions = [decision for _, decision in waiting]
    if waiting:
        player([table for table, _ in waiting], decisions)
    for table, decision in waiting:
        table.answer(decision.chosen)
    return decisions


def answer_as_novice(tables: list[Table], decisions: list[Decision]) -> None:
    """Do what a novice does, to learn from."""
    novice = load_bot(NOVICE)
    for table, decision in zip(tables, decisions, strict=True):
        assert table.state is not None
        decision.chosen = table.legal.index(table.ask_bot(novice, table.state))


def stack_rows(decisions: Sequence[Decision]) -> NDArray[np.int8]:
    """What the seats saw, a row for each decision."""
    joined = b"".join([each.row for each in decisions])
    return np.frombuffer(joined, np.int8).reshape(len(decisions), -1)
