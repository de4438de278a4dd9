"""Every route of the application: who may ask, and what strangers are answered."""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar, get
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.testing import TestClient

from chabudai.bots.registry import LEVELS
from chabudai.engine import load, registry
from chabudai.server.app import create_app
from chabudai.server.http.access import PUBLIC, is_public
from chabudai.server.protocol.schemas import Person
from chabudai.server.settings import Settings
from tests.server.running import PATIENCE, Server

# What whoever is nobody yet may ask for. A route that is not here needs a person.
STRANGERS_MAY = {
    ("GET", "/health"),
    ("GET", "/metrics"),
    ("GET", "/api/me"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{name:str}/cards"),
    ("GET", "/api/games/{name:str}/examples"),
    ("GET", "/api/games/{name:str}/glossary/{lang:str}"),
    ("GET", "/api/games/{name:str}/handbook/{lang:str}"),
    ("GET", "/api/games/{name:str}/lessons"),
    ("GET", "/api/games/{name:str}/signs"),
    ("GET", "/api/games/{name:str}/rules/{lang:str}"),
    ("POST", "/api/guests"),
    ("POST", "/api/programs"),
    ("POST", "/api/sign-in"),
    ("POST", "/api/sign-in/passkey"),
    ("POST", "/api/sign-in/passkey/options"),
    ("POST", "/api/sign-out"),
    ("GET", "/api/schema/openapi.json"),
    ("GET", "/"),
    ("HEAD", "/"),
    ("GET", "/{path:path}"),
    ("HEAD", "/{path:path}"),
}

Route = tuple[str, str, HTTPRouteHandler]


def routes_of(app: Litestar) -> list[Route]:
    """Every method of every path; OPTIONS, which Litestar adds by itself, only lists the others."""
    return [
        (method, route.path, handler)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
        if method != "OPTIONS"
    ]


APP = create_app(Settings(Path("nowhere")))
ROUTES = routes_of(APP)
CLOSED = [route for route in ROUTES if not is_public(route[2])]


def ask_as_nobody(url: str, method: str, path: str) -> httpx.Response:
    """Ask from our own page, with a body, but without a cookie or a token."""
    filled = re.sub(r"\{(\w+)(:\w+)?\}", "0", path)
    body: dict[str, Any] = {"json": {}} if method == "POST" else {}
    headers = {"origin": url, "accept": "application/json"}
    return httpx.request(
        method, url + filled, headers=headers, trust_env=False, timeout=PATIENCE, **body
    )


@pytest.mark.parametrize("route", CLOSED, ids=lambda route: f"{route[0]} {route[1]}")
def test_a_stranger_is_refused_on_every_route_that_is_not_public(
    server: Server, route: Route
) -> None:
    answer = ask_as_nobody(server.url, route[0], route[1])
    assert (answer.status_code, answer.json()["code"]) == (401, "http-401")


def test_only_these_routes_are_public() -> None:
    assert {(method, path) for method, path, handler in ROUTES if is_public(handler)} == (
        STRANGERS_MAY
    )
    assert len(CLOSED) >= 15


def test_there_is_one_socket_and_it_asks_who_is_there_by_itself() -> None:
    """See `test_whoever_shows_no_good_token_is_shut_out`."""
    sockets = [route.path for route in APP.routes if isinstance(route, WebSocketRoute)]
    assert sockets == ["/ws/tables/{table_id:str}"]


def test_anybody_may_ask_which_methods_a_path_has(server: Server) -> None:
    answer = httpx.options(f"{server.url}/api/me", trust_env=False, timeout=PATIENCE)
    assert answer.status_code == 204


def test_a_game_without_rules_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest's files may lack them."""
    silent = copy(load("samurai_sword"))
    monkeypatch.setattr(registry, "_registered", {"silent": silent})
    monkeypatch.setattr(silent, "package", "chabudai.bots")
    monkeypatch.setattr(silent, "title", lambda: {"en": "Silence", "fr": "Silence"})
    with TestClient(create_app(Settings(tmp_path)), base_url="http://127.0.0.1") as client:
        answer = client.get("/api/games/silent/rules/fr", headers={"accept-language": "fr"})
    assert answer.status_code == 404
    text = "Les règles écrites de Silence ne sont pas fournies."
    assert answer.json() == {"code": "no-rules", "text": text}


def test_every_level_has_a_name_in_both_languages(server: Server) -> None:
    games = httpx.get(f"{server.url}/api/games", trust_env=False, timeout=PATIENCE).json()
    titles = {bot["name"]: bot["title"] for bot in games[0]["bots"]}
    assert titles["random"] == {"en": "Random", "fr": "Hasard"}
    assert titles.keys() >= set(LEVELS)


@get("/forgotten")
async def forgotten() -> str:
    return "a secret"


@get("/mistaken", opt=PUBLIC)
async def mistaken(person: NamedDependency[Person]) -> str:
    return person.name


def test_a_new_route_is_closed_by_default(tmp_path: Path) -> None:
    """One that says nothing, and one that says it is public and yet asks who is there."""
    app = create_app(Settings(tmp_path))
    app.register(forgotten)
    app.register(mistaken)
    with TestClient(app, base_url="http://127.0.0.1") as client:
        assert client.get("/forgotten").status_code == 401
        assert client.get("/mistaken").status_code == 401
