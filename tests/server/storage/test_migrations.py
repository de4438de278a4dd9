"""Data files of older versions are brought up to date, and those of newer ones left alone."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from chabudai.cli.main import main
from chabudai.client import Client
from chabudai.server.errors import Rejected
from chabudai.server.storage.database import open_database
from chabudai.server.storage.migrations import MIGRATIONS, read_version, write_version
from chabudai.server.storage.store import Store
from tests.server.postgres import Postgres
from tests.server.running import PATIENT, Server, wait_for

FIRST = Path(__file__).parent / "old" / "schema-1.sql"


def old_file(folder: Path) -> Path:
    """A data file of the first version, with a running game."""
    folder.mkdir(parents=True, exist_ok=True)
    with sqlite3.connect(folder / "chabudai.sqlite") as database:
        database.executescript(FIRST.read_text("utf-8"))
    return folder / "chabudai.sqlite"


def version(file: Path) -> int:
    with sqlite3.connect(file) as database:
        return int(database.execute("pragma user_version").fetchone()[0])


def test_a_game_that_an_older_version_kept_goes_on(tmp_path: Path) -> None:
    """Its person finds it in the list, and plays."""
    old_file(tmp_path)
    server = Server(tmp_path, limits=replace(PATIENT, session_days=36_500)).start()

    async def play() -> None:
        mika = Client(server.url, "old-token")
        (line,) = (await mika.ask("GET", "/api/me/games")).json()
        assert (line["id"], line["phase"], line["opened"]) == ("running", "playing", 1_700_000_000)
        async with mika.at("running") as guest:
            await guest.until(guest.asked)
            assert guest.update is not None
            await guest.play(guest.update.legal[0].token)

    wait_for(play())
    server.stop()


def test_a_file_has_every_step_once(tmp_path: Path) -> None:
    file = old_file(tmp_path)
    assert version(file) == 0
    for _ in range(2):
        open_database(tmp_path).dispose()
        assert version(file) == len(MIGRATIONS)


def test_a_new_postgresql_database_has_every_step_once_whoever_comes_first(
    postgres: Postgres,
) -> None:
    """Two servers that start at the same moment wait for each other."""
    address = postgres.create_database()
    with ThreadPoolExecutor() as threads:
        for engine in threads.map(open_database, [address] * 4):
            with engine.connect() as connection:
                assert read_version(connection) == len(MIGRATIONS)
            engine.dispose()


def test_a_postgresql_database_of_a_newer_version_is_left_alone(postgres: Postgres) -> None:
    address = postgres.create_database()
    engine = open_database(address)
    with engine.begin() as connection:
        write_version(connection, len(MIGRATIONS) + 1)
    engine.dispose()
    with pytest.raises(Rejected):
        open_database(address)


def test_logins_get_the_one_form_that_they_are_looked_up_by(tmp_path: Path) -> None:
    """One that somebody else has by now stays as it was."""
    file = old_file(tmp_path)
    kept = ["ﬁn", "ａki", "aki"]
    with sqlite3.connect(file) as database:
        row = "insert into people (id, name, login, created) values (?, 'x', ?, 0)"
        database.executemany(row, enumerate(kept))
    open_database(tmp_path).dispose()
    with sqlite3.connect(file) as database:
        wanted = "select login from people where name = 'x' order by id"
        assert [login for (login,) in database.execute(wanted)] == ["fin", "ａki", "aki"]


def test_a_step_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path,
) -> None:
    """And the next start does it."""
    file = old_file(tmp_path)
    with sqlite3.connect(file) as database:
        database.execute("insert into events values ('x', 0, 0.0, 'seated', 'no json')")
    with pytest.raises(Exception, match="malformed JSON"):
        open_database(tmp_path)
    assert version(file) == 1
    with sqlite3.connect(file) as database:
        assert not database.execute("select 1 from sqlite_master where name = 'seats'").fetchall()
        database.execute("delete from events where table_id = 'x'")
    open_database(tmp_path).dispose()
    assert version(file) == len(MIGRATIONS)


def test_a_file_of_a_newer_version_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And a person is told so in a sentence."""
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / "chabudai.sqlite") as database:
        database.execute(f"pragma user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(Rejected):
        open_database(tmp_path)
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "newer Chabudai" in capsys.readouterr().err
