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
from chabudai.server.http.schema.json_schema import schema


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


REFUSED = [
    ("--workers", "0", 1, 1000),
    ("--workers", "-1", 1, 1000),
    ("--workers", "1.5", 1, 1000),
    ("--workers", "many", 1, 1000),
    ("--workers", "1000000000", 1, 1000),
    ("--beat", "nan", 0, 60),
    ("--beat", "inf", 0, 60),
    ("--beat", "-0.1", 0, 60),
    ("--beat", "1e300", 0, 60),
    ("--beat", "slow", 0, 60),
    ("--port", "99999", 0, 65535),
    ("--port", "-1", 0, 65535),
    ("--port", "http", 0, 65535),
    ("--port", "nan", 0, 65535),
]


@pytest.mark.parametrize(("option", "word", "least", "most"), REFUSED)
def test_a_number_that_cannot_be_costs_one_sentence(
    capsys: pytest.CaptureFixture[str], option: str, word: str, least: int, most: int
) -> None:
    assert main(["serve", f"{option}={word}", "--lang", "en"]) == 2
    refused = f"{option} takes a number from {least} to {most}, not “{word}”.\n"
    assert capsys.readouterr().err == refused
    assert main(["serve", f"{option}={word}", "--lang", "fr"]) == 2
    assert capsys.readouterr().err.startswith(f"{option} demande un nombre de {least} à {most}")


@pytest.mark.parametrize("number", ["1000000001", "9" * 5000])
def test_a_limit_beyond_all_measure_costs_one_sentence(
    capsys: pytest.CaptureFixture[str], number: str
) -> None:
    assert main(["serve", "--limit", f"tables_per_guest={number}", "--lang", "en"]) == 2
    refused = capsys.readouterr().err
    assert refused.startswith("--limit tables_per_guest takes a number from 0 to 1000000000")
    assert len(refused) < 150


def test_a_message_of_no_length_is_no_limit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--limit", "message_bytes=0", "--lang", "en"]) == 2
    assert "takes a number from 1 to" in capsys.readouterr().err


@pytest.mark.parametrize("host", ["a" * 70 + ".b", "no.such.host.invalid"])
def test_a_host_that_is_none_costs_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], host: str
) -> None:
    words = ["serve", "--host", host, "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    assert main(words) == 2
    assert capsys.readouterr().err.startswith(f"Port 0 on {host} cannot be used")


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("mysql://somewhere/games", "A database is given as postgresql://"),
        (
            "postgresql://me:secret@127.0.0.1:1/games",
            "The database postgresql://me:***@127.0.0.1:1",
        ),
    ],
)
def test_a_database_that_cannot_be_used_costs_one_sentence(
    capsys: pytest.CaptureFixture[str], address: str, said: str
) -> None:
    """Which does not tell the password."""
    assert main(["serve", "--port", "0", "--database", address, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(said)
    assert "secret" not in told
