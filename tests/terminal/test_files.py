"""Games are kept, and what is no game is refused."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from chabudai.engine import BadRecord
from chabudai.terminal.game import files
from tests.terminal.conftest import DealGame


def test_a_game_is_kept_from_the_deal_on(deal_game: DealGame) -> None:
    game = deal_game()
    assert files.load_record(game.path).actions == []


def test_a_game_is_kept_after_every_action(deal_game: DealGame) -> None:
    game = deal_game("A", "B", "C")
    game.play(game.match.state.legal()[0])
    assert files.load_match(game.path).record.actions == game.match.record.actions


def test_keeping_leaves_no_other_file_behind(deal_game: DealGame, home: Path) -> None:
    game = deal_game("A", "B", "C")
    game.play(game.match.state.legal()[0])
    assert list(home.iterdir()) == [game.path]


def test_a_folder_that_cannot_be_written_is_told(deal_game: DealGame) -> None:
    game = deal_game()
    game.path = game.path / "below-a-file.json"
    with pytest.raises(files.NotSaved, match="cannot be saved"):
        game.save()


def test_a_copy_replaces_no_file(deal_game: DealGame, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(files.NotSaved, match="already"):
        files.write_copy(tmp_path / "mine.txt", deal_game().match.record)
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_the_game_left_last_is_found(deal_game: DealGame) -> None:
    older, newer = deal_game().path, deal_game(seed="2").path
    os.utime(older, (1, 1))
    assert files.find_newest_unfinished() == newer


def test_what_is_no_game_is_not_offered(deal_game: DealGame, home: Path) -> None:
    path = deal_game().path
    (home / "notes.json").write_text("{}")
    assert files.list_unfinished() == [path]


def test_an_empty_home_has_nothing_to_go_on_with(home: Path) -> None:
    with pytest.raises(BadRecord, match="There is no unfinished game"):
        files.find_newest_unfinished()


def test_without_a_home_of_its_own_data_goes_where_data_goes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CHABUDAI_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert files.games_folder() == tmp_path / "chabudai"
