"""Is everything as it should be where the games are kept? Nothing is changed to find out."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql

from chabudai.engine.text.catalog import Sentence
from chabudai.server.errors import Rejected, sentence
from chabudai.server.ops.logs import table_hash
from chabudai.server.storage.database import Place, connect_to_postgres, describe_place
from chabudai.server.storage.folder import (
    FILE_NAME,
    PRIVATE_FILE,
    PRIVATE_FOLDER,
    is_folder_claimed,
    list_data_files,
)
from chabudai.server.storage.migrations import MIGRATIONS, is_sqlite
from chabudai.server.storage.tables import schema_version
from chabudai.server.storage.transfer import check_log

LOW_SPACE = 200_000_000
MAX_NAMED = 5


class Finding(NamedTuple):
    """What was found; None is for what is neither good nor bad."""

    is_good: bool | None
    said: Sentence


@contextmanager
def closing_engine(engine: sql.Engine) -> Iterator[sql.Connection]:
    """A connection for a while, and nothing left open after it."""
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def inspect_place(place: Place) -> Iterator[Finding]:
    """Everything that can be found out, in the order in which it matters."""
    if isinstance(place, Path):
        yield from inspect_folder(place)
    else:
        yield from inspect_server(place)


def inspect_server(address: str) -> Iterator[Finding]:
    """A PostgreSQL database: whether it answers, and its log."""
    try:
        engine = connect_to_postgres(address)
    except Rejected as error:
        yield Finding(False, error.sentence)
        return
    yield Finding(True, sentence("doctor-database", address=describe_place(address)))
    with closing_engine(engine) as connection:
        yield from inspect_data(connection)


def inspect_folder(folder: Path) -> Iterator[Finding]:
    """A data folder, its file, and the disk that they are on."""
    file = folder / FILE_NAME
    if not file.is_file() or not os.access(folder, os.W_OK | os.X_OK):
        yield Finding(False, sentence("doctor-no-data", folder=str(folder)))
        return
    is_used = "doctor-in-use" if is_folder_claimed(folder) else "doctor-not-in-use"
    yield Finding(None, sentence(is_used, folder=str(folder)))
    yield from inspect_permissions(folder)
    yield from inspect_space(folder)
    yield from inspect_file(file)


def inspect_permissions(folder: Path) -> Iterator[Finding]:
    modes = [(folder, PRIVATE_FOLDER), *[(each, PRIVATE_FILE) for each in list_data_files(folder)]]
    wrong = [path for path, mode in modes if path.stat().st_mode & 0o777 & ~mode]
    for path in wrong:
        yield Finding(False, sentence("doctor-permissions", path=str(path)))
    if not wrong:
        yield Finding(True, sentence("doctor-private"))


def inspect_space(folder: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(folder).free
    taken = sum(file.stat().st_size for file in list_data_files(folder))
    figures = {"free": round(free / 1e6), "taken": round(taken / 1e6, 1)}
    yield Finding(free >= LOW_SPACE, sentence("doctor-space", **figures))


def inspect_file(file: Path) -> Iterator[Finding]:
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as reading:
            problems = [row[0] for row in reading.execute("PRAGMA integrity_check(100)")]
    except sqlite3.DatabaseError as error:
        problems = [str(error)]
    if problems != ["ok"]:
        figures = {"problems": len(problems), "first": problems[0].splitlines()[0]}
        yield Finding(False, sentence("doctor-file-damaged", **figures))
    else:
        yield Finding(True, sentence("doctor-file-sound"))
    engine = sql.create_engine(sql.URL.create("sqlite", database=str(file)))
    with closing_engine(engine) as connection:
        try:
            yield from inspect_data(connection)
        except sql.exc.DatabaseError:
            yield Finding(False, sentence("doctor-log-unreadable"))


def inspect_data(connection: sql.Connection) -> Iterator[Finding]:
    """The version of the data, and every entry of the log."""
    version = read_version_only(connection)
    figures = {"version": version, "known": len(MIGRATIONS)}
    if version != len(MIGRATIONS):
        is_newer = version > len(MIGRATIONS)
        code = "doctor-newer-version" if is_newer else "doctor-older-version"
        yield Finding(False if is_newer else None, sentence(code, **figures))
        return
    yield Finding(True, sentence("doctor-version", version=version))
    found = check_log(connection)
    counts = {"tables": found.tables, "entries": found.entries}
    if not found.damaged:
        yield Finding(True, sentence("doctor-log-sound", **counts))
        return
    names = [table_hash(table) for table in list(found.damaged)[:MAX_NAMED]]
    which = {"damaged": len(found.damaged), "names": ", ".join(names)}
    yield Finding(False, sentence("doctor-log-damaged", **which, **counts))


def read_version_only(connection: sql.Connection) -> int:
    """How many steps a database has had, also one that has had none."""
    if is_sqlite(connection):
        return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
    if not sql.inspect(connection).has_table(schema_version.name):
        return 0
    return int(connection.scalar(sql.select(schema_version.c.steps)) or 0)
