"""A review as a page shows it: one seat's game, its moves and events in words."""

from __future__ import annotations

from typing import Literal

import msgspec

from chabudai.engine import load
from chabudai.lab.review.review_types import Judged, Ledger, Point, Review, Turning
from chabudai.server.history.replay import Step, replay_of, states
from chabudai.server.tables.state import TableState

TOLD = 4
SURE = 2.0  # standard errors
WORTH_SAYING = 0.01


class Turn(msgspec.Struct, frozen=True):
    """Between two steps the chance changed much; `told` is what happened last in between."""

    first: int
    last: int
    before: float
    after: float
    told: list[str]


class Advised(msgspec.Struct, frozen=True, kw_only=True):
    """A decision in words: what was played after `step`, what the bot would have, and the cost.

    `error` is two standard errors; `sure` says that the cost is more than that.
    """

    step: int
    played: str
    better: str
    same: bool
    cost: float
    error: float
    sure: bool


class SeatLookback(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat could know it: chances, what turned it, advice, luck and play."""

    seat: int
    names: list[str]
    bot: str
    thinking: str
    worlds: int
    curve: list[Point]
    turning: list[Turn]
    decisions: list[Advised]
    ledger: Ledger


class Lookback(msgspec.Struct, frozen=True, kw_only=True):
    """Whether there is a review, how far it is (0 to 1), and what it found for a seat."""

    state: Literal["none", "making", "ready", "failed"]
    progress: float
    found: SeatLookback | None = None


def seat_lookback(sitting: TableState, kept: bytes, seat: int, lang: str) -> SeatLookback:
    """What a kept review says about a seat, in words."""
    review = msgspec.json.decode(kept, type=Review)
    of, steps, fresh = review.seats[seat], replay_of(sitting, seat, lang), turns(sitting)
    mine = [each for each in review.decisions if each.seat == seat]
    return SeatLookback(
        seat=seat,
        names=sitting.names(),
        bot=review.bot,
        thinking=review.thinking,
        worlds=review.worlds,
        curve=of.curve,
        turning=[turn(steps, fresh, each) for each in of.turning],
        decisions=[advised(sitting, steps[each.step], each, lang) for each in mine],
        ledger=of.ledger,
    )


def turns(sitting: TableState) -> set[int]:
    """The steps at which a turn begins."""
    assert sitting.match is not None
    marks = [state.game.strategy.turn_id(state) for state in states(sitting.match)]
    return {step for step in range(1, len(marks)) if marks[step] != marks[step - 1]}


def turn(steps: list[Step], fresh: set[int], each: Turning) -> Turn:
    """A turning point, with the last of what the seat saw there before the next turn."""
    stretch = steps[each.first + 1 : each.last + 1]
    if len(stretch) > 1 and each.last in fresh:
        stretch.pop()
    said = [told.text for step in stretch for told in step.events if told.text]
    return Turn(each.first, each.last, each.before, each.after, said[-TOLD:])


def advised(sitting: TableState, step: Step, each: Judged, lang: str) -> Advised:
    """A decision in the words of the game."""
    label, names = load(sitting.terms.game).text.label, sitting.names()
    error = SURE * each.errors[each.seat]
    return Advised(
        step=each.step,
        played=label(each.played, step.view, names, lang),
        better=label(each.better, step.view, names, lang),
        same=each.played == each.better,
        cost=each.cost,
        error=error,
        sure=each.cost > max(WORTH_SAYING, error),
    )
