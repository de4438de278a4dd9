"""Origins, limits, headers: what comes in, and what browsers are told."""

from __future__ import annotations

import json
import socket
import sqlite3
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from chabudai.client import Guest
from chabudai.client.client import open_http
from chabudai.server.protocol import messages
from chabudai.server.settings import Limits
from tests.server.accounts.test_people import become, open_browser
from tests.server.conftest import NewServer
from tests.server.running import PATIENCE, Server, clients, guests_at, terms, wait_for


async def close_code(address: str, headers: dict[str, str]) -> int | None:
    """Why a socket is closed before anything is said."""
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        try:
            await socket.recv()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
    return None


ORIGINS = [
    ("{}", None),
    ("http://127.0.0.1:1", 4403),
    ("https://evil.example", 4403),
    ("null", 4403),
]


@pytest.mark.parametrize(("origin", "code"), ORIGINS)
def test_a_socket_with_a_cookie_must_come_from_our_page(
    server: Server, origin: str, code: int | None
) -> None:
    with open_browser(server) as browser:
        become(browser, "Mika")
        table = browser.post("/api/tables", json={"game": "samurai_sword", "seats": 3}).json()["id"]
        cookie = f"chabudai={browser.cookies['chabudai']}"
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    headers = {"cookie": cookie, "origin": origin.format(server.url)}
    assert wait_for(close_code(address, headers)) == code
    assert wait_for(close_code(address, {"cookie": cookie})) == 4403


@pytest.mark.parametrize("path", ["/api/guests", "/api/me", "/api/tables", "/api/sign-in"])
def test_no_request_that_changes_something_is_taken_from_elsewhere(
    server: Server, path: str
) -> None:
    with open_browser(server, "https://evil.example") as browser:
        assert browser.post(path, json={"name": "Mika"}).status_code == 403
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as nowhere:
        assert nowhere.post(path, json={"name": "Mika"}).status_code == 403


@pytest.mark.parametrize("path", ["/health", "/api/games", "/api/me", "/nowhere", "/metrics"])
def test_every_answer_tells_browsers_what_no_page_of_ours_does(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path, trust_env=False, timeout=PATIENCE).headers
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


def test_health_and_metrics_can_be_read(server: Server) -> None:
    assert (
        httpx.get(f"{server.url}/health", trust_env=False, timeout=PATIENCE).json()["status"]
        == "ok"
    )
    assert (
        "chabudai_tables"
        in httpx.get(f"{server.url}/metrics", trust_env=False, timeout=PATIENCE).text
    )


def test_openapi_describes_every_route(server: Server) -> None:
    described = httpx.get(
        f"{server.url}/api/schema/openapi.json", trust_env=False, timeout=PATIENCE
    ).json()
    assert {"/api/tables", "/api/guests", "/api/tables/{table_id}/archive"} <= set(
        described["paths"]
    )


def test_a_message_that_is_too_long_closes_the_socket(server: Server) -> None:
    async def shout() -> None:
        (person,) = await clients(server, 1)
        table = await person.open_table(terms())
        address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        async with connect(address, additional_headers=person.headers(), proxy=None) as socket:
            await socket.send("x" * 20_000)
            await socket.wait_closed()
            assert socket.close_code == 1009

    wait_for(shout())


def test_who_speaks_too_fast_is_shut_out(new_server: NewServer) -> None:
    server = new_server(limits=Limits(messages_at_once=5, messages_per_second=0.001))

    async def chatter() -> None:
        (person,) = await clients(server, 1)
        table = await person.open_table(terms())
        address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        async with connect(address, additional_headers=person.headers(), proxy=None) as socket:
            for _ in range(6):
                await socket.send('{"t":"ping"}')
            await socket.wait_closed()
            assert socket.close_code == 4429

    wait_for(chatter())


def test_one_address_has_only_so_many_sockets(new_server: NewServer) -> None:
    server = new_server(limits=Limits(sockets_per_address=2))

    async def crowd() -> None:
        people = await clients(server, 3)
        table = await people[0].open_table(terms())
        address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        async with guests_at(people[:2], table):
            assert await close_code(address, people[2].headers()) == 4429

    wait_for(crowd())


def test_an_address_that_asks_too_often_is_refused(new_server: NewServer) -> None:
    server = new_server(limits=Limits(requests_at_once=3, requests_per_second=0.001))
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as asking:
        codes = [asking.get("/health").status_code for _ in range(4)]
    assert codes == [200, 200, 200, 429]


def test_behind_a_proxy_cookies_need_https_and_addresses_are_those_it_tells(
    new_server: NewServer,
) -> None:
    """The last address is the proxy's word; what stands before it anybody may have made up."""
    limits = Limits(requests_at_once=2, requests_per_second=0.001)
    server = new_server(limits=limits, proxied=True)
    with open_browser(server) as browser:
        answer = browser.post("/api/guests", json={"name": "Mika"})
        assert "secure" in answer.headers["set-cookie"].lower()
        told = ["1.1.1.1, 9.9.9.9", "2.2.2.2, 9.9.9.9", "3.3.3.3, 9.9.9.9", "8.8.8.8"]
        asked = [browser.get("/health", headers={"x-forwarded-for": each}) for each in told]
    assert [each.status_code for each in asked] == [200, 200, 429, 200]


