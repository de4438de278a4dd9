"""What those at a table are told while the database cannot be written.

The table has let something happen and waits until it is kept; until then nobody is shown it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from chabudai.server.errors import sentence
from chabudai.server.protocol.messages import Stalled
from chabudai.server.storage import log as e
from chabudai.server.storage.store import Store
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.state import TableState

LOOK_SECONDS = 0.5


class StallNotice:
    """Tells people that the table waits, and that it goes on.

    Of what is private at a table only the person whose doing it is may hear, also in this way.
    """

    def __init__(self, store: Store, connections: list[Connection]) -> None:
        self._store = store
        self._connections = connections
        self._told: list[Connection] = []
        self._only: str | None = None
        self._next_look: asyncio.TimerHandle | None = None

    @contextmanager
    def watching(self, only: str | None) -> Iterator[None]:
        """Watch an entry until it is kept; `only` is the one person who may hear of it."""
        self._only = only
        self._look_later()
        try:
            yield
        finally:
            if self._next_look is not None:
                self._next_look.cancel()
                self._next_look = None
            for connection in self._told:
                connection.send(Stalled(False, ""))
            self._told = []

    def tell_newcomer(self, connection: Connection) -> None:
        """Tell somebody whom the table cannot be shown yet, because it waits."""
        if self._told:
            self._tell(connection)

    def _look_later(self) -> None:
        self._next_look = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        if not self._store.is_stalled():
            self._look_later()
            return
        self._next_look = None
        for connection in self._connections:
            self._tell(connection)

    def _tell(self, connection: Connection) -> None:
        if self._only in (None, connection.person):
            self._told.append(connection)
            connection.send(Stalled(True, sentence("table-stalled").text(connection.lang)))


def find_only_hearer(table: TableState, entry: e.AnyEntry) -> str | None:
    """The one person who may know of an entry, where it is private."""
    if isinstance(entry, e.Stands):
        return table.places[entry.seat].person
    return entry.person if isinstance(entry, e.Muted) else None
