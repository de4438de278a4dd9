"""Who opens a table is alone in that among all servers: what was counted before stays true.

A turn is a lock of PostgreSQL on the connection that writes, like the ownership of a table: it
ends with the server that holds it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from chabudai.server.cluster.locks import ConnectionLocks, lock_key
from chabudai.server.errors import Rejected
from chabudai.server.storage.store import PATIENCE_SECONDS, Store

RETRY_SECONDS = 0.05


class HostTurns:
    """The hosts for whom this server, and no other one, opens tables just now."""

    def __init__(self, store: Store, locks: ConnectionLocks) -> None:
        self.store = store
        self.locks = locks
        self._holders: Counter[str] = Counter()

    @asynccontextmanager
    async def hold(self, host: str) -> AsyncIterator[None]:
        """Keep other servers from opening tables for a host; raises Rejected if one takes long."""
        key = lock_key(f"host {host}")
        self._holders[host] += 1
        try:
            await self._acquire(key)
            yield
        finally:
            self._holders[host] -= 1
            if not self._holders[host]:
                del self._holders[host]
                await asyncio.shield(self.store.run(lambda c: self.locks.let_go(c, key)))

    async def _acquire(self, key: int) -> None:
        until = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while not await self.store.run(lambda c: self.locks.hold(c, key)):
            if asyncio.get_running_loop().time() > until:
                raise Rejected("storage-stalled")
            await asyncio.sleep(RETRY_SECONDS)
