"""Databases of older versions, brought up to date step by step when the server starts.

SQLite's own `user_version`, or a table in PostgreSQL, says how many steps a database has had. A
step is committed with its number, or not at all.

A step that creates a table creates it as it is today (tables.py), also in a new database. A later
step that adds a column to it therefore asks first whether the column is there: `has_column`.
PostgreSQL came with step 5: the steps before it find nothing there to convert.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

import sqlalchemy as sql

from chabudai.server.errors import Rejected
from chabudai.server.storage.checksums import make_checksum
from chabudai.server.storage.tables import (
    bots,
    events,
    lobby,
    metadata,
    owners,
    passkeys,
    people,
    progress,
    research,
    reviews,
    schema_version,
    seats,
    sessions,
    wanted_reviews,
)

Migration = Callable[[sql.Connection], None]
# Any number, but always the same: two servers that start at once do the steps in turn.
MIGRATION_LOCK = 0x6368616275646169


def create_log_and_people(connection: sql.Connection) -> None:
    """1: the log and the people; files from before versions were noted have them."""
    metadata.create_all(connection, [events, people, sessions, passkeys])


def create_seats(connection: sql.Connection) -> None:
    """2: an index of the tables that a person sat at, read off the log."""
    metadata.create_all(connection, [seats])
    if not is_sqlite(connection):
        return
    person = sql.func.json_extract(sql.cast(events.c.payload, sql.Text), "$.person")
    sat = sql.select(person, events.c.table_id).where(events.c.kind == "seated").distinct()
    connection.execute(sql.insert(seats).from_select(["person", "table_id"], sat))


def create_reviews(connection: sql.Connection) -> None:
    """3: reviews of finished games."""
    metadata.create_all(connection, [reviews])


def create_wanted_reviews(connection: sql.Connection) -> None:
    """4: reviews that were asked for and are not made yet."""
    metadata.create_all(connection, [wanted_reviews])


def add_checksums(connection: sql.Connection) -> None:
    """5: a checksum for every entry of the log."""
    if has_column(connection, events.c.checksum):
        return
    connection.exec_driver_sql("ALTER TABLE events ADD COLUMN checksum BLOB")
    driver: Any = connection.connection.dbapi_connection
    driver.create_function("make_checksum", 5, checksum_old_entry, deterministic=True)
    connection.exec_driver_sql(
        "UPDATE events SET checksum = make_checksum(table_id, seq, ts, kind, payload)"
    )


def checksum_old_entry(table: str, seq: int, ts: float, kind: str, payload: bytes | str) -> bytes:
    """The checksum of an entry that was written by hand, perhaps as text."""
    as_bytes = payload.encode() if isinstance(payload, str) else payload
    return make_checksum(table, seq, ts, kind, as_bytes)


def normalize_logins(connection: sql.Connection) -> None:
    """6: the one form of logins that they are looked up by; one that is taken stays as it was."""
    kept = sql.select(people.c.id, people.c.login).where(people.c.login.is_not(None))
    rows = connection.execute(kept).all()
    taken = {login for _, login in rows}
    for person, login in rows:
        normal = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())
        if normal not in taken:
            taken.add(normal)
            change = sql.update(people).where(people.c.id == person)
            connection.execute(change.values(login=normal))


def create_owners_and_lobby(connection: sql.Connection) -> None:
    """7: what several servers tell each other of their tables, and who makes which review."""
    metadata.create_all(connection, [owners, lobby])
    for column, kind in ((wanted_reviews.c.node, "VARCHAR"), (wanted_reviews.c.progress, "FLOAT")):
        if not has_column(connection, column):
            connection.exec_driver_sql(f"ALTER TABLE wanted_reviews ADD {column.name} {kind}")


def create_bots(connection: sql.Connection) -> None:
    """8: programs that can be invited by their name."""
    metadata.create_all(connection, [bots])


def create_progress(connection: sql.Connection) -> None:
    """9: what each person has learned."""
    metadata.create_all(connection, [progress])


def create_research(connection: sql.Connection) -> None:
    """10: who lets their games be used for research."""
    metadata.create_all(connection, [research])


MIGRATIONS: tuple[Migration, ...] = (
    create_log_and_people,
    create_seats,
    create_reviews,
    create_wanted_reviews,
    add_checksums,
    normalize_logins,
    create_owners_and_lobby,
    create_bots,
    create_progress,
    create_research,
)


def migrate(engine: sql.Engine) -> None:
    """Do the steps that a database has not had; raises Rejected for one of a later version."""
    with engine.connect() as connection:
        while do_next_step(connection):
            connection.commit()


def do_next_step(connection: sql.Connection) -> bool:
    """Do one step, with its number, in a transaction that nobody else writes in; False if none."""
    if is_sqlite(connection):
        if not has_steps_left(read_version(connection)):
            return False
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        metadata.create_all(connection, [schema_version])
    had = read_version(connection)
    if has_steps_left(had):
        MIGRATIONS[had](connection)
        write_version(connection, had + 1)
        return True
    return False


def has_steps_left(had: int) -> bool:
    """Whether a database of that version can be brought further; raises Rejected."""
    if had > len(MIGRATIONS):
        raise Rejected("newer-data", file=had, known=len(MIGRATIONS))
    return had < len(MIGRATIONS)


def read_version(connection: sql.Connection) -> int:
    """How many steps a database has had."""
    if is_sqlite(connection):
        return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
    return int(connection.execute(sql.select(schema_version.c.steps)).scalar() or 0)


def write_version(connection: sql.Connection, steps: int) -> None:
    if is_sqlite(connection):
        connection.exec_driver_sql(f"PRAGMA user_version = {steps}")
        return
    connection.execute(sql.delete(schema_version))
    connection.execute(sql.insert(schema_version).values(steps=steps))


def is_sqlite(connection: sql.Connection) -> bool:
    return connection.dialect.name == "sqlite"


def has_column(connection: sql.Connection, column: sql.Column[Any]) -> bool:
    """Whether a table has a column already."""
    found = sql.inspect(connection).get_columns(column.table.name)
    return column.name in [each["name"] for each in found]
