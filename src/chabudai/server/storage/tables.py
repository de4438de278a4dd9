"""The tables of the database: the log, who is who, who sat where, reviews made and wanted.

A change here is a new step in migrations.py.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("ts", Float, nullable=False),
    Column("kind", String, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Index("events_of_kind", "kind", "table_id"),
    sqlite_with_rowid=False,
)

# Which tables a person sat at: the log says so too, but not so quickly.
seats = Table(
    "seats",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    sqlite_with_rowid=False,
)

# The reviews of finished games.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("payload", LargeBinary, nullable=False),
)

# Which games somebody wants to be reviewed, until that is done or cannot be.
wanted_reviews = Table(
    "wanted_reviews",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("ts", Float, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),
    Column("created", Float, nullable=False),
)

# A token is kept only as its hash: whoever reads the file can sign in as nobody.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("created", Float, nullable=False),
    sqlite_with_rowid=False,
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", LargeBinary, primary_key=True),
    Column("person", String, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", Integer, nullable=False),
    Index("passkeys_of", "person"),
)