def test_behind_a_proxy_ports_lines_and_neighbours_change_nothing(new_server: NewServer) -> None:
    limits = Limits(requests_at_once=2, requests_per_second=0.001)
    server = new_server(limits=limits, proxied=True)
    told = [
        *[["9.9.9.9:1"], ["9.9.9.9:2"], ["8.8.8.8", "9.9.9.9"]],
        *[["2001:db8::1"], ["[2001:db8::2]:1"], ["2001:db8::3"]],
    ]
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as asking:
        lines = [[("x-forwarded-for", line) for line in each] for each in told]
        codes = [asking.get("/health", headers=each).status_code for each in lines]
    assert codes == [200, 200, 429, 200, 200, 429]


def test_sockets_are_counted_before_anybody_is_looked_up(new_server: NewServer) -> None:
    server = new_server(limits=Limits(sockets_per_address=1, handshakes_at_once=10_000))

    async def crowd() -> None:
        people = await clients(server, 1)
        table = await people[0].open_table(terms())
        address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        async with guests_at(people, table):
            assert await close_code(address, {"authorization": "Bearer nobody"}) == 4429
        while await close_code(address, {"authorization": "Bearer nobody"}) != 4401:
            pass  # until the server has seen them go

    wait_for(crowd())


def test_without_a_proxy_nobody_is_believed_to_be_elsewhere(new_server: NewServer) -> None:
    server = new_server(limits=Limits(requests_at_once=2, requests_per_second=0.001))
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as asking:
        told = [{"x-forwarded-for": f"9.9.9.{n}"} for n in range(3)]
        codes = [asking.get("/health", headers=each).status_code for each in told]
    assert codes == [200, 200, 429]


def test_a_guest_has_only_so_many_unfinished_tables(new_server: NewServer) -> None:
    server = new_server(limits=Limits(tables_per_guest=2))

    async def hoard() -> httpx.Response:
        (person,) = await clients(server, 1)
        for _ in range(2):
            await person.open_table(terms())
        return await person.ask("POST", "/api/tables", terms())

    assert wait_for(hoard()).json()["code"] == "too-many-tables"


def test_a_socket_that_does_not_read_is_dropped_and_the_table_goes_on(
    new_server: NewServer,
) -> None:
    """Long standing answers make a person's rooms large; he is ready, and not, many times."""
    server = new_server(limits=Limits(messages_at_once=10_000, requests_at_once=10_000))

    async def dawdle() -> None:
        (person,) = await clients(server, 1)
        table = await person.open_table(terms())
        async with person.at(table) as guest, asleep_at(server, table, person.headers()):
            await guest.sit(0)
            for number in range(31):
                await guest.say(messages.Standing(f"question {number}", "x" * 200))
            while " 1.0" not in await counted(server, "chabudai_slow_sockets_total"):
                for ready in range(50):
                    await guest.say(messages.Ready(bool(ready % 2)))
                await settled(guest, (guest.pong or 0) + 1)
            while "1.0" not in await counted(server, "chabudai_sockets "):
                await settled(guest, (guest.pong or 0) + 1)

    wait_for(dawdle())


def asleep_at(server: Server, table: str, headers: dict[str, str]) -> connect:
    """A socket that takes in next to nothing."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", server.port))
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    options: dict[str, Any] = {"sock": small, "max_queue": 1, "close_timeout": 0.1, "proxy": None}
    return connect(address, additional_headers=headers, **options)


async def counted(server: Server, name: str) -> str:
    """A line of the metrics."""
    async with open_http(server.url) as http:
        page = (await http.get("/metrics")).text
    return next(line for line in page.splitlines() if line.startswith(name))


async def settled(guest: Guest, number: int) -> None:
    await guest.say(messages.Ping(number))
    await guest.until(lambda: guest.pong == number)


def test_no_key_reaches_anybody_before_the_end(server: Server) -> None:
    """The secret, the seed and everybody's entropy are looked for in every byte sent."""

    async def play() -> None:
        people = await clients(server, 3)
        table = await people[0].open_table(terms())
        sent: list[bytes] = []
        async with (
            guests_at(people[1:], table) as others,
            people[0].at(table, "fr", sent.append) as me,
        ):
            for seat, guest in enumerate([me, *others]):
                await guest.say(messages.Sit(seat, f"entropy of {seat}"))
                await guest.until(lambda guest=guest: guest.seat() is not None)  # type: ignore
            for guest in (me, *others):
                await guest.ready()
            await me.until(lambda: me.update is not None)
            for answer in ("/archive", "", "/replay/0/en", "/replay/spectator/en"):
                sent.append((await people[0].ask("GET", f"/api/tables/{table}{answer}")).content)
        whole = b"".join(sent)
        for canary in canaries(server, table):
            assert canary not in whole

    wait_for(play())


def canaries(server: Server, table: str) -> list[bytes]:
    """What the log holds and nobody may know."""
    with sqlite3.connect(server.folder / "chabudai.sqlite") as database:
        wanted = "select payload from events where table_id = ?"
        log = [json.loads(payload) for (payload,) in database.execute(wanted, (table,))]
    found = [
        entry[name] for entry in log for name in ("secret", "entropy", "seed") if name in entry
    ]
    assert len(found) == 5
    return [each.encode() for each in found]
