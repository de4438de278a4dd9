"""The reviews that are wanted of all servers on one database: each is made by one of them."""

from __future__ import annotations

import sqlalchemy as sql

from chabudai.server.cluster.locks import LIVING_NODES, ConnectionLocks
from chabudai.server.storage.store import Store
from chabudai.server.storage.tables import wanted_reviews

CLAIM = sql.text(
    f"""UPDATE wanted_reviews SET node = :node, progress = 0 WHERE table_id = (
            SELECT table_id FROM wanted_reviews
            WHERE node IS NULL OR node NOT IN ({LIVING_NODES})
            ORDER BY ts LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING table_id"""
)


class ReviewClaims:
    """One line for all servers; what a server that is gone had claimed is claimed again."""

    def __init__(self, store: Store, locks: ConnectionLocks) -> None:
        self.store = store
        self.locks = locks

    async def claim(self) -> str | None:
        """The table whose review is the next one to be made here, if there is any."""

        def claim(connection: sql.Connection) -> str | None:
            words = {"node": self.locks.find_node(connection)}
            return connection.execute(CLAIM, words).scalar()

        return await self.store.run(claim)

    async def find_progress(self, table: str) -> float | None:
        """How far the review of a table is, wherever it is made; None if nobody wants it."""
        wanted = sql.select(sql.func.coalesce(wanted_reviews.c.progress, 0.0))
        found = wanted.where(wanted_reviews.c.table_id == table)
        return await self.store.run(lambda c: c.execute(found).scalar())

    async def set_progress(self, table: str, share: float) -> None:
        """Let all servers know how far a review is."""
        change = sql.update(wanted_reviews).where(wanted_reviews.c.table_id == table)
        await self.store.run(lambda c: c.execute(change.values(progress=share)) and None)

    async def count(self) -> int:
        """How many reviews are wanted."""
        counted = sql.select(sql.func.count()).select_from(wanted_reviews)
        return await self.store.run(lambda c: c.execute(counted).scalar_one())
