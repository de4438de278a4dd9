"""Whether a server stays as it is for as long as it runs: games one after the other, watched.

People and bots play, spectators come and go, and what the server takes is looked at all the while.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import linear_regression

from chabudai.client.client import Client
from chabudai.client.guest import Guest, NotDone
from chabudai.client.load import START_SECONDS, run_server, wait_until_up
from chabudai.engine.rng import FastRng
from chabudai.server.ops.processes import count_files, count_threads, measure_memory_kb
from chabudai.server.protocol.messages import Terms

GAMES = [("samurai_sword", 3), ("kodachi", 2)]
SAMPLES = 240
WATCHED_UPDATES = 5


@dataclass(frozen=True)
class Soak:
    """How much is played at once, and for how long."""

    minutes: float = 1.0
    tables: int = 6


@dataclass(frozen=True)
class Sample:
    """What the server took at a moment."""

    minute: float
    memory: int
    files: int
    threads: int


@dataclass
class SoakReport:
    """What was played, and what it took; `growth` is KB a minute over the second half."""

    minutes: float
    games: int
    moves: int
    visits: int
    memory: int
    memory_peak: int
    growth: float
    files: int
    files_peak: int
    threads: int
    threads_peak: int


@dataclass
class Evening:
    """What has happened so far; it counts from when somebody has moved, and somebody watched."""

    url: str
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    current: dict[int, str] = field(default_factory=dict)
    games: int = 0
    moves: int = 0
    visits: int = 0

    def note_begun(self) -> None:
        if self.moves and self.visits:
            self.begun.set()


def measure_soak(soak: Soak) -> SoakReport:
    """Let a fresh server be played on for so long, and say what became of it."""
    with tempfile.TemporaryDirectory() as folder, run_server(Path(folder)) as (url, pid):
        return asyncio.run(soak_server(soak, url, pid))


async def soak_server(soak: Soak, url: str, pid: int) -> SoakReport:
    """Everybody plays and watches until time is up."""
    await wait_until_up(url)
    evening = Evening(url)
    async with asyncio.TaskGroup() as group:
        work = [
            group.create_task(repeat(partial(each, evening, number)))
            for number in range(soak.tables)
            for each in (play_game, watch_a_while)
        ]
        async with asyncio.timeout(START_SECONDS):
            await evening.begun.wait()
        samples = await take_samples(soak, pid)
        for each in work:
            each.cancel()
    return make_report(soak, evening, samples)


async def repeat(work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again."""
    while True:
        await work()


async def play_game(evening: Evening, number: int) -> None:
    """Somebody new opens a table, and plays one game against bots."""
    game, seats = GAMES[(number + evening.games) % len(GAMES)]
    person = await Client.welcome(evening.url, "Player")
    bots = [None, *["novice"] * (seats - 1)]
    table = await person.open_table(Terms(game=game, seats=seats, bots=bots))
    evening.current[number] = table
    async with person.at(table) as guest:
        await guest.sit(0)
        await guest.ready()
        rng = FastRng(evening.games)
        while not guest.over():
            await guest.until(lambda: guest.asked() or guest.over())
            await answer(evening, guest, rng)
    evening.games += 1


async def answer(evening: Evening, guest: Guest, rng: FastRng) -> None:
    """Play anything that is legal."""
    if guest.over() or guest.update is None:
        return
    legal, v = guest.update.legal, guest.version()
    with suppress(NotDone):
        await guest.play(legal[rng.randbelow(len(legal))].token)
        evening.moves += 1
        evening.note_begun()
    await guest.until(lambda: guest.version() > v)


async def watch_a_while(evening: Evening, number: int) -> None:
    """Somebody comes to the table, sees some moves, and goes."""
    table = evening.current.get(number)
    if table is None:
        await asyncio.sleep(0.1)
        return
    watcher = await Client.welcome(evening.url, "Watcher")
    async with watcher.at(table) as guest:
        await guest.until(lambda: guest.update is not None)
        last = guest.version() + WATCHED_UPDATES
        await guest.until(lambda: guest.version() >= last or guest.over())
    evening.visits += 1
    evening.note_begun()


async def take_samples(soak: Soak, pid: int) -> list[Sample]:
    """Look at the server at steady intervals, for as long as is asked for."""
    samples: list[Sample] = []
    start, period = time.monotonic(), max(0.25, 60 * soak.minutes / SAMPLES)
    while (passed := (time.monotonic() - start) / 60) < soak.minutes:
        samples.append(Sample(passed, measure_memory_kb(pid), count_files(pid), count_threads(pid)))
        await asyncio.sleep(period)
    return samples


def make_report(soak: Soak, evening: Evening, samples: list[Sample]) -> SoakReport:
    """The peaks of all samples, and the slope of the later ones: at first everything grows."""
    later = samples[len(samples) // 2 :]
    slope = 0.0
    if len(later) > 1:
        slope = linear_regression([x.minute for x in later], [x.memory for x in later]).slope
    return SoakReport(
        minutes=soak.minutes,
        games=evening.games,
        moves=evening.moves,
        visits=evening.visits,
        memory=samples[-1].memory,
        memory_peak=max(each.memory for each in samples),
        growth=round(slope, 1),
        files=samples[-1].files,
        files_peak=max(each.files for each in samples),
        threads=samples[-1].threads,
        threads_peak=max(each.threads for each in samples),
    )
