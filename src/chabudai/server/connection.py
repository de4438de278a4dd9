"""One socket's end at a table: whose it is, and what still has to be sent."""

from __future__ import annotations

import asyncio

from chabudai.server.wire import FromServer, encode

MOST_WAITING = 64


class Connection:
    """Frames wait here for a socket; one that does not keep up is closed, the table never waits."""

    def __init__(self, person: str, name: str, lang: str) -> None:
        self.person = person
        self.name = name
        self.lang = lang
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.too_slow = False

    def send(self, message: FromServer) -> None:
        """Queue a message."""
        self.send_frame(encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Queue a message that is encoded already."""
        if self.too_slow:
            return
        if self.frames.qsize() >= MOST_WAITING:
            self.too_slow = True
            self.frames.put_nowait(None)
        else:
            self.frames.put_nowait(frame)

    def close(self) -> None:
        """End after what is queued."""
        self.frames.put_nowait(None)
