"""Routes for games that are being played, or have been: replays, logs, archives, what-ifs.

What takes the longer the longer a game is, a worker process does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from chabudai.server.errors import Rejected
from chabudai.server.history import jobs
from chabudai.server.history.pages import Page
from chabudai.server.history.replay import (
    Step,
    is_over,
    make_archive,
    parse_viewer,
    require_readable,
)
from chabudai.server.http.compression import COMPRESSED
from chabudai.server.http.paging import First, describe_pages, respond_with_page
from chabudai.server.http.routes.tables import describe_table
from chabudai.server.protocol.messages import Told
from chabudai.server.protocol.schemas import Person, TableInfo, WhatIf
from chabudai.server.storage import log as e
from chabudai.server.tables import fairness
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.state import TableState

T = TypeVar("T")


@get(
    "/api/tables/{table_id:str}/replay/{viewer:str}/{lang:str}",
    opt=COMPRESSED,
    responses=describe_pages(Step),
)
async def replay_table(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    viewer: FromPath[str],
    language: NamedDependency[str],
    first: First = 0,
) -> Response[bytes]:
    """A game step by step, from a seat or as `spectator`; while it runs, only from one's own."""
    seat, log = await read_past(registry, table_id, lambda x: require_viewer(x, viewer, person))
    asked = (table_id, log, seat, language, first)
    return respond_with_page(await registry.replays.run(person.id, jobs.replay_table, *asked))


async def read_past(
    registry: TableRegistry, table_id: str, read: Callable[[TableState], T]
) -> tuple[T, bytes]:
    """What can be read off a table, and its log up to that moment; raises Unplayable."""
    table = await registry.get(table_id)

    def read_and_count(state: TableState) -> tuple[T, int]:
        require_readable(state)
        return read(state), state.seq

    found, seq = await table.read_state(read_and_count)
    log = await registry.store.read_log(table_id)
    return found, msgspec.json.encode(log[:seq])


def require_viewer(table: TableState, word: str, person: Person) -> int | None:
    """The seat that somebody wants to look from, if they may; None for a spectator."""
    seat = parse_viewer(table, word)
    if seat is not None:
        check_may_see(table, seat, person)
    if table.match is None:
        raise Rejected("not-while-waiting")
    return seat


def check_may_see(table: TableState, seat: int, person: Person) -> None:
    """Refuse to show a seat to anybody but its player while the game runs."""
    if seat != table.seat_of(person.id) and not is_over(table):
        raise Rejected("not-over")


@get("/api/tables/{table_id:str}/log/{lang:str}", opt=COMPRESSED, responses=describe_pages(Told))
async def read_log(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    language: NamedDependency[str],
    first: First = 0,
) -> Response[bytes]:
    """All that a table's socket would have told of the game so far whoever asks."""
    seat, log = await read_past(registry, table_id, lambda table: table.seat_of(person.id))
    asked = (table_id, log, seat, language, first)
    return respond_with_page(await registry.replays.run(person.id, jobs.tell_table, *asked))


@get("/api/tables/{table_id:str}/archive", opt=COMPRESSED)
async def download_archive(
    registry: NamedDependency[TableRegistry], table_id: FromPath[str]
) -> Response[bytes]:
    """A finished game in one file, with all it takes to check the shuffles."""
    archive = await (await registry.get(table_id)).read_state(make_archive)
    return Response(archive.to_json(), media_type="application/json")


@post(
    "/api/archives/{viewer:str}/{lang:str}",
    opt=COMPRESSED,
    status_code=200,
    responses=describe_pages(Step),
)
async def upload_archive(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    viewer: FromPath[str],
    language: NamedDependency[str],
    data: JSONBody[fairness.Archive],
    first: First = 0,
) -> Response[bytes]:
    """Check an archive, and replay it; nothing is kept."""
    asked = (viewer, language, first)
    return await respond_with_archive(registry, person, jobs.replay_archive, data, asked)


async def respond_with_archive(
    registry: TableRegistry,
    person: Person,
    job: Callable[[bytes, int, str, str, int], Page],
    archive: fairness.Archive,
    asked: tuple[str, str, int],
) -> Response[bytes]:
    """A page of what a worker makes of an archive, for a viewer, a language and a first step."""
    most = registry.limits.actions_per_game
    page = await registry.uploads.run(person.id, job, archive.to_json(), most, *asked)
    return respond_with_page(page)


@post("/api/tables/{table_id:str}/what-if")
async def open_branch(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    data: JSONBody[WhatIf],
) -> TableInfo:
    """Open a table that goes on from a step of this one, against bots."""

    def read(table: TableState) -> tuple[int | None, TableState]:
        return require_viewer(table, str(data.seat), person), table

    (seat, table), log = await read_past(registry, table_id, read)
    assert seat is not None
    asked = (table_id, log, data.step, seat)
    found = await registry.replays.run(person.id, jobs.branch_table, *asked)
    branching = msgspec.json.decode(found, type=jobs.Branching)
    origin = e.Origin(table=table_id, players=table.names(), step=data.step)
    branch = await registry.open_branch(
        table.terms, person, seat, data.bot, branching.position, origin, branching.past
    )
    return await describe_table(registry, branch, person)


HISTORY_ROUTES = [replay_table, read_log, download_archive, upload_archive, open_branch]
