"""The table in words over HTTP, for clients that have no board of their own for a game."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from chabudai.engine import State
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.engine.text.text_view import Zone
from chabudai.server.errors import NotNow
from chabudai.server.history.replay import is_over, states, still
from chabudai.server.http.history import table_of, viewer_of
from chabudai.server.http.routes import Asking
from chabudai.server.http.services import Desk
from chabudai.server.tables import fairness
from chabudai.server.tables.state import Sitting


class TableZones(msgspec.Struct, frozen=True):
    """The table in words as a viewer sees it; `v` is the version of the update it goes with."""

    v: int
    zones: list[Zone]


@get("/api/tables/{table_id:str}/zones/{lang:str}")
async def read_zones(request: Asking, table_id: FromPath[str], lang: FromPath[str]) -> TableZones:
    """The table in words as it is now; empty before the game."""
    person = await Desk.of(request).door.known(request)
    sitting = await (await Desk.of(request).house.table(table_id)).look(still)
    return await asyncio.to_thread(zones_now, sitting, sitting.seat_of(person.id), lang)


@get("/api/tables/{table_id:str}/zones/{viewer:str}/{lang:str}")
async def read_zones_of_steps(
    request: Asking, table_id: FromPath[str], viewer: FromPath[str], lang: FromPath[str]
) -> list[TableZones]:
    """The table in words at every step of a replay; open to whoever may see that replay."""
    person = await Desk.of(request).door.known(request)
    sitting = await (await Desk.of(request).house.table(table_id)).look(still)
    seat = viewer_of(sitting, viewer)
    if seat is not None and seat != sitting.seat_of(person.id) and not is_over(sitting):
        raise NotNow("not-over")
    return await asyncio.to_thread(zones_of_steps, sitting, seat, lang)


@post("/api/archives/{viewer:str}/{lang:str}/zones")
async def read_zones_of_archive(
    request: Asking,
    viewer: FromPath[str],
    lang: FromPath[str],
    data: JSONBody[fairness.Archive],
) -> list[TableZones]:
    """Check an archive, and give its table in words at every step; nothing is kept."""
    await Desk.of(request).door.known(request)
    return await asyncio.to_thread(zones_of_archive, data, viewer, lang)


def zones_of_archive(data: fairness.Archive, viewer: str, lang: str) -> list[TableZones]:
    sitting = table_of(data)
    return zones_of_steps(sitting, viewer_of(sitting, viewer), lang)


def zones_now(sitting: Sitting, viewer: int | None, lang: str) -> TableZones:
    if sitting.match is None:
        return TableZones(sitting.v, [])
    return TableZones(sitting.v, describe(sitting, sitting.match.state, viewer, lang))


def zones_of_steps(sitting: Sitting, viewer: int | None, lang: str) -> list[TableZones]:
    if sitting.match is None:
        raise NotNow("not-while-waiting")
    return [
        TableZones(v, describe(sitting, state, viewer, lang))
        for v, state in zip(sitting.versions, states(sitting.match), strict=True)
    ]


def describe(sitting: Sitting, state: State, viewer: int | None, lang: str) -> list[Zone]:
    """The zones of a state, made from nothing but the viewer's own view."""
    assert sitting.match is not None
    spoken = lang if lang in LANGUAGES else "en"
    return sitting.match.game.text.zones(state.view(viewer), sitting.names(), spoken)


ZONES_ROUTES = [read_zones, read_zones_of_steps, read_zones_of_archive]
