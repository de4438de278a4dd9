"""Limits that several servers share: who has spent much elsewhere has less left here."""

from __future__ import annotations

from chabudai.server.ops.rate_limit import KeyedRateLimiter

BURST = 8


class Watch:
    """The time, which passes when it is told to."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def make_limiter(watch: Watch) -> KeyedRateLimiter:
    return KeyedRateLimiter(BURST, 1.0, watch)


def test_what_was_spent_is_told_once_and_only_if_it_is_much() -> None:
    limiter = make_limiter(Watch())
    for key, times in (("busy", 3), ("quiet", 1)):
        assert all(limiter.allow(key) for _ in range(times))
    assert limiter.take_untold() == {"busy": 3}
    assert limiter.take_untold() == {}


def test_what_is_refilled_by_then_is_not_told() -> None:
    """However often something is done, if that is slow enough nobody need hear of it."""
    watch = Watch()
    limiter = make_limiter(watch)
    for _ in range(100):
        assert limiter.allow("slow")
        watch.now += 1.0
        assert limiter.take_untold() == {}
    for _ in range(4):
        assert limiter.allow("slow")
    watch.now += 1.0
    assert limiter.take_untold() == {"slow": 3}


def test_what_was_spent_elsewhere_counts_and_is_paid_back_first() -> None:
    watch = Watch()
    limiter = make_limiter(watch)
    limiter.spend("wanderer", BURST + 2)
    assert not limiter.allow("wanderer")
    assert limiter.take_untold() == {}  # those who have told it need not hear of it
    watch.now += 2.5
    assert not limiter.allow("wanderer")
    watch.now += 1.0
    assert limiter.allow("wanderer")


def test_nobody_owes_more_than_can_be_spent_at_once() -> None:
    watch = Watch()
    limiter = make_limiter(watch)
    limiter.spend("wanderer", 10**9)
    watch.now += BURST + 1
    assert limiter.allow("wanderer")
