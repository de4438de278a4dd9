"""Addresses as limits count them, and limits that forget nobody but the quietest."""

from __future__ import annotations

import pytest

from chabudai.server.ops.addresses import counted_address, last_hop
from chabudai.server.ops.rate_limit import KeyedRateLimiter

HOPS = [
    (["1.1.1.1, 9.9.9.9"], "9.9.9.9"),
    (["1.1.1.1", "9.9.9.9"], "9.9.9.9"),
    (["1.1.1.1, 9.9.9.9:4711"], "9.9.9.9"),
    (["[2001:db8::7]:4711"], "2001:db8::7"),
    (["[2001:db8::7]"], "2001:db8::7"),
    (["2001:db8::7"], "2001:db8::7"),
    (["9.9.9.9", "unknown"], None),
    (["9.9.9.9,"], None),
    ([], None),
]


@pytest.mark.parametrize(("lines", "hop"), HOPS)
def test_the_last_hop_of_the_last_line_counts(lines: list[str], hop: str | None) -> None:
    assert last_hop(lines) == hop


COUNTED = [
    ("9.9.9.9", "9.9.9.9"),
    ("::ffff:9.9.9.9", "9.9.9.9"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:db8:1:2::", "2001:db8:1:2::/64"),
    ("fe80::1%eth0", "fe80::/64"),
    ("no address", "no address"),
]


@pytest.mark.parametrize(("address", "counted"), COUNTED)
def test_a_site_is_counted_as_one(address: str, counted: str) -> None:
    assert counted_address(address) == counted


def test_a_full_table_of_counts_forgets_only_the_quietest() -> None:
    limiter = KeyedRateLimiter(1, 0.0, lambda: 0.0, most=3)
    assert [limiter.allow(key) for key in ("a", "b", "c")] == [True, True, True]
    assert not limiter.allow("a")
    assert limiter.allow("d")  # b makes room
    assert [limiter.allow(key) for key in ("a", "c", "d")] == [False, False, False]
    assert limiter.allow("b")
