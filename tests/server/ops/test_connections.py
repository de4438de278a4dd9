"""The limits on connections, tried with real ones: silent ones, slow ones, too many, too fast."""

from __future__ import annotations

import asyncio
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from chabudai.server.ops.connections import count_connections_for
from chabudai.server.settings import Limits
from tests.server.conftest import NewServer
from tests.server.running import PATIENCE, PATIENT, Server, clients, terms, wait_for

HANDSHAKE = (
    "GET /ws/tables/none HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n"
)

# A control frame as long as it may be, masked by zeros; so many thousands are 20 MB of answers.
PING = bytes([0x89, 0x80 | 125, *bytes(4 + 125)])
MANY_PINGS = 150


def knock(server: Server, data: str = "") -> socket.socket:
    """A connection, and what it begins with."""
    opened = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    opened.sendall(data.encode())
    return opened


def hear(connection: socket.socket) -> bytes:
    """All that is said until the other side has enough."""
    heard = b""
    try:
        while data := connection.recv(65_536):
            heard += data
    except ConnectionResetError:
        pass
    return heard


def is_healthy(server: Server) -> bool:
    answer = httpx.get(f"{server.url}/health", trust_env=False, timeout=PATIENCE)
    return answer.status_code == 200


UNFINISHED = {
    "": b"",
    "GET /health HTTP/1.1\r\nHost: 127": b"HTTP/1.1 408",
    "POST /api/programs HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n{": b"",
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that gives a request two seconds: enough for a busy machine that is in earnest."""
    limits = replace(PATIENT, request_seconds=2.0, connections_per_address=8)
    server = Server(tmp_path_factory.mktemp("hasty"), limits=limits).start()
    yield server
    server.stop()


def test_a_request_that_is_not_complete_in_time_is_given_up(hasty: Server) -> None:
    with ExitStack() as stack:
        knocking = [stack.enter_context(knock(hasty, data)) for data in UNFINISHED]
        heard = [hear(each)[: len(b"HTTP/1.1 408")] for each in knocking]
        assert heard == list(UNFINISHED.values())


def test_who_sends_a_byte_now_and_then_gains_nothing_by_it(hasty: Server) -> None:
    """Without a deadline for the whole, this would go on for ever."""
    with knock(hasty, "GET /health HTTP/1.1\r\nX: ") as connection:
        connection.settimeout(0.1)
        for _ in range(600):
            try:
                connection.sendall(b"x")
                if not connection.recv(1):
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            pytest.fail("a minute was not enough")


def test_a_request_after_another_has_a_deadline_of_its_own(hasty: Server) -> None:
    whole = "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with knock(hasty, whole) as connection:
        assert connection.recv(65_536).startswith(b"HTTP/1.1 200")
        connection.sendall(b"GET /heal")
        assert b"HTTP/1.1 408" in hear(connection)


def test_a_socket_outlives_the_deadline_of_its_request(hasty: Server) -> None:
    """A request of a later connection runs out first, and the socket is still answered."""

    async def stay() -> None:
        (person,) = await clients(hasty, 1)
        address = f"ws://127.0.0.1:{hasty.port}/ws/tables/{await person.open_table(terms())}"
        async with connect(address, additional_headers=person.headers(), proxy=None) as opened:
            await opened.recv()
            with knock(hasty, "GET") as later:
                await asyncio.to_thread(hear, later)
            await opened.send('{"t":"ping","n":7}')
            assert await opened.recv() == '{"t":"pong","n":7}'

    wait_for(stay())


def knock_without_reading(server: Server, data: str) -> socket.socket:
    """A connection with little room that asks for something."""
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    opened.connect(("127.0.0.1", server.port))
    opened.sendall(data.encode())
    return opened


def wait_until_cut_off(connection: socket.socket) -> None:
    """Nothing is read: only an end that is not an orderly one is seen."""
    poll = select.poll()
    poll.register(connection, select.POLLERR | select.POLLHUP)
    assert poll.poll(1000 * PATIENCE)


def test_who_does_not_read_an_answer_is_cut_off(new_server: NewServer, tmp_path: Path) -> None:
    """More of it than the system takes to send."""
    (tmp_path / "index.html").write_bytes(bytes(16_000_000))
    server = new_server(limits=Limits(answer_seconds=0.5), page=tmp_path)
    asked = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with knock_without_reading(server, asked) as connection:
        wait_until_cut_off(connection)
        assert is_healthy(server)


def send_many_pings(connection: socket.socket) -> None:
    for _ in range(MANY_PINGS):
        connection.sendall(PING * 1000)


def test_who_asks_for_signs_of_life_without_end_is_cut_off(new_server: NewServer) -> None:
    """They are answered below the application, where no limit of messages counts them."""
    server = new_server()

    async def open_table() -> tuple[str, dict[str, str]]:
        (person,) = await clients(server, 1)
        return await person.open_table(terms()), person.headers()

    table, headers = wait_for(open_table())
    named = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    with knock(server, HANDSHAKE.format(named).replace("/none", f"/{table}")) as connection:
        assert connection.recv(12) == b"HTTP/1.1 101"
        with pytest.raises(ConnectionError):
            send_many_pings(connection)
        assert is_healthy(server)


def test_one_address_has_only_so_many_connections(hasty: Server) -> None:
    with ExitStack() as stack:
        silent = [stack.enter_context(knock(hasty)) for _ in range(8)]
        ninth = stack.enter_context(knock(hasty))
        assert hear(ninth).startswith(b"HTTP/1.1 429")
        assert [hear(each) for each in silent] == [b""] * 8
        assert is_healthy(hasty)


def test_handshakes_are_counted_before_anything_is_looked_up(new_server: NewServer) -> None:
    limits = Limits(handshakes_at_once=3, handshakes_per_second=0.001)
    server = new_server(limits=limits, proxied=True)
    codes = []
    for hop in ["9.9.9.9", "9.9.9.9:1", "1.1.1.1, 9.9.9.9", "9.9.9.9", "2001:db8::1"]:
        with knock(server, HANDSHAKE.format(f"X-Forwarded-For: {hop}\r\n")) as opened:
            codes.append(opened.recv(12)[9:])
    assert codes == [b"101", b"101", b"101", b"429", b"101"]


def test_silent_connections_shut_nobody_out(new_server: NewServer) -> None:
    """More of them than there are descriptors: the oldest silent one makes room each time."""
    server = new_server(limits=Limits(connections_per_address=10_000), files=256)
    with ExitStack() as stack:
        silent = [stack.enter_context(knock(server)) for _ in range(300)]
        assert is_healthy(server)
        assert hear(silent[0]) == b""


@pytest.mark.parametrize(("files", "connections"), [(1024, 896), (200, 100)])
def test_some_files_are_kept_for_the_server_itself(files: int, connections: int) -> None:
    assert count_connections_for(files) == connections
