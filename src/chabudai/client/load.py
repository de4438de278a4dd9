"""How much a server bears, or several on one database: many live tables, many more who watch."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from zlib import crc32

import httpx
import sqlalchemy as sql

from chabudai.client.client import Client, open_http
from chabudai.client.guest import Guest, NotDone
from chabudai.engine.rng import FastRng
from chabudai.server.ops.connections import raise_file_limit
from chabudai.server.ops.processes import measure_memory_kb
from chabudai.server.protocol.messages import Terms
from chabudai.server.storage.database import Place, open_database
from chabudai.server.storage.log import Played, decode_entry
from chabudai.server.storage.tables import events

GENEROUS_LIMITS = (
    "connections_per_address=100000",
    "sockets_per_address=100000",
    "handshakes_at_once=1000000",
    "tables_per_guest=100000",
    "guests_per_minute=1000000",
    "requests_at_once=1000000",
    "messages_at_once=1000000",
)
WATCHERS = 5
START_SECONDS = 120.0


@dataclass(frozen=True)
class Load:
    """What to put on the server, and for how long; several servers need a database."""

    game: str = "samurai_sword"
    tables: int = 200
    seats: int = 4
    idle: int = 1000
    seconds: float = 10.0
    actions: float = 400.0
    nodes: int = 1
    database: str = ""


@dataclass
class LoadReport:
    """What was measured; times in milliseconds."""

    tables: int
    sockets: int
    nodes: int = 1
    actions: float = 0
    p50: float = 0
    p95: float = 0
    p99: float = 0
    memory: int = 0
    acknowledged: int = 0
    lost: int = 0


@dataclass
class DriverCounts:
    """What the drivers saw."""

    waits: list[float] = field(default_factory=list)
    ids: int = 0


class Servers:
    """The servers that are measured: their addresses and processes."""

    def __init__(self, running: list[tuple[str, int]]) -> None:
        self.urls = [url for url, _ in running]
        self.pids = [pid for _, pid in running]

    def home(self, table: str) -> str:
        """The server that a table's people go to, as a proxy in front would choose it."""
        return self.urls[crc32(table.encode()) % len(self.urls)]

    def memory_kb(self) -> int:
        """The memory of all of them."""
        return sum(measure_memory_kb(pid) for pid in self.pids)

    async def count_actions(self) -> float:
        """How many actions they have kept so far."""
        return sum([await read_action_count(url) for url in self.urls])


@contextmanager
def run_server(folder: Path, database: str = "") -> Iterator[tuple[str, int]]:
    """A server of its own for the measurement: its address and its process."""
    limits = [word for limit in GENEROUS_LIMITS for word in ("--limit", limit)]
    command = [sys.executable, "-m", "chabudai", "serve", "--port", "0", "--beat", "0"]
    place = ["--database", database] if database else ["--data", str(folder)]
    words = [*command, *place, *limits]
    pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(words, text=True, stdout=pipe, stderr=nowhere) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://[^ ,]+", process.stdout.readline())
            assert found is not None
            yield found[0], process.pid
        finally:
            process.terminate()


def measure(load: Load) -> LoadReport:
    """Put the load on fresh servers, and say how they bore it."""
    raise_file_limit()  # every socket has an end here as well
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        place = load.database or Path(folder)
        before = count_kept_moves(place)
        starting = [run_server(Path(folder), load.database) for _ in range(load.nodes)]
        servers = Servers([stack.enter_context(each) for each in starting])
        report = asyncio.run(drive_load(load, servers))
        stack.close()
        report.lost = max(0, report.acknowledged - (count_kept_moves(place) - before))
    return report


def count_kept_moves(place: Place) -> int:
    """How many moves of people are in the log."""
    engine = open_database(place)
    wanted = sql.select(events.c.payload).where(events.c.kind == "played")
    try:
        with engine.connect() as connection:
            played = [decode_entry(bytes(row[0])) for row in connection.execute(wanted)]
    finally:
        engine.dispose()
    return sum(isinstance(each, Played) and each.by == "person" for each in played)


