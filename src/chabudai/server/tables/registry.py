"""All tables of the house, and what they share."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from chabudai.server.bots.pool import BotPool
from chabudai.server.errors import NotNow
from chabudai.server.ops.logs import kind, note, short
from chabudai.server.ops.metrics import Metrics
from chabudai.server.protocol.messages import Pace, Terms
from chabudai.server.protocol.schemas import Person
from chabudai.server.settings import Limits
from chabudai.server.storage import log as e
from chabudai.server.storage.store import Store
from chabudai.server.tables.clock import Clock
from chabudai.server.tables.fairness import new_secret
from chabudai.server.tables.state import Sitting, check_terms, rebuild
from chabudai.server.tables.summary import Outline, outline
from chabudai.server.tables.table import Table

QUIET = 300.0


class House:
    """The tables of this process: those that live, and in a line each those that sleep."""

    def __init__(
        self, store: Store, hands: BotPool, clock: Clock, beat: float, limits: Limits
    ) -> None:
        self.store = store
        self.hands = hands
        self.clock = clock
        self.beat = beat
        self.limits = limits
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        self.asleep: dict[str, Outline] = {}
        self.one_hint = asyncio.Semaphore(1)

    async def wake(self) -> None:
        """Take up every table whose game has not ended; the others wait until somebody comes."""
        for table in await self.store.unfinished():
            try:
                await self.table(table)
            except Exception as error:  # one damaged log keeps no other table from waking
                note("table-unreadable", table=short(table), error=kind(error))
        note("awake", tables=len(self.tables))
        self._sweeping = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        """Let tables that nobody is at, and that wait for nobody's time, go from memory."""
        while True:
            await self.clock.until(self.clock.now() + QUIET)
            for table in [each for each in self.tables.values() if each.is_quiet()]:
                await self._let_sleep(table)

    async def _let_sleep(self, table: Table) -> None:
        await table.close()
        del self.tables[table.id]
        if table.outline.phase != "over":
            self.asleep[table.id] = table.outline
        self.metrics.tables.set(len(self.tables))

    async def table(self, id: str) -> Table:
        """The table of that name, taken up from its log if need be; raises NotNow."""
        if id not in self.tables:
            log = await self.store.read(id)
            if not log:
                raise NotNow("no-such-table")
            if id not in self.tables:
                self._let_live(rebuild(id, log))
        return self.tables[id]

    def outlines(self) -> list[Outline]:
        """Every table that is in memory, in a line, those that live first."""
        awake = [table.outline for table in reversed(self.tables.values())]
        return [*awake, *reversed(self.asleep.values())]

    async def sat_at(self, person: str) -> list[Outline]:
        """The tables that a person sat at, the newest first; ended ones are not taken up for it."""
        ids = await self.store.sat_at(person)
        known = {each.table: each for each in self.outlines()}
        for id, log in (await self.store.surroundings([x for x in ids if x not in known])).items():
            known[id] = outline(rebuild(id, log))
        return [known[id] for id in ids if id in known]

    async def close(self) -> None:
        """Stop all tables; nothing is lost."""
        self._sweeping.cancel()
        for table in self.tables.values():
            await table.close()

    async def open_table(self, terms: Terms, host: str) -> Table:
        """Open a new table; raises ChabudaiError where the terms cannot be kept."""
        check_terms(terms)
        self._count_tables(host)
        return await self.open_from([e.Opened(terms=terms, host=host, secret=new_secret())])

    async def open_what_if(
        self, terms: Terms, person: Person, seat: int, bot: str, position: dict[str, object]
    ) -> Table:
        """Open a table where somebody goes on from a position against bots."""
        bots = [None if each == seat else bot for each in range(terms.seats)]
        agreed = msgspec.structs.replace(terms, bots=bots, open=False, pace=Pace())
        check_terms(agreed)
        self._count_tables(person.id)
        opened = e.Opened(terms=agreed, host=person.id, secret=new_secret())
        seated = e.Seated(seat=seat, person=person.id, name=person.name, entropy="")
        return await self.open_from([opened, seated, e.Started(position=position)])

    def _count_tables(self, host: str) -> None:
        mine = [each for each in self.outlines() if each.is_unfinished() and each.host == host]
        if len(mine) >= self.limits.tables_per_guest:
            raise NotNow("too-many-tables", most=self.limits.tables_per_guest)

    async def open_again(self, before: Sitting) -> str:
        """Open a table for the people of another one, each in the same seat; return its name."""
        opened = e.Opened(terms=before.terms, host=before.host, secret=new_secret())
        seated = [
            e.Seated(seat=seat, person=place.person, name=place.name or "", entropy="")
            for seat, place in enumerate(before.places)
            if place.person is not None
        ]
        return (await self.open_from([opened, *seated])).id

    async def open_from(self, log: list[e.AnyEntry]) -> Table:
        """Open a table whose log begins like this."""
        sitting = Sitting(secrets.token_urlsafe(16))
        for seq, entry in enumerate(log):
            sitting.take(entry)
            await self.store.append(sitting.table, seq, entry)
        return self._let_live(sitting)

    def _let_live(self, sitting: Sitting) -> Table:
        table = self.tables[sitting.table] = Table(sitting, self)
        self.asleep.pop(sitting.table, None)
        self.metrics.tables.set(len(self.tables))
        table.open()
        return table
