"""The load test itself, small: it measures, it ends, and it loses nothing."""

from __future__ import annotations

from chabudai.client.load import Load, measure


def test_a_small_load_is_measured_and_nothing_is_lost() -> None:
    found = measure(Load(tables=3, idle=5, seconds=1.0, actions=30))
    assert found.sockets == 11
    assert found.acknowledged > 0
    assert found.lost == 0
    assert 0 < found.p50 <= found.p95 <= found.p99
