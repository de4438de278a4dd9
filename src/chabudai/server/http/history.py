"""What can be asked over HTTP about games that are being played, or have been."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from chabudai.engine import Match
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.server.errors import NotNow
from chabudai.server.history.replay import (
    Step,
    archive_of,
    is_over,
    log_of,
    replay_of,
    still,
    what_if,
)
from chabudai.server.http.routes import Asking, info
from chabudai.server.http.services import Desk
from chabudai.server.protocol.messages import Terms, Told
from chabudai.server.protocol.schemas import TableInfo, WhatIf
from chabudai.server.storage import log as e
from chabudai.server.tables import fairness
from chabudai.server.tables.state import Sitting
from chabudai.session.history import iterate_match_states, list_deciders


@get("/api/tables/{table_id:str}/replay/{viewer:str}/{lang:str}")
async def replay(
    request: Asking, table_id: FromPath[str], viewer: FromPath[str], lang: FromPath[str]
) -> list[Step]:
    """A game step by step, from a seat or as `spectator`; while it runs, only from one's own."""
    person = await Desk.of(request).door.known(request)
    sitting = await (await Desk.of(request).house.table(table_id)).look(still)
    seat = viewer_of(sitting, viewer)
    if seat is not None and seat != sitting.seat_of(person.id) and not is_over(sitting):
        raise NotNow("not-over")
    return await asyncio.to_thread(replay_of, sitting, seat, lang if lang in LANGUAGES else "en")


def viewer_of(sitting: Sitting, word: str) -> int | None:
    """A seat by its number, or a spectator."""
    if word == "spectator":
        return None
    if not word.isdecimal() or int(word) >= sitting.terms.seats:
        raise NotNow("no-such-seat", seat=word, last=sitting.terms.seats - 1)
    return int(word)


@get("/api/tables/{table_id:str}/log/{lang:str}")
async def log(request: Asking, table_id: FromPath[str], lang: FromPath[str]) -> list[Told]:
    """All that a table's socket would have told of the game so far whoever asks."""
    person = await Desk.of(request).door.known(request)
    sitting = await (await Desk.of(request).house.table(table_id)).look(still)
    seat = sitting.seat_of(person.id)
    return await asyncio.to_thread(log_of, sitting, seat, lang if lang in LANGUAGES else "en")


@get("/api/tables/{table_id:str}/archive")
async def archive(request: Asking, table_id: FromPath[str]) -> Response[bytes]:
    """A finished game in one file, with all it takes to check the shuffles."""
    await Desk.of(request).door.known(request)
    whole = await (await Desk.of(request).house.table(table_id)).look(archive_of)
    return Response(whole.to_json(), media_type="application/json")


@post("/api/archives/{viewer:str}/{lang:str}")
async def read_archive(
    request: Asking,
    viewer: FromPath[str],
    lang: FromPath[str],
    data: JSONBody[fairness.Archive],
) -> list[Step]:
    """Check an archive, and replay it; nothing is kept."""
    await Desk.of(request).door.known(request)
    return await asyncio.to_thread(replay_archive, data, viewer, lang)


def replay_archive(data: fairness.Archive, viewer: str, lang: str) -> list[Step]:
    """The steps of a game that comes as a file; raises BadRecord for one that is not sound."""
    fairness.verify(fairness.read_archive(data.to_json()))
    record = data.record
    sitting = Sitting(data.table)
    terms = Terms(game=record.game, seats=record.seats)
    sitting.take(e.Opened(terms=terms, host="", secret=data.secret))
    sitting.match = Match(record)
    sitting.deciders = list_deciders(list(iterate_match_states(sitting.match)))
    sitting.versions = list(range(len(record.actions) + 1))
    for place, name in zip(sitting.places, record.players, strict=False):
        place.name = name
    return replay_of(sitting, viewer_of(sitting, viewer), lang if lang in LANGUAGES else "en")


@post("/api/tables/{table_id:str}/what-if")
async def go_on(request: Asking, table_id: FromPath[str], data: JSONBody[WhatIf]) -> TableInfo:
    """Open a table that goes on from a step of this one, against bots."""
    desk = Desk.of(request)
    person = await desk.door.known(request)
    sitting = await (await desk.house.table(table_id)).look(still)
    seat = viewer_of(sitting, str(data.seat))
    assert seat is not None
    if seat != sitting.seat_of(person.id) and not is_over(sitting):
        raise NotNow("not-over")
    position = await asyncio.to_thread(what_if, sitting, data.step, seat)
    table = await desk.house.open_what_if(sitting.terms, person, seat, data.bot, position)
    return await info(request, table.outline, person)


PAST_ROUTES = [replay, log, archive, read_archive, go_on]
