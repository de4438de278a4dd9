"""Backups: one file that holds all games, made while a server runs, and brought back later."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sql

from chabudai.server.errors import Rejected
from chabudai.server.storage.database import (
    Place,
    claim_place,
    connect_to_file,
    connect_to_postgres,
    describe_place,
    open_database,
)
from chabudai.server.storage.folder import FILE_NAME, PRIVATE_FILE, list_data_files, refuse_folder
from chabudai.server.storage.migrations import has_steps_left, migrate
from chabudai.server.storage.transfer import LogCheck, check_log, copy_database


def make_backup(place: Place, file: Path) -> LogCheck:
    """Write everything that is kept now into a new file; say what is in it. Raises Rejected."""
    if file.exists():
        raise Rejected("file-exists", file=str(file))
    with write_aside(file) as part:
        if isinstance(place, Path):
            copy_file(place / FILE_NAME, part)
            upgrade(part)
        else:
            upgrade(part)
            copy_between(connect_to_postgres(place), connect_to_file(part))
        return check_file(part, Rejected("damaged-data", file=describe_place(place)))


def restore_backup(file: Path, place: Place) -> tuple[LogCheck, Path | None]:
    """Put a backup in the place of what is kept; say what is in it, and where the old file is now.

    Raises Rejected, for example while a server runs there.
    """
    require_backup(file)
    damaged = Rejected("damaged-backup", file=str(file))
    with claim_place(place):
        if isinstance(place, Path):
            with write_aside(place / FILE_NAME, replace=True) as part:
                copy_file(file, part)
                upgrade(part)
                found = check_file(part, damaged)
                old = set_aside(place)
            return found, old
        with write_aside(Path(f"{file}.upgraded"), keep=False) as part:
            copy_file(file, part)
            upgrade(part)
            found = check_file(part, damaged)
            copy_between(connect_to_file(part), open_database(place))
            return found, None


def move_to_server(folder: Path, address: str) -> LogCheck:
    """Copy all games of a folder into an empty PostgreSQL database; raises Rejected."""
    if not (folder / FILE_NAME).is_file():
        raise Rejected("doctor-no-data", folder=str(folder))
    with claim_place(folder), claim_place(address):
        open_database(folder).dispose()
        damaged = Rejected("damaged-data", file=str(folder))
        found = check_file(folder / FILE_NAME, damaged)
        copy_between(connect_to_file(folder / FILE_NAME), open_database(address))
        return found


def copy_between(source: sql.Engine, target: sql.Engine) -> None:
    """Copy one database into an empty one, and close both."""
    try:
        copy_database(source, target)
    finally:
        source.dispose()
        target.dispose()


@contextmanager
def write_aside(file: Path, replace: bool = False, keep: bool = True) -> Iterator[Path]:
    """A file beside another one that takes its name when it is whole; else it is deleted."""
    part = file.with_name(f"{file.name}.part")
    try:
        remove_database(part)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
        yield part
        if keep:
            sync(part)
            if file.exists() and not replace:
                raise Rejected("file-exists", file=str(file))
            part.rename(file)
            sync(file.parent)
    except OSError as error:
        raise refuse_folder(file.parent, error) from None
    finally:
        remove_database(part)


def remove_database(file: Path) -> None:
    """Delete a data file and what SQLite may have left beside it."""
    for suffix in ("", "-wal", "-shm", "-journal"):
        file.with_name(file.name + suffix).unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Let a file, or the names in a folder, reach the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def copy_file(source: Path, target: Path) -> None:
    """Copy a data file as it is at one moment, also one that a server writes to.

    In a single step: one that is made in several begins anew whenever somebody writes.
    """
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError as error:
        raise Rejected("not-copied", file=str(source), reason=str(error)) from None


def upgrade(file: Path) -> None:
    """Bring a copy up to date, and leave it as one file."""
    engine = connect_to_file(file)
    try:
        migrate(engine)
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    finally:
        engine.dispose()


def check_file(file: Path, damaged: Rejected) -> LogCheck:
    """Check a file as a whole and entry by entry; raises what is given if SQLite finds damage."""
    engine = sql.create_engine(sql.URL.create("sqlite", database=str(file)))
    try:
        with engine.connect() as connection:
            if connection.exec_driver_sql("PRAGMA quick_check").scalar() != "ok":
                raise damaged
            return check_log(connection)
    except sql.exc.DatabaseError:
        raise damaged from None
    finally:
        engine.dispose()


def require_backup(file: Path) -> None:
    """Raise Rejected for a file that holds no games, or those of a newer version."""
    if not file.is_file():
        raise Rejected("no-backup", file=str(file))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as reading:
            version = int(reading.execute("PRAGMA user_version").fetchone()[0])
            reading.execute("SELECT 1 FROM events LIMIT 1").fetchall()
    except sqlite3.DatabaseError as error:
        is_damaged = error.sqlite_errorcode == sqlite3.SQLITE_CORRUPT
        code = "damaged-backup" if is_damaged else "no-backup"
        raise Rejected(code, file=str(file)) from None
    has_steps_left(version)


def set_aside(folder: Path) -> Path | None:
    """Give the present data file another name, if there is anything in it."""
    if not (folder / FILE_NAME).stat().st_size:
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S")
    old = folder / f"{FILE_NAME}.before-{stamp}"
    for file in list_data_files(folder):
        file.rename(file.with_name(file.name.replace(FILE_NAME, old.name)))
    return old
