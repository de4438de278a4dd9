"""How fast others' turns are shown: a beat after every action that can be seen."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass

from chabudai.terminal.typed.folding import fold_letters

STEP = "step"
SPEEDS = {"calm": 2.5, "normal": 1.2, "quick": 0.4, STEP: 0.0, "none": 0.0}  # seconds
USUAL_SPEED = "normal"
# What a speed is called besides, without accents.
SPOKEN = {"calme": "calm", "normale": "normal", "rapide": "quick", "pas": STEP, "sans": "none"}


@dataclass(frozen=True)
class Pace:
    """So many seconds for every action of others; step by step it waits for a key instead."""

    seconds: float = 0.0
    step: bool = False

    def has_beats(self) -> bool:
        """Whether anything is waited for at all."""
        return self.step or self.seconds > 0


NO_PACE = Pace()
USUAL_PACE = Pace(SPEEDS[USUAL_SPEED])


def find_pace(word: str) -> Pace | None:
    """The pace that a word stands for, in any language of the table; none for other words."""
    speed = SPOKEN.get(fold_letters(word), fold_letters(word))
    return Pace(SPEEDS[speed], speed == STEP) if speed in SPEEDS else None


class Beat:
    """Waits while a scene is watched, until a key goes on."""

    def __init__(self) -> None:
        self._goes_on = asyncio.Event()
        self.to_the_present = False

    def go_on(self) -> None:
        """Go on to the next action."""
        self._goes_on.set()

    def skip(self) -> None:
        """Go on to the present, without another beat."""
        self.to_the_present = True
        self._goes_on.set()

    def start_anew(self) -> None:
        """Watch the next scene again."""
        self.to_the_present = False
        self._goes_on.clear()

    async def wait(self, pace: Pace) -> None:
        """Wait for one beat."""
        if self.to_the_present or not pace.has_beats():
            return
        self._goes_on.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._goes_on.wait(), None if pace.step else pace.seconds)
