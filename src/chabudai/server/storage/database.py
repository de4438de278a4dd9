"""Where the games are kept: SQLite in a folder, or a PostgreSQL database by its address."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from chabudai.server.errors import Rejected
from chabudai.server.storage.folder import claim_folder, prepare_folder
from chabudai.server.storage.migrations import migrate

# A folder means SQLite; anything else is the address of a PostgreSQL database.
Place = Path | str
SERVER_LOCK = 0x6368616275646D69  # any number but that of the migrations
SCHEMES = ("postgresql", "postgres", "postgresql+psycopg")
# What may be over after a while: it is neither the job nor the file that was wrong.
PASSING_SQLITE_ERRORS = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
}
# A lock that lasts longer than this is waited for by trying again: see writer.py.
LOCK_MILLISECONDS = 250
# What a commit reports as kept has reached the disk, whatever the database's own default is. A
# connection that has silently gone is noticed within seconds, at both ends: what a server that was
# cut off has locked is free again soon.
SESSION_SETTINGS = {
    "synchronous_commit": "on",
    "lock_timeout": LOCK_MILLISECONDS,
    "timezone": "UTC",
    "tcp_keepalives_idle": 1,
    "tcp_keepalives_interval": 1,
    "tcp_keepalives_count": 2,
    "tcp_user_timeout": 3_000,
}
POSTGRES_OPTIONS = {
    "application_name": "chabudai",
    "connect_timeout": 5,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5_000,
    "options": " ".join(f"-c {name}={value}" for name, value in SESSION_SETTINGS.items()),
}


def open_database(place: Place) -> sql.Engine:
    """A database that is up to date; raises Rejected."""
    if isinstance(place, Path):
        engine = connect_to_file(prepare_folder(place))
    else:
        engine = connect_to_postgres(place)
    try:
        migrate(engine)
    except sql.exc.DatabaseError as error:
        engine.dispose()
        raise explain_failure(place, error) from None
    except Exception:
        engine.dispose()
        raise
    return engine


def explain_failure(place: Place, error: sql.exc.DatabaseError) -> Exception:
    """Why a database cannot be opened, in a sentence if that is not our fault."""
    if is_damage(error):
        return Rejected("damaged-data", file=describe_place(place))
    if isinstance(place, Path) and sqlite_code(error) in PASSING_SQLITE_ERRORS:
        return Rejected("bad-folder", folder=str(place), reason=reason_of(error))
    return error


def is_damage(error: sql.exc.DatabaseError) -> bool:
    """Whether SQLite says that its file is not what it wrote."""
    return sqlite_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def sqlite_code(error: sql.exc.DBAPIError) -> int | None:
    """What kind of error SQLite reports; None for another database."""
    code: int | None = getattr(error.orig, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def connect_to_file(file: Path) -> sql.Engine:
    """SQLite, one connection, that has reached the disk when a commit returns."""
    engine = sql.create_engine(
        sql.URL.create("sqlite", database=str(file)),
        connect_args={"check_same_thread": False},
        poolclass=sql.StaticPool,
    )

    @sql.event.listens_for(engine, "connect")
    def configure_connection(connection: Any, _: object) -> None:  # noqa: ANN401
        connection.execute(f"PRAGMA busy_timeout={LOCK_MILLISECONDS}")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    return engine


def connect_to_postgres(address: str) -> sql.Engine:
    """PostgreSQL, one connection that is made anew when it was lost; raises Rejected."""
    url = parse_address(address)
    if find_spec("psycopg") is None:
        raise Rejected("no-postgres-driver")
    engine = sql.create_engine(url, connect_args=POSTGRES_OPTIONS, pool_size=1, max_overflow=0)
    try:
        engine.connect().close()
    except sql.exc.OperationalError as error:
        engine.dispose()
        raise Rejected("no-database", address=hide_password(url), reason=reason_of(error)) from None
    return engine


def parse_address(address: str) -> sql.URL:
    """The address of a PostgreSQL database; raises Rejected."""
    try:
        url = sql.make_url(address)
    except (sql.exc.ArgumentError, ValueError):
        raise Rejected("bad-database") from None
    if url.drivername not in SCHEMES:
        raise Rejected("bad-database")
    return url.set(drivername="postgresql+psycopg")


def describe_place(place: Place) -> str:
    """A folder or an address, as it may be shown: without a password."""
    return str(place) if isinstance(place, Path) else hide_password(parse_address(place))


def hide_password(url: sql.URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def reason_of(error: sql.exc.DBAPIError) -> str:
    """What a database says about an error, in one line."""
    lines = str(error.orig).strip().splitlines() or [type(error.orig).__name__]
    return lines[-1].strip()


def insert_new(connection: sql.Connection, table: sql.Table, row: dict[str, Any]) -> bool:
    """Insert a row unless there is one with the same key; say whether it was inserted."""
    statement = insert_statement(connection.dialect.name, table)
    return connection.execute(statement, row).first() is not None


@cache
def insert_statement(dialect: str, table: sql.Table) -> sql.Executable:
    """How a database is told to insert a row that is new; made once, since that takes long."""
    insert = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}[dialect](table)
    key = next(iter(table.primary_key))
    statement: sql.Executable = insert.on_conflict_do_nothing().returning(key)  # type: ignore[attr-defined]
    return statement


@contextmanager
def claim_place(place: Place, is_shared: bool = False) -> Iterator[None]:
    """Have a place for oneself, or a database for servers alone; raises Rejected if it is taken.

    A folder has one server. A database has as many as there are, while nobody replaces what it
    holds.
    """
    if isinstance(place, Path):
        with claim_folder(place):
            yield
        return
    engine = connect_to_postgres(place)
    try:
        with engine.connect() as connection:
            functions = sql.func
            lock = (
                functions.pg_try_advisory_lock_shared
                if is_shared
                else functions.pg_try_advisory_lock
            )
            if not connection.scalar(sql.select(lock(SERVER_LOCK))):
                raise Rejected("database-in-use", address=describe_place(place))
            connection.commit()
            yield
    finally:
        engine.dispose()
