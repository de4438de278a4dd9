"""A review in words and blocks, for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot

from chabudai.lab.review.review_types import Judged, Ledger, Review, SeatReview, Turning
from chabudai.lab.text import lab_sentence

BLOCKS = " ▁▂▃▄▅▆▇█"
ROWS = 6
WIDE = 40  # columns below which every point takes two
MISTAKES = 5
SURE = 2.0  # standard errors
WORTH_SAYING = 0.01

Told = Callable[[Turning], list[str]]
Label = Callable[[Judged, str], str]


@dataclass(frozen=True)
class Telling:
    """How one seat's review is told: its name, a language, and the game's own words."""

    name: str
    lang: str
    told: Told
    label: Label

    def lines(self, review: Review, of: SeatReview) -> list[str]:
        """All of it."""
        return [
            self.say("review-curve"),
            *chart([point.chances[of.seat] for point in of.curve], self.percent),
            "",
            *self.turning(of),
            "",
            *self.decisions(review, of.seat),
            "",
            *self.account(of.ledger),
        ]

    def say(self, code: str, **figures: object) -> str:
        """A sentence of the laboratory."""
        return lab_sentence(code, name=self.name, **figures).text(self.lang)

    def percent(self, share: float) -> str:
        """A chance."""
        return lab_sentence("whole-percent", rate=share).text(self.lang)

    def turning(self, of: SeatReview) -> list[str]:
        """What turned the game, and what happened then."""
        if not of.turning:
            return [self.say("review-steady")]
        found = [self.say("review-turned")]
        for each in of.turning:
            moves = {"first": each.first + 1, "last": each.last, "moves": each.last - each.first}
            chances = {"before": each.before, "after": each.after}
            found.append("  " + self.say("review-turning", **moves, **chances))
            found += [f"    {told}" for told in self.told(each)]
        return found

    def decisions(self, review: Review, seat: int) -> list[str]:
        """How often the bot would have done the same, and what the rest cost most."""
        mine = [each for each in review.decisions if each.seat == seat]
        same = sum(each.played == each.better for each in mine)
        agreed = self.say("review-agreed", bot=review.bot, same=same, of=len(mine))
        return [agreed, *(self.mistake(each, review.bot) for each in mistakes(mine))]

    def mistake(self, each: Judged, bot: str) -> str:
        """A decision that cost something."""
        return "  " + self.say(
            "review-mistake",
            move=each.step + 1,
            played=self.label(each, each.played),
            better=self.label(each, each.better),
            bot=bot,
            cost=each.cost,
            error=SURE * each.errors[each.seat],
        )

    def account(self, ledger: Ledger) -> list[str]:
        """Luck and play, from the share everybody starts with to the outcome."""
        together = hypot(ledger.deal_error, ledger.play_error, ledger.others_error)
        return [
            self.say("review-ledger"),
            self.part("prior", self.percent(ledger.prior)),
            self.part("deal", self.change(ledger.deal, ledger.deal_error)),
            self.part("draws", self.change(ledger.draws, together)),
            self.part("play", self.change(ledger.play, ledger.play_error)),
            self.part("others", self.change(ledger.others, ledger.others_error)),
            self.part("outcome", self.percent(ledger.outcome)),
        ]

    def part(self, name: str, share: str) -> str:
        """A line of the ledger, figures below each other."""
        return "  " + self.say(f"ledger-{name}", share=f"{share:>13}")

    def change(self, share: float, error: float) -> str:
        """What something gave or took, and how far that may be off."""
        said = ("−" if share < -0.005 else "+") + self.percent(abs(share))
        return f"{said} ± {self.percent(SURE * error)}" if error else said


def mistakes(judged: Sequence[Judged]) -> list[Judged]:
    """The dearest decisions, as far as it is sure that they cost anything."""
    sure = [each for each in judged if each.cost > doubt(each)]
    return sorted(sure, key=lambda each: -each.cost)[:MISTAKES]


def doubt(each: Judged) -> float:
    """What a decision has to cost before it is worth saying."""
    return max(WORTH_SAYING, SURE * each.errors[each.seat])


def chart(figures: Sequence[float], percent: Callable[[float], str]) -> list[str]:
    """A curve from 0 to 1 in blocks, with its scale on the left."""
    width = 2 if len(figures) < WIDE else 1
    scale = {0: percent(1.0), ROWS // 2: percent(0.5), ROWS - 1: percent(0.0)}
    return [
        f"{scale.get(row, ''):>6} │" + "".join(block(figure, row) * width for figure in figures)
        for row in range(ROWS)
    ]


def block(figure: float, row: int) -> str:
    """How much of a row, counted from the top, a figure fills."""
    filled = figure * ROWS - (ROWS - 1 - row)
    return BLOCKS[round(8 * min(max(filled, 0.0), 1.0))]
