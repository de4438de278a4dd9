"""The JSON Schema of all that a client and the server say to each other."""

from __future__ import annotations

from inspect import cleandoc
from typing import get_args

import msgspec

from chabudai.engine.zones import CardLine, Sign
from chabudai.server import forms
from chabudai.server.fairness import Archive
from chabudai.server.lookback import Lookback
from chabudai.server.passkeys import Credential
from chabudai.server.past import Step
from chabudai.server.wire import ClientMessage, ServerMessage, Terms
from chabudai.server.zones_routes import TableZones

ASKED = (Terms, forms.Name, forms.Password, forms.WhatIf, Credential, Archive)
ANSWERED = (
    forms.GameInfo,
    forms.Person,
    forms.Problem,
    forms.Program,
    forms.TableInfo,
    CardLine,
    Sign,
    Step,
    Lookback,
    TableZones,
)
MESSAGES = (*get_args(ClientMessage), *get_args(ServerMessage))


def schema() -> bytes:
    """The schema as docs/wire.schema.json holds it."""
    whole = (ClientMessage, ServerMessage, *ASKED, *ANSWERED)
    (client, server, *_), parts = msgspec.json.schema_components(whole, schema_hook=anything)
    for part in parts.values():
        part["description"] = cleandoc(part["description"])
    described = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
    }
    ordered = msgspec.json.encode(described, order="deterministic")
    return msgspec.json.format(ordered, indent=1) + b"\n"


def anything(kind: type) -> dict[str, object]:
    """How the schema describes what only a game knows; `tsType` tells TypeScript."""
    return {"description": "any JSON", "tsType": "unknown"}
