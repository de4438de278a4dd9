"""What every route needs at hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from chabudai.server.door import Door
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
