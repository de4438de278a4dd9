"""How a game begins at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.engine import load
from chabudai.server.storage import log as e
from chabudai.server.tables import fairness

if TYPE_CHECKING:
    from chabudai.server.tables.table import Table


async def deal(table: Table) -> None:
    """Deal from what the secret and the seats make together, now that everybody is ready."""
    seed = fairness.derive_seed(table.state.secret, table.state.entropy())
    events = await table.commit(e.Started(seed=seed, rules=load(table.state.terms.game).version))
    table.timer.start(table.registry.beat)
    table.broadcast_room()
    table.broadcast_update(events)
    table.schedule_answer()
