"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from traceback import extract_tb
from typing import Any

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException
from litestar.types import ExceptionHandlersMap

from chabudai.engine import ChabudaiError
from chabudai.server.accounts.people import Accounts
from chabudai.server.bots.pool import BotPool
from chabudai.server.cluster.membership import Membership, join_others
from chabudai.server.cluster.shared_limits import SharedLimits
from chabudai.server.errors import http_sentence
from chabudai.server.history.review_queue import ReviewQueue
from chabudai.server.history.shared_reviews import SharedReviewQueue
from chabudai.server.http.access import (
    AccessControl,
    AnyRequest,
    limit_requests,
    require_person,
    require_same_origin,
    require_served_host,
)
from chabudai.server.http.compression import CompressionMiddleware
from chabudai.server.http.counting import TimingMiddleware, count_answer
from chabudai.server.http.language import header_language
from chabudai.server.http.routes.bots import BOT_ROUTES
from chabudai.server.http.routes.games import GAME_ROUTES
from chabudai.server.http.routes.guide import GUIDE_ROUTES
from chabudai.server.http.routes.health import HEALTH_ROUTES
from chabudai.server.http.routes.history import HISTORY_ROUTES
from chabudai.server.http.routes.lessons import LESSON_ROUTES
from chabudai.server.http.routes.passkeys import PASSKEY_ROUTES
from chabudai.server.http.routes.people import PEOPLE_ROUTES
from chabudai.server.http.routes.puzzles import PUZZLE_ROUTES
from chabudai.server.http.routes.reviews import REVIEW_ROUTES, restart_reviews
from chabudai.server.http.routes.static import serve_page
from chabudai.server.http.routes.tables import TABLE_ROUTES
from chabudai.server.http.routes.telling import TELLING_ROUTES
from chabudai.server.http.routes.zones import ZONE_ROUTES
from chabudai.server.http.schema.errors_schema import describe_errors
from chabudai.server.http.schema.openapi import OPENAPI_ROUTES, ApiDescription, make_description
from chabudai.server.http.services import DEPENDENCIES, SIGNED_OUT_ELSEWHERE, Services
from chabudai.server.ops.connections import ConnectionLimiter
from chabudai.server.ops.garbage import seldom_collecting
from chabudai.server.ops.logs import error_location, error_name, log_event
from chabudai.server.settings import Settings
from chabudai.server.socket.endpoint import table_socket
from chabudai.server.storage.store import Store
from chabudai.server.tables.clocks import Clock, RealClock
from chabudai.server.tables.registry import TableRegistry

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
ROUTES = [
    *HEALTH_ROUTES,
    *GAME_ROUTES,
    *GUIDE_ROUTES,
    *LESSON_ROUTES,
    *PUZZLE_ROUTES,
    *PEOPLE_ROUTES,
    *BOT_ROUTES,
    *PASSKEY_ROUTES,
    *TABLE_ROUTES,
    *HISTORY_ROUTES,
    *REVIEW_ROUTES,
    *ZONE_ROUTES,
    *TELLING_ROUTES,
    *OPENAPI_ROUTES,
    table_socket,
    serve_page,
]
NOT_FOUND = {"no-such-table", "unknown-game", "no-rules", "no-such-lesson", "no-such-puzzle"}
FORBIDDEN = {"review-of-others", "only-operator"}
TOO_MANY = {"task-after-task", "task-line", "too-many-reviews"}
UNAVAILABLE = {"storage-stalled", "table-elsewhere"}


