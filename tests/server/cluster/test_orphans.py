"""What goes on by itself goes on though its server is gone and nobody comes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from chabudai.server.bots.pool import BotPool
from chabudai.server.cluster.membership import join_others
from chabudai.server.protocol.messages import Pace
from chabudai.server.storage import log as e
from chabudai.server.storage.store import Store
from chabudai.server.tables.registry import TableRegistry
from tests.server.in_process import TestClock, lay_out
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, PATIENT, wait_for

SECONDS = 60.0


@asynccontextmanager
async def open_shared_registry(database: str, clock: TestClock) -> AsyncIterator[TableRegistry]:
    """A server's tables on a database that others use as well."""
    store, bots = Store(database), BotPool(patience=PATIENCE)
    membership = join_others(store)
    registry = TableRegistry(store, bots, clock, 0.0, PATIENT, membership)
    await membership.news.start()
    await registry.restore()
    yield registry
    await registry.close()
    await membership.news.close()
    bots.close()
    store.close()


def test_a_clock_runs_on_at_another_server(postgres: Postgres) -> None:
    """A table where nobody is asked for time is left alone until somebody comes."""
    database = postgres.create_database()

    async def evening() -> None:
        clock = TestClock()
        async with open_shared_registry(database, clock) as other:
            async with open_shared_registry(database, TestClock()) as one:
                timed = (await lay_out(one, pace=Pace("live", SECONDS)))[0].table.id
                still = (await lay_out(one))[0].table.id
                assert await other.ownership.list_orphans(9) == []
            while timed not in other.tables:
                await other.store.check_log()
            assert await other.tables[timed].read_state(lambda state: state.phase()) == "playing"
            clock.advance(SECONDS)
            while not isinstance((await other.store.read_log(timed))[-1], e.Left):
                pass
            while await other.ownership.list_orphans(9):
                pass
            assert still not in other.tables
            listed = await other.list_tables("P0", 0, 9)
            assert {each.table for each in listed} == {timed, still}

    wait_for(evening())
