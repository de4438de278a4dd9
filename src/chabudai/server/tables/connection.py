"""One socket's end at a table: whose it is, and what still has to be sent."""

from __future__ import annotations

import asyncio

from chabudai.server.protocol.messages import FromServer, encode

MAX_QUEUED = 64


class Connection:
    """Frames wait here for a socket; one that does not keep up is closed, the table never waits."""

    def __init__(self, person: str, name: str, lang: str) -> None:
        self.person = person
        self.name = name
        self.lang = lang
        self.frames: asyncio.Queue[bytes] = asyncio.Queue()
        self.too_slow = asyncio.Event()

    def send(self, message: FromServer) -> None:
        """Queue a message."""
        self.send_frame(encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Queue a message that is encoded already."""
        if self.frames.qsize() >= MAX_QUEUED:
            self.too_slow.set()
        else:
            self.frames.put_nowait(frame)
