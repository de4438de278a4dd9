"""The registry of all tables, and what they share."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from chabudai.engine import load
from chabudai.server.accounts.bots import BotAccounts
from chabudai.server.bots.pool import BotPool
from chabudai.server.cluster.membership import Membership
from chabudai.server.cluster.ownership import NotOwned
from chabudai.server.errors import Rejected
from chabudai.server.ops.logs import error_name, log_event, table_hash
from chabudai.server.ops.metrics import Metrics
from chabudai.server.ops.rate_limit import KeyedRateLimiter
from chabudai.server.protocol.messages import Pace, Terms
from chabudai.server.protocol.schemas import Person
from chabudai.server.settings import Limits
from chabudai.server.storage import log as e
from chabudai.server.storage.store import PATIENCE_SECONDS, Store
from chabudai.server.tables.clocks import Clock
from chabudai.server.tables.connection import MOVED
from chabudai.server.tables.directory import TableDirectory
from chabudai.server.tables.fairness import create_secret
from chabudai.server.tables.limits import HostLimits
from chabudai.server.tables.state import TableState, check_terms, is_account
from chabudai.server.tables.summary import (
    TableSummary,
    decode_summary,
    make_lobby_row,
    summarize,
)
from chabudai.server.tables.table import Table
from chabudai.server.tables.trial import try_terms
from chabudai.server.tables.unfinished import (
    DAY,
    goes_on_by_itself,
    list_never_started,
    list_started,
)
from chabudai.server.tasks.pool import TaskPool

IDLE_SECONDS = 300.0
READ_AT_ONCE = 500  # logs
SWEEP_SECONDS = 2.0
ORPHANS_AT_ONCE = 50
MAX_OWN = 200  # tables of one program that are looked at


class TableRegistry:
    """The tables of this process: the active ones, and a summary of each that was evicted.

    An evicted table is restored from its log as soon as somebody asks for it. Where other servers
    work on the same database, a table is active here only while it is owned, and the lobby has the
    summaries of all.
    """

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        clock: Clock,
        beat: float,
        limits: Limits,
        membership: Membership | None = None,
    ) -> None:
        membership = membership or Membership()
        self.ownership, self.lobby = membership.ownership, membership.lobby
        self.ownership.on_wanted = self._hand_over
        self.ownership.on_lost = self._drop_all
        self._fetching: dict[str, asyncio.Task[None]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self.store = store
        self.bot_accounts = BotAccounts(store)
        self.bot_pool = bot_pool
        self.clock = clock
        self.beat = beat
        self.limits = limits
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        self.directory = TableDirectory()  # of the active tables and of the evicted ones
        self._host_limits = HostLimits(limits, self.directory, membership)
        self.hint_slot = asyncio.Semaphore(1)
        self.hint_limits = KeyedRateLimiter(
            limits.hints_at_once, limits.hints_per_second, clock.now
        )
        self.undo_slot = asyncio.Semaphore(1)  # threads share one interpreter with all tables
        self.uploads = TaskPool(limits)
        self.replays = TaskPool(limits)  # those who look back do not wait for what others bring

    async def restore(self) -> None:
        """Take up the tables of the store: those that wait for people at once, as summaries.

        Games that have begun are read one after the other while the server serves already; only
        those with something to do are activated. Whoever asks for a table need not wait for it.
        """
        if self.lobby is not None:
            await self.lobby.find_unlisted()
            self._restoring = asyncio.create_task(self._take_up_orphans())
            self._sweeping = asyncio.create_task(self._sweep())
        else:
            await self._restore_all()
        self._evicting = asyncio.create_task(self._evict_idle())

    async def _restore_all(self) -> None:
        waiting = await self.store.run(list_never_started)
        for first in range(0, len(waiting), READ_AT_ONCE):
            logs = await self.store.read_summary_logs(waiting[first : first + READ_AT_ONCE])
            for id, log in logs.items():
                try:
                    self.directory.update(summarize(TableState.from_log(id, log)))
                except Exception as error:  # one damaged log keeps no other from being listed
                    log_event("table-unreadable", table=table_hash(id), error=error_name(error))
        await self._delete_expired()
        started = await self.store.run(list_started)
        self._restoring = asyncio.create_task(self._restore_started(started))

    async def _restore_started(self, ids: list[str]) -> None:
        for id in ids:
            try:
                state = await self.read_table_state(id)
            except Exception as error:  # one damaged log keeps no other table from being restored
                log_event("table-unreadable", table=table_hash(id), error=error_name(error))
                continue
            if id in self.directory:  # somebody asked for it meanwhile
                continue
            if goes_on_by_itself(state):
                self._activate(state)
            else:
                self.directory.update(summarize(state))
        log_event("awake", tables=len(ids))

    async def _sweep(self) -> None:
        """Now and then, take up the tables of servers that are gone.

        This also notices a lost connection where nobody moves.
        """
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self._take_up_orphans()
            except Exception as error:
                log_event("sweep-failed", error=error_name(error))

    async def _take_up_orphans(self) -> None:
        found = ORPHANS_AT_ONCE
        while found == ORPHANS_AT_ONCE:
            orphans = await self.ownership.list_orphans(ORPHANS_AT_ONCE)
            found = len(orphans)
            for id in orphans:
                if id not in self._fetching and id not in self.tables:
                    await asyncio.wait([self._begin_fetching(id, self._take_up(id))])

    async def _take_up(self, id: str) -> None:
        """Let a table go on that nobody owns, or leave it to whoever comes, but list it."""
        assert self.lobby is not None
        if not await self.ownership.acquire(id, is_patient=False):
            return
        try:
            state = await self.read_table_state(id)
        except Exception as error:
            log_event("table-unreadable", table=table_hash(id), error=error_name(error))
            await self.ownership.release(id)
            return
        if not self.ownership.owns(id):
            return
        if goes_on_by_itself(state):
            self._activate(state)
        self.note_summary(summarize(state))
        if id not in self.tables:
            await self._release(id)

    async def wait_until_restored(self, seconds: float | None = None) -> None:
        """Wait until every game that had begun is known again, but not longer than so."""
        await asyncio.wait([self._restoring], timeout=seconds)

    async def _evict_idle(self) -> None:
        """Now and then, evict the tables that nobody is at and where nothing is about to happen."""
        while True:
            await self.clock.sleep_until(self.clock.now() + IDLE_SECONDS)
            for table in [each for each in self.tables.values() if each.is_idle()]:
                if self.tables.get(table.id) is table:  # or it was handed over meanwhile
                    await self._evict(table)
            await self._delete_expired()

    async def _delete_expired(self) -> None:
        """Delete the tables that have waited too long for people; one with guests is active."""
        before = time.time() - self.limits.waiting_days * DAY
        if self.lobby is not None:
            for id in await self.lobby.list_tables_waiting_since(before):
                if id not in self.tables and id not in self._fetching:
                    await asyncio.wait([self._begin_fetching(id, self._delete(id))])
            return
        waiting = [each.table for each in self.directory if each.phase == "waiting"]
        for first in range(0, len(waiting), READ_AT_ONCE):
            times = await self.store.table_times(waiting[first : first + READ_AT_ONCE])
            for id, (opened, _) in times.items():
                if opened < before and id not in self.tables and self.directory.remove(id):
                    await self.store.delete_table(id)

    async def _evict(self, table: Table) -> None:
        table.stop()
        del self.tables[table.id]
        self.metrics.tables.set(len(self.tables))
        is_deleted = table.is_untouched_branch()
        if is_deleted or table.summary.phase == "over" or self.lobby is not None:
            self.directory.remove(table.id)
        leaving = self._delete(table.id) if is_deleted else self._release(table.id)
        await asyncio.wait([self._begin_fetching(table.id, leaving)])

    async def _delete(self, id: str) -> None:
        """Delete a table that nobody needs, unless another server has it."""
        if await self.ownership.acquire(id, is_patient=False):
            await self.store.delete_table(id)
            await self.ownership.release(id)

    async def get(self, id: str) -> Table:
        """The table of that id, restored from its log if need be; raises Rejected.

        Where another server owns it, that one hands it over.
        """
        while id not in self.tables:
            fetching = self._fetching.get(id)
            if fetching is None or fetching.done():  # one that is done waits for nothing
                fetching = self._begin_fetching(id, self._fetch(id))
            await asyncio.shield(fetching)  # others may wait for the same
        return self.tables[id]

    def _begin_fetching(self, id: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work on a table that is not active; nobody else does at the same time."""
        fetching = self._fetching[id] = asyncio.create_task(work)

        def finish(task: asyncio.Task[None]) -> None:
            if self._fetching.get(id) is task:
                del self._fetching[id]
            if not task.cancelled():
                task.exception()  # whoever waited has been told

        fetching.add_done_callback(finish)
        return fetching

    async def _fetch(self, id: str) -> None:
        if self.lobby is not None and not await self.store.has_table(id):
            raise Rejected("no-such-table")
        await self.ownership.acquire(id)
        try:
            state = await self.read_table_state(id)
        except Exception:
            await self.ownership.release(id)
            raise
        if id not in self.tables and self.ownership.owns(id):
            self._activate(state)

    async def read_table_state(self, id: str) -> TableState:
        """A table as its log says it is; raises Rejected where that cannot be read."""
        log = await self.store.read_log(id)
        if not log:
            raise Rejected("no-such-table")
        return await asyncio.to_thread(TableState.from_log, id, log)

    def _hand_over(self, id: str) -> None:
        """Another server is asked for a table: stop it here, and let its people go there."""
        if id in self._fetching:
            self._fetching[id].add_done_callback(lambda _: self._hand_over(id))
            return
        if not self.ownership.owns(id):
            return
        table = self.tables.pop(id, None)
        if table is not None:
            table.stop(MOVED)
            self.directory.remove(id)
        self.metrics.tables.set(len(self.tables))
        self._begin_fetching(id, self._release(id, is_wanted=True))

    async def _release(self, id: str, is_wanted: bool = False) -> None:
        """Own a table no longer; what others shall know of it is written first."""
        try:
            if self.lobby is not None:
                await self.lobby.write()
        finally:
            await self.ownership.release(id, is_wanted)

    def _drop_all(self) -> None:
        """Others may own all tables by now: let their people come again."""
        for table in self.tables.values():
            table.stop(MOVED)
            self.directory.remove(table.id)
        self.tables.clear()
        if self.lobby is not None:
            self.lobby.forget_changes()
        self.metrics.tables.set(0)

    def drop(self, table: Table) -> None:
        """Another server may own a table by now: let its people come again."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.directory.remove(table.id)
        table.stop(MOVED)

    def note_summary(self, summary: TableSummary) -> None:
        """Note what a list shows of a table, and let other servers know before long."""
        if self.lobby is None or summary.table in self.tables:
            self.directory.update(summary)
        if self.lobby is not None:
            self.lobby.note(make_lobby_row(summary))

    async def list_tables(self, person: str, first: int, most: int) -> list[TableSummary]:
        """So many of the tables that a person finds in the list, their own first."""
        if self.lobby is not None:
            rows = await self.lobby.list_for(person, first, most)
            return [self._newest(decode_summary(each)) for each in rows]
        return self.directory.list_for(person, first, first + most)

    def _newest(self, summary: TableSummary) -> TableSummary:
        """What this server knows of a table itself is newer than what the lobby has."""
        table = self.tables.get(summary.table)
        return summary if table is None else table.summary

    def summaries(self) -> list[TableSummary]:
        """A summary of every table that is known, the last that came first."""
        return list(self.directory)

    async def tables_of(self, person: str) -> list[TableSummary]:
        """The tables that a person sat at, the newest first; ended ones are not restored."""
        ids = await self.store.tables_of(person)
        known = {id: each for id in ids if (each := self.directory.get(id)) is not None}
        if self.lobby is not None:
            unknown = [each for each in ids if each not in known]
            rows = [decode_summary(each) for each in await self.lobby.find(unknown)]
            known |= {each.table: each for each in rows}
        for id, log in (
            await self.store.read_summary_logs([x for x in ids if x not in known])
        ).items():
            with suppress(Rejected):  # nothing can be said of one whose opening is damaged
                known[id] = summarize(TableState.from_log(id, log))
        return [known[id] for id in ids if id in known]

    async def close(self) -> None:
        """Stop all tables; nothing is lost."""
        for task in (self._restoring, self._evicting, self._sweeping):
            if task is not None:
                task.cancel()
        for table in self.tables.values():
            table.stop()
        if self.lobby is not None:
            await self.lobby.close()
        self.uploads.close()
        self.replays.close()

    async def open_table(self, terms: Terms, host: str) -> Table:
        """Open a new table; raises ChabudaiError where the terms cannot be kept."""
        async with self._host_limits.count(host, terms):
            if terms.deck is not None:
                await self.uploads.run(host, try_terms, terms)
            await asyncio.to_thread(check_terms, terms)
            seated = await self._invite_bots(terms)
            opened = e.Opened(terms=terms, host=host, secret=create_secret())
            return await self.open_from_log([opened, *seated])

    async def _invite_bots(self, terms: Terms) -> list[e.AnyEntry]:
        """Give seats to the programs that are invited; raises Rejected for one that cannot come."""
        seated: list[e.AnyEntry] = []
        for seat, bot in enumerate(terms.bots):
            if bot is not None and is_account(bot):
                account = await self.bot_accounts.find_caller(bot)
                playing = await self.list_unfinished_of(account.person)
                if account.person in [each.person for each in seated if isinstance(each, e.Seated)]:
                    raise Rejected("bot-twice", bot=bot)
                if len(playing) >= min(account.tables, self.limits.tables_per_bot):
                    raise Rejected("bot-busy", bot=bot, tables=len(playing))
                entry = e.Seated(seat=seat, person=account.person, name=bot, entropy="")
                seated.append(entry)
        return seated

    async def list_unfinished_of(self, person: str) -> list[TableSummary]:
        """The tables that a person sits at and that are not over."""
        own = await self.list_tables(person, 0, MAX_OWN)
        return [each for each in own if person in each.people and each.is_unfinished()]

    async def open_branch(
        self,
        terms: Terms,
        person: Person,
        seat: int,
        bot: str,
        position: dict[str, object],
        origin: e.Origin,
        past: list[e.PastEvent],
    ) -> TableSummary:
        """Open a table where somebody goes on from a position against bots, for practice.

        It is told as it was opened: how far bots are by then must not show how long they thought.
        """
        if is_account(bot):
            raise Rejected("bot-not-here", bot=bot)
        bots = [None if each == seat else bot for each in range(terms.seats)]
        agreed = msgspec.structs.replace(terms, bots=bots, open=False, pace=Pace(), practice=True)
        async with self._host_limits.count(person.id, agreed):
            await asyncio.to_thread(check_terms, agreed)
            opened = e.Opened(terms=agreed, host=person.id, secret=create_secret(), origin=origin)
            seated = e.Seated(seat=seat, person=person.id, name=person.name, entropy="")
            rules = load(terms.game).version
            started = e.Started(position=position, rules=rules, before=past)
            return (await self._open_and_describe([opened, seated, started]))[1]

    async def open_rematch(self, before: TableState) -> str:
        """Open a table for the people of another one, each in the same seat; return its id.

        It counts for the host, like any other.
        """
        opened = e.Opened(terms=before.terms, host=before.host, secret=create_secret())
        seated = [
            e.Seated(seat=seat, person=place.person, name=place.name or "", entropy="")
            for seat, place in enumerate(before.places)
            if place.person is not None
        ]
        async with self._host_limits.count(before.host, before.terms):
            return (await self.open_from_log([opened, *seated])).id

    async def open_from_log(self, log: list[e.AnyEntry]) -> Table:
        """Open a table whose log begins like this."""
        return (await self._open_and_describe(log))[0]

    async def _open_and_describe(self, log: list[e.AnyEntry]) -> tuple[Table, TableSummary]:
        """Open a table, and tell what it was like at that moment."""
        state = TableState(secrets.token_urlsafe(16))
        await self.ownership.acquire(state.id)
        try:
            for seq, entry in enumerate(log):
                state.apply(entry)
                await self.store.append(state.id, seq, entry, PATIENCE_SECONDS)
        except NotOwned:
            raise Rejected("storage-stalled") from None
        except Exception:
            await self.ownership.release(state.id)
            raise
        table = self._activate(state)
        opened = table.summary
        if self.lobby is not None:  # it counts from now on
            await self.lobby.write()
        return table, opened

    def _activate(self, state: TableState) -> Table:
        table = self.tables[state.id] = Table(state, self)
        self.directory.move_to_front(table.summary)
        self.metrics.tables.set(len(self.tables))
        self.note_summary(table.summary)
        table.start()
        return table
