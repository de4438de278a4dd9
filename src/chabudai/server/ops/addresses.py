"""Addresses as limits count them, and as proxies tell them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

SITE_BITS = 64  # of an IPv6 address; a site has all that follow for itself
WITH_PORT = re.compile(r"\[(?P<v6>[^]]*)](:\d*)?|(?P<v4>[^:]*):\d*")


@lru_cache(maxsize=4096)
def counted_address(address: str) -> str:
    """What limits count an address as: itself, or the site that an IPv6 address is in."""
    found = read_address(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found), SITE_BITS), strict=False))
    return address if found is None else str(found)


def last_hop(lines: Sequence[str]) -> str | None:
    """The address that the nearest proxy saw, off all lines of X-Forwarded-For.

    A proxy appends what it saw to what it was sent, so only the end of the last line is its word.
    """
    told = lines[-1].rpartition(",")[2].strip() if lines else ""
    found = read_address(told)
    return None if found is None else str(found)


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, without port and zone; one of IPv4 that is written as IPv6 is what it is."""
    port = WITH_PORT.fullmatch(text)
    bare = (port["v6"] or port["v4"] or "") if port else text
    try:
        found = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
