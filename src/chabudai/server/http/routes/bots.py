"""Routes for programs that people invite by their name."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from chabudai.server.http.routes.tables import describe_tables
from chabudai.server.protocol.schemas import BotAccount, BotCall, Person, TableInfo
from chabudai.server.tables.registry import TableRegistry


@post("/api/bots")
async def call_as_bot(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    data: JSONBody[BotCall],
) -> list[TableInfo]:
    """Say that a program can be invited, and hear at which tables it sits; call every few seconds.

    The account is called `@name` from now on.
    """
    await registry.bot_accounts.call(person, data)
    return await describe_tables(registry, await registry.list_unfinished_of(person.id), person)


@get("/api/bots")
async def list_bots(registry: NamedDependency[TableRegistry]) -> list[BotAccount]:
    """The programs that can be invited, those that called last first."""
    return await registry.bot_accounts.list_accounts()


BOT_ROUTES = [call_as_bot, list_bots]
