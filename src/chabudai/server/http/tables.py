"""Routes for opening tables and listing them."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from chabudai.engine import load
from chabudai.engine.text.text_view import CardLine
from chabudai.server.protocol.messages import Terms
from chabudai.server.protocol.schemas import Person, TableInfo
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.summary import TableSummary, build_table_info


@post("/api/tables")
async def open_table(
    registry: NamedDependency[TableRegistry], person: NamedDependency[Person], data: JSONBody[Terms]
) -> TableInfo:
    """Open a table."""
    table = await registry.open_table(data, person.id)
    return await describe_table(registry, table.summary, person)


@get("/api/tables")
async def list_tables(
    registry: NamedDependency[TableRegistry], person: NamedDependency[Person]
) -> list[TableInfo]:
    """The open tables, and one's own that are not over."""
    listed = [each for each in registry.summaries() if each.is_listed(person.id)]
    return await describe_tables(registry, listed, person)


@get("/api/tables/{table_id:str}")
async def show_table(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
) -> TableInfo:
    """One table, for whoever has the link."""
    table = await registry.get(table_id)
    return await describe_table(registry, table.summary, person)


@get("/api/tables/{table_id:str}/cards")
async def list_cards_of_table(
    registry: NamedDependency[TableRegistry], table_id: FromPath[str]
) -> list[CardLine]:
    """The cards that this table plays with, a deck of its own included."""
    terms = (await registry.get(table_id)).state.terms
    return load(terms.game).list_cards(terms.deck)


@get("/api/me/games")
async def list_my_games(
    registry: NamedDependency[TableRegistry], person: NamedDependency[Person]
) -> list[TableInfo]:
    """The tables that one sat at, the newest first."""
    return await describe_tables(registry, await registry.tables_of(person.id), person)


async def describe_table(
    registry: TableRegistry, summary: TableSummary, person: Person
) -> TableInfo:
    """One table in a line, as a person sees it."""
    (line,) = await describe_tables(registry, [summary], person)
    return line


async def describe_tables(
    registry: TableRegistry, summaries: list[TableSummary], person: Person
) -> list[TableInfo]:
    """Tables in a line each, as a person sees them."""
    times = await registry.store.table_times([each.table for each in summaries])
    return [build_table_info(each, person.id, times[each.table]) for each in summaries]


TABLE_ROUTES = [open_table, list_tables, show_table, list_cards_of_table, list_my_games]
