"""Routes for opening tables and listing them."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from chabudai.engine import load
from chabudai.engine.text.text_view import CardLine
from chabudai.server.http.compression import REVALIDATED
from chabudai.server.http.paging import First, link_next
from chabudai.server.protocol.messages import Terms
from chabudai.server.protocol.schemas import Person, TableInfo
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.summary import TableSummary, build_table_info

TABLES_PER_PAGE: Final = 50
PATIENCE: Final = 2.0  # seconds, for the list right after a start


@post("/api/tables")
async def open_table(
    registry: NamedDependency[TableRegistry], person: NamedDependency[Person], data: JSONBody[Terms]
) -> TableInfo:
    """Open a table."""
    table = await registry.open_table(data, person.id)
    return await describe_table(registry, table.summary, person)


@get("/api/tables")
async def list_tables(
    registry: NamedDependency[TableRegistry], person: NamedDependency[Person], first: First = 0
) -> Response[list[TableInfo]]:
    """The open tables, and one's own that are not over; one's own come first."""
    await registry.wait_until_restored(PATIENCE)
    last = first + TABLES_PER_PAGE
    found = await registry.list_tables(person.id, first, TABLES_PER_PAGE + 1)
    return await respond_with_tables(registry, found, person, last)


@get("/api/tables/{table_id:str}")
async def show_table(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
) -> TableInfo:
    """One table, for whoever has the link."""
    table = await registry.get(table_id)
    return await describe_table(registry, table.summary, person)


@get("/api/tables/{table_id:str}/cards", opt=REVALIDATED)
async def list_cards_of_table(
    registry: NamedDependency[TableRegistry], table_id: FromPath[str]
) -> list[CardLine]:
    """The cards that this table plays with, a deck of its own included."""
    terms = (await registry.get(table_id)).state.terms
    return await asyncio.to_thread(load(terms.game).list_cards, terms.deck)


@get("/api/me/games")
async def list_my_games(
    registry: NamedDependency[TableRegistry], person: NamedDependency[Person], first: First = 0
) -> Response[list[TableInfo]]:
    """The tables that one sat at, the newest first."""
    await registry.wait_until_restored(PATIENCE)
    last = first + TABLES_PER_PAGE
    found = (await registry.tables_of(person.id))[first : last + 1]
    return await respond_with_tables(registry, found, person, last)


async def respond_with_tables(
    registry: TableRegistry, found: list[TableSummary], person: Person, last: int
) -> Response[list[TableInfo]]:
    """A page of a list of tables, and a link to the next if one more was found."""
    lines = await describe_tables(registry, found[:TABLES_PER_PAGE], person)
    return Response(lines, headers=link_next(last if len(found) > TABLES_PER_PAGE else None))


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
    return [
        build_table_info(each, person.id, times[each.table])
        for each in summaries
        if each.table in times  # or it was deleted meanwhile
    ]


TABLE_ROUTES = [open_table, list_tables, show_table, list_cards_of_table, list_my_games]
