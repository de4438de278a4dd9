"""What it costs to own tables in PostgreSQL.

    PYTHONPATH=src:. .venv/bin/python bench/ownership.py [TABLES]

Two members of one database in one process: how long it takes to acquire tables, to hand them over,
to look for orphans among many, and to list tables.
"""

from __future__ import annotations

import asyncio
import sys
import time
from statistics import median, quantiles

from chabudai.server.cluster.lobby import LobbyRow
from chabudai.server.cluster.membership import Membership, join_others
from chabudai.server.storage.log import Stood
from chabudai.server.storage.store import Store
from tests.server import postgres

SETTINGS = ["max_connections=100", "listen_addresses=", "max_locks_per_transaction=256"]
AT_ONCE = 100
HANDED_OVER = 200


def split_into_batches(tables: list[str]) -> list[list[str]]:
    """So many as are asked for at the same moment."""
    return [tables[first : first + AT_ONCE] for first in range(0, len(tables), AT_ONCE)]


async def join(database: str) -> tuple[Store, Membership]:
    store = Store(database)
    membership = join_others(store)
    await membership.news.start()
    return store, membership


async def measure(database: str, count: int) -> None:
    """Do each thing many times."""
    (store, one), (_, other) = await join(database), await join(database)
    assert one.lobby is not None

    def hand_over(table: str) -> None:
        handing.add(asyncio.create_task(one.ownership.release(table, is_wanted=True)))

    handing: set[asyncio.Task[None]] = set()
    one.ownership.on_wanted = hand_over
    tables = [f"table {number}" for number in range(count)]
    start = time.perf_counter()
    for some in split_into_batches(tables):
        await asyncio.gather(*[one.ownership.acquire(table) for table in some])
    print(f"acquire, {AT_ONCE} at once: {1e3 * (time.perf_counter() - start) / count:.2f} ms each")
    for some in split_into_batches(tables):
        await asyncio.gather(*[store.append(table, 0, Stood(seat=0)) for table in some])
    for table in tables:
        one.lobby.note(LobbyRow(table, "host", True, "playing", 3, b"x" * 600))
    start = time.perf_counter()
    await one.lobby.write()
    print(f"tell others of {count} tables at once: {1e3 * (time.perf_counter() - start):.0f} ms")
    for name, work in (
        ("look for orphans", lambda: other.ownership.list_orphans(50)),
        ("list 51 tables", lambda: one.lobby and one.lobby.list_for("nobody", 0, 51)),
        ("count somebody's tables", lambda: one.lobby and one.lobby.count_of_host("nobody")),
    ):
        times = []
        for _ in range(20):
            start = time.perf_counter()
            await work()  # type: ignore[misc]
            times.append(1e3 * (time.perf_counter() - start))
        print(f"{name}, with {count} tables: {median(times):.1f} ms")
    times = []
    for table in tables[:HANDED_OVER]:
        start = time.perf_counter()
        await other.ownership.acquire(table)
        times.append(1e3 * (time.perf_counter() - start))
    late = quantiles(times, n=100)[94]
    print(f"hand a table over: {median(times):.1f} ms (median), {late:.1f} ms (p95)")


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    postgres.SETTINGS[:] = SETTINGS
    running = postgres.Postgres()
    try:
        asyncio.run(measure(running.create_database(), count))
    finally:
        running.remove()


if __name__ == "__main__":
    main()
