"""Who makes a request, from where, and whether they may make it.

The three guards below hold for every route of the application. `require_person` is the one that a
route can opt out of, with `opt=PUBLIC`: a route that says nothing is closed to strangers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import (
    NotAuthorizedException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.handlers import BaseRouteHandler

from chabudai.server.accounts.people import Accounts
from chabudai.server.ops.rate_limit import AddressRateLimiter
from chabudai.server.protocol.schemas import Person
from chabudai.server.settings import Limits

COOKIE: Final = "chabudai"
SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
PUBLIC: Final = {"public": True}

Caller = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


class AccessControl:
    """The sessions, addresses and rate limits that requests are checked against."""

    def __init__(
        self,
        accounts: Accounts,
        limits: Limits,
        now: Callable[[], float],
        proxied: bool = False,
    ) -> None:
        self.accounts = accounts
        self.now = now
        self.proxied = proxied
        self.open_sockets: Counter[str] = Counter()
        self.requests = AddressRateLimiter(limits.requests_at_once, limits.requests_per_second, now)
        self.newcomers = AddressRateLimiter(
            limits.guests_per_minute, limits.guests_per_minute / 60, now
        )

    def client_address(self, caller: Caller) -> str:
        """Where a request comes from.

        A proxy appends the address it saw to what the client sent, so only the last one counts.
        """
        forwarded = caller.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if self.proxied and forwarded:
            return forwarded
        return caller.client.host if caller.client else ""

    async def identify(self, caller: Caller) -> Person | None:
        """The person whose bearer token or cookie a request shows."""
        bearer = bearer_token(caller)
        if bearer is not None:
            return await self.accounts.find_by_token(bearer, "bearer")
        cookie = caller.cookies.get(COOKIE)
        return await self.accounts.find_by_token(cookie, "cookie") if cookie else None


def access_of(caller: Caller) -> AccessControl:
    """The access control of the application that a request came to."""
    access: AccessControl = caller.app.state["services"].access
    return access


def bearer_token(caller: Caller) -> str | None:
    """The token that a program shows."""
    kind, _, token = caller.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and token else None


def is_same_origin(caller: Caller) -> bool:
    """Whether one of our pages made the request, or a program that shows a token of its own."""
    origin = caller.headers.get("origin")
    if origin is None:
        return bearer_token(caller) is not None
    return urlsplit(origin).netloc == caller.headers.get("host")


def limit_requests(caller: Caller, handler: BaseRouteHandler) -> None:
    """Refuse an address that makes too many requests; sockets are counted by themselves."""
    is_http, access = "method" in caller.scope, access_of(caller)
    if is_http and not access.requests.allow(access.client_address(caller)):
        raise TooManyRequestsException


def limit_newcomers(caller: Caller, handler: BaseRouteHandler) -> None:
    """Refuse an address that makes too many guests or tries too many passwords."""
    access = access_of(caller)
    if not access.newcomers.allow(access.client_address(caller)):
        raise TooManyRequestsException


def require_same_origin(caller: Caller, handler: BaseRouteHandler) -> None:
    """Refuse whatever changes something and comes from somebody else's page."""
    if caller.scope.get("method", "GET") in SAFE_METHODS:  # a socket has none; it checks by itself
        return
    if caller.scope["path"] == "/api/programs" and "origin" not in caller.headers:
        return
    if not is_same_origin(caller):
        raise PermissionDeniedException


async def require_person(caller: Caller, handler: BaseRouteHandler) -> None:
    """Refuse strangers, except on a public route; handlers get the person by `person: Person`."""
    if is_public(handler) or caller.scope.get("method") == "OPTIONS":  # Litestar's own answer
        return
    person = await access_of(caller).identify(caller)
    if person is None:
        raise NotAuthorizedException
    caller.scope["user"] = person


def is_public(handler: BaseRouteHandler) -> bool:
    """Whether a route has opted out of `require_person`."""
    return bool(handler.opt.get("public"))
