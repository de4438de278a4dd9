"""A review as a page shows it: one seat's game, its moves and events in words."""

from __future__ import annotations

from typing import Literal

import msgspec

from chabudai.lab.review.review_types import Judged, Ledger, Point, Review, Turning
from chabudai.server.tables.state import TableState
from chabudai.session.history import History
from chabudai.session.phrases import Phrases
from chabudai.session.review import (
    MAX_DECISIONS,
    ReviewText,
    is_surely_costly,
    margin_of_error,
)


class Advised(msgspec.Struct, frozen=True, kw_only=True):
    """A decision in words: what was played after `step`, what the bot would have, and the cost.

    `why` is what the bot's move keeps or gains; `error` is two standard errors; `sure` says that
    the cost is more than that.
    """

    step: int
    played: str
    better: str
    why: str
    same: bool
    cost: float
    error: float
    sure: bool


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Between two steps the chance changed much, or decisions of the seat cost much.

    `told` is what happened there, `decisions` what cost most, `again` the step to try again from.
    """

    first: int
    last: int
    before: float
    after: float
    told: list[str]
    decisions: list[Advised]
    again: int | None


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


def seat_lookback(table: TableState, kept: bytes, seat: int, lang: str) -> SeatLookback:
    """What a kept review says about a seat, in words."""
    assert table.match is not None
    review = msgspec.json.decode(kept, type=Review)
    phrases = Phrases(table.match.game, table.names(), lang)
    of, text = review.seats[seat], ReviewText(History(table.match), phrases, seat)
    mine = {
        each.step: describe_decision(text, each) for each in review.decisions if each.seat == seat
    }
    return SeatLookback(
        seat=seat,
        names=table.names(),
        bot=review.bot,
        thinking=review.thinking,
        worlds=review.worlds,
        curve=of.curve,
        turning=[describe_turning(text, each, mine) for each in of.turning],
        decisions=list(mine.values()),
        ledger=of.ledger,
    )


def describe_turning(text: ReviewText, each: Turning, decisions: dict[int, Advised]) -> Turn:
    """A turning point, with what the seat saw there and the decisions that cost it most."""
    span = (each.first, each.last, each.decisions)
    return Turn(
        first=each.first,
        last=each.last,
        before=each.before,
        after=each.after,
        told=text.describe_turning_point(*span),
        decisions=[decisions[step] for step in each.decisions[:MAX_DECISIONS]],
        again=text.find_decision(*span),
    )


def describe_decision(text: ReviewText, each: Judged) -> Advised:
    """A decision in the words of the game."""
    words = text.describe_decision(each)
    return Advised(
        step=each.step,
        played=words.played,
        better=words.better,
        why=words.difference,
        same=each.played == each.better,
        cost=each.cost,
        error=margin_of_error(each),
        sure=is_surely_costly(each),
    )
