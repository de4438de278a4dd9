"""Ownership by PostgreSQL's advisory locks, held by the very connection that writes the log.

Whoever loses the connection loses its tables and can write nothing in the same moment: there is no
lease to run out and no clock to trust. What is below the line is done in the writer's own thread.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b

import sqlalchemy as sql

from chabudai.server.cluster.news import News, notify
from chabudai.server.cluster.ownership import NotOwned
from chabudai.server.errors import Rejected
from chabudai.server.ops.logs import log_event, table_hash
from chabudai.server.storage.store import Store
from chabudai.server.storage.tables import owners

# An owner that does not even answer for so long is ended.
ANSWER_SECONDS = 0.6
# Whoever was handed a table keeps it for so long, however much another wants it.
KEEP_SECONDS = 2.0
POLL_SECONDS = 0.1
ATTEMPTS = 3
GRACE_SECONDS = 2.0
WANTED, HEARD, FREED = "wanted", "heard", "freed"
# Names a connection for good: a process id alone may be given to another one.
NODE = "pid || ' ' || extract(epoch FROM backend_start)"
THIS_NODE = f"SELECT {NODE} FROM pg_stat_activity WHERE pid = pg_backend_pid()"
LIVING_NODES = f"""SELECT {NODE} FROM pg_stat_activity
                   WHERE datname = current_database() AND backend_start IS NOT NULL"""
NOW = sql.text("extract(epoch FROM clock_timestamp())")
TRY_LOCK = sql.text("SELECT pg_try_advisory_lock(:key)")
UNLOCK = sql.text("SELECT pg_advisory_unlock(:key)")
SET_OWNER = sql.text(
    """INSERT INTO owners (table_id, node, ts)
       VALUES (:table, :node, extract(epoch FROM clock_timestamp()))
       ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, ts = excluded.ts"""
)
END_HOLDER = sql.text(
    """SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE locktype = 'advisory' AND granted AND objsubid = 1
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND classid = :high AND objid = :low AND pid <> pg_backend_pid()"""
)
# The few names of servers are read off the index one by one: there may be 100,000 tables, and each
# server looks every two seconds.
ORPHANS = sql.text(
    f"""WITH RECURSIVE nodes (node) AS (
            SELECT min(node) FROM owners
            UNION ALL
            SELECT (SELECT min(node) FROM owners WHERE owners.node > nodes.node)
            FROM nodes WHERE nodes.node IS NOT NULL)
        SELECT table_id FROM owners
        WHERE node IN (SELECT node FROM nodes WHERE node NOT IN ({LIVING_NODES}))
        AND ts < extract(epoch FROM clock_timestamp()) - :grace ORDER BY random() LIMIT :most"""
)


def lock_key(table: str) -> int:
    """The number that a table is locked by."""
    return int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), signed=True)


class LockedTables:
    """The tables whose locks this process holds, and how it comes by others."""

    def __init__(self, store: Store, news: News) -> None:
        self.on_wanted: Callable[[str], None] = lambda table: None
        self.on_lost: Callable[[], None] = lambda: None
        self.store = store
        self.news = news
        self.locks = ConnectionLocks()
        self._loop = asyncio.get_running_loop()
        self._generation = 0
        self._kept_until: dict[str, float] = {}  # of those that are owned
        self._tables: dict[int, str] = {}  # the same by their keys
        self._waiting: dict[int, Wait] = {}
        self._promised: dict[str, asyncio.TimerHandle] = {}
        self._answering: set[asyncio.Task[None]] = set()
        self._releasing: dict[str, asyncio.Event] = {}
        store.check_may_write = self.locks.check_may_write
        store.writer.on_disconnected = self._note_disconnection
        news.subscribe(WANTED, self._hear_wanted)
        news.subscribe(HEARD, self._hear_answer)
        news.subscribe(FREED, self._hear_answer)

    def owns(self, table: str) -> bool:
        return table in self._kept_until

    async def acquire(self, table: str, is_patient: bool = True) -> bool:
        if table in self._releasing:
            await self._releasing[table].wait()
        if self.owns(table) or await self._try_lock(table):
            return True
        if not is_patient:
            return False
        wait = self._waiting[lock_key(table)] = Wait()
        try:
            for _ in range(ATTEMPTS):
                if await self._ask_holder(table, wait):
                    return True
                log_event("owner-ended", table=table_hash(table))
                await self.store.run(lambda c: end_holder(c, lock_key(table)))
        finally:
            del self._waiting[lock_key(table)]
        raise Rejected("table-elsewhere")

    async def release(self, table: str, is_wanted: bool = False) -> None:
        """Unlock it in a transaction of its own, when all that was written for it is committed."""
        if not self.owns(table):
            return
        self._forget(table)
        released = self._releasing[table] = asyncio.Event()
        try:
            await self.store.run(lambda c: self.locks.forget_owner(c, table, is_wanted))
            await self.store.run(lambda c: self.locks.unlock(c, table, is_wanted))
        except NotOwned:  # the connection was lost, and the lock with it
            pass
        finally:
            del self._releasing[table]
            released.set()

    async def list_orphans(self, most: int) -> list[str]:
        words = {"grace": GRACE_SECONDS, "most": most}
        return await self.store.run(lambda c: list(c.execute(ORPHANS, words).scalars()))

    async def _try_lock(self, table: str, keep: float = 0.0) -> bool:
        """Lock a table if it is free, and mean to keep it for so long."""
        generation = await self.store.run(lambda c: self.locks.lock(c, table))
        if generation != self._generation:  # or the connection was lost since
            return False
        self._kept_until[table] = self._loop.time() + keep
        self._tables[lock_key(table)] = table
        return True

    async def _ask_holder(self, table: str, wait: Wait) -> bool:
        """Ask for a table until it is free, or its owner seems to be dead."""
        await self.news.publish(WANTED, str(lock_key(table)))
        deadline = self._loop.time() + ANSWER_SECONDS
        while (left := deadline - self._loop.time()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(min(left, POLL_SECONDS)):
                    await wait.news.wait()
            wait.news.clear()
            if await self._try_lock(table, KEEP_SECONDS):
                return True
            if wait.is_answered:
                wait.is_answered = False
                deadline = self._loop.time() + KEEP_SECONDS + ANSWER_SECONDS
        return False

    def _hear_wanted(self, word: str) -> None:
        """Another server asks for a table: it shall have it, if not quite yet."""
        table = self._tables.get(int(word))
        if table is None:
            return
        left = self._kept_until[table] - self._loop.time()
        if left <= 0:
            self.on_wanted(table)
            return
        answering = asyncio.create_task(self.news.publish(HEARD, word))
        self._answering.add(answering)
        answering.add_done_callback(self._answering.discard)
        if table not in self._promised:
            self._promised[table] = self._loop.call_later(left, self.on_wanted, table)

    def _hear_answer(self, word: str) -> None:
        wait = self._waiting.get(int(word))
        if wait is not None:
            wait.is_answered = True
            wait.news.set()

    def _note_disconnection(self) -> None:
        """In the writer's thread: tell the loop before it hears of anything that comes later."""
        generation = self.locks.lose_all()
        with suppress(RuntimeError):  # a loop that has ended
            self._loop.call_soon_threadsafe(self._lose_all, generation)

    def _lose_all(self, generation: int) -> None:
        log_event("tables-lost", tables=len(self._tables))
        self._generation = generation
        for table in list(self._kept_until):
            self._forget(table)
        self.on_lost()

    def _forget(self, table: str) -> None:
        self._kept_until.pop(table, None)
        self._tables.pop(lock_key(table), None)
        if table in self._promised:
            self._promised.pop(table).cancel()


