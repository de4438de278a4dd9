"""This server among others: all that it needs to share one database with them, or to be alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from chabudai.server.cluster.host_turns import HostTurns
from chabudai.server.cluster.lobby import Lobby
from chabudai.server.cluster.locks import LockedTables
from chabudai.server.cluster.news import News, PostgresNews
from chabudai.server.cluster.ownership import Ownership, SoleOwnership
from chabudai.server.cluster.review_claims import ReviewClaims
from chabudai.server.storage.store import Store


@dataclass
class Membership:
    """What is shared with other servers; where there are none, there is no need to."""

    ownership: Ownership = field(default_factory=SoleOwnership)
    news: News = field(default_factory=News)
    lobby: Lobby | None = None
    claims: ReviewClaims | None = None
    host_turns: HostTurns | None = None


def join_others(store: Store) -> Membership:
    """Share a database with whoever works on it; a file is one's own."""
    if not store.is_shared():
        return Membership()
    news = PostgresNews(store)
    locked = LockedTables(store, news)
    lobby, claims = Lobby(store, locked.locks), ReviewClaims(store, locked.locks)
    return Membership(locked, news, lobby, claims, HostTurns(store, locked.locks))
