"""What a review finds, as plain data that goes into JSON."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import fsum, hypot
from statistics import fmean

import msgspec

from chabudai.session.review import is_surely_costly

FORMAT = "chabudai-review-1"
TURNING = 3  # changes, and as many mistakes, that turn a game
TURNING_CHANGE = 0.05


class Point(msgspec.Struct, frozen=True):
    """A moment of a curve: after so many actions, every seat's chance as one seat could know it.

    `errors` are the standard errors of the chances.
    """

    step: int
    chances: list[float]
    errors: list[float]


class Turning(msgspec.Struct, frozen=True):
    """Between two steps a seat's chance changed much, or the seat decided something that cost much.

    `decisions` are the steps of the seat's own decisions there that surely cost something, the
    dearest first.
    """

    first: int
    last: int
    before: float
    after: float
    decisions: list[int] = []


class Judged(msgspec.Struct, frozen=True):
    """A decision with a choice: what was played, what the bot advises, and what that cost.

    `effects` are what the decision changed for each seat, with a standard error each; `cost` is
    what the seat itself lost by it.
    """

    step: int
    seat: int
    played: str
    better: str
    cost: float
    effects: list[float]
    errors: list[float]


class Ledger(msgspec.Struct, frozen=True):
    """From the share that everybody starts with to the outcome: the parts add up.

    `deal`, `play` and `others` are known to a standard error each, `draws` to all three together.
    """

    prior: float
    deal: float
    draws: float
    play: float
    others: float
    outcome: float
    deal_error: float
    play_error: float
    others_error: float


class SeatReview(msgspec.Struct, frozen=True):
    """The game as one seat could know it."""

    seat: int
    curve: list[Point]
    turning: list[Turning]
    ledger: Ledger


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """All of it, ready for JSON; `check` is the record's, `thinking` the bot's for each move."""

    format: str = FORMAT
    game: str
    rules: str
    check: str
    bot: str
    budget: str
    thinking: str
    seed: int
    worlds: int
    seats: list[SeatReview]
    decisions: list[Judged]

    def to_json(self) -> bytes:
        """The review as a file holds it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def of(self, seat: int) -> SeatReview | None:
        """The game as this seat could know it, if it was looked at."""
        return next((each for each in self.seats if each.seat == seat), None)


def find_turning_points(
    curve: Sequence[Point], seat: int, judged: Sequence[Judged] = ()
) -> list[Turning]:
    """The greatest changes of a seat's own chance, and where its dearest mistakes were made.

    Luck can hide a mistake: the chance need not fall where one was made.
    """
    sure = [each for each in judged if each.seat == seat and is_surely_costly(each)]
    mistakes = sorted(sure, key=lambda each: -each.cost)
    turns = [make_turning(one, two, seat, mistakes) for one, two in pairwise(curve)]
    great = sorted(turns, key=lambda each: -abs(each.after - each.before))[:TURNING]
    steps = {each.step for each in mistakes[:TURNING] if each.cost >= TURNING_CHANGE}
    return [
        each
        for each in turns
        if (each in great and abs(each.after - each.before) >= TURNING_CHANGE)
        or steps.intersection(each.decisions)
    ]


def make_turning(one: Point, two: Point, seat: int, mistakes: Sequence[Judged]) -> Turning:
    """What happened between two moments of a curve, with the mistakes in between."""
    steps = [each.step for each in mistakes if one.step <= each.step < two.step]
    return Turning(one.step, two.step, one.chances[seat], two.chances[seat], steps)


def make_ledger(curve: Sequence[Point], seat: int, judged: Sequence[Judged]) -> Ledger:
    """Explain the outcome; before the deal all seats are alike."""
    prior = fmean(curve[0].chances)
    start, end = curve[0].chances[seat], curve[-1].chances[seat]
    mine = [each for each in judged if each.seat == seat]
    theirs = [each for each in judged if each.seat != seat]
    play, others = total_effect(mine, seat), total_effect(theirs, seat)
    return Ledger(
        prior=prior,
        deal=start - prior,
        draws=end - start - play - others,
        play=play,
        others=others,
        outcome=end,
        deal_error=curve[0].errors[seat],
        play_error=total_error(mine, seat),
        others_error=total_error(theirs, seat),
    )


def total_effect(judged: Sequence[Judged], seat: int) -> float:
    """What decisions changed for a seat."""
    return fsum(each.effects[seat] for each in judged)


def total_error(judged: Sequence[Judged], seat: int) -> float:
    """How far that may be off, the decisions having been looked at one by one."""
    return hypot(*(each.errors[seat] for each in judged))
