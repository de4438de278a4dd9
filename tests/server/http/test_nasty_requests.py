"""Whatever is sent, the answer is a sentence: no request finds a way to break a handler."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from chabudai.engine import Record
from chabudai.server.app import HEADERS, create_app
from chabudai.server.settings import Settings
from chabudai.server.tables.fairness import Archive, commitment_to, derive_seed
from tests.server.running import PATIENT

Browser = TestClient[Litestar]

MANY = b"9" * 5_000
BODIES = {
    "nothing": b"",
    "no object": b"null",
    "brackets": b"[" * 100_000,
    "objects in objects": b'{"a":' * 30_000,
    "a deep value": b'{"game":' + b"[" * 50_000 + b"]" * 50_000 + b"}",
    "no text": b"\xff\xfe",
    "a value that is no text": b'{"game":"\xff"}',
    "half a letter": b'{"name":"\\ud800","game":"\\ud800"}',
    "a huge step": b'{"step":10000000000000000000000000,"seat":0}',
    "a longer step": b'{"step":' + MANY + b',"seat":0}',
    "no finite number": b'{"step":1e999,"seat":0}',
    "a huge number of seats": b'{"game":"kodachi","seats":' + MANY + b"}",
    "a long game": b'{"game":"' + b"g" * 3_000 + b'","seats":2}',
    "a long option": b'{"game":"kodachi","seats":2,"options":{"x":"' + b"y" * 3_000 + b'"}}',
    "a long bot": b'{"game":"kodachi","seats":2,"bots":["' + b"y" * 64 + b'"]}',
}
POSTED = ["/api/programs", "/api/tables", "/api/archives/0/en", "/api/tables/{}/what-if"]
WORDS = ["9" * 5_000, "%ff", "%00", "..", "%ed%a0%80", "-1", "²", "x" * 3_000]
READ = [
    "/api/games/{}/cards",
    "/api/games/kodachi/rules/{}",
    "/api/tables/{}",
    "/api/tables/{}/log/en",
    "/api/tables/TABLE/replay/{}/en",
    "/api/tables/TABLE/zones/spectator/{}",
    "/api/tables/TABLE/replay/0/en?first={}",
    "/api/tables?first={}",
    "/api/me/games?first={}",
    "/{}",
]
NASTY_HEADERS = [
    {"origin": "http://[::1"},
    {"origin": "http://[no address]"},
    {"host": "[::1"},
    {"accept-language": "en;q=nan, -, _, @"},
    {"accept-language": "\xe9" * 3_000},
    {"authorization": "Bearer \xff"},
    {"content-type": "application/json; charset=none"},
    {"content-type": "\xff"},
]


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    limits = replace(PATIENT, guests_per_minute=10_000, requests_at_once=100_000)
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("<!doctype html><title>Chabudai</title>")
    app = create_app(Settings(tmp_path_factory.mktemp("server"), limits=limits, page=page))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        token = client.post("/api/programs", json={"name": "A"}).json()["token"]
        client.headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        yield client


@pytest.fixture(scope="module")
def table(browser: Browser) -> str:
    opened = browser.post("/api/tables", json={"game": "samurai_sword", "seats": 3})
    return str(opened.json()["id"])


def check_answer(answer: object) -> None:
    """A sentence with the headers that every answer has, and no mistake of ours."""
    status, headers = answer.status_code, answer.headers  # type: ignore[attr-defined]
    assert status < 500
    assert status < 300 or headers["content-security-policy"] == HEADERS["content-security-policy"]
    if status >= 400:
        assert answer.json()["text"].endswith((".", "?"))  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", POSTED)
def test_no_body_breaks_a_handler(browser: Browser, table: str, path: str) -> None:
    for body in BODIES.values():
        answer = browser.post(path.format(table), content=body)
        check_answer(answer)
        assert answer.status_code >= 400


@pytest.mark.parametrize("path", READ)
def test_no_word_in_an_address_breaks_a_handler(browser: Browser, table: str, path: str) -> None:
    for word in WORDS:
        check_answer(browser.get(path.replace("TABLE", table).replace("{}", word)))


@pytest.mark.parametrize("headers", NASTY_HEADERS, ids=str)
def test_no_header_breaks_a_handler(browser: Browser, headers: dict[str, str]) -> None:
    sent = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
    check_answer(browser.get("/api/me", headers=sent))
    check_answer(browser.post("/api/tables", headers=sent, content=b"{}"))


def make_archive(**changes: object) -> bytes:
    """An archive whose commitment, seed and check are right, whatever else it holds."""
    known: dict[str, object] = {"game": "kodachi", "rules": "2", "seats": 2}
    seed = derive_seed("secret", [])
    record = Record(seed=seed, **{**known, **changes})  # type: ignore[arg-type]
    promised = commitment_to("secret", "table", record.game, record.rules)
    archive = Archive(
        table="table", record=record.checked(), commitment=promised, secret="secret", entropy=[]
    )
    return archive.to_json()


def test_no_archive_breaks_the_worker(browser: Browser) -> None:
    changes: list[dict[str, object]] = [
        {"game": "g" * 3_000},
        {"rules": "r" * 3_000},
        {"rng": "r" * 3_000},
        {"format": "f" * 3_000},
        {"seats": -1},
        {"seats": 10**17},
        {"options": {"x": "y" * 3_000}},
        {"deck": "x = " + "9" * 5_000},
        {"actions": ["x" * 199]},
        {"actions": ["pass"] * 9_000},
        {"players": ["\0"] * 40},
    ]
    for change in changes:
        answer = browser.post("/api/archives/0/en", content=make_archive(**change))
        check_answer(answer)
