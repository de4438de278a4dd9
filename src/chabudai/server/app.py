"""The server as one ASGI application."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ExceptionHandlersMap

from chabudai.bots import Budget
from chabudai.engine import ChabudaiError
from chabudai.server.accounts.people import Identity
from chabudai.server.bots.pool import BotPool
from chabudai.server.history.review_queue import ReviewQueue
from chabudai.server.http.access import Door, same_origin
from chabudai.server.http.history import PAST_ROUTES
from chabudai.server.http.passkeys import PASSKEY_ROUTES
from chabudai.server.http.reviews import REVIEW_ROUTES, take_up
from chabudai.server.http.routes import ROUTES
from chabudai.server.http.services import Desk, not_too_often
from chabudai.server.http.static import BUILT, page
from chabudai.server.ops.logs import kind, note, where
from chabudai.server.settings import Limits
from chabudai.server.socket.endpoint import table_socket
from chabudai.server.storage.store import Store
from chabudai.server.tables.clock import Clock, RealClock
from chabudai.server.tables.registry import House

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
REVIEW = Budget(seconds=40.0)
NOT_FOUND = {"no-such-table", "unknown-game"}


@dataclass(frozen=True)
class Settings:
    """How the server is set up."""

    folder: Path
    beat: float = 0.8
    workers: int = 1
    limits: Limits = field(default_factory=Limits)
    page: Path = BUILT
    proxied: bool = False
    review: Budget = REVIEW


def make_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """The application; it opens its store when it starts and wakes every table."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, hands = Store(settings.folder), BotPool(settings.workers)
        house = House(store, hands, clock or RealClock(), settings.beat, settings.limits)
        identity = Identity(store)
        door = Door(identity, settings.limits, time.monotonic, settings.proxied)
        reviews = ReviewQueue(store, settings.review)
        desk = app.state["desk"] = Desk(house, identity, door, reviews)
        await house.wake()
        await take_up(desk)
        yield
        await reviews.close()
        await house.close()
        hands.close()
        store.close()

    return Litestar(
        [*ROUTES, *PASSKEY_ROUTES, *PAST_ROUTES, *REVIEW_ROUTES, table_socket, page],
        guards=[not_too_often, same_origin],
        lifespan=[lifespan],
        state=State({"page": settings.page}),
        after_request=harden,
        exception_handlers=HANDLERS,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Chabudai",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=settings.limits.body_bytes,
        debug=False,
    )


def harden(response: Response[Any]) -> Response[Any]:
    """Say to browsers what no page of ours does; only a file may be kept by them."""
    response.headers.update({**HEADERS, **response.headers})
    return response


def language(request: Request[Any, Any, Any]) -> str:
    """The language a browser asks for."""
    return "fr" if request.headers.get("accept-language", "").lower().startswith("fr") else "en"


def told(request: Request[Any, Any, Any], error: ChabudaiError) -> Response[dict[str, str]]:
    """One sentence about what cannot be done."""
    code = error.sentence.code
    status = 404 if code in NOT_FOUND else 400
    content = {"code": code, "text": error.sentence.text(language(request))}
    return Response(content, status_code=status, headers=HEADERS)


def refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """A request that was malformed, unknown or not allowed."""
    content = {"code": f"http-{error.status_code}", "text": error.detail, "extra": error.extra}
    return Response(content, status_code=error.status_code, headers=HEADERS)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """Something of ours went wrong; the log says where, and nobody is told what."""
    path = request.scope.get("path_template", "?")  # the path itself may be an invitation
    note("http-failed", path=path, error=kind(error), where=where(error))
    return Response({"code": "http-500", "text": "?"}, status_code=500, headers=HEADERS)


HANDLERS: ExceptionHandlersMap = {
    ChabudaiError: told,
    HTTPException: refused,
    Exception: failed,
}
