"""A review in words: what happened at a turning point, what a decision was and what it cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from chabudai.session.history import History
from chabudai.session.phrases import Phrases

SURE = 2.0  # standard errors within which a figure is not sure
MIN_COST = 0.01  # of a win: what is cheaper is not worth saying
MAX_MISTAKES = 5
MAX_SENTENCES = 4  # about a turning point
MAX_DECISIONS = 2  # named in a turning point


class ReviewedDecision(Protocol):
    """A decision as a review judged it: the cost to the seat, and the standard errors by seat."""

    @property
    def step(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def played(self) -> str: ...
    @property
    def better(self) -> str: ...
    @property
    def cost(self) -> float: ...
    @property
    def errors(self) -> list[float]: ...


D = TypeVar("D", bound=ReviewedDecision)


def margin_of_error(decision: ReviewedDecision) -> float:
    """How far the cost of a decision may be off."""
    return SURE * decision.errors[decision.seat]


def is_surely_costly(decision: ReviewedDecision) -> bool:
    """Whether a decision cost something, beyond doubt and worth saying."""
    return decision.cost > max(MIN_COST, margin_of_error(decision))


def pick_mistakes(decisions: Sequence[D]) -> list[D]:
    """The dearest decisions among those that surely cost something."""
    sure = [decision for decision in decisions if is_surely_costly(decision)]
    return sorted(sure, key=lambda decision: -decision.cost)[:MAX_MISTAKES]


@dataclass(frozen=True)
class DecisionText:
    """What was played, what the bot would have played, and what that keeps or gains, in words."""

    played: str
    better: str
    difference: str


@dataclass(frozen=True)
class ReviewText:
    """Puts the review of one seat's game into the words of the game."""

    history: History
    phrases: Phrases
    seat: int

    def describe_turning_point(
        self, first: int, last: int, decisions: Sequence[int] = ()
    ) -> list[str]:
        """What the seat saw between two steps, without the turn that begins after.

        From its own dearest decision on where there is one, the last of it otherwise.
        """
        start = decisions[0] if decisions else first
        steps = list(range(start + 1, last + 1))
        if len(steps) > 1 and self.history.begins_turn(last):
            steps.pop()
        sentences = [sentence for step in steps for sentence in self.describe_step(step)]
        return sentences[:MAX_SENTENCES] if decisions else sentences[-MAX_SENTENCES:]

    def find_decision(self, first: int, last: int, decisions: Sequence[int] = ()) -> int | None:
        """The step to try again from: the dearest decision, or the first one between two steps."""
        own = [step for step in range(first, last) if self.has_choice(step)]
        return next(iter([*decisions, *own]), None)

    def has_choice(self, step: int) -> bool:
        """Whether the seat had something to decide."""
        state = self.history.states[step]
        return state.actor() == self.seat and len(state.legal()) > 1

    def describe_step(self, step: int) -> list[str]:
        """What happened in a step, as the seat saw it."""
        view = self.history.states[step].view(self.seat)
        return self.phrases.describe_events(self.history.events(step), self.seat, view)

    def describe_decision(self, decision: ReviewedDecision) -> DecisionText:
        """Label both moves as the seat saw the table when it decided."""
        view = self.history.states[decision.step].view(decision.seat)
        same = decision.played == decision.better
        return DecisionText(
            self.phrases.label(decision.played, view),
            self.phrases.label(decision.better, view),
            "" if same else self.phrases.difference(decision.better, decision.played, view),
        )
