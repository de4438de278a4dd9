"""The description of all routes holds nobody up while it is made."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from chabudai.server.app import create_app, describe_routes
from chabudai.server.http.schema.openapi import ApiDescription
from chabudai.server.settings import Settings
from tests.server.running import PATIENT, wait_for
from tests.server.tables.test_no_long_work import counted_calls

BUILDING = "create_path_item_for_route"


def test_it_is_made_beside_the_event_loop(tmp_path: Path) -> None:
    """Not a part of it is made in the server's own process."""
    app = create_app(Settings(tmp_path, limits=PATIENT))

    async def evening() -> None:
        transport = httpx.ASGITransport(cast("Any", app))
        async with (
            app.lifespan(),
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client,
        ):
            with counted_calls() as calls:
                asked = [client.get("/api/schema/openapi.json") for _ in range(3)]
                answers = await asyncio.gather(*asked)
            assert {each.status_code for each in answers} == {200}
            assert calls["read_description"]
            assert not calls[BUILDING]
            assert "/api/tables" in answers[0].json()["paths"]

    wait_for(evening())


def test_to_make_it_is_what_the_test_above_looks_for() -> None:
    with counted_calls() as calls:
        made = msgspec.json.decode(describe_routes(None))
    assert calls[BUILDING] >= len(made["paths"]) > 20


def fail(_: None) -> bytes:
    raise ZeroDivisionError


def test_it_is_made_once_and_again_only_if_it_failed() -> None:
    async def evening() -> None:
        description = ApiDescription(fail)
        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                await description.read()
        description = ApiDescription(describe_routes)
        one, other = await asyncio.gather(description.read(), description.read())
        assert one is other is await description.read()

    wait_for(evening())
