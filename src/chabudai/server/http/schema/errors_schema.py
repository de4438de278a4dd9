"""How OpenAPI describes the errors of every route: as they are, a code and a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from chabudai.server.http.access import is_public
from chabudai.server.protocol.schemas import Problem

FOR_ALL: Final = {
    400: "the request is not understood, or cannot be done",
    404: "there is no such table, game or address",
    421: "the address in the request is not one that is served",
    429: "too many requests",
    500: "something went wrong on the server",
}
FOR_PEOPLE: Final = {401: "the server does not know who asks", 403: "this is not allowed"}
FOR_BODIES: Final = {403: "the request comes from elsewhere", 413: "the body is too large"}


def describe_errors(routes: Iterable[Any]) -> None:
    """Add the errors to what each route says about its answers."""
    for route in routes:
        if isinstance(route, HTTPRouteHandler):
            described = {
                status: ResponseSpec(Problem, description=text, generate_examples=False)
                for status, text in list_errors(route).items()
            }
            route.responses = {**described, **(route.responses or {})}


def list_errors(route: BaseRouteHandler) -> dict[int, str]:
    """The errors that a route may answer with."""
    has_body = isinstance(route, HTTPRouteHandler) and "POST" in route.http_methods
    people = {} if is_public(route) else FOR_PEOPLE
    return {**FOR_ALL, **people, **(FOR_BODIES if has_body else {})}
