"""Answers that travel compressed, and answers that a browser may keep and only asks after.

A route opts in, and only one whose answer holds no secret beside words that somebody else can vary
from one request to the next: the length of such an answer, compressed, would tell the secret
letter by letter. A new token beside the name that was asked for is the example of what never is
compressed. The names in a game's log are chosen before the cards are dealt, and stay.
"""

from __future__ import annotations

import asyncio
import gzip
from hashlib import blake2b
from typing import Any, Final, cast

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

COMPRESSED: Final = {"compressed": True}
REVALIDATED: Final = {"compressed": True, "revalidated": True}  # changes only with the program
MIN_BYTES: Final = 500
LEVEL: Final = 6


class CompressionMiddleware(ASGIMiddleware):
    """Compresses in a thread: a long game would hold up every table otherwise."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        opt: dict[str, Any] = scope["route_handler"].opt
        if not opt.get("compressed"):
            await next_app(scope, receive, send)
            return
        asked, start = Headers.from_scope(scope), cast(HTTPResponseStartEvent | None, None)

        async def send_compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
            elif message["type"] == "http.response.body" and start is not None:
                revalidates = bool(opt.get("revalidated")) and start["status"] == 200
                message["body"] = await compress_body(start, message["body"], asked, revalidates)
                await send(start)
                await send(message)
            else:
                await send(message)

        await next_app(scope, receive, send_compressed)


async def compress_body(
    start: HTTPResponseStartEvent, body: bytes, asked: Headers, revalidates: bool
) -> bytes:
    """The body to send, and the headers that say how: nothing at all if the browser has it."""
    headers = MutableScopeHeaders(start)
    headers["vary"] = "accept-encoding"
    if revalidates:
        headers["cache-control"] = "no-cache"  # it may be kept, but has to be asked after
        tag = headers["etag"] = f'W/"{blake2b(body, digest_size=12).hexdigest()}"'
        if tag in [each.strip() for each in asked.get("if-none-match", "").split(",")]:
            start["status"] = 304
            del headers["content-length"]
            return b""
    if len(body) < MIN_BYTES or not accepts_gzip(asked):
        return body
    smaller = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(smaller))
    return smaller


def accepts_gzip(asked: Headers) -> bool:
    """Whether a client can unpack what is sent."""
    wanted = [each.split(";") for each in asked.get("accept-encoding", "").split(",")]
    return any(
        name.strip() == "gzip" and "q=0" not in [each.strip() for each in more]
        for name, *more in wanted
    )
