"""How many unfinished tables, and bots at them, somebody may have at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

from chabudai.server.cluster.membership import Membership
from chabudai.server.errors import Rejected
from chabudai.server.protocol.messages import Terms
from chabudai.server.settings import Limits
from chabudai.server.tables.directory import TableDirectory
from chabudai.server.tables.summary import count_bots


class HostLimits:
    """Counts what a host has opened, at whichever server, and what is being opened just now."""

    def __init__(self, limits: Limits, directory: TableDirectory, membership: Membership) -> None:
        self._limits = limits
        self._directory = directory
        self._lobby, self._turns = membership.lobby, membership.host_turns
        self._being_opened: defaultdict[str, list[Terms]] = defaultdict(list)

    @asynccontextmanager
    async def count(self, host: str, terms: Terms) -> AsyncIterator[None]:
        """Count a table for its host while it is opened; raises Rejected if it is one too many."""
        opening = self._being_opened[host]
        others = list(opening)
        opening.append(terms)
        try:
            async with self._turns.hold(host) if self._turns is not None else nullcontext():
                await self._check(host, terms, others)
                yield
        finally:
            opening.remove(terms)
            if not opening:
                self._being_opened.pop(host, None)

    async def _check(self, host: str, terms: Terms, others: list[Terms]) -> None:
        tables, bots = await self._count_opened(host)
        most = self._limits.tables_per_guest
        if tables + len(others) >= most:
            raise Rejected("too-many-tables", most=most)
        added, most = count_bots(terms), self._limits.bots_per_guest
        bots += added + sum(count_bots(each) for each in others)
        if added and bots > most:
            raise Rejected("too-many-bots-of-yours", most=most, bots=bots)

    async def _count_opened(self, host: str) -> tuple[int, int]:
        """How many unfinished tables somebody has opened, and how many bots sit there."""
        if self._lobby is not None:
            return await self._lobby.count_of_host(host)
        mine = self._directory.list_unfinished(host)
        return len(mine), sum(count_bots(each.terms) for each in mine)
