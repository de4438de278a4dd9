"""Rate limits: so many at once, then so many a second."""

from __future__ import annotations

from collections.abc import Callable

MAX_ADDRESSES = 10_000


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


class AddressRateLimiter:
    """A rate limiter for each address."""

    def __init__(self, burst: float, per_second: float, now: Callable[[], float]) -> None:
        self.burst = burst
        self.per_second = per_second
        self.now = now
        self._limiters: dict[str, RateLimiter] = {}

    def allow(self, address: str) -> bool:
        """Whether an address may have one more; if so, it is counted."""
        if len(self._limiters) > MAX_ADDRESSES:
            self._limiters.clear()
        if address not in self._limiters:
            self._limiters[address] = RateLimiter(self.burst, self.per_second, self.now())
        return self._limiters[address].allow(self.now())
