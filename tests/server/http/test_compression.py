"""Answers are sent compressed where nothing is at risk, and kept by browsers where they stay."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from chabudai.server.app import create_app
from chabudai.server.http.access import is_public
from chabudai.server.settings import Settings
from tests.server.http.test_routes import routes_of
from tests.server.running import PATIENCE, Server, clients, wait_for

STATIC = [
    "/api/games",
    "/api/games/kodachi/cards",
    "/api/games/kodachi/signs",
    "/api/games/kodama_duo/rules/fr",
]


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as client:
        yield client


@pytest.mark.parametrize("path", STATIC)
def test_what_changes_only_with_the_program_is_sent_once(http: httpx.Client, path: str) -> None:
    """Compressed if the browser can unpack it; afterwards it only asks whether it is the same."""
    plain = http.get(path, headers={"accept-encoding": "identity"})
    assert plain.status_code == 200
    assert "content-encoding" not in plain.headers
    with http.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert len(packed) < len(plain.content) / 2
    assert gzip.decompress(packed) == plain.content
    assert answer.headers["etag"] == plain.headers["etag"]
    assert answer.headers["cache-control"] == "no-cache"
    again = http.get(path, headers={"if-none-match": f'"x", {plain.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert http.get(path, headers={"if-none-match": '"x"'}).status_code == 200


@pytest.mark.parametrize("accepted", ["br", "gzip;q=0", ""])
def test_who_cannot_unpack_it_gets_it_plain(http: httpx.Client, accepted: str) -> None:
    answer = http.get("/api/games", headers={"accept-encoding": accepted})
    assert "content-encoding" not in answer.headers
    assert answer.json()


def test_a_refusal_is_never_kept(http: httpx.Client) -> None:
    answer = http.get("/api/games/chess/cards")
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
    assert "etag" not in answer.headers


def test_whatever_is_somebody_s_own_is_not_kept(server: Server) -> None:
    (person,) = wait_for(clients(server, 1))
    assert wait_for(person.ask("GET", "/api/tables")).headers["cache-control"] == "no-store"


def test_no_answer_with_a_token_or_a_name_just_asked_for_is_compressed() -> None:
    opts: dict[str, Any] = {
        f"{method} {path}": handler
        for method, path, handler in routes_of(create_app(Settings(Path("nowhere"))))
        if handler.opt.get("compressed")
    }
    assert len(opts) >= 14
    assert not [route for route in opts if "/me" in route or "sign-in" in route]
    changing = [route for route in opts if route.startswith("POST")]
    harmless = ("/api/archives/", "/lessons/", "/puzzles/")
    assert all(any(part in route for part in harmless) for route in changing)
    kept = [handler for handler in opts.values() if handler.opt.get("revalidated")]
    assert [is_public(handler) for handler in kept].count(False) == 1  # a table's own cards
