"""The description of all routes by OpenAPI: made in a process of its own, when somebody asks first.

To make it takes seconds, in which nobody at a table would be answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ControllerRouterHandler

from chabudai.server.http.access import PUBLIC
from chabudai.server.http.services import DEPENDENCIES
from chabudai.workers.process_pool import ProcessPool

MEDIA_TYPE = "application/vnd.oai.openapi+json"


class ApiDescription:
    """What `make` makes in a worker process: once, and for all who ask."""

    def __init__(self, make: Callable[[None], bytes]) -> None:
        self._make = make
        self._making: asyncio.Task[bytes] | None = None

    async def read(self) -> bytes:
        """The description; whoever asks meanwhile waits for the same."""
        if self._making is None or (self._making.done() and self._has_failed(self._making)):
            self._making = asyncio.create_task(self._run())
        return await asyncio.shield(self._making)

    def _has_failed(self, making: asyncio.Task[bytes]) -> bool:
        return making.cancelled() or making.exception() is not None

    async def _run(self) -> bytes:
        pool = ProcessPool(1)
        try:
            return await pool.run(self._make, None)
        finally:
            await asyncio.to_thread(pool.close)


def make_description(routes: Sequence[ControllerRouterHandler]) -> bytes:
    """Describe routes; they are given to an application that nobody serves."""
    config = OpenAPIConfig(title="Chabudai", version="1", use_handler_docstrings=True)
    app = Litestar(routes, dependencies=DEPENDENCIES, openapi_config=config, logging_config=None)
    return msgspec.json.encode(app.openapi_schema.to_schema())


@get("/api/schema/openapi.json", opt=PUBLIC, include_in_schema=False)
async def read_description(state: State) -> Response[bytes]:
    """All routes by OpenAPI."""
    description: ApiDescription = state["api_description"]
    return Response(await description.read(), media_type=MEDIA_TYPE)


OPENAPI_ROUTES = [read_description]
