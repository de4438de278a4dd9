"""Connections and handshakes are counted here, before anything is read or looked up.

uvicorn lets a connection wait for ever for a request that never comes, or comes byte by byte, and
takes as many connections as there are file descriptors. The protocol below ends both; what is never
read is looked after in unread.py.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from chabudai.server.errors import http_sentence
from chabudai.server.ops.addresses import counted_address, last_hop
from chabudai.server.ops.rate_limit import KeyedRateLimiter, RateLimiter
from chabudai.server.ops.unread import UnreadWatch
from chabudai.server.settings import Limits

RESERVED_FILES: Final = 128  # for the database, the bots' pipes and whatever else is opened
MANY_FILES: Final = 1 << 20
PINGS_AT_ONCE: Final = 20
PINGS_PER_SECOND: Final = 2.0
FORWARDED: Final = b"x-forwarded-for"
REASONS: Final = {408: "Request Timeout", 429: "Too Many Requests"}


def raise_file_limit() -> int:
    """Let the process open as many files as it may; return how many of them may be connections."""
    if sys.platform == "win32":
        return MANY_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        wanted = MANY_FILES if soft == resource.RLIM_INFINITY else soft
    else:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return count_connections_for(wanted)


def count_connections_for(files: int) -> int:
    """How many connections so many files are enough for."""
    return files - min(RESERVED_FILES, files // 2)


def ignore(status: int) -> None:
    """What is done with a count that nobody asks for."""


class ConnectionLimiter:
    """Who is connected from where, and who may come in."""

    def __init__(self, limits: Limits, most: int, proxied: bool, now: Callable[[], float]) -> None:
        self.limits = limits
        self.most = most
        self.proxied = proxied
        self.requesting: Counter[str] = Counter()
        self.unfinished: dict[GuardedProtocol, None] = {}
        self.unread = UnreadWatch(limits.answer_seconds)
        self.count_turned_away: Callable[[int], None] = ignore
        self.handshakes = KeyedRateLimiter(
            limits.handshakes_at_once, limits.handshakes_per_second, now
        )

    def admit(self, protocol: GuardedProtocol) -> bool:
        """Count a connection; False if there is no room for it.

        Where all is full, whoever has kept us waiting for longest makes room.
        """
        address = protocol.peer_address()
        if not self.proxied and self.requesting[address] >= self.limits.connections_per_address:
            return False
        if len(protocol.connections) > self.most:
            if not self.unfinished:
                return False
            next(iter(self.unfinished)).make_room()
        self.requesting[address] += 1
        return True

    def release(self, protocol: GuardedProtocol) -> None:
        """A connection is gone, or is a socket from now on, which is counted as such."""
        address = protocol.peer_address()
        self.requesting[address] -= 1
        if not self.requesting[address]:
            del self.requesting[address]

    def allow_handshake(self, address: str) -> bool:
        """Whether an address may open one more socket now."""
        return self.handshakes.allow(address)


class GuardedProtocol(H11Protocol):
    """uvicorn's own protocol, with a limit for each address and a deadline for each request."""

    limiter: ConnectionLimiter
    _is_admitted = False
    _deadline: asyncio.TimerHandle | None = None
    _has_begun = False

    def peer_address(self) -> str:
        """Whom the connection is counted for."""
        return counted_address(self.client[0]) if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.limiter.unread.start(self.loop, self.connections)
        self._is_admitted = self.limiter.admit(self)
        if self._is_admitted:
            self._start_deadline()
        else:
            self._turn_away(429)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_deadline()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._has_begun = True
        super().data_received(data)
        if self._is_admitted and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._start_deadline()
        else:
            self._stop_deadline()

    def make_room(self) -> None:
        """Give a connection up whose request is not complete."""
        self._stop_deadline()
        self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_deadline()
        if not self.limiter.allow_handshake(self._caller_address()):
            self._turn_away(429)
            return
        self._leave()
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        if self._is_admitted:
            self._is_admitted = False
            self.limiter.release(self)

    def _caller_address(self) -> str:
        told = [value.decode("latin-1") for name, value in self.headers if name == FORWARDED]
        hop = last_hop(told) if self.limiter.proxied else None
        return self.peer_address() if hop is None else counted_address(hop)

    def _start_deadline(self) -> None:
        """Count from the first moment: who sends a byte now and then gains nothing by it."""
        if self._deadline is None:
            seconds = self.limiter.limits.request_seconds
            self._deadline = self.loop.call_later(seconds, self._give_up)
            self.limiter.unfinished[self] = None

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            del self.limiter.unfinished[self]
        self._has_begun = False

    def _give_up(self) -> None:
        if self._has_begun and self.conn.their_state is h11.IDLE:
            self._turn_away(408)
        else:  # nothing was asked, or somebody may be answering already
            self.make_room()

    def _turn_away(self, status: int) -> None:
        """Say why in one go, without the application."""
        self.limiter.count_turned_away(status)
        text = http_sentence(status).text("en")
        body = msgspec.json.encode({"code": f"http-{status}", "text": text})
        head = (
            f"HTTP/1.1 {status} {REASONS[status]}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\ncache-control: no-store\r\n"
            "content-security-policy: default-src 'none'\r\nx-content-type-options: nosniff\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, with a limit for signs of life.

    They are answered below the application, which counts messages but never hears of these.
    """

    _pings: RateLimiter | None = None

    def handle_ping(self) -> None:
        now = self.loop.time()
        self._pings = self._pings or RateLimiter(PINGS_AT_ONCE, PINGS_PER_SECOND, now)
        if self._pings.allow(now):
            super().handle_ping()
        else:
            self.transport.abort()


def guard_protocol(limiter: ConnectionLimiter) -> type[Any]:
    """The protocol class of one server."""
    return type("GuardedProtocol", (GuardedProtocol,), {"limiter": limiter})
