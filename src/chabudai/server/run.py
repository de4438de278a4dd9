"""The application on a port, until a signal ends it."""

from __future__ import annotations

import socket
import sys
import time
from dataclasses import replace

import uvicorn

from chabudai.server.app import create_app
from chabudai.server.ops.connections import (
    ConnectionLimiter,
    GuardedSocket,
    guard_protocol,
    raise_file_limit,
)
from chabudai.server.ops.logs import redact_other_logs
from chabudai.server.settings import Settings

# A proxy in front serves https: browsers shall not try without it for a year.
HSTS = ("strict-transport-security", "max-age=31536000")


def listen(host: str, port: int) -> socket.socket:
    """A socket on that address; port 0 lets the system choose one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen()  # whoever reads the address may connect at once
    except BaseException:  # of which a host that can be none makes more than one kind
        listener.close()
        raise
    return listener


def address(listener: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(settings: Settings, listener: socket.socket) -> None:
    """Serve until SIGINT or SIGTERM."""
    redact_other_logs()
    settings = replace(settings, listening=listener.getsockname()[0])
    limiter = ConnectionLimiter(
        settings.limits, raise_file_limit(), settings.proxied, time.monotonic
    )
    app = create_app(settings)
    app.state["limiter"] = limiter
    config = uvicorn.Config(
        app,
        http=guard_protocol(limiter),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=GuardedSocket,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        headers=[HSTS] if settings.proxied else [],
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listener])
