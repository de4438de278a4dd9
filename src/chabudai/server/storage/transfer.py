"""Everything that one database holds, copied into another and compared."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

import msgspec
import sqlalchemy as sql

from chabudai.server.errors import Rejected
from chabudai.server.storage.checksums import CHECKED, is_sound
from chabudai.server.storage.tables import events, lobby, metadata, owners, schema_version

# What servers that share a database tell each other is made anew from the log.
MADE_ANEW = (schema_version, owners, lobby)
TABLES = [table for table in metadata.sorted_tables if table not in MADE_ANEW]
ROWS_AT_ONCE = 1000


class Fingerprint(NamedTuple):
    """How many rows a table has, and a sum over all of them that knows no order."""

    rows: int
    sum: int


class LogCheck(NamedTuple):
    """What the checksums of a log say."""

    tables: int
    entries: int
    damaged: dict[str, int]

    def to_figures(self) -> dict[str, int]:
        """What a sentence tells of it."""
        return {"tables": self.tables, "entries": self.entries, "damaged": len(self.damaged)}


def copy_database(source: sql.Engine, target: sql.Engine) -> None:
    """Copy all rows and compare them, all or nothing; raises Rejected."""
    with source.connect() as reading, target.begin() as writing:
        take_snapshot(reading)
        refuse_filled(writing)
        for table in TABLES:
            for rows in read_rows(reading, table).partitions(ROWS_AT_ONCE):
                insert_rows(writing, table, [fit_row(table, row) for row in rows])
        for table in TABLES:
            if fingerprint(reading, table) != fingerprint(writing, table):
                raise Rejected("copy-differs", table=table.name)


def insert_rows(
    connection: sql.Connection, table: sql.Table, rows: list[dict[str, object]]
) -> None:
    """Insert rows; raises Rejected for what the other database cannot hold."""
    try:
        connection.execute(sql.insert(table), rows)
    except (sql.exc.DBAPIError, TypeError):
        raise Rejected("copy-differs", table=table.name) from None


def fit_row(table: sql.Table, row: sql.Row[tuple[object, ...]]) -> dict[str, object]:
    """A row by its columns; damage may have turned bytes into text, which SQLite does not mind."""
    return {
        column.name: value.encode()
        if isinstance(column.type, sql.LargeBinary) and isinstance(value, str)
        else value
        for column, value in zip(table.columns, row, strict=True)
    }


def take_snapshot(connection: sql.Connection) -> None:
    """Let all that is read from now on be of one moment, whatever others write."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")


def refuse_filled(connection: sql.Connection) -> None:
    """Raise Rejected if there is anything that would be mixed up with what comes."""
    for table in TABLES:
        if connection.execute(sql.select(sql.literal(1)).select_from(table).limit(1)).first():
            raise Rejected("target-not-empty")


def read_rows(connection: sql.Connection, table: sql.Table) -> sql.CursorResult[tuple[object, ...]]:
    """All rows of a table, not all at once."""
    options = {"yield_per": ROWS_AT_ONCE}
    return connection.execute(sql.select(table), execution_options=options)


def fingerprint(connection: sql.Connection, table: sql.Table) -> Fingerprint:
    """What two tables have in common only if they hold the same."""
    rows = total = 0
    for row in read_rows(connection, table):
        digest = blake2b(msgspec.msgpack.encode(fit_row(table, row)), digest_size=16).digest()
        rows, total = rows + 1, (total + int.from_bytes(digest)) % 2**128
    return Fingerprint(rows, total)


def check_log(connection: sql.Connection) -> LogCheck:
    """Compare every entry with its checksum, and look for places where one is missing."""
    tables, entries, expected = 0, 0, 0
    damaged: dict[str, int] = {}
    wanted = sql.select(*CHECKED).order_by(events.c.table_id, events.c.seq)
    table = None
    for row in connection.execute(wanted, execution_options={"yield_per": ROWS_AT_ONCE}):
        if row.table_id != table:
            table, expected, tables = row.table_id, 0, tables + 1
        wrong = (row.seq != expected) + (not is_sound(row))
        entries, expected = entries + 1, row.seq + 1
        if wrong:
            damaged[row.table_id] = damaged.get(row.table_id, 0) + wrong
    return LogCheck(tables, entries, damaged)
