"""Servers for the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Server

NewServer = Callable[..., Server]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests share, each with tables of its own."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[NewServer]:
    """Servers that a test has for itself."""
    started: list[Server] = []

    def start(**settings: object) -> Server:
        started.append(Server(tmp_path / str(len(started)), **settings))  # type: ignore[arg-type]
        return started[-1].start()

    yield start
    for each in started:
        each.stop()
