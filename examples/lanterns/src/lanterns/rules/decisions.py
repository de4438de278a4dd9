"""The one question of the game: which lantern to show [R2]."""

from __future__ import annotations

from chabudai.engine.errors import Refusal
from chabudai.engine.rules.decision import Decision
from chabudai.engine.text.catalog import Sentence
from lanterns.rules.state import LanternsState


class Show(Decision[LanternsState]):
    """Each seat in turn shows a lantern; after the last, the brightest scores."""

    def name(self) -> str:
        return "show"

    def legal(self, s: LanternsState) -> list[int]:
        return [number - 1 for number in s.hands[self.seat]]

    def apply(self, s: LanternsState, action: int) -> None:
        number = action + 1
        s.hands[self.seat].remove(number)
        s.shown.append(number)
        if s.events is not None:
            s.tell("showed", {"seat": self.seat, "number": number})
        if len(s.shown) % s.seats == 0:
            score_round(s)
        next_seat = (self.seat + 1) % s.seats
        if s.hands[next_seat]:
            s.stack.append(Show(next_seat))

    def why_not(self, s: LanternsState, action: int) -> list[Refusal]:
        return [Refusal("R2", Sentence("lanterns", "refused-not-yours", {"number": action + 1}))]


def score_round(s: LanternsState) -> None:
    """The brightest lantern of the round scores [R2]."""
    shown = s.shown[-s.seats :]
    winner = shown.index(max(shown))
    s.points[winner] += 1
    if s.events is not None:
        s.tell("scored", {"seat": winner})
