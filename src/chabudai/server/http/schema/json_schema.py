"""The JSON Schema of all that a client and the server say to each other."""

from __future__ import annotations

from inspect import cleandoc
from typing import get_args

import msgspec

from chabudai.engine.text.text_view import CardLine, Sign
from chabudai.server.history.replay import Step
from chabudai.server.history.review_view import Lookback
from chabudai.server.history.telling import Aim, Retold
from chabudai.server.history.zones import TableZones
from chabudai.server.http.routes.passkeys import Credential
from chabudai.server.learning.guidance import Guide
from chabudai.server.learning.handbook import Handbook, TermInfo
from chabudai.server.learning.moments import LessonInfo, LessonMoment
from chabudai.server.learning.puzzles import NextPuzzle, PuzzleMoment, PuzzleShelf
from chabudai.server.protocol import schemas
from chabudai.server.protocol.messages import ClientMessage, ServerMessage, Terms
from chabudai.server.tables.fairness import Archive

ASKED = (
    Terms,
    schemas.Name,
    schemas.Password,
    schemas.Claim,
    schemas.Research,
    schemas.WhatIf,
    schemas.BotCall,
    schemas.LessonAnswers,
    schemas.Understood,
    Credential,
    Archive,
)
ANSWERED = (
    schemas.GameInfo,
    schemas.BotAccount,
    schemas.Person,
    schemas.Problem,
    schemas.Program,
    schemas.TableInfo,
    CardLine,
    Sign,
    Step,
    Lookback,
    TableZones,
    Aim,
    Retold,
    Guide,
    Handbook,
    TermInfo,
    LessonInfo,
    LessonMoment,
    PuzzleShelf,
    PuzzleMoment,
    NextPuzzle,
)
MESSAGES = (*get_args(ClientMessage), *get_args(ServerMessage))


def schema() -> bytes:
    """The schema as docs/wire.schema.json holds it."""
    whole = (ClientMessage, ServerMessage, *ASKED, *ANSWERED)
    (client, server, *_), parts = msgspec.json.schema_components(
        whole, schema_hook=describe_any_json
    )
    for part in parts.values():
        part["description"] = cleandoc(part["description"])
    described = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
    }
    ordered = msgspec.json.encode(described, order="deterministic")
    return msgspec.json.format(ordered, indent=1) + b"\n"


def describe_any_json(kind: type) -> dict[str, object]:
    """How the schema describes what only a game knows; `tsType` tells TypeScript."""
    return {"description": "any JSON", "tsType": "unknown"}
