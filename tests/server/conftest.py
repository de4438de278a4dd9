"""Servers for the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.running import Server

NewServer = Callable[..., Server]
DATABASES = ["sqlite", "postgresql"]


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


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that tests share, each with a database of its own."""
    running = Postgres()
    yield running
    running.remove()


@pytest.fixture(params=DATABASES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store keeps its games: a folder, or the address of a database."""
    if request.param == "sqlite":
        return tmp_path
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.create_database()


@pytest.fixture
def database(place: Path | str) -> str:
    """The same as a setting of a server: an address, or nothing for a file in its folder."""
    return "" if isinstance(place, Path) else place
