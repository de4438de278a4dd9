"""Routes for the review of a finished game."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from chabudai.server.errors import Rejected
from chabudai.server.history.replay import copy_table_state, make_archive, parse_viewer
from chabudai.server.history.review_view import Lookback, seat_lookback
from chabudai.server.http.compression import COMPRESSED
from chabudai.server.http.services import Services
from chabudai.server.ops.logs import error_name, log_event, table_hash
from chabudai.server.protocol.schemas import Person


@post("/api/tables/{table_id:str}/review", status_code=202)
async def request_review(
    services: NamedDependency[Services], person: NamedDependency[Person], table_id: FromPath[str]
) -> Lookback:
    """Have a finished game reviewed in the background; only its players may ask."""
    table = await services.registry.get(table_id)
    archive = await table.read_state(make_archive)
    if table.state.seat_of(person.id) is None:
        raise Rejected("review-of-others")
    if await services.registry.store.read_review(table_id) is None:
        await services.reviews.ask(table_id, archive.record)
    return await review_progress(services, table_id)


@get("/api/tables/{table_id:str}/review/{viewer:str}/{lang:str}", opt=COMPRESSED)
async def read_review(
    services: NamedDependency[Services],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    viewer: FromPath[str],
    language: NamedDependency[str],
) -> Lookback:
    """A review from a seat, or how far it is; who did not play cannot have one made."""
    table = await services.registry.get(table_id)
    await table.read_state(make_archive)
    seat = parse_viewer(table.state, viewer)
    review = await services.registry.store.read_review(table_id)
    if review is None or seat is None:
        progress = await review_progress(services, table_id)
        if progress.state in ("none", "failed") and table.state.seat_of(person.id) is None:
            raise Rejected("review-of-others")
        return progress
    state = await table.read_state(copy_table_state)
    found = await asyncio.to_thread(seat_lookback, state, review, seat, language)
    return Lookback(state="ready", progress=1.0, found=found)


async def restart_reviews(services: Services) -> None:
    """Begin the reviews that were asked for before the server stopped."""
    for each in await services.registry.store.requested_reviews():
        try:
            table = await services.registry.get(each)
            archive = await table.read_state(make_archive)
            services.reviews.begin(each, archive.record)
        except Exception as error:  # one damaged log keeps no other review from being made
            log_event("table-unreadable", table=table_hash(each), error=error_name(error))


async def review_progress(services: Services, table: str) -> Lookback:
    """Whether a review was asked for, is being made, is ready or has failed."""
    reviews = services.reviews
    if (share := await reviews.find_progress(table)) is not None:
        return Lookback(state="making", progress=round(share, 3))
    if await services.registry.store.read_review(table) is not None:
        return Lookback(state="ready", progress=1.0)
    return Lookback(state="failed" if table in reviews.failed else "none", progress=0.0)


REVIEW_ROUTES = [request_review, read_review]
