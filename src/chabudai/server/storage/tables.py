"""The tables of the database: the log, who is who, who sat where, reviews made and wanted.

A change here is a new step in migrations.py.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

# How many steps of migrations.py a PostgreSQL database has had; SQLite has a place for it.
schema_version = Table("schema_version", metadata, Column("steps", Integer, primary_key=True))

events = Table(
    "events",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("ts", Float, nullable=False),
    Column("kind", String, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("checksum", LargeBinary),
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
    Column("node", String),  # which server makes it, where several share one database
    Column("progress", Float),
)

# Where several servers share one database: which of them plays a table on, by the name of its
# connection. What a server that is gone has left is taken up by another one.
owners = Table(
    "owners",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("node", String, nullable=False),
    Column("ts", Float, nullable=False),
    Index("owners_by_node", "node"),
)

# And what each of them tells all others of its tables that are not over, for lists and limits.
lobby = Table(
    "lobby",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("host", String, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("phase", String, nullable=False),
    Column("bots", Integer, nullable=False),
    Column("opened", Float, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Index("lobby_of_host", "host"),
    Index("lobby_open", "open", "opened"),
)

# What a person has done on the way to knowing a game: lessons, by the game and their name.
progress = Table(
    "progress",
    metadata,
    Column("person", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("name", String, primary_key=True),
    Column("ts", Float, nullable=False),
    sqlite_with_rowid=False,
)

# Who agreed that their finished games may be used for research without their name, and when.
research = Table(
    "research",
    metadata,
    Column("person", String, primary_key=True),
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

# Programs that people can invite to a table by their name, and when they last called.
bots = Table(
    "bots",
    metadata,
    Column("name", String, primary_key=True),
    Column("person", String, nullable=False, unique=True),
    Column("tables", Integer, nullable=False),
    Column("seen", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", LargeBinary, primary_key=True),
    Column("person", String, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Index("passkeys_of", "person"),
)
