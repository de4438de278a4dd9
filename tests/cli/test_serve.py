"""`chabudai serve`: what it says, what it refuses, and how it ends."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from chabudai.cli.main import main
from chabudai.server.http.json_schema import schema


def test_it_says_where_it_serves_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "chabudai", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert re.search(rb"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert b'"awake"' in process.stderr.readline()
        process.send_signal(signal.SIGTERM)
        process.wait(20)
    assert (tmp_path / "chabudai.sqlite").exists()


def test_it_prints_the_schema_of_its_messages(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["serve", "--schema"]) == 0
    assert capfdbinary.readouterr().out == schema()


def test_a_port_that_is_taken_costs_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith(f"Port {port} on 127.0.0.1 cannot be used")


@pytest.mark.parametrize("limit", ["fun=3", "tables_per_guest=many"])
def test_a_limit_that_is_none_costs_one_sentence(
    capsys: pytest.CaptureFixture[str], limit: str
) -> None:
    assert main(["serve", "--limit", limit, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith(f"“{limit}” is not a limit")
