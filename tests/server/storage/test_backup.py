"""Backups: made while a server plays, brought back when none does; and what the doctor says."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from chabudai.cli.main import main
from chabudai.server.storage.database import Place, claim_place
from chabudai.server.storage.folder import FILE_NAME
from chabudai.server.storage.log import Stood
from chabudai.server.storage.migrations import MIGRATIONS
from chabudai.server.storage.store import Store
from tests.server.postgres import Postgres
from tests.server.storage.filled import change, fill, fingerprints, make_log, with_store
from tests.server.storage.test_migrations import old_file


def call(command: str, place: Place, *words: object) -> int:
    """Run a command as an operator does."""
    where = ["--data" if isinstance(place, Path) else "--database", str(place)]
    return main([command, *map(str, words), *where, "--lang", "en"])


def test_a_backup_brings_everything_back(
    place: Place, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    """Into a folder or a database, wherever it was made."""
    fill(place)
    before, file = fingerprints(place), tmp_path / "games.backup"
    assert call("backup", place, file) == 0
    assert "3 tables with 180 entries" in capsys.readouterr().out
    assert oct(file.stat().st_mode & 0o777) == "0o600"
    assert list(tmp_path.glob("games.backup*")) == [file]
    for target in (tmp_path / "restored", postgres.create_database()):
        assert call("restore", target, file) == 0
        assert fingerprints(target) == before
        assert call("doctor", target) == 0
    assert list(tmp_path.glob("games.backup*")) == [file]


def test_a_backup_is_made_while_a_server_writes(tmp_path: Path) -> None:
    """It holds what was kept when it began, and every log in it is whole."""
    file = tmp_path / "backup"

    async def write(store: Store) -> None:
        seq, made = 0, asyncio.create_task(asyncio.to_thread(call, "backup", tmp_path, file))
        while not made.done() or seq < 100:
            assert await store.append("busy", seq, Stood(seat=seq))
            seq += 1
        assert await made == 0

    fill(tmp_path)
    with claim_place(tmp_path):
        with_store(tmp_path, write)
    restored = tmp_path / "restored"
    assert call("restore", restored, file) == 0
    busy = with_store(restored, lambda store: store.read_log("busy"))
    assert busy == [Stood(seat=n) for n in range(len(busy))]
    assert with_store(restored, lambda store: store.read_log("third")) == make_log("third")


def test_a_backup_never_takes_the_place_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(tmp_path)
    (tmp_path / "mine").write_bytes(b"mine")
    assert call("backup", tmp_path, tmp_path / "mine") == 2
    assert "exists already" in capsys.readouterr().err
    assert (tmp_path / "mine").read_bytes() == b"mine"


def test_a_restore_waits_for_the_server_to_stop(
    place: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And says so; nothing has changed."""
    fill(place)
    assert call("backup", place, tmp_path / "backup") == 0
    before = fingerprints(place)
    with claim_place(place):
        assert call("restore", place, tmp_path / "backup") == 2
    assert "Stop it first" in capsys.readouterr().err
    assert fingerprints(place) == before


def test_what_was_there_before_a_restore_is_set_aside(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(tmp_path)
    before = fingerprints(tmp_path)
    assert call("backup", tmp_path, tmp_path / "backup") == 0
    change(tmp_path, "DELETE FROM events WHERE table_id = 'first' AND seq = 0")
    later = fingerprints(tmp_path)
    assert call("restore", tmp_path, tmp_path / "backup") == 0
    assert fingerprints(tmp_path) == before
    (old,) = tmp_path.glob(f"{FILE_NAME}.before-*[0-9]")
    assert str(old) in capsys.readouterr().out
    (tmp_path / "older").mkdir()
    old.rename(tmp_path / "older" / FILE_NAME)
    assert fingerprints(tmp_path / "older") == later


def make_nothing(file: Path) -> None:
    """No file at all."""


def make_text(file: Path) -> None:
    file.write_text("Dear diary")


def make_other_database(file: Path) -> None:
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()


def make_newer(file: Path) -> None:
    fill(file.parent / "newer")
    assert call("backup", file.parent / "newer", file) == 0
    with sqlite3.connect(file) as database:
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()


def make_cut_off(file: Path) -> None:
    fill(file.parent / "whole")
    assert call("backup", file.parent / "whole", file) == 0
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2])


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (make_nothing, "is not a backup"),
        (make_text, "is not a backup"),
        (make_other_database, "is not a backup"),
        (make_newer, "newer Chabudai"),
        (make_cut_off, "damaged"),
    ],
)
def test_a_file_that_is_no_good_is_not_restored(
    make: Callable[[Path], None], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    fill(folder)
    before = fingerprints(folder)
    make(tmp_path / "backup")
    assert call("restore", folder, tmp_path / "backup") == 2
    assert said in capsys.readouterr().err
    assert fingerprints(folder) == before
    assert not list(folder.glob("*.part*"))


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    backup = old_file(tmp_path / "old")
    assert call("restore", tmp_path / "new", backup) == 0
    assert call("doctor", tmp_path / "new") == 0


def spoil_permissions(folder: Path) -> None:
    (folder / FILE_NAME).chmod(0o644)


def spoil_entry(folder: Path) -> None:
    change(folder, "UPDATE events SET ts = ts + 1 WHERE table_id = 'first' AND seq = 3")


def spoil_page(folder: Path) -> None:
    content = bytearray((folder / FILE_NAME).read_bytes())
    start = content.index(b"second 30 ") // 4096 * 4096
    content[start : start + 4096] = b"\xff" * 4096
    (folder / FILE_NAME).write_bytes(content)


def spoil_version(folder: Path) -> None:
    with sqlite3.connect(folder / FILE_NAME) as database:
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()


def spoil_all(folder: Path) -> None:
    (folder / FILE_NAME).unlink()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (spoil_permissions, "✗ Other people of this machine"),
        (spoil_entry, "✗ 1 of 3 tables have damaged entries"),
        (spoil_page, "✗ The data file is damaged"),
        (spoil_version, "✗ The data is of version"),
        (spoil_all, "✗ There are no games"),
    ],
)
def test_the_doctor_finds_what_is_wrong(
    spoil: Callable[[Path], None], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    fill(folder)
    assert call("doctor", folder) == 0
    assert "✗" not in capsys.readouterr().out
    spoil(folder)
    assert call("doctor", folder) == 1
    told = capsys.readouterr().out
    assert said in told
    assert "first" not in told  # the name of a table is an invitation


def test_the_doctor_says_that_a_database_does_not_answer(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert call("doctor", "postgresql://me:secret@127.0.0.1:1/games") == 1
    told = capsys.readouterr().out
    assert "✗ The database postgresql://me:***@127.0.0.1:1/games cannot be used" in told
