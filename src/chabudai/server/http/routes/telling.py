"""Routes that tell a player the game: what wins it, and what happened since their last answer."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from chabudai.server.history import jobs
from chabudai.server.history.replay import copy_table_state
from chabudai.server.history.telling import Aim, Retold, describe_aim
from chabudai.server.http.compression import COMPRESSED
from chabudai.server.http.routes.history import read_past
from chabudai.server.protocol.schemas import Person
from chabudai.server.tables.registry import TableRegistry


@get("/api/tables/{table_id:str}/aim/{lang:str}", opt=COMPRESSED)
async def read_aim(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    language: NamedDependency[str],
) -> Aim:
    """What wins the game for whoever asks, with their role and abilities."""
    table = await (await registry.get(table_id)).read_state(copy_table_state)
    return await asyncio.to_thread(describe_aim, table, table.seat_of(person.id), language)


@get(
    "/api/tables/{table_id:str}/recap/{lang:str}",
    opt=COMPRESSED,
    responses={200: ResponseSpec(data_container=Retold, generate_examples=False)},
)
async def read_recap(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    language: NamedDependency[str],
) -> Response[bytes]:
    """What happened since the last own answer of whoever asks, and what it changed for them."""
    seat, log = await read_past(registry, table_id, lambda table: table.seat_of(person.id))
    asked = (table_id, log, seat, language)
    recap = await registry.replays.run(person.id, jobs.recap_table, *asked)
    return Response(recap, media_type="application/json")


TELLING_ROUTES = [read_aim, read_recap]
