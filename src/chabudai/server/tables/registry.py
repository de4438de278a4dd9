"""The registry of all tables, and what they share."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from chabudai.server.bots.pool import BotPool
from chabudai.server.errors import Rejected
from chabudai.server.ops.logs import error_name, log_event, table_hash
from chabudai.server.ops.metrics import Metrics
from chabudai.server.protocol.messages import Pace, Terms
from chabudai.server.protocol.schemas import Person
from chabudai.server.settings import Limits
from chabudai.server.storage import log as e
from chabudai.server.storage.store import Store
from chabudai.server.tables.clocks import Clock
from chabudai.server.tables.fairness import create_secret
from chabudai.server.tables.state import TableState, check_terms
from chabudai.server.tables.summary import TableSummary, summarize
from chabudai.server.tables.table import Table

IDLE_SECONDS = 300.0


class TableRegistry:
    """The tables of this process: the active ones, and a summary of each that was evicted.

    An evicted table is restored from its log as soon as somebody asks for it.
    """

    def __init__(
        self, store: Store, bot_pool: BotPool, clock: Clock, beat: float, limits: Limits
    ) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.clock = clock
        self.beat = beat
        self.limits = limits
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        self.evicted: dict[str, TableSummary] = {}
        self.hint_slot = asyncio.Semaphore(1)

    async def restore(self) -> None:
        """Activate every table whose game has not ended; the others wait until somebody comes."""
        for table in await self.store.unfinished_tables():
            try:
                await self.get(table)
            except Exception as error:  # one damaged log keeps no other table from being restored
                log_event("table-unreadable", table=table_hash(table), error=error_name(error))
        log_event("awake", tables=len(self.tables))
        self._evicting = asyncio.create_task(self._evict_idle())

    async def _evict_idle(self) -> None:
        """Now and then, evict the tables that nobody is at and where nothing is about to happen."""
        while True:
            await self.clock.sleep_until(self.clock.now() + IDLE_SECONDS)
            for table in [each for each in self.tables.values() if each.is_idle()]:
                await self._evict(table)

    async def _evict(self, table: Table) -> None:
        await table.close()
        del self.tables[table.id]
        if table.summary.phase != "over":
            self.evicted[table.id] = table.summary
        self.metrics.tables.set(len(self.tables))

    async def get(self, id: str) -> Table:
        """The table of that id, restored from its log if need be; raises Rejected."""
        if id not in self.tables:
            log = await self.store.read_log(id)
            if not log:
                raise Rejected("no-such-table")
            if id not in self.tables:
                self._activate(TableState.from_log(id, log))
        return self.tables[id]

    def summaries(self) -> list[TableSummary]:
        """A summary of every table that is not over, the active ones first."""
        active = [table.summary for table in reversed(self.tables.values())]
        return [*active, *reversed(self.evicted.values())]

    async def tables_of(self, person: str) -> list[TableSummary]:
        """The tables that a person sat at, the newest first; ended ones are not restored."""
        ids = await self.store.tables_of(person)
        known = {each.table: each for each in self.summaries()}
        for id, log in (
            await self.store.read_summary_logs([x for x in ids if x not in known])
        ).items():
            known[id] = summarize(TableState.from_log(id, log))
        return [known[id] for id in ids if id in known]

    async def close(self) -> None:
        """Stop all tables; nothing is lost."""
        self._evicting.cancel()
        for table in self.tables.values():
            await table.close()

    async def open_table(self, terms: Terms, host: str) -> Table:
        """Open a new table; raises ChabudaiError where the terms cannot be kept."""
        check_terms(terms)
        self._check_table_limit(host)
        return await self.open_from_log([e.Opened(terms=terms, host=host, secret=create_secret())])

    async def open_branch(
        self, terms: Terms, person: Person, seat: int, bot: str, position: dict[str, object]
    ) -> Table:
        """Open a table where somebody goes on from a position against bots."""
        bots = [None if each == seat else bot for each in range(terms.seats)]
        agreed = msgspec.structs.replace(terms, bots=bots, open=False, pace=Pace())
        check_terms(agreed)
        self._check_table_limit(person.id)
        opened = e.Opened(terms=agreed, host=person.id, secret=create_secret())
        seated = e.Seated(seat=seat, person=person.id, name=person.name, entropy="")
        return await self.open_from_log([opened, seated, e.Started(position=position)])

    def _check_table_limit(self, host: str) -> None:
        mine = [each for each in self.summaries() if each.is_unfinished() and each.host == host]
        if len(mine) >= self.limits.tables_per_guest:
            raise Rejected("too-many-tables", most=self.limits.tables_per_guest)

    async def open_rematch(self, before: TableState) -> str:
        """Open a table for the people of another one, each in the same seat; return its id."""
        opened = e.Opened(terms=before.terms, host=before.host, secret=create_secret())
        seated = [
            e.Seated(seat=seat, person=place.person, name=place.name or "", entropy="")
            for seat, place in enumerate(before.places)
            if place.person is not None
        ]
        return (await self.open_from_log([opened, *seated])).id

    async def open_from_log(self, log: list[e.AnyEntry]) -> Table:
        """Open a table whose log begins like this."""
        state = TableState(secrets.token_urlsafe(16))
        for seq, entry in enumerate(log):
            state.apply(entry)
            await self.store.append(state.id, seq, entry)
        return self._activate(state)

    def _activate(self, state: TableState) -> Table:
        table = self.tables[state.id] = Table(state, self)
        self.evicted.pop(state.id, None)
        self.metrics.tables.set(len(self.tables))
        table.start()
        return table
