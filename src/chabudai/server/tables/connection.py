"""One socket's end at a table: whose it is, and what still has to be sent."""

from __future__ import annotations

import asyncio
from typing import Final

from chabudai.server.protocol.messages import FromServer, encode

MAX_QUEUED: Final = 64
MAX_UNHANDLED: Final = 32
# Why a socket is closed by us; the last three digits are those of HTTP.
SIGNED_OUT: Final = 4401
TOO_SLOW: Final = 4408
MOVED: Final = 1012  # come again: another server has the table now
NOT_SHOWN: Final = 4500


class Connection:
    """Frames wait here for a socket; one that does not keep up is closed, the table never waits.

    So is one that the table cannot be shown to.
    """

    def __init__(self, person: str, name: str, lang: str) -> None:
        self.person = person
        self.nickname = name
        self.name = name  # at this table, where no two have names that look alike
        self.lang = lang
        self.frames: asyncio.Queue[bytes] = asyncio.Queue()
        self.unhandled = asyncio.Semaphore(MAX_UNHANDLED)  # messages that wait for the table
        self.close_code: int | None = None
        self.ended = asyncio.Event()

    def end(self, code: int) -> None:
        """Have the socket closed with a code; the first one counts."""
        self.close_code = self.close_code or code
        self.ended.set()

    def send(self, message: FromServer) -> None:
        """Queue a message."""
        self.send_frame(encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Queue a message that is encoded already."""
        if self.frames.qsize() >= MAX_QUEUED:
            self.end(TOO_SLOW)
        else:
            self.frames.put_nowait(frame)
