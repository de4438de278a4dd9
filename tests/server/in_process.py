"""Tables without a network: a real registry, a real store, and a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from chabudai.engine import load
from chabudai.server.bots.pool import BotPool
from chabudai.server.protocol import messages
from chabudai.server.settings import Limits
from chabudai.server.socket.handlers import dispatch
from chabudai.server.storage import log as e
from chabudai.server.storage.store import Store
from chabudai.server.tables.clocks import Clock
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.table import Table
from tests.server.running import PATIENCE, PATIENT


class TestClock:
    """A clock that goes only when it is told to."""

    __test__ = False

    def __init__(self) -> None:
        self._now = 1000.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def sleep_until(self, moment: float) -> None:
        if moment > self._now:
            future = asyncio.get_running_loop().create_future()
            self._sleepers.append((moment, future))
            await future

    def advance(self, seconds: float) -> None:
        self._now += seconds
        for moment, future in self._sleepers:
            if moment <= self._now and not future.done():
                future.set_result(None)
        self._sleepers = [each for each in self._sleepers if not each[1].done()]


class Player:
    """Somebody at a table: what was said to them, and a way to speak."""

    def __init__(self, table: Table, person: str, name: str | None = None) -> None:
        self.table = table
        self.connection = Connection(person, name or person, "en")
        self.heard: list[messages.ServerMessage] = []
        table.post(self._arrive)

    async def _arrive(self) -> None:
        self.table.add_connection(self.connection)

    async def depart(self) -> None:
        """Close the page."""
        await self.wait_until_handled()
        self.table.post(self._depart)

    async def _depart(self) -> None:
        self.table.remove_connection(self.connection)

    def say(self, message: messages.ClientMessage) -> None:
        self.table.post(lambda: dispatch(self.table, self.connection, message))

    async def next(self, holds: Callable[[messages.ServerMessage], bool]) -> messages.ServerMessage:
        """The next message of which something holds; those before it are only remembered."""
        while True:
            frame = await self.connection.frames.get()
            self.heard.append(messages.from_server.decode(frame))
            if holds(self.heard[-1]):
                return self.heard[-1]

    async def next_update(self) -> messages.Update:
        found = await self.next(lambda message: isinstance(message, messages.Update))
        assert isinstance(found, messages.Update)
        return found

    async def next_room(self, holds: Callable[[messages.Room], bool]) -> messages.Room:
        found = await self.next(lambda each: isinstance(each, messages.Room) and holds(each))
        assert isinstance(found, messages.Room)
        return found

    async def wait_until_handled(self) -> None:
        """Wait until the table has done all that it was told so far."""
        self.say(messages.Ping(len(self.heard)))
        await self.next(lambda message: isinstance(message, messages.Pong))


@asynccontextmanager
async def open_registry(
    folder: Path, clock: Clock, beat: float = 0.0, limits: Limits | None = None
) -> AsyncIterator[TableRegistry]:
    """A registry of the tables in a folder."""
    store, hands = Store(folder), BotPool(patience=PATIENCE)
    registry = TableRegistry(store, hands, clock, beat, limits or PATIENT)
    await registry.restore()
    await registry.wait_until_restored()
    try:
        yield registry
    finally:
        await registry.close()
        hands.close()
        store.close()


DUEL: dict[str, object] = {
    "seats": 3,
    "hands": [["katana", "bokken"], ["parry", "geisha"], ["geisha"]],
}


async def lay_out(
    registry: TableRegistry,
    position: dict[str, object] = DUEL,
    game: str = "samurai_sword",
    **terms: object,
) -> list[Player]:
    """A table that goes on from a position, with a person in every seat."""
    seats = load(game).position(position).seats
    agreed = messages.Terms(game=game, seats=seats, **terms)  # type: ignore[arg-type]
    people = [f"P{seat}" for seat in range(seats)]
    seated = [e.Seated(seat=n, person=p, name=p, entropy="") for n, p in enumerate(people)]
    opened = e.Opened(terms=agreed, host="P0", secret="00" * 32)
    started = e.Started(position=position, rules=load(game).version)
    table = await registry.open_from_log([opened, *seated, started])
    players = [Player(table, person) for person in people]
    for player in players:
        await player.wait_until_handled()
    return players
