"""The messages are a closed set, documented and described by a schema that is up to date."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from chabudai.server import wire

SCHEMA = Path(__file__).parents[2] / "docs" / "wire.schema.json"
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
MESSAGES = [*get_args(wire.ClientMessage), *get_args(wire.ServerMessage)]


def test_the_schema_in_the_documentation_is_fresh() -> None:
    """`chabudai serve --schema` makes it."""
    assert SCHEMA.read_bytes() == wire.schema()


def test_the_schema_knows_every_message() -> None:
    known = json.loads(SCHEMA.read_bytes())["$defs"]
    assert {message.__name__ for message in MESSAGES} <= set(known)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_is_explained(message: type) -> None:
    """In the code by a line, in docs/protocol.md by its tag."""
    assert message.__doc__
    assert f"`{message.__name__.lower()}`" in PROTOCOL.read_text("utf-8")


@pytest.mark.parametrize("message", get_args(wire.ClientMessage), ids=lambda each: each.__name__)
def test_a_client_may_say_nothing_extra(message: type) -> None:
    with pytest.raises(msgspec.ValidationError):
        wire.from_client.decode(json.dumps({"t": message.__name__.lower(), "extra": 1}))
