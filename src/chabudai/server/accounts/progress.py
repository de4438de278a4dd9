"""What each person has learned, kept in the store: by kind and game, each once."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Literal

import sqlalchemy as sql

from chabudai.server.storage.database import insert_new
from chabudai.server.storage.store import PATIENCE_SECONDS, Store
from chabudai.server.storage.tables import progress

# Lessons done; what the guide has to say no more; levels of bots that were beaten; puzzles solved
# and those whose answer was shown; days on which the puzzle of the day was solved.
Kind = Literal["lesson", "guide", "win", "puzzle", "shown", "daily"]


async def keep_progress(
    store: Store,
    person: str,
    kind: Kind,
    game: str,
    names: Iterable[str],
    patience: float | None = PATIENCE_SECONDS,
) -> None:
    """Remember what a person has learned; once is enough. Raises Rejected after some patience."""
    at = {"person": person, "kind": kind, "game": game, "ts": time.time()}
    if rows := [{**at, "name": name} for name in names]:
        await store.run(lambda c: insert_rows(c, rows), patience)


def insert_rows(connection: sql.Connection, rows: list[dict[str, object]]) -> None:
    for row in rows:
        insert_new(connection, progress, row)


async def list_progress(store: Store, person: str, kind: Kind) -> dict[str, list[str]]:
    """What a person has learned of a kind, by game, in the order in which they did."""
    wanted = sql.select(progress.c.game, progress.c.name).where(
        progress.c.person == person, progress.c.kind == kind
    )
    done: dict[str, list[str]] = {}
    for game, name in await store.run(lambda c: c.execute(wanted.order_by(progress.c.ts)).all()):
        done.setdefault(game, []).append(name)
    return done
