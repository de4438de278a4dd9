"""Routes for the table in words, for clients that have no board of their own for a game."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from chabudai.server.history import jobs
from chabudai.server.history.replay import copy_table_state
from chabudai.server.history.zones import TableZones, describe_now
from chabudai.server.http.compression import COMPRESSED
from chabudai.server.http.paging import First, describe_pages, respond_with_page
from chabudai.server.http.routes.history import read_past, require_viewer
from chabudai.server.protocol.schemas import Person
from chabudai.server.tables import fairness
from chabudai.server.tables.registry import TableRegistry


@get("/api/tables/{table_id:str}/zones/{lang:str}", opt=COMPRESSED)
async def read_zones(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    language: NamedDependency[str],
) -> TableZones:
    """The table in words as it is now; empty before the game."""
    table = await (await registry.get(table_id)).read_state(copy_table_state)
    return await asyncio.to_thread(describe_now, table, table.seat_of(person.id), language)


@get(
    "/api/tables/{table_id:str}/zones/{viewer:str}/{lang:str}",
    opt=COMPRESSED,
    responses=describe_pages(TableZones),
)
async def read_zones_of_steps(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    viewer: FromPath[str],
    language: NamedDependency[str],
    first: First = 0,
) -> Response[bytes]:
    """The table in words at every step of a replay; open to whoever may see that replay."""
    seat, log = await read_past(registry, table_id, lambda x: require_viewer(x, viewer, person))
    asked = (table_id, log, seat, language, first)
    return respond_with_page(await registry.replays.run(person.id, jobs.describe_table, *asked))


@post(
    "/api/archives/{viewer:str}/{lang:str}/zones",
    opt=COMPRESSED,
    status_code=200,
    responses=describe_pages(TableZones),
)
async def read_zones_of_archive(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    viewer: FromPath[str],
    language: NamedDependency[str],
    data: JSONBody[fairness.Archive],
    first: First = 0,
) -> Response[bytes]:
    """Check an archive, and give its table in words at every step; nothing is kept."""
    asked = (data.to_json(), registry.limits.actions_per_game, viewer, language, first)
    return respond_with_page(await registry.uploads.run(person.id, jobs.describe_archive, *asked))


ZONE_ROUTES = [read_zones, read_zones_of_steps, read_zones_of_archive]
