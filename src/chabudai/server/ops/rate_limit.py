"""Rate limits: so many at once, then so many a second."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

MAX_KEYS = 10_000


class RateLimiter:
    """A token bucket: it starts full and is refilled at a steady rate."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._tokens = burst
        self._refilled_at = now

    def allow(self, now: float) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        earned = (now - self._refilled_at) * self.per_second
        self._tokens = min(self.burst, self._tokens + earned)
        self._refilled_at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


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

    def allow(self, key: str) -> bool:
        """Whether there may be one more of a key; if so, it is counted."""
        if key not in self._limiters:
            if len(self._limiters) >= self.most:
                self._limiters.popitem(last=False)
            self._limiters[key] = RateLimiter(self.burst, self.per_second, self.now())
        self._limiters.move_to_end(key)
        return self._limiters[key].allow(self.now())
