"""Every HTTP request is counted, by its route and how it ended."""

from __future__ import annotations

import time
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

STARTED: Final = "chabudai_started"


class TimingMiddleware(ASGIMiddleware):
    """Notes when a request came."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        scope["state"][STARTED] = time.perf_counter()
        await next_app(scope, receive, send)


async def count_answer(message: Message, scope: Scope) -> None:
    """Count an answer when it begins; those that a guard or a handler refused come by here too."""
    if scope["type"] != ScopeType.HTTP or message["type"] != "http.response.start":
        return
    now = time.perf_counter()
    metrics = scope["litestar_app"].state["services"].registry.metrics
    route = scope.get("path_template") or "unknown"
    metrics.count_request(route, message["status"], now - scope["state"].get(STARTED, now))
