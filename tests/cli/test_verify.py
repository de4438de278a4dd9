"""`chabudai verify`: what is said of a sound record; tests/terminal has those that are not."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from chabudai.cli.main import main
from chabudai.engine import Match, Record, load, start


def play_game(actions: int) -> Record:
    """A game of so many actions, or to its end."""
    match: Match = start(load("samurai_sword"), 3, 5, players=["Mika", "Ren (novice)"])
    while not match.state.over() and len(match.record.actions) < actions:
        match.play(match.state.legal()[-1])
    return match.record


def write_record(tmp_path: Path, record: Record) -> str:
    (tmp_path / "game.json").write_bytes(record.to_json())
    return str(tmp_path / "game.json")


def test_a_sound_record_is_told_in_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_record(tmp_path, play_game(7))
    assert main(["verify", path, "--lang", "en"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("This recorded game is valid: Samurai Sword, rules version 2, 3 seats")
    assert ", 7 actions, checksum " in first
    assert second == "The game is not over yet."


def test_a_finished_record_ends_with_the_winners(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = play_game(5000)
    assert main(["verify", write_record(tmp_path, record), "--lang", "fr"]) == 0
    game, names = load("samurai_sword"), ["Mika", "Ren", "Place 2"]
    state = Match(record).state
    told = game.text.describe_result(state.breakdown(), state.view(None), names, "fr")
    assert capsys.readouterr().out.splitlines()[1:] == told.as_sentences()


def test_a_sound_record_is_told_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = play_game(7)
    assert main(["verify", write_record(tmp_path, record), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["sound"], found["actions"], found["finished"]) == (True, 7, False)
    assert found["check"] == record.checked().check


def test_an_action_that_does_not_fit_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = msgspec.structs.replace(play_game(7), actions=["take"])
    assert main(["verify", write_record(tmp_path, wrong), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith(
        "Action 1 of this recorded game, “take”, is not possible"
    )


def test_an_unsound_record_is_told_as_json_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = msgspec.structs.replace(play_game(0), seats=9)
    assert main(["verify", write_record(tmp_path, wrong), "--json", "--lang", "fr"]) == 2
    found = json.loads(capsys.readouterr().out)
    assert found["sound"] is False
    assert found["problem"].startswith("Cette partie enregistrée ne peut pas être distribuée")


def test_a_record_by_other_rules_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    foreign = msgspec.structs.replace(play_game(0), rules="0")
    assert main(["verify", write_record(tmp_path, foreign), "--lang", "en"]) == 2
    assert "was played under rules 0 of Samurai Sword" in capsys.readouterr().err
