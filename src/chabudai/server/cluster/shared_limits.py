"""Limits that hold for all servers on one database together: each tells what was used up at it.

What counts here is counted at once. The others hear of it a moment later, and count it too, so that
an address that goes from one server to the next has no more in the long run than at one of them.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Iterator
from typing import Protocol

from chabudai.server.cluster.news import News
from chabudai.server.ops.logs import error_name, log_event

TELL_SECONDS = 0.25
# A server that was not heard of for so long has no sockets, or is gone.
HEARD_SECONDS = 2.0
SPENT, SOCKETS = "spent", "sockets"


class Limiter(Protocol):
    """A limit on how often something is done."""

    def spend(self, key: str, count: float) -> None: ...

    def take_untold(self) -> dict[str, float]: ...


class SocketCounts(Protocol):
    """The sockets that are open here."""

    sockets_elsewhere: OpenElsewhere

    def list_many_sockets(self) -> dict[str, int]: ...


class OpenElsewhere:
    """How many sockets an address has at other servers, as far as these have told lately."""

    def __init__(self) -> None:
        self._told: defaultdict[str, dict[str, tuple[int, float]]] = defaultdict(dict)

    def count(self, address: str) -> int:
        """How many sockets an address has elsewhere."""
        return sum(count for count, _ in self._told.get(address, {}).values())

    def note(self, node: str, address: str, count: int) -> None:
        """Remember what another server tells, for a while."""
        self._told[address][node] = (count, time.monotonic() + HEARD_SECONDS)

    def forget_old(self) -> None:
        """Forget what was not told again: those sockets are closed, or their server is gone."""
        now = time.monotonic()
        for address, nodes in list(self._told.items()):
            for node in [each for each, (_, until) in nodes.items() if until < now]:
                del nodes[node]
            if not nodes:
                del self._told[address]


class SharedLimits:
    """Tells other servers now and then what was used up here, and counts what they tell."""

    def __init__(self, news: News) -> None:
        self.news = news
        self.node = secrets.token_hex(4)
        self._limiters: dict[str, Limiter] = {}
        self._sockets: SocketCounts | None = None
        self._telling: asyncio.Task[None] | None = None
        news.subscribe(SPENT, self._hear_spent)
        news.subscribe(SOCKETS, self._hear_sockets)

    def share(self, name: str, limiter: Limiter) -> None:
        """Let a limit hold for all servers; it has the same name at each."""
        self._limiters[name] = limiter

    def share_sockets(self, sockets: SocketCounts) -> None:
        """Let the limit on sockets hold for all servers."""
        self._sockets = sockets

    def start(self) -> None:
        """Begin to tell."""
        self._telling = asyncio.create_task(self._tell_always())

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()

    async def _tell_always(self) -> None:
        while True:
            await asyncio.sleep(TELL_SECONDS)
            try:
                await self.tell()
            except Exception as error:  # others hear of it when the database is back
                log_event("limits-not-told", error=error_name(error))

    async def tell(self) -> None:
        """Tell what was used up since the last time, and who has many sockets here."""
        await self.news.publish(SPENT, *[f"{self.node} {each}" for each in self._list_spent()])
        if self._sockets is not None:
            self._sockets.sockets_elsewhere.forget_old()
            many = self._sockets.list_many_sockets().items()
            await self.news.publish(SOCKETS, *[f"{self.node} {n} {who}" for who, n in many])

    def _list_spent(self) -> Iterator[str]:
        for name, limiter in self._limiters.items():
            for key, count in limiter.take_untold().items():
                yield f"{name} {count:.1f} {key}"

    def _hear_spent(self, word: str) -> None:
        node, name, count, key = word.split(" ", 3)
        if node != self.node and name in self._limiters:
            self._limiters[name].spend(key, float(count))

    def _hear_sockets(self, word: str) -> None:
        node, count, address = word.split(" ", 2)
        if node != self.node and self._sockets is not None:
            self._sockets.sockets_elsewhere.note(node, address, int(count))
