"""The log on disk: what was committed is there, what another has written stays."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
import sqlalchemy as sql

from chabudai.server.errors import Rejected
from chabudai.server.storage.database import Place
from chabudai.server.storage.log import AnyEntry, Left, Stood
from chabudai.server.storage.store import Store, insert_entry
from chabudai.server.storage.tables import events
from tests.server.postgres import Postgres


def test_what_was_appended_is_there_after_opening_anew(place: Place) -> None:
    async def write() -> None:
        store = Store(place)
        for seq in range(3):
            assert await store.append("a", seq, Stood(seat=seq))
        store.close()

    async def read() -> list[AnyEntry]:
        store = Store(place)
        try:
            return await store.read_log("a")
        finally:
            store.close()

    asyncio.run(write())
    assert asyncio.run(read()) == [Stood(seat=0), Stood(seat=1), Stood(seat=2)]


def test_a_place_of_the_log_is_written_once(place: Place) -> None:
    """The fence between two processes that take themselves for a table's owner."""

    async def write() -> None:
        one, other = Store(place), Store(place)
        assert await one.append("a", 0, Stood(seat=1))
        assert not await other.append("a", 0, Left(seat=2, why="left"))
        assert await other.read_log("a") == [Stood(seat=1)]
        one.close()
        other.close()

    asyncio.run(write())


def test_an_entry_that_is_written_again_after_its_answer_was_lost_counts_once(
    place: Place,
) -> None:
    async def write() -> None:
        store = Store(place)
        fields = {"table_id": "a", "seq": 0, "ts": 1.5, "kind": "stood", "payload": b"{}"}
        row = {**fields, "checksum": b"the same"}
        for _ in range(2):
            assert await store.run(lambda c: insert_entry(c, row, Stood(seat=1)))
        assert not await store.append("a", 0, Stood(seat=1))
        assert await store.run(lambda c: len(c.execute(sql.select(events)).all())) == 1
        store.close()

    asyncio.run(write())


def test_many_entries_at_once_are_all_kept(place: Place) -> None:
    async def write() -> None:
        store = Store(place)
        kept = [store.append(f"{n % 20}", n // 20, Stood(seat=n)) for n in range(400)]
        assert all(await asyncio.gather(*kept))
        assert await store.read_log("7") == [Stood(seat=7 + 20 * n) for n in range(20)]
        store.close()

    asyncio.run(write())


def test_a_job_that_fails_is_told_to_whoever_waits(place: Place) -> None:
    """And to nobody else: the others of its batch are kept, and so is the next one."""

    async def write() -> None:
        store = Store(place)
        held = threading.Event()
        slow = asyncio.create_task(store.run(lambda c: held.wait()))
        kept = [asyncio.create_task(store.append("a", n, Stood(seat=n))) for n in range(2)]
        wrong = asyncio.create_task(store.run(lambda c: c.execute(sql.text("select x")).all()))
        late = asyncio.create_task(store.append("a", 2, Stood(seat=2)))
        await asyncio.sleep(0)
        held.set()
        await slow
        with pytest.raises(sql.exc.DBAPIError):
            await wrong
        assert all([await each for each in [*kept, late]])
        assert len(await store.read_log("a")) == 3
        store.close()

    asyncio.run(write())


def test_what_postgresql_cannot_hold_is_refused_and_not_a_failure(place: Place) -> None:
    """Nobody has such a table; SQLite can say so, and PostgreSQL does not understand the name."""

    async def ask() -> None:
        store = Store(place)
        if isinstance(place, str):
            with pytest.raises(Rejected):
                await store.read_log("a\0b")
        else:
            assert await store.read_log("a\0b") == []
        store.close()

    asyncio.run(ask())


def test_a_commit_to_sqlite_reaches_the_disk(tmp_path: Path) -> None:
    """WAL with synchronous=FULL (2)."""
    assert ask_store(tmp_path, "PRAGMA journal_mode", "PRAGMA synchronous") == ["wal", 2]


def test_a_commit_to_postgresql_reaches_the_disk(postgres: Postgres) -> None:
    """Also where the database's own default says otherwise."""
    address = postgres.create_database()
    name = address.partition("@/")[2].partition("?")[0]
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    assert ask_store(address, "SHOW synchronous_commit") == ["on"]


def ask_store(place: Place, *questions: str) -> list[object]:
    """What a store's own connection says."""

    async def ask() -> list[object]:
        store = Store(place)
        try:
            return [
                await store.run(lambda c, q=question: c.exec_driver_sql(q).scalar())  # type: ignore[misc]
                for question in questions
            ]
        finally:
            store.close()

    return asyncio.run(ask())
