"""Review a finished game: win probability over time, turning points, advice, luck and skill.

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

from chabudai.bots import Budget
from chabudai.bots.registry import STRONGEST
from chabudai.engine.errors import BadOptions, BadRecord
from chabudai.engine.match.record import Record, replay
from chabudai.engine.rules.state import State
from chabudai.lab.review.evaluator import EvaluationTask, Evaluator, SampleStats, evaluate_state
from chabudai.lab.review.review_types import (
    Judged,
    Point,
    Review,
    SeatReview,
    find_turning_points,
    make_ledger,
)
from chabudai.lab.text import lab_sentence
from chabudai.session.history import list_turn_starts
from chabudai.workers.pool import InProcessPool, Pool

USUAL = Budget(iterations=64)
FIRST_ROUND = 2  # worlds, before the clock is looked at
ADVICE_SHARE = 0.5  # of the time is for the bot's advice
ADVICE_ROUNDS = 8  # rounds of the bot's search for each world that its advice is then tried in
POINTS = 60  # of a curve at most
FEWEST_TURNS = 8  # where a game tells fewer turns, its steps are taken

OnProgress = Callable[[float], None]


def review(
    record: Record,
    seats: Sequence[int] | None = None,
    bot: str | None = None,
    budget: Budget = USUAL,
    seed: int = 0,
    pool: Pool | None = None,
    on_progress: OnProgress | None = None,
) -> Review:
    """Review a finished game, for some seats or for all; raises BadRecord, BadOptions.

    A budget of iterations is how many worlds each question is looked at in, the bot thinking some
    times as many rounds; one of seconds is for everything.
    """
    end = replay(record)
    if not end.over():
        raise BadRecord(lab_sentence("review-not-over"))
    wanted = list(range(record.seats)) if seats is None else list(seats)
    if not set(wanted) <= set(range(record.seats)):
        raise BadOptions(lab_sentence("review-seat", last=record.seats - 1))
    evaluator = Evaluator(record, bot or STRONGEST, budget, seed)
    making = ReviewRun(evaluator, wanted, budget, pool or InProcessPool())
    making.run(on_progress or ignore_progress)
    return making.result()


def ignore_progress(_: float) -> None:
    pass


class ReviewRun:
    """One review in the making: what is to be evaluated, and the figures of each so far."""

    def __init__(self, evaluator: Evaluator, seats: list[int], budget: Budget, pool: Pool) -> None:
        self.evaluator = evaluator
        self.seats = seats
        self.budget = budget
        self.pool = pool
        self.states = evaluator.states
        self.decisions = [step for step, state in enumerate(self.states) if has_choice(state)]
        self.advice: dict[int, int] = {}
        self.stats: dict[EvaluationTask, SampleStats] = {}

    def run(self, on_progress: OnProgress) -> None:
        """Ask for advice, then look at worlds, round by round, as far as the budget goes."""
        start = monotonic()
        self.ask_for_advice(on_progress)
        tasks = [*self.curve_tasks(), *self.decision_tasks()]
        for worlds in world_ranges(self.budget, start):
            self.evaluate(tasks, worlds, on_progress)

    def ask_for_advice(self, on_progress: OnProgress) -> None:
        """Let the bot say what it would have played at every decision."""
        asked = replace(self.evaluator, thinking=self.advice_budget())
        answers = self.pool.each(asked.advise, self.decisions)
        for done, (step, move) in enumerate(zip(self.decisions, answers, strict=True), 1):
            self.advice[step] = move
            on_progress(ADVICE_SHARE * done / len(self.decisions))

    def advice_budget(self) -> Budget:
        """How long the bot may think about each decision."""
        if self.budget.seconds is None:
            return Budget(iterations=ADVICE_ROUNDS * (self.budget.iterations or FIRST_ROUND))
        seconds = self.budget.seconds * ADVICE_SHARE * self.pool.workers
        return Budget(seconds=seconds / max(1, len(self.decisions)))

    def evaluate(self, tasks: list[EvaluationTask], worlds: range, on_progress: OnProgress) -> None:
        """Evaluate some more worlds for every task."""
        more = [replace(task, worlds=worlds) for task in tasks]
        found = self.pool.each(self.evaluator.evaluate, more)
        for done, (task, stats) in enumerate(zip(tasks, found, strict=True), 1):
            before = self.stats.get(task)
            self.stats[task] = stats if before is None else before.merge(stats)
            on_progress(ADVICE_SHARE + (1 - ADVICE_SHARE) * done / len(tasks))

    def curve_tasks(self) -> list[EvaluationTask]:
        """Every moment of a curve that is not the end, from every seat that is looked at."""
        steps = [step for step in curve_steps(self.states) if not self.states[step].over()]
        return [EvaluationTask(step, seat) for seat in self.seats for step in steps]

    def decision_tasks(self) -> list[EvaluationTask]:
        """Every decision in which the bot would have done something else."""
        return [
            EvaluationTask(
                step, self.states[step].actor(), moves=(self.played_action(step), better)
            )
            for step, better in self.advice.items()
            if better != self.played_action(step)
        ]

    def played_action(self, step: int) -> int:
        """What was played at a step."""
        return self.states[0].actions.parse(self.evaluator.record.actions[step])

    def result(self) -> Review:
        """What was found."""
        record = self.evaluator.record
        judged = [self.judge_decision(step) for step in self.decisions]
        return Review(
            game=record.game,
            rules=record.rules,
            check=record.checked().check,
            bot=self.evaluator.bot,
            budget=budget_text(self.budget),
            thinking=budget_text(self.advice_budget()),
            seed=self.evaluator.seed,
            worlds=sum(stats.worlds for stats in self.stats.values()),
            seats=[self.review_seat(seat, judged) for seat in self.seats],
            decisions=judged,
        )

    def judge_decision(self, step: int) -> Judged:
        """What a decision was worth."""
        seat, token = self.states[step].actor(), self.states[0].actions.token
        played, better = self.played_action(step), self.advice[step]
        stats = self.stats.get(EvaluationTask(step, seat, moves=(played, better)))
        nothing = [0.0] * self.evaluator.record.seats
        effects = nothing if stats is None else stats.means()
        return Judged(
            step=step,
            seat=seat,
            played=token(played),
            better=token(better),
            cost=0.0 - effects[seat],
            effects=effects,
            errors=nothing if stats is None else stats.standard_errors(),
        )

    def review_seat(self, seat: int, judged: list[Judged]) -> SeatReview:
        """The game as a seat could know it."""
        curve = [self.curve_point(step, seat) for step in curve_steps(self.states)]
        return SeatReview(
            seat, curve, find_turning_points(curve, seat, judged), make_ledger(curve, seat, judged)
        )

    def curve_point(self, step: int, seat: int) -> Point:
        """Every seat's chance at a step, as one seat could know it; at the end it is sure."""
        state = self.states[step]
        if state.over():
            return Point(step, evaluate_state(state), [0.0] * state.seats)
        stats = self.stats[EvaluationTask(step, seat)]
        return Point(step, stats.means(), stats.standard_errors())


