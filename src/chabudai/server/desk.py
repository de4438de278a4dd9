"""What every route needs at hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler

from chabudai.server.door import Door, address_of
from chabudai.server.house import House
from chabudai.server.identity import Identity


@dataclass(frozen=True)
class Desk:
    """The house, its people and its door."""

    house: House
    identity: Identity
    door: Door

    @classmethod
    def of(cls, caller: ASGIConnection[Any, Any, Any, Any]) -> Desk:
        """The desk of the app that a request came to."""
        desk: Desk = caller.app.state["desk"]
        return desk


def not_too_often(caller: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse an address that asks too often; sockets are counted by themselves."""
    is_http = "method" in caller.scope
    if is_http and not Desk.of(caller).door.requests.take(address_of(caller)):
        raise TooManyRequestsException
