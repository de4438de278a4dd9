"""Connections that do not take what is sent to them, neither answers nor a table's frames.

Nothing in uvicorn ends these: an answer waits for room in the buffer, and even a connection that
is being closed stays open until its buffer is empty. So somebody looks at all of them now and then.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Collection
from typing import Any, Final

LOOKS: Final = 4  # in the time that somebody has


class UnreadWatch:
    """Cuts off whoever has had something to read for too long without a pause.

    Who takes a byte now and then gains nothing by it.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._since: dict[Any, float] = {}
        self._next_look: asyncio.TimerHandle | None = None

    def start(self, loop: asyncio.AbstractEventLoop, connections: Collection[Any]) -> None:
        """Watch uvicorn's connections, as long as there are any."""
        if self._next_look is None:
            self._next_look = loop.call_later(self.seconds / LOOKS, self._look, loop, connections)

    def _look(self, loop: asyncio.AbstractEventLoop, connections: Collection[Any]) -> None:
        now = loop.time()
        unread = [each for each in connections if each.transport.get_write_buffer_size()]
        self._since = {each: self._since.get(each, now) for each in unread}
        for each, since in self._since.items():
            if now - since >= self.seconds:
                cut_off(each.transport)
        self._next_look = None
        if connections:
            self.start(loop, connections)


def cut_off(transport: asyncio.Transport) -> None:
    """Reset a connection: the system, too, shall not keep what nobody reads."""
    now = struct.pack("ii", 1, 0)
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, now)
    transport.abort()