def has_choice(state: State) -> bool:
    """Whether somebody had something to decide."""
    return not state.over() and len(state.legal()) > 1


def world_ranges(budget: Budget, start: float) -> Iterator[range]:
    """Worlds to look at: all at once, or more and more until the next round would take too long."""
    if budget.seconds is None:
        yield range(budget.iterations or FIRST_ROUND)
        return
    stats, size, took = 0, FIRST_ROUND, 0.0
    while stats == 0 or monotonic() - start + 2 * took < budget.seconds:
        before = monotonic()
        yield range(stats, stats + size)
        took, stats, size = monotonic() - before, stats + size, 2 * size


def curve_steps(states: Sequence[State]) -> list[int]:
    """Where turns begin, the deal and the end; single steps where a game tells no turns."""
    last = len(states) - 1
    turns = [step for step in list_turn_starts(states) if step < last]
    steps = turns if len(turns) >= FEWEST_TURNS else list(range(1, last))
    if len(steps) > POINTS:
        steps = [steps[place * len(steps) // POINTS] for place in range(POINTS)]
    return [0, *steps, last]


def budget_text(budget: Budget) -> str:
    """A budget as people write it."""
    if budget.seconds is not None:
        return f"{budget.seconds:.3g}s"
    return f"{budget.iterations or FIRST_ROUND}it"
