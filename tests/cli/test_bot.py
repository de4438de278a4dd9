"""`chabudai bot`: a program of one's own at the tables of a server."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai.cli.main import main
from chabudai.client import Client
from chabudai.server.protocol.messages import Terms
from tests.server.running import Server, wait_for

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "bots" / "first.py")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


def start(server: Server, home: Path, name: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "chabudai", "bot", EXAMPLE, "--url", server.url]
    return subprocess.Popen(
        [*command, "--name", name, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "CHABUDAI_HOME": str(home)},
    )


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["bot", *arguments, "--lang", "en"]) == 2
    return capsys.readouterr().err


def test_it_says_where_it_sits_down_ends_when_it_is_told_to_and_keeps_its_name(
    server: Server, tmp_path: Path
) -> None:
    for _ in range(2):  # by the token of the first time, the name is still its own
        with start(server, tmp_path, "first") as process:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("@first is connected to http://127.0.0.1")
            wait_for(invite(server, "@first"))
            assert process.stdout.readline() == "Sat down at a table: Kodachi.\n"
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=60)
        assert "Traceback" not in errors
    (token,) = (tmp_path / "bots").iterdir()
    assert token.stat().st_mode & 0o077 == 0


async def invite(server: Server, bot: str) -> None:
    mika = await Client.welcome(server.url, "Mika")
    await mika.open_table(Terms(game="kodachi", seats=2, bots=[None, bot]))


def test_what_cannot_be_is_said_in_a_sentence(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = ["--url", server.url]
    assert "A name has 2 to 19" in refused(capsys, EXAMPLE, "--name", "No Name", *here)
    assert "1 to 100 tables" in refused(capsys, EXAMPLE, "--name", "ok", "--tables", "0", *here)
    assert "./none.py" in refused(capsys, "./none.py", "--name", "ok", *here)
    blocked = tmp_path / "file"
    blocked.write_text("")
    token = ["--token", str(blocked / "token")]
    assert "cannot be kept" in refused(capsys, EXAMPLE, "--name", "ok", *here, *token)
    forged = tmp_path / "forged"
    forged.write_text("nobody's")
    answer = refused(capsys, EXAMPLE, "--name", "ok", *here, "--token", str(forged))
    assert answer.startswith("The server says: ")


@pytest.mark.parametrize("url", ["http://127.0.0.1:1", "nonsense", "http://[", "ftp://a.b"])
def test_a_server_that_is_not_there_costs_one_sentence(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [EXAMPLE, "--name", "ok", "--url", url, "--token", str(tmp_path / "token")]
    assert "does not answer as a server of ours would" in refused(capsys, *words)


def test_another_server_than_ours_costs_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        answering = subprocess.Popen(
            [sys.executable, "-c", ANSWER_NONSENSE], stdin=other.detach(), stdout=subprocess.PIPE
        )
        assert answering.stdout is not None
        port = answering.stdout.readline().decode().strip()
        words = [EXAMPLE, "--name", "ok", "--url", f"http://127.0.0.1:{port}"]
        words += ["--token", str(tmp_path / "token")]
        assert "does not answer as a server of ours would" in refused(capsys, *words)
        answering.kill()
        answering.communicate()


ANSWER_NONSENSE = """
import socket
with socket.socket(fileno=0) as server:
    print(server.getsockname()[1], flush=True)
    while True:
        client, _ = server.accept()
        client.recv(65536)
        client.sendall(b"HTTP/1.1 200 OK\\r\\nContent-Length: 2\\r\\n\\r\\n[]")
        client.close()
"""
