"""Bot accounts: programs that people invite by a name, as long as the program keeps calling."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

import sqlalchemy as sql

from chabudai.server.accounts.people import AT
from chabudai.server.errors import Rejected
from chabudai.server.protocol.schemas import BotAccount, BotCall, Person
from chabudai.server.storage.database import insert_new
from chabudai.server.storage.store import Store
from chabudai.server.storage.tables import bots, people

ONLINE_SECONDS: Final = 20.0  # since its last call
NOTED_SECONDS: Final = 5.0  # between two calls of which the time is written down
MAX_LISTED: Final = 50


class Caller(NamedTuple):
    """A program that can be invited just now."""

    person: str
    tables: int


class BotAccounts:
    """Who may be invited by which name. A name belongs to the first that calls by it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def call(self, person: Person, call: BotCall) -> None:
        """Note that a program is there, by its name; raises Rejected if that is another's."""
        if not await self.store.run(lambda c: note_call(c, person.id, call, time.time())):
            raise Rejected("bot-name-taken", bot=AT + call.name)

    async def find_caller(self, bot: str) -> Caller:
        """The program that is invited as `@name`; raises Rejected if there is none, or none now."""
        wanted = sql.select(bots).where(bots.c.name == bot.removeprefix(AT))
        row = await self.store.run(lambda c: c.execute(wanted).mappings().first())
        if row is None:
            raise Rejected("no-such-bot", bot=bot)
        if not is_online(row["seen"]):
            raise Rejected("bot-offline", bot=bot)
        return Caller(row["person"], row["tables"])

    async def list_accounts(self) -> list[BotAccount]:
        """The programs that called last."""
        newest = sql.select(bots.c.name, bots.c.seen).order_by(bots.c.seen.desc(), bots.c.name)
        rows = await self.store.run(lambda c: c.execute(newest.limit(MAX_LISTED)).all())
        return [BotAccount(AT + name, is_online(seen)) for name, seen in rows]


def is_online(seen: float) -> bool:
    return time.time() - seen < ONLINE_SECONDS


def note_call(connection: sql.Connection, person: str, call: BotCall, now: float) -> bool:
    """Give the name to a program that has none, or note its call; False if it is another's."""
    mine = sql.select(bots).where(bots.c.person == person)
    row = connection.execute(mine).mappings().first()
    if row is None or row["name"] != call.name:
        taken = sql.select(bots.c.name).where(bots.c.name == call.name)
        if connection.execute(taken).first() is not None:
            return False
        connection.execute(sql.delete(bots).where(bots.c.person == person))
        values = {"name": call.name, "person": person, "tables": call.tables, "seen": now}
        if not insert_new(connection, bots, values):
            return False
        named = sql.update(people).where(people.c.id == person)
        connection.execute(named.values(name=AT + call.name))
    elif row["tables"] != call.tables or now - row["seen"] > NOTED_SECONDS:
        called = sql.update(bots).where(bots.c.person == person)
        connection.execute(called.values(tables=call.tables, seen=now))
    return True
