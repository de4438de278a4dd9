"""Who plays a table on: one server at a time, and nobody writes its log who does not own it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class NotOwned(Exception):
    """A table that another server may own by now: nothing more may be written for it here."""


class Ownership(Protocol):
    """The tables that this server owns.

    `on_wanted` is called with a table that another server asks for, and `on_lost` when all of them
    are lost at once.
    """

    on_wanted: Callable[[str], None]
    on_lost: Callable[[], None]

    async def acquire(self, table: str, is_patient: bool = True) -> bool:
        """Become the owner; False if another is, and only the patient ask for it. Raises Rejected.

        Nobody may acquire a table twice at once.
        """

    async def release(self, table: str, is_wanted: bool = False) -> None:
        """Let another server own a table from now on, which `is_wanted` by one."""

    def owns(self, table: str) -> bool:
        """Whether a table is still owned, as far as is known."""

    async def list_orphans(self, most: int) -> list[str]:
        """Tables that a server had, and none has now."""


class SoleOwnership:
    """There is no other server: everything is owned for ever."""

    def __init__(self) -> None:
        self.on_wanted: Callable[[str], None] = lambda table: None
        self.on_lost: Callable[[], None] = lambda: None

    async def acquire(self, table: str, is_patient: bool = True) -> bool:
        return True

    async def release(self, table: str, is_wanted: bool = False) -> None:
        pass

    def owns(self, table: str) -> bool:
        return True

    async def list_orphans(self, most: int) -> list[str]:
        return []
