"""The door: where a request comes from, who makes it, and whether it makes too many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from chabudai.server.accounts.people import Identity
from chabudai.server.protocol.schemas import Person
from chabudai.server.settings import Limits

COOKIE = "chabudai"
MOST_ADDRESSES = 10_000
SAFE = {"GET", "HEAD", "OPTIONS"}
Caller = ASGIConnection[Any, Any, Any, Any]


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, at_once: float, per_second: float, now: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self._left = at_once
        self._seen = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed."""
        self._left = min(self.at_once, self._left + (now - self._seen) * self.per_second)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, at_once: float, per_second: float, now: Callable[[], float]) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self.now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether an address may have one more."""
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.clear()
        if address not in self._buckets:
            self._buckets[address] = Bucket(self.at_once, self.per_second, self.now())
        return self._buckets[address].take(self.now())


class Door:
    """Who comes in."""

    def __init__(
        self,
        identity: Identity,
        limits: Limits,
        now: Callable[[], float],
        proxied: bool = False,
    ) -> None:
        self.identity = identity
        self.now = now
        self.proxied = proxied
        self.sockets: Counter[str] = Counter()
        self.requests = Buckets(limits.requests_at_once, limits.requests_per_second, now)
        self.newcomers = Buckets(limits.guests_per_minute, limits.guests_per_minute / 60, now)

    def address(self, caller: Caller) -> str:
        """Where a request comes from; a proxy tells it last, after what others may have made up."""
        told = caller.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if self.proxied and told:
            return told
        return caller.client.host if caller.client else ""

    async def who(self, caller: Caller) -> Person | None:
        """Whom the bearer token or the cookie stands for."""
        bearer = bearer_of(caller)
        if bearer is not None:
            return await self.identity.who(bearer, "bearer")
        cookie = caller.cookies.get(COOKIE)
        return await self.identity.who(cookie, "cookie") if cookie else None

    async def known(self, caller: Caller) -> Person:
        """Whom the request comes from; refuses nobody's."""
        person = await self.who(caller)
        if person is None:
            raise NotAuthorizedException
        return person


def bearer_of(caller: Caller) -> str | None:
    """The token that a program shows."""
    kind, _, token = caller.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and token else None


def from_here(caller: Caller) -> bool:
    """Whether a page of ours made the request, or a program that shows a token of its own."""
    origin = caller.headers.get("origin")
    if origin is None:
        return bearer_of(caller) is not None
    return urlsplit(origin).netloc == caller.headers.get("host")


def same_origin(caller: Caller, handler: BaseRouteHandler) -> None:
    """Refuse whatever changes something and comes from a page of somebody else."""
    if caller.scope.get("method", "GET") in SAFE:  # a socket has none, and is asked when it opens
        return
    if caller.scope["path"] == "/api/programs" and "origin" not in caller.headers:
        return
    if not from_here(caller):
        raise PermissionDeniedException
