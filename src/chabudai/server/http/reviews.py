"""A finished game looked back upon, asked for over HTTP."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromPath

from chabudai.engine.text.catalog import LANGUAGES
from chabudai.server.errors import NotNow
from chabudai.server.history.replay import archive_of, still
from chabudai.server.history.review_view import Lookback, seat_lookback
from chabudai.server.http.history import viewer_of
from chabudai.server.http.routes import Asking
from chabudai.server.http.services import Desk
from chabudai.server.ops.logs import kind, note, short


@post("/api/tables/{table_id:str}/review", status_code=202)
async def ask_for_review(request: Asking, table_id: FromPath[str]) -> Lookback:
    """Have a finished game looked back upon, in the background; only its players may ask."""
    desk = Desk.of(request)
    person = await desk.door.known(request)
    table = await desk.house.table(table_id)
    archive = await table.look(archive_of)
    if table.sitting.seat_of(person.id) is None:
        raise NotNow("no-seat")
    if await desk.house.store.review(table_id) is None:
        await desk.reviews.ask(table_id, archive.record)
    return await how_far(desk, table_id)


@get("/api/tables/{table_id:str}/review/{viewer:str}/{lang:str}")
async def review(
    request: Asking, table_id: FromPath[str], viewer: FromPath[str], lang: FromPath[str]
) -> Lookback:
    """A review from a seat, or how far it is."""
    desk = Desk.of(request)
    await desk.door.known(request)
    table = await desk.house.table(table_id)
    await table.look(archive_of)
    seat = viewer_of(table.sitting, viewer)
    kept = await desk.house.store.review(table_id)
    if kept is None or seat is None:
        return await how_far(desk, table_id)
    spoken = lang if lang in LANGUAGES else "en"
    found = await asyncio.to_thread(seat_lookback, await table.look(still), kept, seat, spoken)
    return Lookback(state="ready", progress=1.0, found=found)


async def take_up(desk: Desk) -> None:
    """Begin the reviews that were asked for before the server stopped."""
    for each in await desk.house.store.wanted_reviews():
        try:
            table = await desk.house.table(each)
            archive = await table.look(archive_of)
            desk.reviews.begin(each, archive.record)
        except Exception as error:  # one damaged log keeps no other review from being made
            note("table-unreadable", table=short(each), error=kind(error))


async def how_far(desk: Desk, table: str) -> Lookback:
    """Where a review is between nobody's wish and the store."""
    if table in desk.reviews.progress:
        return Lookback(state="making", progress=round(desk.reviews.progress[table], 3))
    if await desk.house.store.review(table) is not None:
        return Lookback(state="ready", progress=1.0)
    return Lookback(state="failed" if table in desk.reviews.failed else "none", progress=0.0)


REVIEW_ROUTES = [ask_for_review, review]
