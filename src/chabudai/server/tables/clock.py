"""Time, as the tables know it."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Clock(Protocol):
    """A clock that goes only while the server does."""

    def now(self) -> float:
        """The seconds since some moment."""

    async def until(self, moment: float) -> None:
        """Wait for a moment."""


class RealClock:
    """The loop's own clock, which never goes back."""

    def now(self) -> float:
        """The seconds since some moment."""
        return asyncio.get_running_loop().time()

    async def until(self, moment: float) -> None:
        """Wait for a moment."""
        await asyncio.sleep(max(0.0, moment - self.now()))