async def drive_load(load: Load, servers: Servers) -> LoadReport:
    """Everybody comes, plays for a while, and goes."""
    for url in servers.urls:
        await wait_until_up(url)
    before = servers.memory_kb()
    async with AsyncExitStack() as stack:
        tables = [
            await stack.enter_async_context(open_live_table(load, servers, number))
            for number in range(load.tables)
        ]
        filled = servers.memory_kb()
        watchers = await open_idle_sockets(load, servers, stack)
        counts, counted = DriverCounts(), await servers.count_actions()
        start = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            for number, table in enumerate(tables):
                group.create_task(play_steadily(load, table, counts, start, number))
        passed = time.perf_counter() - start
        cuts = [1000 * each for each in quantiles(counts.waits, n=100)]
        return LoadReport(
            tables=load.tables,
            sockets=2 * load.tables + watchers,
            nodes=load.nodes,
            actions=round((await servers.count_actions() - counted) / passed, 1),
            p50=round(cuts[49], 1),
            p95=round(cuts[94], 1),
            p99=round(cuts[98], 1),
            memory=(filled - before) // load.tables,
            acknowledged=counts.ids,
        )


async def wait_until_up(url: str) -> None:
    """Wait until the server answers."""
    async with asyncio.timeout(START_SECONDS):
        while True:
            try:
                await fetch_page(url, "/health")
            except httpx.ConnectError:
                await asyncio.sleep(0.05)
            else:
                return


async def fetch_page(url: str, path: str) -> str:
    """A page that anybody may read."""
    async with open_http(url) as http:
        return (await http.get(path)).text


@asynccontextmanager
async def open_live_table(
    load: Load, servers: Servers, number: int
) -> AsyncIterator[tuple[Guest, Guest]]:
    """A running game of one person with bots, and somebody who watches."""
    url = servers.urls[number % len(servers.urls)]
    person = await Client.welcome(url, "Player")
    bots = [None, *["novice"] * (load.seats - 1)]
    table = await person.open_table(Terms(game=load.game, seats=load.seats, bots=bots))
    watcher = await Client.welcome(url, "Watcher")
    one, two = (Client(servers.home(table), each.token) for each in (person, watcher))
    async with one.at(table) as guest, two.at(table) as other:
        await guest.sit(0)
        await guest.ready()
        await guest.until(lambda: guest.update is not None)
        yield guest, other


async def open_idle_sockets(load: Load, servers: Servers, stack: AsyncExitStack) -> int:
    """Sockets at tables where nothing happens."""
    person = await Client.welcome(servers.urls[0], "Idler")
    for _ in range(load.idle // WATCHERS):
        table = await person.open_table(Terms(game=load.game, seats=load.seats))
        for _ in range(WATCHERS):
            watcher = Client(servers.home(table), person.token)
            await stack.enter_async_context(watcher.at(table))
    return load.idle // WATCHERS * WATCHERS


async def play_steadily(
    load: Load, table: tuple[Guest, Guest], counts: DriverCounts, start: float, number: int
) -> None:
    """Play at a steady pace, and time each move until the last one has seen it."""
    guest, watcher = table
    rng = FastRng(number)
    period = load.tables * load.seats / load.actions
    due = start + period * number / load.tables
    while due < start + load.seconds and not guest.over():
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += period
        await guest.until(lambda: guest.asked() or guest.over())
        if guest.over() or guest.update is None:
            return
        legal = guest.update.legal
        sent = time.perf_counter()
        try:
            v = await guest.play(legal[rng.randbelow(len(legal))].token)
        except NotDone:
            continue
        counts.ids += 1
        for each in (guest, watcher):
            await each.until(lambda each=each, v=v: each.version() >= v)  # type: ignore[misc]
        counts.waits.append(time.perf_counter() - sent)


async def read_action_count(url: str) -> float:
    """How many actions the server has kept so far."""
    page = await fetch_page(url, "/metrics")
    found = re.search(r"^chabudai_actions_total (\S+)", page, re.M)
    return float(found[1]) if found else 0.0
