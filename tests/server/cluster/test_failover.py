"""Two servers on one database: whatever happens to one, no acknowledged move is lost or doubled.

Everything is real: processes, sockets, PostgreSQL.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from chabudai.client import Client
from tests.server.cluster.chooser import Chooser, choosing
from tests.server.conftest import NewServer
from tests.server.evening import Evening
from tests.server.postgres import Postgres
from tests.server.running import Server, wait_for

TABLES = 2
Trouble = Callable[[Evening, Chooser], Awaitable[None]]


async def sit_down_at_both(tonight: Evening, chooser: Chooser, stack: AsyncExitStack) -> None:
    """Some tables, and as many more as it takes for each server to have one."""
    await tonight.sit_down(stack, TABLES)
    while len({chooser.home(table).port for table in tonight.tables}) < len(chooser.backends):
        await tonight.sit_down(stack, len(tonight.tables) + 1)


def spend_evening(servers: list[Server], make_trouble: Trouble) -> None:
    """Everybody plays while something happens; then all is compared."""

    async def evening() -> None:
        async with choosing(servers) as chooser, AsyncExitStack() as stack:
            tonight = Evening(chooser)
            await sit_down_at_both(tonight, chooser, stack)
            async with asyncio.TaskGroup() as group:
                tonight.begin(group)
                await tonight.go_on()
                await make_trouble(tonight, chooser)
                await tonight.go_on()
                await tonight.end()
            await tonight.check(servers[0].settings.place)

    wait_for(evening())


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers on one database; whatever happens to them, they serve again after each test."""
    folder, database = tmp_path_factory.mktemp("servers"), postgres.create_database()
    running = [Server(folder / str(number), database=database).start() for number in range(2)]
    yield running
    for each in running:
        each.stop()


def test_a_server_is_killed_and_comes_back(servers: list[Server]) -> None:
    """Its people go on at the other one, and at home again when somebody asks for them there."""

    async def kill(tonight: Evening, chooser: Chooser) -> None:
        servers[0].kill()
        await tonight.go_on()
        await asyncio.to_thread(servers[0].start)
        await chooser.wait_until_up()
        for table, (guest, _) in tonight.tables.items():
            token = guest.headers["authorization"].split()[1]
            home = Client(chooser.home(table).url, token)
            while (await home.ask("GET", f"/api/tables/{table}")).status_code == 503:
                pass  # it is being handed over, which takes its time on a busy machine
            assert (await home.ask("GET", f"/api/tables/{table}")).status_code == 200
        await tonight.go_on()

    spend_evening(servers, kill)


def test_a_server_that_hangs_is_replaced_and_harms_nothing_when_it_wakes(
    servers: list[Server],
) -> None:
    """It has lost its tables, and knows it before it can write."""

    async def hang(tonight: Evening, chooser: Chooser) -> None:
        pid = servers[0].process.pid or 0
        lost = servers[0].log.read_text().count("tables-lost")
        os.kill(pid, signal.SIGSTOP)
        try:
            await tonight.go_on()
        finally:
            os.kill(pid, signal.SIGCONT)
        await chooser.wait_until_up()
        while servers[0].log.read_text().count("tables-lost") == lost:
            await asyncio.sleep(0.01)

    spend_evening(servers, hang)


def test_a_database_that_is_started_again_costs_nothing(
    servers: list[Server], postgres: Postgres
) -> None:
    async def restart(tonight: Evening, chooser: Chooser) -> None:
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)

    spend_evening(servers, restart)


class Wire:
    """The way from a server to the database, which can be cut so that nobody is told."""

    def __init__(self) -> None:
        self.is_whole = asyncio.Event()
        self.is_whole.set()
        self.writers: set[asyncio.StreamWriter] = set()

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.add(writer)
        try:
            while data := await reader.read(65536):
                await self.is_whole.wait()
                writer.write(data)
        except OSError:
            pass
        finally:
            self.writers.discard(writer)
            writer.close()


@asynccontextmanager
async def wire_to(database: Path, folder: Path) -> AsyncIterator[Wire]:
    """A socket in a folder that leads to the database's own."""
    wire = Wire()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, asked = await asyncio.open_unix_connection(str(database))
        async with asyncio.TaskGroup() as group:
            group.create_task(wire.pump(reader, asked))
            group.create_task(wire.pump(answers, writer))

    async with await asyncio.start_unix_server(carry, folder / database.name):
        yield wire
        for writer in list(wire.writers):
            writer.transport.abort()


def test_a_server_that_is_cut_off_from_the_database_is_replaced(
    postgres: Postgres, new_server: NewServer, tmp_path: Path
) -> None:
    """Its connections stay open, and nothing comes through; later it serves again."""
    database = postgres.create_database()

    async def evening() -> None:
        socket = postgres.folder / ".s.PGSQL.5432"
        async with wire_to(socket, tmp_path) as wire, AsyncExitStack() as stack:
            around = database.replace(str(postgres.folder), str(tmp_path))
            starting = [asyncio.to_thread(new_server, database=each) for each in (around, database)]
            servers = await asyncio.gather(*starting)
            chooser = await stack.enter_async_context(choosing(list(servers)))
            tonight = Evening(chooser)
            await sit_down_at_both(tonight, chooser, stack)
            async with asyncio.TaskGroup() as group:
                tonight.begin(group)
                await tonight.go_on()
                wire.is_whole.clear()
                await tonight.go_on()
                wire.is_whole.set()
                await chooser.wait_until_up()
                await tonight.go_on()
                await tonight.end()
            await tonight.check(database)
            for each in servers:
                await asyncio.to_thread(each.stop)

    wait_for(evening())
