"""People at several tables who play on whatever happens, and count what they are told."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from itertools import cycle, islice, pairwise

import msgspec

from chabudai.client import Client, Guest, NotDone
from chabudai.engine.rng import FastRng
from chabudai.server.storage.database import Place
from chabudai.server.storage.log import AnyEntry, Played
from chabudai.server.storage.store import Store
from chabudai.server.tables.state import TableState
from tests.server.running import is_past, legal, start, terms
from tests.server.two_worlds import Front

HEARTBEAT = 1.0
TABLES_OF_TWO = [("kodachi", 2)]


class Evening:
    """Several tables at once, every acknowledged move, and when it was."""

    def __init__(
        self,
        front: Front,
        games: list[tuple[str, int]] = TABLES_OF_TWO,
        on_frame: Callable[[bytes], None] | None = None,
    ) -> None:
        self.front = front
        self.games = cycle(games)
        self.on_frame = on_frame
        self.tables: dict[str, list[Guest]] = {}
        self.acknowledged: dict[str, dict[int, str]] = defaultdict(dict)
        self.moves = asyncio.Condition()
        self.moments: dict[str, list[float]] = defaultdict(list)
        self.ended = False

    async def sit_down(self, stack: AsyncExitStack, count: int) -> None:
        """Open tables until there are so many."""
        for game, seats in islice(self.games, max(0, count - len(self.tables))):
            names = [f"Player {number}" for number in range(seats)]
            people = [await Client.welcome(self.front.url, name) for name in names]
            table = await people[0].open_table(terms(game, seats))
            arriving = [
                each.at(table, on_frame=self.on_frame, heartbeat=HEARTBEAT) for each in people
            ]
            self.tables[table] = [await stack.enter_async_context(each) for each in arriving]
            await start(self.tables[table])

    def begin(self, group: asyncio.TaskGroup) -> None:
        """Let everybody play."""
        for table, guests in self.tables.items():
            for seat, guest in enumerate(guests):
                group.create_task(self.play(guest, table, seat))

    async def play(self, guest: Guest, table: str, seed: int) -> None:
        """Play on until the evening or the game ends."""
        rng = FastRng(seed)
        while not (self.ended or guest.over()):
            await guest.until(lambda: guest.asked() or guest.over() or self.ended)
            if guest.asked() and not self.ended:
                await self.answer(guest, table, rng)

    async def answer(self, guest: Guest, table: str, rng: FastRng) -> None:
        tokens, v = legal(guest), guest.version()
        token = tokens[rng.randbelow(len(tokens))]
        with suppress(NotDone):  # it had been kept already, and another seat has answered since
            kept = await guest.play(token)
            self.moments[table].append(time.monotonic())
            self.acknowledged[table][kept] = token
            async with self.moves:
                self.moves.notify_all()
        await guest.until(partial(is_past, guest, v))

    async def go_on(self, moves: int = 5) -> None:
        """Wait until so many more moves were made at every table whose game is not over."""
        wanted = {table: len(self.acknowledged[table]) + moves for table in self.tables}

        def is_enough(table: str) -> bool:
            done = len(self.acknowledged[table]) >= wanted[table]
            return done or any(guest.over() for guest in self.tables[table])

        async with self.moves:
            await self.moves.wait_for(lambda: all(is_enough(table) for table in self.tables))

    def list_silences(self, since: float) -> list[float]:
        """How long the longest time without a move was at each table, from a moment on."""
        return [
            max(after - before for before, after in pairwise([since, *later]))
            for moments in self.moments.values()
            if (later := [each for each in moments if each > since])
        ]

    async def end(self) -> None:
        """Let everybody finish their move."""
        self.ended = True
        for guest in [each for guests in self.tables.values() for each in guests]:
            await guest.look_again()

    async def check(self, place: Place) -> None:
        """Nothing was lost or played twice, and everybody sees what the log says."""
        for table, guests in self.tables.items():
            log = await read_log(place, table)
            check_log(log, self.acknowledged[table])
            await check_views(guests, table, log)


async def read_log(place: Place, table: str) -> list[AnyEntry]:
    store = Store(place)
    try:
        return await store.read_log(table)
    finally:
        store.close()


def check_log(log: list[AnyEntry], acknowledged: dict[int, str]) -> None:
    """Every move that was acknowledged is there once, at its version."""
    kept = {v: each for v, each in enumerate(log, 1) if isinstance(each, Played)}
    assert acknowledged
    assert {v: kept[v].token for v in acknowledged} == acknowledged
    ids = [each.id for each in kept.values()]
    assert len(ids) == len(set(ids))


async def check_views(guests: list[Guest], table: str, log: list[AnyEntry]) -> None:
    """Everybody sees what the log says."""
    state = TableState.from_log(table, log)
    assert state.match is not None
    for seat, guest in enumerate(guests):
        await guest.until(lambda guest=guest: guest.version() == state.v)  # type: ignore[misc]
        assert guest.update is not None
        view = msgspec.to_builtins(state.match.state.view(seat))
        assert guest.update.view == view
