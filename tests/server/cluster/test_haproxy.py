"""deploy/haproxy-nodes.cfg in front of two real servers: tables have homes, and homes may burn."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import haproxy
import httpx

from tests.server.conftest import NewServer
from tests.server.evening import Evening
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Server, wait_for

CONFIGURATION = Path(__file__).parents[3] / "deploy" / "haproxy-nodes.cfg"
TABLES = 3
FRONTEND = """    bind :8080
    bind :8443 ssl crt /etc/haproxy/certificate.pem alpn h2,http/1.1
    http-request redirect scheme https code 301 unless { ssl_fc }
"""


CHECK = "timeout check 400ms"


class Front:
    """Where the proxy is; the tables know no home that we could name."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"


@contextmanager
def run_haproxy(servers: list[Server], folder: Path) -> Iterator[Front]:
    """HAProxy on a free port, without https: that needs a certificate.

    It waits longer for signs of life: who is killed is noticed without, and who is slow on a busy
    machine is not dead.
    """
    program = haproxy.find_program()
    assert program, haproxy.obstacle()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    text = CONFIGURATION.read_text("utf-8")
    assert FRONTEND in text
    assert CHECK in text
    text = text.replace(CHECK, f"timeout check {PATIENCE:.0f}s")
    file = folder / "haproxy.cfg"
    file.write_text(text.replace(FRONTEND, f"    bind 127.0.0.1:{port}\n"))
    addresses = {
        f"CHABUDAI_SERVER_{number}": f"127.0.0.1:{each.port}"
        for number, each in enumerate(servers, 1)
    }
    command = [program, "-db", "-f", str(file)]
    with (folder / "haproxy.log").open("w") as log:
        running = subprocess.Popen(command, env={**os.environ, **addresses}, stdout=log, stderr=log)
    try:
        yield Front(port)
    finally:
        running.terminate()
        running.wait()


async def wait_until_up(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, trust_env=False) as http:
        while True:
            try:
                if (await http.get("/health")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)


def count_owners(postgres: Postgres, database: str) -> int:
    """How many servers own tables."""
    found = postgres.execute("SELECT count(DISTINCT node) FROM owners", database)
    return int(found[0][0])


def test_tables_are_spread_and_go_on_when_a_server_is_killed(
    postgres: Postgres, new_server: NewServer, tmp_path: Path
) -> None:
    database = postgres.create_database()
    servers = [new_server(database=database, proxied=True) for _ in range(2)]
    name = database.partition("?")[0].rpartition("/")[2]

    async def evening(front: Front) -> None:
        await wait_until_up(front.url)
        async with AsyncExitStack() as stack:
            tonight = Evening(front)
            await tonight.sit_down(stack, TABLES)
            while count_owners(postgres, name) < len(servers):
                await tonight.sit_down(stack, len(tonight.tables) + 1)
            async with asyncio.TaskGroup() as group:
                tonight.begin(group)
                await tonight.go_on()
                servers[0].kill()
                await tonight.go_on()
                await tonight.end()
            await tonight.check(database)

    with run_haproxy(servers, tmp_path) as front:
        wait_for(evening(front))


def test_the_shipped_configurations_are_valid(tmp_path: Path) -> None:
    """With a certificate of our own in place of the one that it names."""
    program = haproxy.find_program()
    assert program, haproxy.obstacle()
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]
    key, certificate = tmp_path / "key", tmp_path / "certificate"
    made = [*words, "-keyout", str(key), "-out", str(certificate), "-days", "2"]
    subprocess.run(made, check=True, capture_output=True)
    both = tmp_path / "both.pem"
    both.write_text(certificate.read_text() + key.read_text())
    names = ["CHABUDAI_SERVER", "CHABUDAI_SERVER_1", "CHABUDAI_SERVER_2"]
    addresses = dict.fromkeys(names, "127.0.0.1:8000")
    for each in CONFIGURATION.parent.glob("haproxy*.cfg"):
        text = each.read_text("utf-8").replace("/etc/haproxy/certificate.pem", str(both))
        file = tmp_path / each.name
        file.write_text(text)
        command = [program, "-c", "-f", str(file)]
        done = subprocess.run(
            command, env={**os.environ, **addresses}, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        assert "WARNING" not in done.stderr
