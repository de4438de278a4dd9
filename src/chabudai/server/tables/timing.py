"""Who has how long: the clocks of one table, which stand still while the server is down."""

from __future__ import annotations

from chabudai.server.protocol.messages import Clocks
from chabudai.server.tables.clock import Clock
from chabudai.server.tables.state import Sitting

GRACE = 10.0
THINKING = 1.0  # what a bot may take for a move
IN_A_HURRY = 0.4  # and under a running clock
OF_A_BEAT = 0.75  # of a beat: then a bot that had a choice looks like one that had none


class Timing:
    """Since when the seat that is asked has been thinking, and when it has to answer."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.since = 0.0
        self.earliest = 0.0

    def start(self, beat: float) -> None:
        """A question is asked now; no answer is shown before the beat is over."""
        self.since = self.clock.now()
        self.earliest = self.since + beat

    def deadline(self, sitting: Sitting) -> float | None:
        """When the time of the seat that is asked runs out, if it does."""
        if sitting.terms.pace.kind == "none":
            return None
        return self.since + sitting.left[sitting.actor()]

    def for_a_bot(self, sitting: Sitting) -> float:
        """How many seconds a bot may think about the question that is asked now."""
        most = IN_A_HURRY if sitting.terms.pace.kind == "live" else THINKING
        beat = self.earliest - self.clock.now()
        return min(most, OF_A_BEAT * beat) if beat > 0 else most

    def after_answer(self, sitting: Sitting, seat: int) -> list[float] | None:
        """The clocks once this seat has answered by itself."""
        left = self.after_leaving(sitting, seat)
        if left is not None:
            left[seat] += sitting.terms.pace.increment
        return left

    def after_leaving(self, sitting: Sitting, seat: int) -> list[float] | None:
        """The clocks once this seat has gone; what it has thought is thought."""
        if sitting.terms.pace.kind != "live":
            return None
        left = list(sitting.left)
        if sitting.actor() == seat:
            left[seat] = max(0.0, left[seat] - self._used())
        return left

    def after_return(self, sitting: Sitting, seat: int) -> list[float] | None:
        """The clocks once somebody is back, with a little time to look around."""
        if sitting.terms.pace.kind != "live":
            return None
        left = list(sitting.left)
        left[seat] = max(left[seat], sitting.terms.pace.increment, GRACE)
        return left

    def shown(self, sitting: Sitting) -> Clocks | None:
        """The clocks as everybody sees them."""
        seat = sitting.actor()
        if sitting.terms.pace.kind == "none" or seat < 0:
            return None
        left = [round(each, 1) for each in sitting.left]
        place = sitting.places[seat]
        if place.bot or place.away:
            return Clocks(None, left)
        left[seat] = round(max(0.0, sitting.left[seat] - self._used()), 1)
        return Clocks(seat, left)

    def _used(self) -> float:
        return self.clock.now() - self.since
