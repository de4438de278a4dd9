"""Who lets their finished games be used for research: nobody until they say so."""

from __future__ import annotations

import time

import sqlalchemy as sql

from chabudai.server.storage.database import insert_new
from chabudai.server.storage.store import Store
from chabudai.server.storage.tables import research


async def has_agreed(store: Store, person: str) -> bool:
    """Whether a person's games may be used."""
    wanted = sql.select(research.c.person).where(research.c.person == person)
    return await store.run(lambda c: c.execute(wanted).first() is not None)


async def set_agreed(store: Store, person: str, agreed: bool) -> None:
    """Note that a person agrees, from now on, or no longer."""
    row = {"person": person, "ts": time.time()}
    gone = sql.delete(research).where(research.c.person == person)
    if agreed:
        await store.run(lambda c: insert_new(c, research, row))
    else:
        await store.run(lambda c: c.execute(gone) and None)
