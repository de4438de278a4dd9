"""A review in words and blocks, for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot

from chabudai.lab.review.review_types import Judged, Ledger, Review, SeatReview, Turning
from chabudai.lab.text import lab_sentence
from chabudai.session.review import (
    MAX_DECISIONS,
    SURE,
    ReviewText,
    margin_of_error,
    pick_mistakes,
)

BLOCKS = " ▁▂▃▄▅▆▇█"
ROWS = 6
WIDE = 40  # columns below which every point takes two


@dataclass(frozen=True)
class SeatReport:
    """Prints one seat's review: the lab's sentences around the game's own words."""

    text: ReviewText
    command: str = ""  # that takes the game up again, but for the move

    @property
    def lang(self) -> str:
        return self.text.phrases.lang

    def lines(self, review: Review, of: SeatReview) -> list[str]:
        """Curve, turning points, decisions and ledger."""
        return [
            self.say("review-curve"),
            *draw_chart([point.chances[of.seat] for point in of.curve], self.format_percent),
            "",
            *self.describe_turning_points(review, of),
            "",
            *self.describe_decisions(review, of.seat),
            "",
            *self.describe_ledger(of.ledger),
        ]

    def say(self, code: str, **figures: object) -> str:
        """A sentence of the laboratory about this seat."""
        name = self.text.phrases.names[self.text.seat]
        return lab_sentence(code, name=name, **figures).text(self.lang)

    def format_percent(self, share: float) -> str:
        return lab_sentence("whole-percent", rate=share).text(self.lang)

    def describe_turning_points(self, review: Review, of: SeatReview) -> list[str]:
        """What turned the game, the decisions that did, and what happened then."""
        if not of.turning:
            return [self.say("review-steady")]
        judged = {each.step: each for each in review.decisions}
        found = [self.say("review-turned")]
        for each in of.turning:
            moves = {"first": each.first + 1, "last": each.last, "moves": each.last - each.first}
            chances = {"before": each.before, "after": each.after}
            found.append("  " + self.say("review-turning", **moves, **chances))
            dearest = [judged[step] for step in each.decisions[:MAX_DECISIONS]]
            lines = [line for one in dearest for line in self.describe_choice(one, review.bot)]
            found += [f"    {line}" for line in [*lines, *self.tell_turning_point(each)]]
        return found

    def tell_turning_point(self, each: Turning) -> list[str]:
        """What the seat saw there, and how to try it again."""
        span = (each.first, each.last, each.decisions)
        told, again = self.text.describe_turning_point(*span), self.text.find_decision(*span)
        if not self.command or again is None:
            return told
        return [*told, self.say("review-again", command=self.command, move=again + 1)]

    def describe_choice(self, each: Judged, bot: str) -> list[str]:
        """What was played, what was better, and what that keeps or gains."""
        return [self.describe_mistake(each, bot), self.text.describe_decision(each).difference]

    def describe_decisions(self, review: Review, seat: int) -> list[str]:
        """How often the bot would have done the same, and what the rest cost most."""
        mine = [each for each in review.decisions if each.seat == seat]
        same = sum(each.played == each.better for each in mine)
        agreed = self.say("review-agreed", bot=review.bot, same=same, of=len(mine))
        lines = [agreed]
        for each in pick_mistakes(mine):
            said, why = self.describe_choice(each, review.bot)
            lines += [f"  {said}", f"    {why}"]
        return lines

    def describe_mistake(self, each: Judged, bot: str) -> str:
        """A decision that cost something."""
        moves = self.text.describe_decision(each)
        return self.say(
            "review-mistake",
            move=each.step + 1,
            played=moves.played,
            better=moves.better,
            bot=bot,
            cost=each.cost,
            error=margin_of_error(each),
        )

    def describe_ledger(self, ledger: Ledger) -> list[str]:
        """Luck and play, from the share everybody starts with to the outcome."""
        together = hypot(ledger.deal_error, ledger.play_error, ledger.others_error)
        return [
            self.say("review-ledger"),
            self.format_line("prior", self.format_percent(ledger.prior)),
            self.format_line("deal", self.format_change(ledger.deal, ledger.deal_error)),
            self.format_line("draws", self.format_change(ledger.draws, together)),
            self.format_line("play", self.format_change(ledger.play, ledger.play_error)),
            self.format_line("others", self.format_change(ledger.others, ledger.others_error)),
            self.format_line("outcome", self.format_percent(ledger.outcome)),
        ]

    def format_line(self, name: str, share: str) -> str:
        """A line of the ledger, figures below each other."""
        return "  " + self.say(f"ledger-{name}", share=f"{share:>13}")

    def format_change(self, share: float, error: float) -> str:
        """What something gave or took, and how far that may be off."""
        said = ("−" if share < -0.005 else "+") + self.format_percent(abs(share))
        return f"{said} ± {self.format_percent(SURE * error)}" if error else said


def draw_chart(figures: Sequence[float], percent: Callable[[float], str]) -> list[str]:
    """A curve from 0 to 1 in blocks, with its scale on the left."""
    width = 2 if len(figures) < WIDE else 1
    scale = {0: percent(1.0), ROWS // 2: percent(0.5), ROWS - 1: percent(0.0)}
    return [
        f"{scale.get(row, ''):>6} │"
        + "".join(draw_block(figure, row) * width for figure in figures)
        for row in range(ROWS)
    ]


def draw_block(figure: float, row: int) -> str:
    """How much of a row, counted from the top, a figure fills."""
    filled = figure * ROWS - (ROWS - 1 - row)
    return BLOCKS[round(8 * min(max(filled, 0.0), 1.0))]
