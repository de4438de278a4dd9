"""A finished game looked back upon: chances over time, what turned it, advice, luck and play.

The ledger of a seat explains the way from the share that everybody starts with to the outcome:
what the deal gave, what its own decisions changed, what those of others changed, and what cards and
chance did in between. A decision changes the difference between the move that was played and the
one the bot would have played, over worlds that fit what the deciding seat knew. All that is left
is luck, so the parts add up by construction; and who plays like the bot gains and loses nothing by
play on the whole, however rough the estimates are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from time import monotonic

from chabudai.bots import Budget, bot_names
from chabudai.engine.errors import BadOptions, BadRecord
from chabudai.engine.record import Record, replay
from chabudai.engine.state import State
from chabudai.lab.review.evaluator import Look, Onlooker, Seen, chances_at
from chabudai.lab.review.review_types import (
    Judged,
    Point,
    Review,
    SeatReview,
    ledger,
    turning_points,
)
from chabudai.lab.text import lab_sentence
from chabudai.workers.pool import InProcessPool, Pool

USUAL = Budget(iterations=64)
FIRST_ROUND = 2  # worlds, before the clock is looked at
THINKING = 0.5  # of the time is for the bot's advice
ADVICE = 8  # rounds of the bot's search for each world that its advice is then tried in
POINTS = 60  # of a curve at most
FEWEST_TURNS = 8  # where a game tells fewer turns, its steps are taken

Watch = Callable[[float], None]


def review(
    record: Record,
    seats: Sequence[int] | None = None,
    bot: str | None = None,
    budget: Budget = USUAL,
    seed: int = 0,
    pool: Pool | None = None,
    watch: Watch | None = None,
) -> Review:
    """Look back upon a finished game, for some seats or for all; raises BadRecord, BadOptions.

    A budget of iterations is how many worlds each question is looked at in, the bot thinking some
    times as many rounds; one of seconds is for everything.
    """
    end = replay(record)
    if not end.over():
        raise BadRecord(lab_sentence("review-not-over"))
    wanted = list(range(record.seats)) if seats is None else list(seats)
    if not set(wanted) <= set(range(record.seats)):
        raise BadOptions(lab_sentence("review-seat", last=record.seats - 1))
    onlooker = Onlooker(record, bot or bot_names()[-1], budget, seed)
    looking = Looking(onlooker, wanted, budget, pool or InProcessPool())
    looking.work(watch or ignore)
    return looking.result()


def ignore(_: float) -> None:
    """Nobody watches."""


class Looking:
    """One review in the making: its questions, and what was seen of each."""

    def __init__(self, onlooker: Onlooker, seats: list[int], budget: Budget, pool: Pool) -> None:
        self.onlooker = onlooker
        self.seats = seats
        self.budget = budget
        self.pool = pool
        self.states = onlooker.states
        self.decisions = [step for step, state in enumerate(self.states) if has_choice(state)]
        self.advice: dict[int, int] = {}
        self.seen: dict[Look, Seen] = {}

    def work(self, watch: Watch) -> None:
        """Ask for advice, then look at worlds, round by round, as far as the budget goes."""
        start = monotonic()
        self.ask(watch)
        questions = [*self.curve_questions(), *self.decision_questions()]
        for worlds in rounds(self.budget, start):
            self.look(questions, worlds, watch)

    def ask(self, watch: Watch) -> None:
        """Let the bot say what it would have played at every decision."""
        asked = replace(self.onlooker, thinking=self.thinking())
        answers = self.pool.each(asked.advise, self.decisions)
        for done, (step, move) in enumerate(zip(self.decisions, answers, strict=True), 1):
            self.advice[step] = move
            watch(THINKING * done / len(self.decisions))

    def thinking(self) -> Budget:
        """How long the bot may think about each decision."""
        if self.budget.seconds is None:
            return Budget(iterations=ADVICE * (self.budget.iterations or FIRST_ROUND))
        seconds = self.budget.seconds * THINKING * self.pool.workers
        return Budget(seconds=seconds / max(1, len(self.decisions)))

    def look(self, questions: list[Look], worlds: range, watch: Watch) -> None:
        """Look at some more worlds of every question."""
        tasks = [replace(question, worlds=worlds) for question in questions]
        answers = self.pool.each(self.onlooker.look, tasks)
        for done, (question, seen) in enumerate(zip(questions, answers, strict=True), 1):
            before = self.seen.get(question)
            self.seen[question] = seen if before is None else before.plus(seen)
            watch(THINKING + (1 - THINKING) * done / len(questions))

    def curve_questions(self) -> list[Look]:
        """Every moment of a curve that is not the end, from every seat that is looked at."""
        steps = [step for step in curve_steps(self.states) if not self.states[step].over()]
        return [Look(step, seat) for seat in self.seats for step in steps]

    def decision_questions(self) -> list[Look]:
        """Every decision in which the bot would have done something else."""
        return [
            Look(step, self.states[step].actor(), moves=(self.played(step), better))
            for step, better in self.advice.items()
            if better != self.played(step)
        ]

    def played(self, step: int) -> int:
        """What was played at a step."""
        return self.states[0].actions.parse(self.onlooker.record.actions[step])

    def result(self) -> Review:
        """What was found."""
        record = self.onlooker.record
        judged = [self.judged(step) for step in self.decisions]
        return Review(
            game=record.game,
            rules=record.rules,
            check=record.checked().check,
            bot=self.onlooker.bot,
            budget=written(self.budget),
            thinking=written(self.thinking()),
            seed=self.onlooker.seed,
            worlds=sum(seen.worlds for seen in self.seen.values()),
            seats=[self.seat_review(seat, judged) for seat in self.seats],
            decisions=judged,
        )

    def judged(self, step: int) -> Judged:
        """What a decision was worth."""
        seat, token = self.states[step].actor(), self.states[0].actions.token
        played, better = self.played(step), self.advice[step]
        seen = self.seen.get(Look(step, seat, moves=(played, better)))
        nothing = [0.0] * self.onlooker.record.seats
        effects = nothing if seen is None else seen.means()
        return Judged(
            step=step,
            seat=seat,
            played=token(played),
            better=token(better),
            cost=0.0 - effects[seat],
            effects=effects,
            errors=nothing if seen is None else seen.errors(),
        )

    def seat_review(self, seat: int, judged: list[Judged]) -> SeatReview:
        """The game as a seat could know it."""
        curve = [self.point(step, seat) for step in curve_steps(self.states)]
        return SeatReview(seat, curve, turning_points(curve, seat), ledger(curve, seat, judged))

    def point(self, step: int, seat: int) -> Point:
        """Every seat's chance at a step, as one seat could know it; at the end it is sure."""
        state = self.states[step]
        if state.over():
            return Point(step, chances_at(state), [0.0] * state.seats)
        seen = self.seen[Look(step, seat)]
        return Point(step, seen.means(), seen.errors())


