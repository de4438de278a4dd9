"""The browser client's files, as a browser asks for them."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import PATIENCE, Server

SCRIPT = b"export const table = 'low';\n"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside a client that was built."""
    folder = tmp_path_factory.mktemp("built")
    client = folder / "page"
    (client / "assets").mkdir(parents=True)
    (folder / "secret").write_text("nobody's business")
    (client / "index.html").write_text("<!doctype html><title>Chabudai</title>")
    (client / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (client / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (client / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (client / "assets" / "main-1a2b.js.br").write_bytes(b"packed smaller")
    running = Server(folder / "data", page=client).start()
    yield running
    running.stop()


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    wanted = {"accept": "text/html,*/*;q=0.8", **named}
    return httpx.get(server.url + path, headers=wanted, trust_env=False, timeout=PATIENCE)


ROUTES = ["/", "/new/kodachi", "/t/Abc-_9", "/replay/Abc/3", "/rules/kodachi", "/account"]


NO_FILE = ["/t/%00", "/t/" + 3000 * "a", "/%ff"]  # names that no file can have


@pytest.mark.parametrize("path", [*ROUTES, *NO_FILE])
def test_every_path_of_the_client_is_its_one_page(built: Server, path: str) -> None:
    answer = get(built, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "<title>Chabudai" in answer.text


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/nothing.js", "/ws/nothing"])
def test_what_is_not_the_client_s_is_not_found(built: Server, path: str) -> None:
    answer = get(built, path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "http-404"
    assert answer.headers["x-frame-options"] == "DENY"


def test_whoever_asks_for_the_head_alone_gets_no_body(built: Server) -> None:
    head = httpx.head(built.url, trust_env=False, timeout=PATIENCE)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == get(built, "/").headers["content-length"]


def test_a_program_that_wants_no_page_gets_none(built: Server) -> None:
    assert get(built, "/t/Abc", accept="application/json").status_code == 404


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever(built: Server) -> None:
    answer = get(built, "/assets/main-1a2b.js", accept="*/*", accept_encoding="identity")
    assert answer.content == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip"), ("deflate", None)],
)
def test_a_file_comes_packed_as_the_browser_accepts_it(
    built: Server, accepted: str, coding: str | None
) -> None:
    path = "/assets/main-1a2b.js"
    headers = {"accept-encoding": accepted}
    with (
        httpx.Client(base_url=built.url, trust_env=False, timeout=PATIENCE) as browser,
        browser.stream("GET", path, headers=headers) as answer,
    ):
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["vary"] == "accept-encoding"


def test_a_file_beside_the_page_is_served_as_what_it_is(built: Server) -> None:
    answer = get(built, "/favicon.svg", accept="image/*")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/../secret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret"])
def test_nothing_outside_the_folder_is_served(built: Server, path: str) -> None:
    assert "nobody" not in get(built, path, accept="*/*").text


def test_without_a_build_a_page_says_how_to_make_one(tmp_path: Path) -> None:
    """In both languages."""
    bare = Server(tmp_path, page=tmp_path / "none").start()
    answer = get(bare, "/")
    bare.stop()
    assert answer.status_code == 503
    assert answer.text.count("npm run build") == 2


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_page_speaks_to_the_server_under_both_of_its_names(built: Server, host: str) -> None:
    origin = f"http://{host}:{built.port}"
    with httpx.Client(
        base_url=origin, headers={"origin": origin}, trust_env=False, timeout=PATIENCE
    ) as browser:
        assert browser.post("/api/guests", json={"name": "Mika"}).status_code == 201
        assert browser.get("/api/me").json()["name"] == "Mika"
