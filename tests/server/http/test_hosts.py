"""What the server is asked for by: its own addresses and names, and no page's trick."""

from __future__ import annotations

import socket

import httpx
import pytest

from chabudai.server.http.hosts import ServedHosts
from tests.server.accounts.test_people import open_browser
from tests.server.conftest import NewServer
from tests.server.running import PATIENCE, Server

SERVED = [
    ("127.0.0.1", "127.0.0.1:8000", True),
    ("127.0.0.1", "localhost:8000", True),
    ("127.0.0.1", "LOCALHOST.", True),
    ("127.0.0.1", "cards.localhost", True),
    ("127.0.0.1", "[::1]:8000", True),
    ("127.0.0.1", socket.gethostname(), True),
    ("127.0.0.1", "192.168.1.5", False),
    ("192.168.1.5", "192.168.1.5:8000", True),
    ("0.0.0.0", "192.168.1.5:8000", True),
    ("::", "[2001:db8::1]:8000", True),
    ("127.0.0.1", "Cards.Example.org:443", True),
    ("0.0.0.0", "evil.example", False),
    ("0.0.0.0", "cards.example.org.evil.example", False),
    ("0.0.0.0", "127.0.0.1.evil.example", False),
    ("0.0.0.0", "[", False),
    ("0.0.0.0", "localhost/evil", False),
    ("0.0.0.0", "", False),
]


@pytest.mark.parametrize(("listening", "host", "served"), SERVED)
def test_a_host_is_ours_or_it_is_not(listening: str, host: str, served: bool) -> None:
    assert ServedHosts(listening, ("cards.example.org",)).serves(host) == served


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games"])
def test_a_request_for_another_host_is_refused_in_words(server: Server, path: str) -> None:
    headers = {"host": "evil.example", "accept-language": "en"}
    answer = httpx.get(server.url + path, headers=headers, trust_env=False, timeout=PATIENCE)
    assert answer.status_code == 421
    assert "--public" in answer.json()["text"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_name_that_leads_here_is_no_page_of_ours(server: Server) -> None:
    with open_browser(server, "http://evil.example") as browser:
        browser.headers["host"] = "evil.example"
        assert browser.post("/api/guests", json={"name": "Mika"}).status_code == 421


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "\x7f"])
def test_an_origin_that_is_none_is_nobodys(server: Server, origin: str) -> None:
    with open_browser(server, origin) as browser:
        assert browser.post("/api/guests", json={"name": "Mika"}).status_code == 403


def test_a_public_name_is_served_and_behind_a_proxy_only_by_https(new_server: NewServer) -> None:
    server = new_server(proxied=True, public=("cards.example.org",))
    headers = {"host": "cards.example.org"}
    for path in ("/health", "/nowhere", "/api/tables"):
        answer = httpx.get(server.url + path, headers=headers, trust_env=False, timeout=PATIENCE)
        assert answer.status_code != 421
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_without_a_proxy_nobody_is_sent_to_https(server: Server) -> None:
    answer = httpx.get(server.url, trust_env=False, timeout=PATIENCE)
    assert "strict-transport-security" not in answer.headers
