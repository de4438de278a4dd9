"""The log on disk: what was committed is there, what another has written stays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sql

from chabudai.server.storage.log import AnyEntry, Left, Stood
from chabudai.server.storage.store import Store


def test_what_was_appended_is_there_after_opening_anew(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store(tmp_path)
        for seq in range(3):
            assert await store.append("a", seq, Stood(seat=seq))
        store.close()

    async def read() -> list[AnyEntry]:
        store = Store(tmp_path)
        try:
            return await store.read_log("a")
        finally:
            store.close()

    asyncio.run(write())
    assert asyncio.run(read()) == [Stood(seat=0), Stood(seat=1), Stood(seat=2)]


def test_a_place_of_the_log_is_written_once(tmp_path: Path) -> None:
    """The fence between two processes that take themselves for a table's owner."""

    async def write() -> None:
        one, other = Store(tmp_path), Store(tmp_path)
        assert await one.append("a", 0, Stood(seat=1))
        assert not await other.append("a", 0, Left(seat=2, why="left"))
        assert await other.read_log("a") == [Stood(seat=1)]
        one.close()
        other.close()

    asyncio.run(write())


def test_many_entries_at_once_are_all_kept(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store(tmp_path)
        kept = [store.append(f"{n % 20}", n // 20, Stood(seat=n)) for n in range(400)]
        assert all(await asyncio.gather(*kept))
        assert len(await store.unfinished_tables()) == 20
        assert await store.read_log("7") == [Stood(seat=7 + 20 * n) for n in range(20)]
        store.close()

    asyncio.run(write())


def test_a_job_that_fails_is_told_to_whoever_waits(tmp_path: Path) -> None:
    """And the next one is done all the same."""

    async def write() -> None:
        store = Store(tmp_path)
        with pytest.raises(sql.exc.OperationalError):
            await store.run(lambda c: c.execute(sql.text("select nonsense")).all())
        assert await store.append("a", 0, Stood(seat=1))
        store.close()

    asyncio.run(write())


def test_a_commit_reaches_the_disk(tmp_path: Path) -> None:
    """WAL with synchronous=FULL (2)."""

    async def ask() -> tuple[str, int]:
        store = Store(tmp_path)
        mode = await store.run(lambda c: str(c.exec_driver_sql("PRAGMA journal_mode").scalar()))
        level = await store.run(lambda c: c.exec_driver_sql("PRAGMA synchronous").scalar())
        store.close()
        return mode, int(level or 0)

    assert asyncio.run(ask()) == ("wal", 2)