class Wait:
    """Somebody who waits for a table, and what is heard from its owner."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.is_answered = False


# ------------------------------------------------------------------------------------------------


class ConnectionLocks:
    """What the present connection has locked. All of this is done in the writer's thread.

    A lock outlives a transaction that is rolled back and tried again, and is counted if it is taken
    twice: hence the set.
    """

    def __init__(self) -> None:
        self.generation = 0
        self._keys: set[int] = set()
        self._node = ""

    def check_may_write(self, table: str) -> None:
        """Raise NotOwned unless the connection that is about to write holds the table's lock."""
        if lock_key(table) not in self._keys:
            raise NotOwned

    def lose_all(self) -> int:
        """The connection is gone, and every lock with it."""
        self.generation += 1
        self._keys.clear()
        self._node = ""
        return self.generation

    def lock(self, connection: sql.Connection, table: str) -> int | None:
        """Lock a table unless another has; say for which connection, counted from the first."""
        if not self.hold(connection, lock_key(table)):
            return None
        connection.execute(SET_OWNER, {"table": table, "node": self.find_node(connection)})
        return self.generation

    def hold(self, connection: sql.Connection, key: int) -> bool:
        """Lock a number unless another has; once, however often it is asked for."""
        if key not in self._keys:
            if not connection.scalar(TRY_LOCK, {"key": key}):
                return False
            self._keys.add(key)
        return True

    def let_go(self, connection: sql.Connection, key: int) -> None:
        """Unlock a number."""
        if key in self._keys:
            connection.execute(UNLOCK, {"key": key})
            self._keys.discard(key)

    def find_node(self, connection: sql.Connection) -> str:
        """What this connection is called."""
        self._node = self._node or str(connection.exec_driver_sql(THIS_NODE).scalar_one())
        return self._node

    def forget_owner(self, connection: sql.Connection, table: str, is_wanted: bool) -> None:
        """Note that a table has no owner; one that is wanted is cared for if nobody comes."""
        self.check_may_write(table)
        mine = owners.c.table_id == table
        if is_wanted:
            connection.execute(sql.update(owners).where(mine).values(node="", ts=NOW))
        else:
            connection.execute(sql.delete(owners).where(mine))

    def unlock(self, connection: sql.Connection, table: str, is_wanted: bool) -> None:
        self.let_go(connection, lock_key(table))
        if is_wanted:
            notify(connection, FREED, str(lock_key(table)))


def end_holder(connection: sql.Connection, key: int) -> None:
    """End the connection that holds a lock; the process at its other end will notice."""
    unsigned = key % 2**64
    words = {"high": unsigned >> 32, "low": unsigned & 0xFFFFFFFF}
    connection.execute(END_HOLDER, words)
