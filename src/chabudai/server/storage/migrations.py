"""Data files of older versions, brought up to date step by step when the server starts.

SQLite's own `user_version` says how many steps a file has had. A step is committed with its number,
or not at all.
"""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sql

from chabudai.server.errors import Rejected
from chabudai.server.storage.tables import (
    events,
    metadata,
    passkeys,
    people,
    reviews,
    seats,
    sessions,
    wanted_reviews,
)

Migration = Callable[[sql.Connection], None]


def create_log_and_people(connection: sql.Connection) -> None:
    """1: the log and the people; files from before versions were noted have them."""
    metadata.create_all(connection, [events, people, sessions, passkeys])


def create_seats(connection: sql.Connection) -> None:
    """2: an index of the tables that a person sat at, read off the log."""
    metadata.create_all(connection, [seats])
    person = sql.func.json_extract(sql.cast(events.c.payload, sql.Text), "$.person")
    sat = sql.select(person, events.c.table_id).where(events.c.kind == "seated").distinct()
    connection.execute(sql.insert(seats).from_select(["person", "table_id"], sat))


def create_reviews(connection: sql.Connection) -> None:
    """3: reviews of finished games."""
    metadata.create_all(connection, [reviews])


def create_wanted_reviews(connection: sql.Connection) -> None:
    """4: reviews that were asked for and are not made yet."""
    metadata.create_all(connection, [wanted_reviews])


MIGRATIONS: tuple[Migration, ...] = (
    create_log_and_people,
    create_seats,
    create_reviews,
    create_wanted_reviews,
)


def migrate(engine: sql.Engine) -> None:
    """Do the steps that a file has not had; raises Rejected for one of a later version."""
    with engine.connect() as connection:
        had = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
        if had > len(MIGRATIONS):
            raise Rejected("newer-data", file=had, known=len(MIGRATIONS))
        for number, step in enumerate(MIGRATIONS[had:], had + 1):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            step(connection)
            connection.exec_driver_sql(f"PRAGMA user_version = {number}")
            connection.commit()
