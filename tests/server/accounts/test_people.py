"""Guests, accounts, passkeys and programs, over HTTP as a browser would."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import httpx
import pytest

from chabudai.server.settings import Limits
from tests.server.authenticator import Authenticator
from tests.server.conftest import NewServer
from tests.server.running import PATIENCE, Server


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    """A browser on one of our pages."""
    with open_browser(server) as opened:
        yield opened


def open_browser(server: Server, origin: str | None = None) -> httpx.Client:
    headers = {"origin": origin or server.url}
    return httpx.Client(base_url=server.url, headers=headers, trust_env=False, timeout=PATIENCE)


def become(browser: httpx.Client, name: str) -> str:
    """Be a guest; the name the server knows one by."""
    return str(browser.post("/api/guests", json={"name": name}).json()["id"])


def test_a_guest_has_a_nickname_and_an_opaque_cookie(browser: httpx.Client) -> None:
    answer = browser.post("/api/guests", json={"name": "Mika"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert len(browser.cookies["chabudai"]) == 43  # 256 bits
    assert browser.get("/api/me").json()["name"] == "Mika"


def test_the_database_holds_no_token_that_could_be_used(
    server: Server, browser: httpx.Client
) -> None:
    become(browser, "Mika")
    token = browser.cookies["chabudai"].encode()
    with sqlite3.connect(server.folder / "chabudai.sqlite") as database:
        kept = database.execute("select hash from sessions").fetchall()
    assert kept
    assert not [each for (each,) in kept if token in each]


@pytest.mark.parametrize("name", ["", "  ", "x" * 21, "a,b", "Mika (novice)", "a\u0007"])
def test_a_name_that_no_table_could_show_is_refused(browser: httpx.Client, name: str) -> None:
    assert browser.post("/api/guests", json={"name": name}).json()["code"] == "bad-name"


def test_an_account_claimed_with_a_password_is_signed_in_to_elsewhere(
    server: Server, browser: httpx.Client
) -> None:
    me = become(browser, "Mika")
    account = {"login": "Mika at home", "password": "a rainy evening"}
    assert browser.post("/api/me/password", json=account).json()["login"] == "mika at home"
    with open_browser(server) as elsewhere:
        assert elsewhere.post("/api/sign-in", json=account).json()["id"] == me
        assert elsewhere.get("/api/me").json()["id"] == me


def test_a_wrong_password_and_an_unknown_login_get_the_same_answer(
    server: Server, browser: httpx.Client
) -> None:
    become(browser, "Jun")
    browser.post("/api/me/password", json={"login": "jun", "password": "a rainy evening"})
    with open_browser(server) as elsewhere:
        tries = [{"login": login, "password": "a sunny evening"} for login in ("jun", "nobody")]
        wrong, unknown = (elsewhere.post("/api/sign-in", json=each) for each in tries)
    assert wrong.json()["code"] == "wrong-password"
    assert wrong.content == unknown.content


def test_a_login_belongs_to_one(server: Server, browser: httpx.Client) -> None:
    account = {"login": "only one", "password": "a rainy evening"}
    become(browser, "One")
    browser.post("/api/me/password", json=account)
    with open_browser(server) as elsewhere:
        become(elsewhere, "Two")
        answer = elsewhere.post("/api/me/password", json=account)
    assert answer.json()["code"] == "login-taken"


def test_who_signs_out_is_nobody(browser: httpx.Client) -> None:
    become(browser, "Mika")
    token = browser.cookies["chabudai"]
    browser.post("/api/sign-out")
    browser.cookies.clear()
    assert browser.get("/api/me", headers={"cookie": f"chabudai={token}"}).status_code == 401


def claim_with_passkey(browser: httpx.Client, key: Authenticator) -> httpx.Response:
    challenge = browser.post("/api/me/passkey/options").json()["challenge"]
    answer = {"challenge": challenge, "credential": key.make(challenge)}
    return browser.post("/api/me/passkey", json=answer)


def test_an_account_claimed_with_a_passkey_is_signed_in_to_elsewhere(
    server: Server, browser: httpx.Client
) -> None:
    me = become(browser, "Mika")
    key = Authenticator("127.0.0.1", server.url)
    assert claim_with_passkey(browser, key).status_code == 201
    with open_browser(server) as elsewhere:
        challenge = elsewhere.post("/api/sign-in/passkey/options").json()["challenge"]
        answer = {"challenge": challenge, "credential": key.sign(challenge)}
        assert elsewhere.post("/api/sign-in/passkey", json=answer).json()["id"] == me
        assert elsewhere.post("/api/sign-in/passkey", json=answer).json()["code"] == "bad-passkey"


def test_a_passkey_for_another_page_is_refused(server: Server, browser: httpx.Client) -> None:
    become(browser, "Mika")
    key = Authenticator("127.0.0.1", "http://127.0.0.1:1")
    assert claim_with_passkey(browser, key).json()["code"] == "bad-passkey"


def test_too_many_registered_from_one_address_are_refused(new_server: NewServer) -> None:
    server = new_server(limits=Limits(guests_per_minute=3))
    with open_browser(server) as browser:
        answers = [browser.post("/api/guests", json={"name": "Mika"}) for _ in range(4)]
    assert [each.status_code for each in answers] == [201, 201, 201, 429]
