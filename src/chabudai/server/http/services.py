"""What every route needs at hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler

from chabudai.server.accounts.people import Identity
from chabudai.server.history.review_queue import ReviewQueue
from chabudai.server.http.access import Door
from chabudai.server.tables.registry import House


@dataclass(frozen=True)
class Desk:
    """The house, its people, its door, and what is looked back upon."""

    house: House
    identity: Identity
    door: Door
    reviews: ReviewQueue

    @classmethod
    def of(cls, caller: ASGIConnection[Any, Any, Any, Any]) -> Desk:
        """The desk of the app that a request came to."""
        desk: Desk = caller.app.state["desk"]
        return desk


def not_too_often(caller: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse an address that asks too often; sockets are counted by themselves."""
    is_http, door = "method" in caller.scope, Desk.of(caller).door
    if is_http and not door.requests.take(door.address(caller)):
        raise TooManyRequestsException
