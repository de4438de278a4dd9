"""Bad input costs one sentence in the chosen language, exit code 2, and nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.conftest import DealGame, RunCommand

SAMURAI = ["terminal", "samurai_sword"]
WRONG = [
    (["terminal", "poker"], "There is no game called poker"),
    ([*SAMURAI, "--seats", "2"], "Samurai Sword is for 3 to 7 players, not 2."),
    ([*SAMURAI, "--seats", "0"], "Samurai Sword is for 3 to 7 players, not 0."),
    ([*SAMURAI, "--seats", "many"], "--seats takes a whole number, not “many”."),
    ([*SAMURAI, "--seat", "4"], "There is no seat 4: seats go from 0 to 3."),
    ([*SAMURAI, "--bots", "genius"], "There is no bot called genius"),
    ([*SAMURAI, "--name", "a(b)"], "A name has 1 to 20 characters"),
    ([*SAMURAI, "--option", "geisha"], "Write an option as NAME=VALUE, not geisha."),
    ([*SAMURAI, "--option", "tea=green"], "There is no option tea"),
    ([*SAMURAI, "--option", "geisha=none"], "Option geisha can be any, others, not none."),
    (
        [*SAMURAI, "--option", "geisha=any", "--option", "geisha=others"],
        "Option geisha cannot be both any and others.",
    ),
    ([*SAMURAI, "--deck", "nowhere.toml"], "The file nowhere.toml cannot be read."),
    ([*SAMURAI, "--hotseat", "A,A"], "Two people cannot have the same name"),
    ([*SAMURAI, "--seats", "3", "--hotseat", "A,B,C,D"], "4 people cannot share 3 seats."),
    ([*SAMURAI, "--pace", "slow"], "--pace takes 0 to 60 seconds, not “slow”."),
    (
        [*SAMURAI, "--speed", "warp"],
        "--speed takes calm, normal, quick, step, none, not “warp”.",
    ),
    (["terminal", "--resume", "nowhere.json"], "The file nowhere.json cannot be read."),
    (["terminal", "--resume"], "There is no unfinished game in"),
    (["replay", "nowhere.json"], "The file nowhere.json cannot be read."),
    (["verify", "nowhere.json"], "The file nowhere.json cannot be read."),
]


@pytest.mark.parametrize(("words", "said"), WRONG)
def test_wrong_words_cost_one_sentence(
    words: list[str], said: str, run_chabudai: RunCommand, home: Path
) -> None:
    run = run_chabudai(*words)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith(said)
    assert run.stderr.count("\n") == 1
    assert not home.exists()


@pytest.mark.parametrize("command", [["terminal", "--resume"], ["replay"], ["verify"]])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "Ce n’est pas une partie enregistrée"),
        (b"\x89PNG\r\n\x1a\n", "Ce n’est pas une partie enregistrée"),
        (b'{"game": "samurai_sword"}', "Ce n’est pas une partie enregistrée"),
    ],
)
def test_a_foreign_file_is_refused_in_french(
    command: list[str], content: bytes, said: str, run_chabudai: RunCommand, tmp_path: Path
) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(content)
    run = run_chabudai(*command, str(path), "--lang", "fr")
    assert run.returncode == 2
    assert run.stderr.startswith(said)
    assert path.read_bytes() == content


@pytest.mark.parametrize("command", [["terminal", "--resume"], ["replay"], ["verify"]])
def test_a_truncated_record_is_refused(
    command: list[str], run_chabudai: RunCommand, deal_game: DealGame
) -> None:
    path = deal_game().path
    path.write_bytes(path.read_bytes()[:-40])
    run = run_chabudai(*command, str(path))
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert run.stderr.startswith("This is not a recorded game")


@pytest.mark.parametrize("command", [["terminal", "--resume"], ["replay"], ["verify"]])
def test_a_damaged_record_is_refused(
    command: list[str], run_chabudai: RunCommand, deal_game: DealGame
) -> None:
    path = deal_game().path
    path.write_bytes(path.read_bytes().replace(b"Mika", b"Nika"))
    run = run_chabudai(*command, str(path))
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert run.stderr.startswith("This recorded game is damaged")
