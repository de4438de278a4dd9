"""The messages are a closed set, documented and described by a schema that is up to date."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest

from chabudai.server.http.schema.json_schema import ANSWERED, ASKED, MESSAGES, schema
from chabudai.server.protocol import messages
from tests.server.running import PATIENCE, Server

SCHEMA = Path(__file__).parents[3] / "docs" / "wire.schema.json"
PROTOCOL = Path(__file__).parents[3] / "docs" / "protocol.md"


def test_the_schema_in_the_documentation_is_fresh() -> None:
    """`chabudai serve --schema` makes it."""
    assert SCHEMA.read_bytes() == schema()


def test_the_schema_knows_every_message_and_all_that_goes_over_http() -> None:
    known = json.loads(SCHEMA.read_bytes())["$defs"]
    assert {each.__name__ for each in (*MESSAGES, *ASKED, *ANSWERED)} <= set(known)


def test_the_schema_knows_what_every_route_asks_and_answers(server: Server) -> None:
    """OpenAPI names the same parts."""
    described = httpx.get(
        f"{server.url}/api/schema/openapi.json", trust_env=False, timeout=PATIENCE
    ).json()
    known = json.loads(SCHEMA.read_bytes())["$defs"]
    assert set(described["components"]["schemas"]) <= set(known)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_is_explained(message: type) -> None:
    """In the code by a line, in docs/protocol.md by its tag."""
    assert message.__doc__
    assert f"`{message.__name__.lower()}`" in PROTOCOL.read_text("utf-8")


@pytest.mark.parametrize(
    "message", get_args(messages.ClientMessage), ids=lambda each: each.__name__
)
def test_a_client_may_say_nothing_extra(message: type) -> None:
    with pytest.raises(msgspec.ValidationError):
        messages.from_client.decode(json.dumps({"t": message.__name__.lower(), "extra": 1}))
