"""Places with games in them, for the tests of what keeps them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import sqlalchemy as sql

from chabudai.server.accounts.people import Accounts
from chabudai.server.protocol.messages import Terms
from chabudai.server.storage import log as e
from chabudai.server.storage.database import Place, open_database
from chabudai.server.storage.store import Store
from chabudai.server.storage.transfer import TABLES, Fingerprint, fingerprint
from tests.server.running import PATIENCE

T = TypeVar("T")
ENTRIES = 60


def make_log(words: str = "") -> list[e.AnyEntry]:
    """A table at which much is said: several pages of a database."""
    opened = e.Opened(terms=Terms(game="kodachi", seats=2), host="P0", secret="00" * 32)
    spoken = [
        e.Spoke(person="P0", name="Ana", seat=None, text=f"{words} {n} {'é' * 100}")
        for n in range(ENTRIES - 1)
    ]
    return [opened, *spoken]


def with_store(place: Place, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    """Open a store, do something with it, close it."""

    async def run() -> T:
        store = Store(place)
        try:
            async with asyncio.timeout(PATIENCE):
                return await work(store)
        finally:
            store.close()

    return asyncio.run(run())


def fill(place: Place, tables: tuple[str, ...] = ("first", "second", "third")) -> None:
    """Tables, people, a passkey's worth of bytes, reviews made and wanted."""

    async def write(store: Store) -> None:
        accounts = Accounts(store)
        await accounts.create_person("Ana", "cookie")
        person, _ = await accounts.create_person("Noé", "bearer")
        await accounts.claim(person, "noe", "a long password")
        for table in tables:
            log = enumerate(make_log(table))
            await asyncio.gather(*[store.append(table, seq, entry) for seq, entry in log])
        await store.save_review(tables[0], bytes(range(256)))
        await store.request_review(tables[1])

    with_store(place, write)


def fingerprints(place: Place) -> dict[str, Fingerprint]:
    """What there is in every table of a place."""
    engine = open_database(place)
    try:
        with engine.connect() as connection:
            return {table.name: fingerprint(connection, table) for table in TABLES}
    finally:
        engine.dispose()


def change(place: Place, statement: str) -> None:
    """Do to a database what nobody should."""
    engine = open_database(place)
    with engine.begin() as connection:
        assert connection.execute(sql.text(statement)).rowcount == 1
    engine.dispose()
