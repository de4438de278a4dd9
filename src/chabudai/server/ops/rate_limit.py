"""Rate limits: so many at once, then so many a second."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

MAX_KEYS = 10_000
WORTH_TELLING = 0.25  # of what may be spent at once; who spends less is nobody's concern


class RateLimiter:
    """A token bucket: it starts full and is refilled at a steady rate."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._tokens = burst
        self._refilled_at = now

    def allow(self, now: float) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        self._refill(now)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def spend(self, count: float, now: float) -> None:
        """Count what was spent elsewhere, also beyond what there is: that is paid back first."""
        self._refill(now)
        self._tokens = max(-self.burst, self._tokens - count)

    def missing(self, now: float) -> float:
        """How much of what was spent is not refilled yet."""
        self._refill(now)
        return self.burst - self._tokens

    def _refill(self, now: float) -> None:
        earned = (now - self._refilled_at) * self.per_second
        self._tokens = min(self.burst, self._tokens + earned)
        self._refilled_at = now


class KeyedRateLimiter:
    """A rate limiter for each address, person or whatever is counted.

    Where there are too many, the one that was quiet for longest is forgotten, and no other.
    """

    def __init__(
        self, burst: float, per_second: float, now: Callable[[], float], most: int = MAX_KEYS
    ) -> None:
        self.burst = burst
        self.per_second = per_second
        self.now = now
        self.most = most
        self._limiters: OrderedDict[str, RateLimiter] = OrderedDict()
        self._untold: dict[str, float] = {}  # what was spent here since others were told

    def allow(self, key: str) -> bool:
        """Whether there may be one more of a key; if so, it is counted."""
        is_allowed = self._find(key).allow(self.now())
        if is_allowed:
            self._untold[key] = self._untold.get(key, 0.0) + 1
        return is_allowed

    def spend(self, key: str, count: float) -> None:
        """Count what a key has spent elsewhere."""
        self._find(key).spend(count, self.now())

    def take_untold(self) -> dict[str, float]:
        """What each key has spent here that others should know of, once.

        Who spends less than is refilled has nothing missing: of these nobody is told.
        """
        told = {}
        for key, spent in list(self._untold.items()):
            missing = min(spent, self._find(key).missing(self.now()))
            if missing >= WORTH_TELLING * self.burst:
                told[key] = missing
            if key in told or missing <= 0:
                del self._untold[key]
            else:
                self._untold[key] = missing
        return told

    def _find(self, key: str) -> RateLimiter:
        if key not in self._limiters:
            if len(self._limiters) >= self.most:
                forgotten, _ = self._limiters.popitem(last=False)
                self._untold.pop(forgotten, None)
            self._limiters[key] = RateLimiter(self.burst, self.per_second, self.now())
        self._limiters.move_to_end(key)
        return self._limiters[key]
