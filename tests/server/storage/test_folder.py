"""The data folder: for its owner alone, for one server, and refused in words if it is no good."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.cli.main import main
from chabudai.server.errors import Rejected
from chabudai.server.storage.database import Place, claim_place
from chabudai.server.storage.folder import FILE_NAME, is_folder_claimed
from chabudai.server.storage.store import Store
from tests.server.postgres import Postgres


def modes(folder: Path) -> dict[str, str]:
    """Who may do what with the data."""
    files = [folder, *folder.glob(f"{FILE_NAME}*")]
    return {file.name: oct(file.stat().st_mode & 0o777) for file in files}


def test_only_the_owner_may_read_the_data(tmp_path: Path) -> None:
    """Also where a folder and its files were open to all before."""
    folder = tmp_path / "data"
    private = {FILE_NAME: "0o600", f"{FILE_NAME}-wal": "0o600", f"{FILE_NAME}-shm": "0o600"}
    store = Store(folder)
    assert modes(folder) == {"data": "0o700", **private}
    folder.chmod(0o755)
    for file in folder.iterdir():
        file.chmod(0o644)
    again = Store(folder)
    assert modes(folder) == {"data": "0o700", **private}
    again.close()
    store.close()


def test_a_second_server_is_refused(place: Place) -> None:
    """And may start as soon as the first has ended."""
    with claim_place(place), pytest.raises(Rejected, match="Another server"), claim_place(place):
        pass
    with claim_place(place):
        pass


def test_servers_share_a_database_while_nobody_replaces_what_it_holds(postgres: Postgres) -> None:
    address = postgres.create_database()
    shared, again = (claim_place(address, is_shared=True) for _ in range(2))
    with shared, again, pytest.raises(Rejected, match="Another server"), claim_place(address):
        pass
    with claim_place(address), pytest.raises(Rejected), claim_place(address, is_shared=True):
        pass


def test_a_second_server_is_told_so_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not is_folder_claimed(tmp_path)
    with claim_place(tmp_path):
        assert is_folder_claimed(tmp_path)
        assert main(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("Another server is running on the data folder")
    assert not is_folder_claimed(tmp_path)


def make_no_folder(path: Path) -> None:
    path.write_bytes(b"a file")


def make_no_database(path: Path) -> None:
    path.mkdir()
    (path / FILE_NAME).write_bytes(b"It was a dark and stormy night. " * 300)


def make_damaged_database(path: Path) -> None:
    Store(path).close()
    content = bytearray((path / FILE_NAME).read_bytes())
    content[100:4096] = bytes(3996)  # the root of all tables
    (path / FILE_NAME).write_bytes(content)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (make_no_folder, "The data folder {} cannot be used: "),
        (make_no_database, "The data file in {} is damaged."),
        (make_damaged_database, "The data file in {} is damaged."),
    ],
)
def test_a_folder_that_is_no_good_costs_one_sentence(
    make: object, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    assert callable(make)
    make(folder)
    assert main(["serve", "--port", "0", "--data", str(folder), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(said.format(folder))
    assert "Traceback" not in told