def create_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """Build the application; when it starts it opens its store and restores every table."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.place)
        bot_pool = BotPool(settings.workers, settings.limits.bot_patience_seconds)
        membership = join_others(store)
        registry = TableRegistry(
            store, bot_pool, clock or RealClock(), settings.beat, settings.limits, membership
        )
        registry.metrics.watch_bots(bot_pool)
        registry.metrics.watch_server(store, registry.directory)
        if (limiter := app.state.get("limiter")) is not None:
            turned_away = registry.metrics.turned_away
            limiter.count_turned_away = lambda status: turned_away.labels(str(status)).inc()
        accounts = Accounts(store, settings.limits.session_days)
        await accounts.delete_expired_sessions()
        access = AccessControl(accounts, settings, time.monotonic)
        reviews = open_reviews(store, settings, membership)
        services = Services(registry, accounts, access, reviews, membership.news)
        app.state["services"] = services
        membership.news.subscribe(SIGNED_OUT_ELSEWHERE, access.close_socket_of)
        await membership.news.start()
        shared_limits = share_limits(membership, access, registry, limiter)
        await registry.restore()
        if membership.claims is None:
            await restart_reviews(services)
        watching = asyncio.create_task(registry.metrics.watch_loop())
        async with seldom_collecting():
            yield
        watching.cancel()
        await reviews.close()
        await registry.close()
        shared_limits.close()
        await membership.news.close()
        bot_pool.close()
        store.close()

    state = State(
        {
            "page": settings.page,
            "metrics_token": settings.metrics_token,
            "api_description": ApiDescription(describe_routes),
        }
    )
    return Litestar(
        ROUTES,
        guards=[limit_requests, require_served_host, require_same_origin, require_person],
        dependencies=DEPENDENCIES,
        lifespan=[lifespan],
        state=state,
        middleware=[TimingMiddleware(), CompressionMiddleware()],
        before_send=[count_answer],
        after_request=add_security_headers,
        exception_handlers=EXCEPTION_HANDLERS,
        logging_config=None,
        openapi_config=None,  # see http/openapi.py
        request_max_body_size=settings.limits.body_bytes,
        debug=False,
    )


def describe_routes(_: None) -> bytes:
    """All routes by OpenAPI, with their errors; in a worker process."""
    describe_errors(ROUTES)
    return make_description(ROUTES)


def share_limits(
    membership: Membership,
    access: AccessControl,
    registry: TableRegistry,
    limiter: ConnectionLimiter | None,
) -> SharedLimits:
    """Let limits hold for all servers together, where there are others."""
    shared = SharedLimits(membership.news)
    shared.share("requests", access.requests)
    shared.share("newcomers", access.newcomers)
    shared.share("hints", registry.hint_limits)
    if limiter is not None:
        shared.share("handshakes", limiter.handshakes)
    shared.share_sockets(access)
    if membership.lobby is not None:
        shared.start()
    return shared


def open_reviews(store: Store, settings: Settings, membership: Membership) -> ReviewQueue:
    """The line of reviews: one's own, or that of all servers on a database."""
    if membership.claims is None:
        return ReviewQueue(store, settings.review)
    return SharedReviewQueue(store, settings.review, membership.claims, membership.news)


def add_security_headers(response: Response[Any]) -> Response[Any]:
    """Tell browsers what none of our pages does; a response's own headers win."""
    response.headers.update({**HEADERS, **response.headers})
    return response


def respond_to_rejection(request: AnyRequest, error: ChabudaiError) -> Response[dict[str, str]]:
    """Say in one sentence what cannot be done."""
    code = error.sentence.code
    status = 404 if code in NOT_FOUND else 403 if code in FORBIDDEN else 400
    status = 429 if code in TOO_MANY else 503 if code in UNAVAILABLE else status
    content = {"code": code, "text": error.sentence.text(header_language(request))}
    return Response(content, status_code=status, headers=HEADERS)


def respond_to_http_error(request: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """Answer a request that was malformed, unknown or not allowed."""
    text = http_sentence(error.status_code).text(header_language(request))
    content = {"code": f"http-{error.status_code}", "text": text, "extra": error.extra}
    return Response(content, status_code=error.status_code, headers=HEADERS)


def is_unreadable(error: Exception) -> bool:
    """Whether a body was not text, or nested too deeply: the decoder lets these errors through."""
    if not isinstance(error, (UnicodeDecodeError, RecursionError)):
        return False
    return "decode_json" in [frame.name for frame in extract_tb(error.__traceback__)]


def respond_to_failure(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """Answer a request that a bug of ours broke; only the log says where."""
    if is_unreadable(error):
        return respond_to_http_error(request, ClientException())
    path = request.scope.get("path_template", "?")  # the path itself may be an invitation
    log_event("http-failed", path=path, error=error_name(error), where=error_location(error))
    content = {"code": "http-500", "text": http_sentence(500).text(header_language(request))}
    return Response(content, status_code=500, headers=HEADERS)


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    ChabudaiError: respond_to_rejection,
    HTTPException: respond_to_http_error,
    Exception: respond_to_failure,
}
