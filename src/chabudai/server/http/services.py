"""What handlers are given by dependency injection: they name it as a parameter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotAuthorizedException

from chabudai.server.accounts.people import Accounts
from chabudai.server.cluster.news import News
from chabudai.server.history.review_queue import ReviewQueue
from chabudai.server.http.access import AccessControl, AnyRequest
from chabudai.server.http.language import provide_language
from chabudai.server.protocol.schemas import Person
from chabudai.server.tables.registry import TableRegistry

SIGNED_OUT_ELSEWHERE: Final = "signed-out"


@dataclass(frozen=True)
class Services:
    """All parts of the running server that a request may need."""

    registry: TableRegistry
    accounts: Accounts
    access: AccessControl
    reviews: ReviewQueue
    news: News

    async def close_sockets_everywhere(self, ended: list[bytes]) -> None:
        """Close all sockets of sessions that have ended, at whichever server they are."""
        self.access.close_sockets(ended)
        await self.news.publish(SIGNED_OUT_ELSEWHERE, *[session.hex() for session in ended])


def provide_services(state: State) -> Services:
    """All services at once."""
    services: Services = state["services"]
    return services


def provide_registry(services: NamedDependency[Services]) -> TableRegistry:
    """The tables."""
    return services.registry


def provide_accounts(services: NamedDependency[Services]) -> Accounts:
    """The people and their sessions."""
    return services.accounts


def provide_person(request: AnyRequest) -> Person:
    """Whoever makes the request, as the guard `require_person` found out."""
    person: Person | None = request.scope.get("user")
    if person is None:  # a public route, which nobody was identified for
        raise NotAuthorizedException
    return person


DEPENDENCIES = {
    "services": Provide(provide_services, sync_to_thread=False),
    "registry": Provide(provide_registry, sync_to_thread=False),
    "accounts": Provide(provide_accounts, sync_to_thread=False),
    "person": Provide(provide_person, sync_to_thread=False),
    "language": Provide(provide_language, sync_to_thread=False),
}
