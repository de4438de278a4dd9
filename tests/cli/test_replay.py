"""`chabudai replay`, printed: every step in sentences, from any seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.cli.main import main
from chabudai.engine import Match, load, start


@pytest.fixture
def match() -> Match:
    """A game of three, ten actions old."""
    match = start(load("samurai_sword"), 3, 5, players=["Mika", "Ren (novice)", "Jun"])
    for _ in range(10):
        match.play(match.state.legal()[-1])
    return match


@pytest.fixture
def path(tmp_path: Path, match: Match) -> str:
    (tmp_path / "game.json").write_bytes(match.record.to_json())
    return str(tmp_path / "game.json")


def print_replay(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["replay", *words, "--plain"]) == 0
    return capsys.readouterr().out.splitlines()


def describe_log(match: Match, seat: int | None, reader: int | None) -> list[str]:
    """What a seat saw, told to a reader; nobody is “you” to a reader without a seat."""
    names, view = ["Mika", "Ren", "Jun"], match.state.view(reader)
    return [
        match.game.text.describe_event(each.seen_by(seat), view, names, "en") for each in match.log
    ]


@pytest.mark.parametrize(("word", "seat"), [("spectator", None), ("0", 0), ("2", 2)])
def test_a_seat_is_told_what_it_saw(
    path: str, match: Match, capsys: pytest.CaptureFixture[str], word: str, seat: int | None
) -> None:
    """R15."""
    lines = print_replay(capsys, path, "--seat", word, "--lang", "en")
    steps = [line[6:] for line in lines[1 : lines.index("")]]
    assert steps == [text for text in describe_log(match, seat, seat) if text]


def test_all_are_told_every_secret(
    path: str, match: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = print_replay(capsys, path, "--seat", "all", "--lang", "en")
    secrets = {text for seat in range(3) for text in describe_log(match, seat, reader=None)} - set(
        describe_log(match, None, reader=None)
    )
    assert secrets
    assert secrets <= {line[6:] for line in lines}


def test_every_step_has_its_number(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    numbers = [line[:4].strip() for line in print_replay(capsys, path)]
    assert [int(each) for each in numbers if each.isdecimal()][-1] == 10


def test_an_unfinished_game_says_so_in_french(
    path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert print_replay(capsys, path, "--lang", "fr")[-1] == "La partie n’est pas encore finie."


@pytest.mark.parametrize("word", ["3", "-1", "Mika"])
def test_eyes_nobody_has_are_refused(
    path: str, capsys: pytest.CaptureFixture[str], word: str
) -> None:
    assert main(["replay", path, f"--seat={word}", "--lang", "en"]) == 2
    said = "--seat takes a seat from 0 to 2, spectator or all, not "
    assert capsys.readouterr().err.startswith(said)
