"""A real server in a process of its own, on a port that the system chose, with a real database."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import signal
import socket
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TypeVar

from chabudai.client import Client, Guest
from chabudai.engine.rng import FastRng
from chabudai.server.protocol.messages import Terms
from chabudai.server.run import listen, serve
from chabudai.server.settings import Limits, Settings
from chabudai.workers.worker import PRELOADED
from tests.forking import PATIENCE as PATIENCE  # those who wait for a server find it here
from tests.forking import PROCESSES

T = TypeVar("T")
# On a busy machine everything takes long; how long is tested where a test sets it.
PATIENT = Limits(task_seconds=int(PATIENCE), bot_patience_seconds=PATIENCE)
GENEROUS = replace(
    PATIENT,
    guests_per_minute=10_000,
    requests_at_once=100_000,
    handshakes_at_once=100_000,
    lines_at_once=100,
)


def wait_for(work: Coroutine[Any, Any, T], seconds: float = PATIENCE) -> T:
    """Run something that waits for a server, but not for ever."""

    async def bounded() -> T:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(bounded())


class Server:
    """One data folder and the process that serves it; it can be killed and started again."""

    def __init__(
        self, folder: Path, beat: float = 0.0, files: int | None = None, **more: Any
    ) -> None:
        self.folder = folder
        self.files = files
        self.log = folder / "log"
        self.settings = Settings(folder, beat, **{"limits": GENEROUS, **more})
        self.port = 0
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        ours, theirs = multiprocessing.Pipe()
        words = (self.settings, self.port, self.log, theirs, self.files)
        self.process = PROCESSES.Process(target=serve_here, args=words)
        self.process.start()
        theirs.close()
        assert ours.poll(PATIENCE)
        self.port = ours.recv()
        ours.close()
        return self

    def wait_until_restored(self) -> Server:
        """Wait until it knows all tables, which it goes on to read while it serves."""
        until = time.monotonic() + PATIENCE
        while '"event":"awake"' not in self.log.read_text("utf-8"):
            assert time.monotonic() < until
            time.sleep(0.01)
        return self

    def kill(self) -> None:
        """As a power cut would, as far as a process can tell."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, number: int) -> None:
        if self.process.pid is not None and self.process.is_alive():
            os.kill(self.process.pid, number)
        self.process.join(PATIENCE)
        assert not self.process.is_alive()


def serve_here(
    settings: Settings, port: int, log: Path, ready: Connection, files: int | None
) -> None:
    """What the process does; it may open only so many files."""
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files // 2, files))
    PROCESSES.set_forkserver_preload(PRELOADED)  # as in any server; these tests have their own
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    listener = listen_again("127.0.0.1", port)
    listener.listen()
    ready.send(listener.getsockname()[1])
    ready.close()
    serve(settings, listener)


def listen_again(host: str, port: int) -> socket.socket:
    """Listen on a port that was ours before; for a moment somebody's call may go out from it."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return listen(host, port)
        except OSError:
            if time.monotonic() > until:
                raise


async def clients(server: Server, count: int) -> list[Client]:
    """So many programs."""
    return [await Client.welcome(server.url, f"Player {n}") for n in range(count)]


def terms(game: str = "samurai_sword", seats: int = 3, **more: Any) -> Terms:
    """A table's terms."""
    return Terms(game=game, seats=seats, **more)


@asynccontextmanager
async def guests_at(people: list[Client], table: str) -> AsyncIterator[list[Guest]]:
    """All these people at one table."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(each.at(table)) for each in people]


async def start(guests: list[Guest]) -> None:
    """Everybody sits down in order and is ready; the game starts."""
    for seat, guest in enumerate(guests):
        await guest.sit(seat)
    for guest in guests:
        await guest.ready()
    for guest in guests:
        await guest.until(partial(has_started, guest))


@asynccontextmanager
async def started(server: Server, asked_for: Terms) -> AsyncIterator[list[Guest]]:
    """A running game with a person in every seat."""
    people = await clients(server, asked_for.seats)
    table = await people[0].open_table(asked_for)
    async with guests_at(people, table) as guests:
        await start(guests)
        yield guests


def has_started(guest: Guest) -> bool:
    return guest.update is not None


def is_past(guest: Guest, v: int) -> bool:
    return guest.version() > v


def asked(guests: list[Guest]) -> Guest:
    """The one who is asked now."""
    return next(guest for guest in guests if guest.asked())


async def all_past(guests: list[Guest], v: int) -> None:
    """Wait until everybody has been shown a later version."""
    for guest in guests:
        await guest.until(partial(is_past, guest, v))


def legal(guest: Guest) -> list[str]:
    """What a guest may answer."""
    assert guest.update is not None
    return [choice.token for choice in guest.update.legal]


async def play_to_the_end(guest: Guest, seed: int) -> None:
    """Answer anything legal whenever asked, until the game is over."""
    rng = FastRng(seed)
    while True:
        await guest.until(lambda: guest.asked() or guest.over())
        if guest.over():
            return
        v, tokens = guest.version(), legal(guest)
        await guest.play(tokens[rng.randbelow(len(tokens))])
        await guest.until(partial(is_past, guest, v))
