"""What the servers on one database tell each other, by PostgreSQL's LISTEN and NOTIFY.

Whoever is not connected just now misses it: news only make things quick.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import sqlalchemy as sql

from chabudai.server.ops.logs import error_name, log_event
from chabudai.server.storage.database import POSTGRES_OPTIONS
from chabudai.server.storage.store import Store

CHANNEL = "chabudai"
RECONNECT_SECONDS = 0.5
Handler = Callable[[str], None]


class News:
    """Words on topics, told to all other servers: there are none."""

    def __init__(self) -> None:
        self.handlers: dict[str, Handler] = {}

    def subscribe(self, topic: str, handler: Handler) -> None:
        """Have a function called with every word on a topic, also with one's own."""
        self.handlers[topic] = handler

    async def publish(self, topic: str, *words: str) -> None:
        """Tell everybody."""

    async def start(self) -> None:
        """Begin to hear."""

    async def close(self) -> None:
        """Hear no more."""


class PostgresNews(News):
    """Told on the connection that writes, and heard on one of their own."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store
        self._listening: asyncio.Task[None] | None = None
        self._is_heard = asyncio.Event()

    async def publish(self, topic: str, *words: str) -> None:
        if words:
            await self.store.run(lambda c: notify(c, topic, *words))

    async def start(self) -> None:
        """Begin to hear, and wait for it: what is told from now on is not missed."""
        self._listening = asyncio.create_task(self._listen_always())
        await self._is_heard.wait()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen_always(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # the database is away, or ended this connection
                log_event("news-lost", error=error_name(error))
                await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self) -> None:
        from psycopg import AsyncConnection  # only here: SQLite does without it

        words, named = make_connect_arguments(self.store.engine)
        async with await AsyncConnection.connect(*words, **named, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            self._is_heard.set()
            async for heard in connection.notifies():
                topic, _, word = heard.payload.partition(" ")
                if topic in self.handlers:
                    self.handlers[topic](word)


def make_connect_arguments(engine: sql.Engine) -> tuple[list[Any], dict[str, Any]]:
    """What the driver needs to connect as an engine does."""
    words, named = engine.dialect.create_connect_args(engine.url)
    return list(words), {**named, **POSTGRES_OPTIONS}


def notify(connection: sql.Connection, topic: str, *words: str) -> None:
    """Tell everybody when this transaction is committed."""
    for word in words:
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, f"{topic} {word}")))
