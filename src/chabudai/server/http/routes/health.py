"""Routes for whoever operates the server."""

from __future__ import annotations

import secrets
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from litestar import get
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler

from chabudai.server.errors import Rejected
from chabudai.server.http.access import PUBLIC, AnyRequest, Caller, bearer_token
from chabudai.server.tables.registry import TableRegistry

# What proxies add: then the request comes from elsewhere, though the proxy is on this machine.
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")


def is_operator(caller: Caller) -> bool:
    """Whether a request comes from this machine itself, or shows the operator's token."""
    token, shown = caller.app.state["metrics_token"], bearer_token(caller)
    if token is not None and shown is not None:
        return secrets.compare_digest(token.encode(errors="replace"), shown.encode())
    if caller.client is None or any(name in caller.headers for name in FORWARDED):
        return False
    return is_loopback(caller.client.host) and is_loopback(host_name(caller))


def host_name(caller: Caller) -> str:
    """What the request calls this server: a name that is not ours may lead here all the same."""
    try:
        return urlsplit(f"//{caller.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    """Whether an address, or the name of one, leads no further than this machine."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def require_operator(caller: Caller, handler: BaseRouteHandler) -> None:
    """Refuse whoever does not operate the server: figures tell when something has happened."""
    if not is_operator(caller):
        raise Rejected("only-operator")


@get("/health", opt=PUBLIC)
async def check_health(
    request: AnyRequest, registry: NamedDependency[TableRegistry]
) -> dict[str, str | int]:
    """Say that the server lives, and that its log can be read; the operator hears of bots too."""
    await registry.store.check_log()
    health: dict[str, str | int] = {"status": "ok", "tables": len(registry.tables)}
    if is_operator(request):
        health["bots"] = registry.bot_pool.health()
    return health


@get(
    "/metrics",
    media_type="text/plain; version=0.0.4",
    include_in_schema=False,
    opt=PUBLIC,
    guards=[require_operator],
)
async def read_metrics(registry: NamedDependency[TableRegistry]) -> bytes:
    """Figures for Prometheus."""
    return registry.metrics.render()


HEALTH_ROUTES = [check_health, read_metrics]
