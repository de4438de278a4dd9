"""Routes for the table in words, for clients that have no board of their own for a game."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from chabudai.engine import State
from chabudai.engine.text.text_view import Zone
from chabudai.server.errors import Rejected
from chabudai.server.history.replay import copy_table_state
from chabudai.server.http.history import check_may_see, parse_viewer, table_from_archive
from chabudai.server.protocol.schemas import Person
from chabudai.server.tables import fairness
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.state import TableState
from chabudai.session.history import iterate_match_states


class TableZones(msgspec.Struct, frozen=True):
    """The table in words as a viewer sees it; `v` is the version of the update it goes with."""

    v: int
    zones: list[Zone]


@get("/api/tables/{table_id:str}/zones/{lang:str}")
async def read_zones(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    language: NamedDependency[str],
) -> TableZones:
    """The table in words as it is now; empty before the game."""
    table = await (await registry.get(table_id)).read_state(copy_table_state)
    return await asyncio.to_thread(describe_now, table, table.seat_of(person.id), language)


@get("/api/tables/{table_id:str}/zones/{viewer:str}/{lang:str}")
async def read_zones_of_steps(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    viewer: FromPath[str],
    language: NamedDependency[str],
) -> list[TableZones]:
    """The table in words at every step of a replay; open to whoever may see that replay."""
    table = await (await registry.get(table_id)).read_state(copy_table_state)
    seat = parse_viewer(table, viewer)
    if seat is not None:
        check_may_see(table, seat, person)
    return await asyncio.to_thread(describe_steps, table, seat, language)


@post("/api/archives/{viewer:str}/{lang:str}/zones")
async def read_zones_of_archive(
    viewer: FromPath[str], language: NamedDependency[str], data: JSONBody[fairness.Archive]
) -> list[TableZones]:
    """Check an archive, and give its table in words at every step; nothing is kept."""
    return await asyncio.to_thread(describe_archive, data, viewer, language)


def describe_archive(data: fairness.Archive, viewer: str, language: str) -> list[TableZones]:
    table = table_from_archive(data)
    return describe_steps(table, parse_viewer(table, viewer), language)


def describe_now(table: TableState, viewer: int | None, language: str) -> TableZones:
    if table.match is None:
        return TableZones(table.v, [])
    return TableZones(table.v, describe_zones(table, table.match.state, viewer, language))


def describe_steps(table: TableState, viewer: int | None, language: str) -> list[TableZones]:
    if table.match is None:
        raise Rejected("not-while-waiting")
    return [
        TableZones(v, describe_zones(table, state, viewer, language))
        for v, state in zip(table.versions, iterate_match_states(table.match), strict=True)
    ]


def describe_zones(
    table: TableState, state: State, viewer: int | None, language: str
) -> list[Zone]:
    """The zones of a state, made from nothing but the viewer's own view."""
    assert table.match is not None
    return table.match.game.text.describe_zones(state.view(viewer), table.names(), language)


ZONE_ROUTES = [read_zones, read_zones_of_steps, read_zones_of_archive]
