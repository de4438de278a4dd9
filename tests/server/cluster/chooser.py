"""A proxy as deploy/haproxy.cfg describes one: a table's id says which server its people go to.

The other one takes over while that one does not answer, and all its connections are cut then.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import sha256

from tests.server.running import Server

CHECK_SECONDS = 0.25
ANSWER_SECONDS = 0.4
FALL = 2
HEALTH = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"
Ends = tuple[asyncio.StreamWriter, asyncio.StreamWriter]


class Backend:
    """A server, whether it seems to live, and the connections that lead to it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.failures = FALL
        self.ends: set[Ends] = set()

    @property
    def is_up(self) -> bool:
        return self.failures < FALL

    async def check(self) -> None:
        """Ask how it is, now and then; whoever is with one that is down has to come again."""
        while True:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._ask()
                self.failures = 0
            except (OSError, TimeoutError, EOFError, ValueError):
                self.failures += 1
                if self.failures == FALL:
                    self.cut()
            await asyncio.sleep(CHECK_SECONDS)

    async def _ask(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            writer.write(HEALTH)
            if b" 200 " not in await reader.readline():
                raise ValueError
        finally:
            writer.close()

    def cut(self) -> None:
        for ends in self.ends:
            for end in ends:
                end.transport.abort()


class Chooser:
    """The proxy."""

    def __init__(self, servers: list[Server]) -> None:
        self.backends = [Backend(each) for each in servers]
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def wait_until_up(self) -> None:
        """Wait until every server answers."""
        while not all(each.is_up for each in self.backends):
            await asyncio.sleep(0.01)

    async def wait_until_any_is_up(self) -> None:
        """On a busy machine both may seem to be down for a moment, and whoever asks shall wait."""
        while not any(each.is_up for each in self.backends):
            await asyncio.sleep(0.01)

    def home(self, table: str) -> Server:
        """The server that a table's people go to while all is well."""
        return self.rank(table)[0].server

    def rank(self, table: str) -> list[Backend]:
        """All servers, the one that a table belongs to first."""
        ports = {each: f"{each.server.port} {table}".encode() for each in self.backends}
        return sorted(self.backends, key=lambda each: sha256(ports[each]).digest())

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, EOFError):
            head = await reader.readuntil(b"\r\n\r\n")
            path = head.split(b" ", 2)[1].decode().partition("?")[0]
            table = "/".join(path.split("/")[3:4])
            await self.wait_until_any_is_up()
            for backend in self.rank(table):
                if backend.is_up and await self._carry_to(backend, head, reader, writer):
                    break
        writer.close()

    async def _carry_to(
        self,
        backend: Backend,
        head: bytes,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> bool:
        try:
            answers, asked = await asyncio.open_connection("127.0.0.1", backend.server.port)
        except OSError:
            return False
        ends = (writer, asked)
        backend.ends.add(ends)
        try:
            asked.write(head)
            ways = [pump(reader, asked), pump(answers, writer)]
            tasks = [asyncio.create_task(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            backend.ends.discard(ends)
            asked.close()
        return True


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One way, until it ends."""
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def choosing(servers: list[Server]) -> AsyncIterator[Chooser]:
    """A proxy in front of some servers."""
    chooser = Chooser(servers)
    proxy = await asyncio.start_server(chooser.carry, "127.0.0.1", 0)
    chooser.port = proxy.sockets[0].getsockname()[1]
    checks = [asyncio.create_task(each.check()) for each in chooser.backends]
    try:
        await chooser.wait_until_up()
        yield chooser
    finally:
        for check in checks:
            check.cancel()
        proxy.close()
        for backend in chooser.backends:
            backend.cut()
