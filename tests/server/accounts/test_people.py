"""Guests, accounts, passkeys and programs, over HTTP as a browser would."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect

from chabudai.server.settings import Limits
from tests.server.authenticator import Authenticator
from tests.server.conftest import NewServer
from tests.server.running import PATIENCE, Server, wait_for


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


BAD_NAMES = [
    *["", "  ", "x" * 21, "a,b", "Mika (novice)", "a\u0007"],
    *["!?", "🦊", "\u3164", "a\u3164", "\u2800x", "\u202eakiM", "a\u200bb", "\u0301\u0302"],
    *["a" + "\u0323" * 5, "\u0301a", "Mika（novice）"],
]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_that_no_table_could_show_is_refused(browser: httpx.Client, name: str) -> None:
    assert browser.post("/api/guests", json={"name": name}).json()["code"] == "bad-name"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("Ｍｉｋａ", "Mika"), ("e\u0301lan", "élan"), ("नमस्ते", "नमस्ते"), ("Jo ❤️", "Jo ❤")],
)
def test_a_name_is_kept_in_its_usual_letters(browser: httpx.Client, typed: str, shown: str) -> None:
    assert browser.post("/api/guests", json={"name": typed}).json()["name"] == shown


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


def test_a_login_has_one_form_however_it_is_typed(server: Server, browser: httpx.Client) -> None:
    me = become(browser, "One")
    account = {"login": "Straße", "password": "a rainy evening"}
    assert browser.post("/api/me/password", json=account).json()["login"] == "strasse"
    with open_browser(server) as elsewhere:
        for typed in ("ｓｔｒａẞｅ", "  STRASSE "):
            asked = {**account, "login": typed}
            assert elsewhere.post("/api/sign-in", json=asked).json()["id"] == me
        become(elsewhere, "Two")
        taken = elsewhere.post("/api/me/password", json=asked)
        assert taken.json()["code"] == "login-taken"


def age_sessions(server: Server, days: float) -> None:
    """Let time pass for all sessions."""
    with sqlite3.connect(server.folder / "chabudai.sqlite", timeout=PATIENCE) as database:
        database.execute("update sessions set created = created - ?", (days * 24 * 3600,))


FIRST = {"login": "mika", "password": "a rainy evening"}
SECOND = {"login": "mika", "password": "a sunny evening"}


def test_a_changed_password_takes_the_one_before_or_a_fresh_sign_in(
    new_server: NewServer,
) -> None:
    server = new_server()
    with open_browser(server) as browser:
        me = become(browser, "Mika")
        age_sessions(server, 1)
        assert browser.post("/api/me/password", json=FIRST).json()["id"] == me  # a guest may
        refused = browser.post("/api/me/password", json=SECOND)
        assert (refused.status_code, refused.json()["code"]) == (400, "sign-in-again")
        wrong = {**SECOND, "present": "a foggy evening"}
        assert browser.post("/api/me/password", json=wrong).json()["code"] == "wrong-password"
        assert browser.post("/api/me/passkey/options").json()["code"] == "sign-in-again"
        present = {**SECOND, "present": FIRST["password"]}
        assert browser.post("/api/me/password", json=present).json()["id"] == me
        assert browser.post("/api/sign-in", json=SECOND).json()["id"] == me
        assert browser.post("/api/me/password", json=FIRST).json()["id"] == me


def test_an_account_with_a_passkey_gets_no_password_from_a_cookie_alone(
    new_server: NewServer,
) -> None:
    server = new_server()
    with open_browser(server) as browser:
        become(browser, "Mika")
        key = Authenticator("127.0.0.1", server.url)
        claim_with_passkey(browser, key)
        age_sessions(server, 1)
        answers = [
            browser.post("/api/me/password", json=FIRST),
            browser.post("/api/me/password", json={**FIRST, "present": "anything"}),
            claim_with_passkey(browser, key, "/api/sign-in/passkey/options"),
        ]
    codes = [each.json()["code"] for each in answers]
    assert codes == ["sign-in-again", "wrong-password", "sign-in-again"]


def test_a_changed_password_ends_the_other_sessions_and_their_sockets(server: Server) -> None:
    account = {"login": "jun elsewhere", "password": "a rainy evening"}
    with open_browser(server) as browser, open_browser(server) as thief:
        me = become(browser, "Jun")
        browser.post("/api/me/password", json=account)
        thief.post("/api/sign-in", json=account)
        table = thief.post("/api/tables", json={"game": "kodachi", "seats": 2}).json()["id"]
        changed = {**account, "password": "a sunny evening"}
        code = wait_for(
            close_code_after(server, table, cookie_of(thief), "/api/me/password", browser, changed)
        )
        assert code == 4401
        assert thief.get("/api/me").json() is None
        assert browser.get("/api/me").json()["id"] == me


def cookie_of(browser: httpx.Client) -> dict[str, str]:
    origin = str(browser.headers["origin"])
    return {"cookie": f"chabudai={browser.cookies['chabudai']}", "origin": origin}


async def close_code_after(
    server: Server,
    table: str,
    headers: dict[str, str],
    path: str,
    browser: httpx.Client,
    data: object = None,
) -> int | None:
    """How a socket at a table is closed when somebody asks for something elsewhere."""
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        await socket.recv()
        answer = await asyncio.to_thread(browser.post, path, json=data)
        assert answer.status_code == 201
        await socket.wait_closed()
        return socket.close_code


def test_changing_a_password_is_limited_as_signing_in_is(new_server: NewServer) -> None:
    server = new_server(limits=Limits(guests_per_minute=3))
    with open_browser(server) as browser:
        become(browser, "Mika")
        answers = [browser.post("/api/me/password", json=FIRST) for _ in range(3)]
    assert [each.status_code for each in answers] == [201, 201, 429]


def test_a_session_expires(new_server: NewServer) -> None:
    server = new_server(limits=Limits(session_days=30))
    with open_browser(server) as browser:
        me = become(browser, "Mika")
        age_sessions(server, 29)
        assert browser.get("/api/me").json()["id"] == me
        age_sessions(server, 1)
        assert browser.get("/api/me").json() is None
        server.stop()
        server.start()
        browser.get("/health")
    with sqlite3.connect(server.folder / "chabudai.sqlite") as database:
        assert database.execute("select count(*) from sessions").fetchone() == (0,)


def test_who_signs_out_leaves_the_tables(server: Server, browser: httpx.Client) -> None:
    become(browser, "Mika")
    table = browser.post("/api/tables", json={"game": "kodachi", "seats": 2}).json()["id"]
    with open_browser(server) as same:
        same.cookies = browser.cookies
        leaving = close_code_after(server, table, cookie_of(browser), "/api/sign-out", same)
        assert wait_for(leaving) == 4401


def test_a_program_that_signs_out_has_no_token_any_more(server: Server) -> None:
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as program:
        token = program.post("/api/programs", json={"name": "Bot"}).json()["token"]
        program.headers["authorization"] = f"Bearer {token}"
        assert program.get("/api/me").json()["name"] == "Bot"
        assert program.post("/api/sign-out").status_code == 201
        assert program.get("/api/me").json() is None


def test_who_signs_out_is_nobody(browser: httpx.Client) -> None:
    become(browser, "Mika")
    token = browser.cookies["chabudai"]
    browser.post("/api/sign-out")
    browser.cookies.clear()
    answer = browser.get("/api/me", headers={"cookie": f"chabudai={token}"})
    assert (answer.status_code, answer.json()) == (200, None)


def claim_with_passkey(
    browser: httpx.Client, key: Authenticator, options: str = "/api/me/passkey/options"
) -> httpx.Response:
    challenge = browser.post(options).json()["challenge"]
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
