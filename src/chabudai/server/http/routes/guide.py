"""The route of the guide: what it says at a table, and what it need not say again."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from chabudai.engine import load
from chabudai.learn.guide import list_bubbles
from chabudai.server.accounts.people import Accounts
from chabudai.server.accounts.progress import keep_progress, list_progress
from chabudai.server.history.replay import copy_table_state
from chabudai.server.learning.guidance import Guide, guide_seat
from chabudai.server.protocol.schemas import Person, Understood
from chabudai.server.tables.registry import TableRegistry


@post("/api/tables/{table_id:str}/guide/{lang:str}", status_code=200)
async def ask_guide(
    registry: NamedDependency[TableRegistry],
    accounts: NamedDependency[Accounts],
    person: NamedDependency[Person],
    table_id: FromPath[str],
    language: NamedDependency[str],
    data: JSONBody[Understood],
) -> Guide:
    """What is new to whoever asks; what they understood is kept, and not said again."""
    table = await (await registry.get(table_id)).read_state(copy_table_state)
    game, seat = table.terms.game, table.seat_of(person.id)
    understood = [each.name for each in list_bubbles(load(game)) if each.name in data.names]
    before = (await list_progress(accounts.store, person.id, "guide")).get(game, [])
    known = [*before, *understood]
    guide, shown = await asyncio.to_thread(guide_seat, table, seat, known, language)
    await keep_progress(accounts.store, person.id, "guide", game, [*understood, *shown])
    return guide


GUIDE_ROUTES = [ask_guide]
