"""Time as a table knows it: the clock itself, and how long each seat has left."""

from __future__ import annotations

import asyncio
from typing import Protocol

from chabudai.server.protocol.messages import Clocks
from chabudai.server.tables.state import TableState

GRACE = 10.0
THINKING = 1.0  # what a bot may take for a move
HINT_BEAT = 2.0  # a hint takes so long: it shall not tell whether bots elsewhere are thinking
IN_A_HURRY = 0.4  # and under a running clock
OF_A_BEAT = 0.75  # of a beat: the rest is for whoever brings the answer back


class Clock(Protocol):
    """A clock that goes only while the server does."""

    def now(self) -> float:
        """The seconds since some moment."""

    async def sleep_until(self, moment: float) -> None:
        """Wait for a moment."""


class RealClock:
    """The loop's own clock, which never goes back."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    async def sleep_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.now()))


def bot_seconds(table: TableState, beat: float) -> float:
    """How many seconds a bot may think about a question, if its answer is to leave at the beat."""
    most = IN_A_HURRY if table.terms.pace.kind == "live" else THINKING
    return min(most, OF_A_BEAT * beat) if beat > 0 else most


class TurnTimer:
    """Since when the seat that is asked has been thinking, and when it has to answer.

    Clocks stand still while the server is down: only seconds that were used are in the log.
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.started_at = 0.0
        self.earliest = 0.0

    def start(self, beat: float) -> None:
        """A question is asked now; no answer is shown before the beat is over."""
        self.started_at = self.clock.now()
        self.earliest = self.started_at + beat

    def restart_for_return(self) -> None:
        """Somebody is back and begins to think now; the beat goes on as it was."""
        self.start(max(0.0, self.earliest - self.clock.now()))

    def deadline(self, table: TableState) -> float | None:
        """When the time of the seat that is asked runs out, if it does."""
        place = table.places[table.actor()]
        if table.terms.pace.kind == "none" or place.bot or place.away:
            return None
        return self.started_at + table.seconds_left[table.actor()]

    def clocks_after_answer(self, table: TableState, seat: int) -> list[float] | None:
        """The clocks once this seat has answered by itself."""
        left = self.clocks_after_leaving(table, seat)
        if left is not None:
            left[seat] += table.terms.pace.increment
        return left

    def clocks_after_leaving(self, table: TableState, seat: int) -> list[float] | None:
        """The clocks once this seat has gone; what it has thought is thought."""
        if table.terms.pace.kind != "live":
            return None
        left = list(table.seconds_left)
        if table.actor() == seat:
            left[seat] = max(0.0, left[seat] - self._elapsed())
        return left

    def clocks_after_return(self, table: TableState, seat: int) -> list[float] | None:
        """The clocks once somebody is back, with a little time to look around."""
        if table.terms.pace.kind != "live":
            return None
        left = list(table.seconds_left)
        left[seat] = max(left[seat], table.terms.pace.increment, GRACE)
        return left

    def present_clocks(self, table: TableState) -> Clocks | None:
        """The clocks as everybody sees them."""
        seat = table.actor()
        if table.terms.pace.kind == "none" or seat < 0:
            return None
        left = [round(each, 1) for each in table.seconds_left]
        place = table.places[seat]
        if place.bot or place.away:
            return Clocks(None, left)
        left[seat] = round(max(0.0, table.seconds_left[seat] - self._elapsed()), 1)
        return Clocks(seat, left)

    def _elapsed(self) -> float:
        return self.clock.now() - self.started_at
