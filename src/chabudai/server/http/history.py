"""Routes for games that are being played, or have been: replays, logs, archives, what-ifs."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from chabudai.engine import Match
from chabudai.server.errors import Rejected
from chabudai.server.history.replay import (
    Step,
    copy_table_state,
    is_over,
    make_archive,
    make_log,
    make_replay,
    make_what_if_position,
)
from chabudai.server.http.tables import describe_table
from chabudai.server.protocol.messages import Terms, Told
from chabudai.server.protocol.schemas import Person, TableInfo, WhatIf
from chabudai.server.storage import log as e
from chabudai.server.tables import fairness
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.state import TableState
from chabudai.session.history import iterate_match_states, list_deciders


@get("/api/tables/{table_id:str}/replay/{viewer:str}/{lang:str}")
async def replay_table(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    viewer: FromPath[str],
    language: NamedDependency[str],
) -> list[Step]:
    """A game step by step, from a seat or as `spectator`; while it runs, only from one's own."""
    table = await (await registry.get(table_id)).read_state(copy_table_state)
    seat = parse_viewer(table, viewer)
    if seat is not None:
        check_may_see(table, seat, person)
    return await asyncio.to_thread(make_replay, table, seat, language)


def parse_viewer(table: TableState, word: str) -> int | None:
    """A seat by its number, or a spectator."""
    if word == "spectator":
        return None
    if not word.isdecimal() or int(word) >= table.terms.seats:
        raise Rejected("no-such-seat", seat=word, last=table.terms.seats - 1)
    return int(word)


def check_may_see(table: TableState, seat: int, person: Person) -> None:
    """Refuse to show a seat to anybody but its player while the game runs."""
    if seat != table.seat_of(person.id) and not is_over(table):
        raise Rejected("not-over")


@get("/api/tables/{table_id:str}/log/{lang:str}")
async def read_log(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    language: NamedDependency[str],
) -> list[Told]:
    """All that a table's socket would have told of the game so far whoever asks."""
    table = await (await registry.get(table_id)).read_state(copy_table_state)
    return await asyncio.to_thread(make_log, table, table.seat_of(person.id), language)


@get("/api/tables/{table_id:str}/archive")
async def download_archive(
    registry: NamedDependency[TableRegistry], table_id: FromPath[str]
) -> Response[bytes]:
    """A finished game in one file, with all it takes to check the shuffles."""
    archive = await (await registry.get(table_id)).read_state(make_archive)
    return Response(archive.to_json(), media_type="application/json")


@post("/api/archives/{viewer:str}/{lang:str}")
async def upload_archive(
    viewer: FromPath[str], language: NamedDependency[str], data: JSONBody[fairness.Archive]
) -> list[Step]:
    """Check an archive, and replay it; nothing is kept."""
    return await asyncio.to_thread(replay_archive, data, viewer, language)


def replay_archive(data: fairness.Archive, viewer: str, language: str) -> list[Step]:
    """The steps of a game that comes as a file; raises BadRecord for one that is not sound."""
    table = table_from_archive(data)
    return make_replay(table, parse_viewer(table, viewer), language)


def table_from_archive(data: fairness.Archive) -> TableState:
    """The table that an archive was made at; raises BadRecord for one that is not sound."""
    fairness.verify(fairness.read_archive(data.to_json()))
    record = data.record
    table = TableState(data.table)
    terms = Terms(game=record.game, seats=record.seats)
    table.apply(e.Opened(terms=terms, host="", secret=data.secret))
    table.match = Match(record)
    table.deciders = list_deciders(list(iterate_match_states(table.match)))
    table.versions = list(range(len(record.actions) + 1))
    for place, name in zip(table.places, record.players, strict=False):
        place.name = name
    return table


@post("/api/tables/{table_id:str}/what-if")
async def open_branch(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    data: JSONBody[WhatIf],
) -> TableInfo:
    """Open a table that goes on from a step of this one, against bots."""
    table = await (await registry.get(table_id)).read_state(copy_table_state)
    seat = parse_viewer(table, str(data.seat))
    assert seat is not None
    check_may_see(table, seat, person)
    position = await asyncio.to_thread(make_what_if_position, table, data.step, seat)
    branch = await registry.open_branch(table.terms, person, seat, data.bot, position)
    return await describe_table(registry, branch.summary, person)


HISTORY_ROUTES = [replay_table, read_log, download_archive, upload_archive, open_branch]
