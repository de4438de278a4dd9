"""Moving to PostgreSQL: everything arrives, is compared, and nothing is mixed up."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sql

from chabudai.cli.main import main
from chabudai.server.errors import Rejected
from chabudai.server.storage import transfer
from chabudai.server.storage.database import claim_place, connect_to_file, open_database
from chabudai.server.storage.folder import FILE_NAME
from chabudai.server.storage.tables import events, seats
from tests.server.postgres import Postgres
from tests.server.storage.filled import change, fill, fingerprints, make_log, with_store


def migrate(folder: Path, address: str) -> int:
    return main(["migrate", "--data", str(folder), "--database", address, "--lang", "en"])


def test_everything_arrives(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    """Tables, people, sessions, reviews; entry by entry as it was, damaged ones too."""
    address = postgres.create_database()
    fill(tmp_path)
    change(tmp_path, "UPDATE events SET payload = '{}' WHERE table_id = 'first' AND seq = 3")
    before = fingerprints(tmp_path)
    assert migrate(tmp_path, address) == 0
    assert fingerprints(address) == before == fingerprints(tmp_path)
    assert before["people"].rows == 2
    told = capsys.readouterr().out
    assert "3 tables with 180 entries" in told
    assert "⚠ 1 of the tables" in told
    assert with_store(address, lambda store: store.read_log("third")) == make_log("third")


def test_a_database_with_games_in_it_is_left_alone(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.create_database()
    fill(tmp_path)
    fill(address, ("others", "games"))
    before = fingerprints(address)
    assert migrate(tmp_path, address) == 2
    assert capsys.readouterr().err.startswith("There are games in this database already.")
    assert fingerprints(address) == before


def test_games_that_a_server_still_plays_are_not_moved(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(tmp_path)
    with claim_place(tmp_path):
        assert migrate(tmp_path, postgres.create_database()) == 2
    assert capsys.readouterr().err.startswith("Another server is running")


def test_a_folder_without_games_is_no_source(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    assert migrate(tmp_path / "nowhere", postgres.create_database()) == 2
    assert capsys.readouterr().err.startswith("There are no games in the folder")
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("table", ["events", "people"])
def test_a_copy_that_differs_is_not_kept(tmp_path: Path, postgres: Postgres, table: str) -> None:
    """Here a rule of the database itself changes what arrives."""
    column = {"events": "kind", "people": "name"}[table]
    address = postgres.create_database()
    fill(tmp_path)
    target = open_database(address)
    with target.begin() as connection:
        connection.execute(
            sql.text(
                "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS "
                f"$$ BEGIN NEW.{column} = 'spoilt'; RETURN NEW; END $$"
            )
        )
        once = "WHEN (NEW.seq = 7)" if table == "events" else ""
        connection.execute(
            sql.text(
                f"CREATE TRIGGER spoil BEFORE INSERT ON {table} FOR EACH ROW {once} "
                "EXECUTE FUNCTION spoil()"
            )
        )
    source = connect_to_file(tmp_path / FILE_NAME)
    with pytest.raises(Rejected, match=table):
        transfer.copy_database(source, target)
    with target.connect() as connection:
        assert not connection.execute(sql.select(events).limit(1)).all()
        assert not connection.execute(sql.select(seats).limit(1)).all()
    source.dispose()
    target.dispose()
