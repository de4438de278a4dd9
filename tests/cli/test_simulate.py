"""`chabudai simulate`, as people and programs run it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from chabudai.cli.main import main
from chabudai.engine import read_record

Output = pytest.CaptureFixture[str]
EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "first.py"
FEW = ["simulate", "samurai_sword", "--seats", "4", "--games", "4", "--bots", "random,novice"]


def test_json_is_one_object_with_shares_and_intervals(capsys: Output) -> None:
    assert main([*FEW, "--seed", "7", "--jobs", "1", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["game"], said["seats"], said["games"], said["seed"]) == ("samurai_sword", 4, 4, 7)
    assert said["decisions"] > 0
    assert {"games_per_s", "decisions_per_s", "causes"} < set(said)
    assert list(said["wins"]) == ["team", "role", "character", "seat", "bot"]
    assert set(said["wins"]["team"]["ninja"]) == {"wins", "of", "rate", "low", "high"}


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["4 games", "Shogun", "novice", "games/s"]),
        ("fr", ["4 parties", "Robot", "parties/s"]),
    ],
)
def test_people_get_a_table_in_their_language(lang: str, words: list[str], capsys: Output) -> None:
    assert main([*FEW, "--jobs", "1", "--lang", lang]) == 0
    table = capsys.readouterr().out
    assert [word for word in words if word not in table] == []


def test_one_kind_of_bot_is_not_compared_with_itself(capsys: Output) -> None:
    assert main([*FEW, "--bots", "random", "--jobs", "1", "--lang", "en"]) == 0
    assert "Bot" not in capsys.readouterr().out


def test_programs_play_on_all_cores_and_what_they_miss_is_told(
    capsys: Output, tmp_path: Path
) -> None:
    clumsy = tmp_path / "clumsy.sh"
    clumsy.write_text('read -r line; echo \'{"t":"hello"}\'; read -r line; exit 1')
    few = [*FEW, "--games", "2", "--bots", f"{clumsy},{EXAMPLE}", "--save", str(tmp_path / "kept")]
    assert main([*few, "--jobs", "2", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert set(said["misses"]) == {str(clumsy)}
    assert said["misses"][str(clumsy)]["ended"] >= 2
    record = read_record((tmp_path / "kept" / "000000.json").read_bytes())
    assert record.players[:2] == ["clumsy 0 (clumsy)", "first 1 (first)"]
    assert main([*few, "--jobs", "1", "--lang", "en"]) == 0
    letters = "".join(capsys.readouterr().out.split())  # a long path is broken at the margin
    assert f"{clumsy.name}missed" in letters
    assert "endedorcrashed" in letters


@pytest.mark.parametrize(
    "wrong",
    [
        ["--games", "0"],
        ["--jobs", "0"],
        ["--seats", "2"],
        ["--bots", "novize"],
        ["--bots", ","],
        ["--bots", "./nowhere.py"],
        ["--bots", "/dev/null"],
        ["--bots", "random,random,random,random,random"],
        ["--option", "reshuffle"],
        ["--deck", "nowhere.toml"],
        ["--save", "/dev/null/kept"],
    ],
)
def test_wrong_input_costs_one_sentence(wrong: list[str], capsys: Output) -> None:
    assert main([*FEW, *wrong]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


def test_a_deck_file_is_read_and_judged(tmp_path: Path, capsys: Output) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("[[weapon]]\nkey = 3\n")
    assert main([*FEW, "--deck", str(deck)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_interrupt_reports_the_games_played_so_far(tmp_path: Path) -> None:
    words = [*FEW, "--games", "1000000", "--bots", "random", "--jobs", "1", "--json"]
    command = [sys.executable, "-m", "chabudai", *words, "--save", str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        while process.poll() is None and not (tmp_path / "000100.json").exists():
            pass
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert json.loads(out)["games"] >= 20