def has_choice(state: State) -> bool:
    """Whether somebody had something to decide."""
    return not state.over() and len(state.legal()) > 1


def rounds(budget: Budget, start: float) -> Iterator[range]:
    """Worlds to look at: all at once, or more and more until the next round would take too long."""
    if budget.seconds is None:
        yield range(budget.iterations or FIRST_ROUND)
        return
    seen, size, took = 0, FIRST_ROUND, 0.0
    while seen == 0 or monotonic() - start + 2 * took < budget.seconds:
        before = monotonic()
        yield range(seen, seen + size)
        took, seen, size = monotonic() - before, seen + size, 2 * size


def curve_steps(states: Sequence[State]) -> list[int]:
    """Where turns begin, the deal and the end; single steps where a game tells no turns."""
    last = len(states) - 1
    turns = [step for step in range(1, last) if states[step].mark() != states[step - 1].mark()]
    steps = turns if len(turns) >= FEWEST_TURNS else list(range(1, last))
    if len(steps) > POINTS:
        steps = [steps[place * len(steps) // POINTS] for place in range(POINTS)]
    return [0, *steps, last]


def written(budget: Budget) -> str:
    """A budget as people write it."""
    if budget.seconds is not None:
        return f"{budget.seconds:.3g}s"
    return f"{budget.iterations or FIRST_ROUND}it"
