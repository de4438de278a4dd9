"""Routes for whoever operates the server."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from chabudai.server.http.access import PUBLIC
from chabudai.server.tables.registry import TableRegistry


@get("/health", opt=PUBLIC)
async def check_health(registry: NamedDependency[TableRegistry]) -> dict[str, str | int]:
    """Say that the server lives, and that its log can be read."""
    await registry.store.unfinished_tables()
    return {"status": "ok", "tables": len(registry.tables)}


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False, opt=PUBLIC)
async def read_metrics(registry: NamedDependency[TableRegistry]) -> bytes:
    """Figures for Prometheus."""
    return registry.metrics.render()


HEALTH_ROUTES = [check_health, read_metrics]
