"""Who makes a request, from where, and whether they may make it.

The four guards below hold for every route of the application. `require_person` is the one that a
route can opt out of, with `opt=PUBLIC`: a route that says nothing is closed to strangers.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.handlers import BaseRouteHandler

from chabudai.server.accounts.people import Accounts, Session
from chabudai.server.cluster.shared_limits import OpenElsewhere
from chabudai.server.http.hosts import ServedHosts
from chabudai.server.ops.addresses import counted_address, last_hop
from chabudai.server.ops.rate_limit import WORTH_TELLING, KeyedRateLimiter
from chabudai.server.settings import Settings
from chabudai.server.tables.connection import SIGNED_OUT, Connection

COOKIE: Final = "chabudai"
SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
PUBLIC: Final = {"public": True}


class MisdirectedRequest(HTTPException):
    """A request for a host that is not served here."""

    status_code = 421


Caller = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


class AccessControl:
    """The sessions, addresses and rate limits that requests are checked against."""

    def __init__(self, accounts: Accounts, settings: Settings, now: Callable[[], float]) -> None:
        limits = settings.limits
        self.accounts = accounts
        self.now = now
        self.proxied = settings.proxied
        self.hosts = ServedHosts(settings.listening, settings.public)
        self.requests = KeyedRateLimiter(limits.requests_at_once, limits.requests_per_second, now)
        self.newcomers = KeyedRateLimiter(
            limits.guests_per_minute, limits.guests_per_minute / 60, now
        )
        self._sockets_per_address = limits.sockets_per_address
        self._open_sockets: Counter[str] = Counter()
        self.sockets_elsewhere = OpenElsewhere()
        self._connections: defaultdict[bytes, set[Connection]] = defaultdict(set)

    def client_address(self, caller: Caller) -> str:
        """Where a request comes from, as limits count it; behind a proxy as the proxy tells it."""
        lines = caller.headers.getall("x-forwarded-for", []) if self.proxied else []
        peer = caller.client.host if caller.client else ""
        return counted_address(last_hop(lines) or peer)

    async def find_session(self, caller: Caller) -> Session | None:
        """The session whose bearer token or cookie a request shows."""
        bearer = bearer_token(caller)
        if bearer is not None:
            return await self.accounts.find_session(bearer, "bearer")
        cookie = caller.cookies.get(COOKIE)
        return await self.accounts.find_session(cookie, "cookie") if cookie else None

    @contextmanager
    def count_socket(self, caller: Caller) -> Iterator[bool]:
        """Whether an address may have one more socket; it is counted as long as this lasts."""
        address = self.client_address(caller)
        self._open_sockets[address] += 1
        try:
            found = self._open_sockets[address] + self.sockets_elsewhere.count(address)
            yield found <= self._sockets_per_address
        finally:
            self._open_sockets[address] -= 1
            if not self._open_sockets[address]:
                del self._open_sockets[address]

    def list_many_sockets(self) -> dict[str, int]:
        """The addresses with so many sockets here that other servers should know of it."""
        many = WORTH_TELLING * self._sockets_per_address
        return {each: count for each, count in self._open_sockets.items() if count >= many}

    @contextmanager
    def link_socket(self, session: Session, connection: Connection) -> Iterator[None]:
        """Let a socket end with the session that it was opened in."""
        linked = self._connections[session.hash]
        linked.add(connection)
        try:
            yield
        finally:
            linked.discard(connection)
            if not linked:
                self._connections.pop(session.hash, None)

    def close_sockets(self, ended: Iterable[bytes]) -> None:
        """Close all sockets of sessions that have ended."""
        for session in ended:
            for connection in self._connections.get(session, ()):
                connection.end(SIGNED_OUT)

    def close_socket_of(self, session: str) -> None:
        """Close all sockets of a session that has ended at another server."""
        self.close_sockets([bytes.fromhex(session)])


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
    try:
        return urlsplit(origin).netloc == caller.headers.get("host")
    except ValueError:  # what is no address is nobody's
        return False


def require_served_host(caller: Caller, handler: BaseRouteHandler) -> None:
    """Refuse a request for a host that is not ours: some page made its name lead here."""
    if caller.scope["path"] in ("/health", "/metrics"):  # they know their operator by themselves
        return
    host, hosts = caller.headers.get("host"), access_of(caller).hosts
    if host is not None and not hosts.serves(host):
        raise MisdirectedRequest


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
    session = await access_of(caller).find_session(caller)
    if session is None:
        raise NotAuthorizedException
    caller.scope["user"], caller.scope["auth"] = session.person, session


def session_of(caller: Caller) -> Session:
    """The session of whoever makes a request, as `require_person` found out."""
    session: Session = caller.scope["auth"]
    return session


def is_public(handler: BaseRouteHandler) -> bool:
    """Whether a route has opted out of `require_person`."""
    return bool(handler.opt.get("public"))
