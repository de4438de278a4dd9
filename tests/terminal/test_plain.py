"""The table in lines, by real processes and real pipes."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from chabudai.engine import read_record
from chabudai.engine.cards.deck import read_deck_text
from tests.terminal.conftest import RunCommand

GAME = ("terminal", "samurai_sword", "--seats", "3", "--seed", "1", "--name", "Mika")
EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "first.py"
PEOPLE = ("terminal", "samurai_sword", "--seed", "1", "--seats", "3", "--hotseat", "Mika,Jun,Aki")


def read_saved_actions(home: Path) -> list[str]:
    """The actions of the only game that is kept."""
    (path,) = home.glob("*.json")
    return read_record(path.read_bytes()).actions


def test_the_end_of_the_input_keeps_the_game_and_says_how_to_go_on(
    run_chabudai: RunCommand,
) -> None:
    run = run_chabudai(*GAME)
    assert run.returncode == 0
    assert "Your hand" in run.stdout
    assert re.search(r"To continue it: chabudai terminal --resume \S+\.json$", run.stdout.strip())


def test_whoever_came_by_another_command_is_told_to_go_on_by_it(
    run_chabudai: RunCommand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_COMMAND", "./play")
    assert "To continue it: ./play terminal --resume" in run_chabudai(*GAME).stdout


def test_a_number_plays_what_it_stands_for(run_chabudai: RunCommand, home: Path) -> None:
    shown = run_chabudai(*PEOPLE, typed="\nquit\n").stdout
    number, token = re.findall(r"^ +(\d+)  .*\[(.+)\]$", shown, re.MULTILINE)[-1]
    for path in home.glob("*.json"):
        path.unlink()
    run = run_chabudai(*PEOPLE, typed=f"\n{number}\nquit\n")
    assert run.returncode == 0
    assert read_saved_actions(home) == [token]


def test_a_token_plays_what_it_says(run_chabudai: RunCommand, home: Path) -> None:
    run_chabudai(*PEOPLE, typed="\nEND\nquit\n")
    assert read_saved_actions(home) == ["end"]


def test_why_names_the_rule_in_the_chosen_language(run_chabudai: RunCommand) -> None:
    """R4."""
    run = run_chabudai(*PEOPLE, "--lang", "fr", typed="\nwhy take\nquit\n")
    assert re.search(r"ne répond pas à la question posée\. \[R\d+\]", run.stdout)


def test_nonsense_is_answered_and_changes_nothing(run_chabudai: RunCommand, home: Path) -> None:
    run = run_chabudai(*PEOPLE, typed="\ndance\n99\n-1\n\x00\n")
    assert "“dance” is not a move you can make now." in run.stdout
    assert "There is no number 99" in run.stdout
    assert read_saved_actions(home) == []


def test_a_command_takes_no_other_words(run_chabudai: RunCommand, home: Path) -> None:
    run = run_chabudai(*PEOPLE, typed="\nquit now\nundo it\nquit\n")
    assert run.stdout.count("is not a move you can make now.") == 2


def test_the_aim_is_said_first_and_whenever_asked(run_chabudai: RunCommand) -> None:
    run = run_chabudai(*GAME, "--lang", "fr", typed="but\nquitter\n")
    aim = run.stdout.splitlines()[0]
    assert run.stdout.splitlines().count(aim) == 2


def test_a_game_for_practice_says_so_and_takes_back_what_was_seen(
    run_chabudai: RunCommand, home: Path
) -> None:
    run = run_chabudai(*GAME, "--practice", typed="1\n1\nundo\nundo\nquit\n")
    assert run.stdout.count("This game is for practice") == 1
    assert run.stdout.count("You take back") == 2
    assert read_saved_actions(home)[-1:] != ["undo"]


def test_help_opens_the_rules_at_a_rule(run_chabudai: RunCommand) -> None:
    run = run_chabudai(*PEOPLE, typed="\n?\n? R3\nquit\n")
    assert "Type a number" in run.stdout
    assert re.search(r"^#+ R3 ", run.stdout, re.MULTILINE)
    assert not re.search(r"^#+ R4 ", run.stdout, re.MULTILINE)


def test_what_cannot_be_taken_back_is_said(run_chabudai: RunCommand) -> None:
    run = run_chabudai(*PEOPLE, typed="\nundo\nquit\n")
    assert "cannot be taken back" in run.stdout


def test_a_copy_is_saved_where_one_wants_it(run_chabudai: RunCommand, tmp_path: Path) -> None:
    run_chabudai(*PEOPLE, typed=f"\nend\n\nsave {tmp_path / 'copy.json'}\nquit\n")
    assert read_record((tmp_path / "copy.json").read_bytes()).actions == ["end"]


def test_a_game_is_gone_on_with(run_chabudai: RunCommand, home: Path) -> None:
    run_chabudai(*PEOPLE, typed="\nend\nquit\n")
    run = run_chabudai("terminal", "--resume", typed="\nend\nquit\n")
    assert "The cards are dealt" in run.stdout
    assert read_saved_actions(home) == ["end", "end"]


def test_a_whole_game_ends_with_the_score_and_a_record_that_verifies(
    run_chabudai: RunCommand, home: Path
) -> None:
    run = run_chabudai(*GAME, typed="1\n" * 500)
    assert run.returncode == 0
    assert "chabudai replay" in run.stdout
    (path,) = home.glob("*.json")
    assert run_chabudai("verify", str(path)).returncode == 0


def test_the_same_seed_and_words_tell_the_same_story(run_chabudai: RunCommand) -> None:
    one, other = (run_chabudai(*GAME, typed="1\n" * 20) for _ in range(2))
    assert one.stdout.splitlines()[:-1] == other.stdout.splitlines()[:-1]


def test_a_bare_start_asks_for_everything(run_chabudai: RunCommand, home: Path) -> None:
    run = run_chabudai("terminal", typed="3\n9\n4\nKim\nrandom\n\n\n\n\n\nquit\n")
    assert "Choose one of 3, 4, 5, 6, 7, not “9”" in run.stdout
    (path,) = home.glob("*.json")
    players = read_record(path.read_bytes()).players
    assert players == ["Kim", "Ren (random)", "Aki (random)", "Sora (random)"]


def test_leaving_the_menu_keeps_nothing(run_chabudai: RunCommand, home: Path) -> None:
    run = run_chabudai("terminal", typed="")
    assert (run.returncode, run.stdout.strip().splitlines()[-1]) == (0, "Goodbye.")
    assert not home.exists()


def test_the_curtain_comes_before_every_hand(run_chabudai: RunCommand) -> None:
    """R15."""
    run = run_chabudai(*PEOPLE, typed="\nend\n\nend\n")
    passed = [line for line in run.stdout.splitlines() if "Pass the screen to" in line]
    assert len(passed) == len(set(passed)) == 3


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_interrupt_keeps_the_game(home: Path, lang: str) -> None:
    command = [sys.executable, "-m", "chabudai", *PEOPLE, "--lang", lang]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, text=True, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        process.stdout.read(10)
        process.send_signal(signal.SIGINT)
        said, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")
    assert "--resume" in said


def test_on_a_terminal_the_curtain_wipes_the_screen_and_what_is_above_it(home: Path) -> None:
    """R15."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "chabudai", *PEOPLE, "--plain"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=follower, env=os.environ) as run:
        os.close(follower)
        run.communicate(b"\nend\n", timeout=60)
    shown = b""
    while block := read_some(leader):
        shown += block
    assert shown.count(b"\x1b[3J") == 2


def read_some(descriptor: int) -> bytes:
    """What is left to read of a terminal whose other end may be closed."""
    try:
        return os.read(descriptor, 65536)
    except OSError:
        os.close(descriptor)
        return b""


def shorten_deck() -> str:
    """Whoever loses a point of honor ends the game."""
    whole = read_deck_text("chabudai.games.samurai_sword")
    return re.sub(r"^(shogun_)?honor = \d+", r"\1honor = 1", whole, flags=re.MULTILINE)


def test_a_program_plays_on_where_it_is_named_again_and_its_misses_are_told(
    run_chabudai: RunCommand, home: Path, tmp_path: Path
) -> None:
    clumsy = tmp_path / "clumsy.sh"
    clumsy.write_text('read -r line; echo \'{"t":"hello"}\'; read -r line; exit 1')
    brief = tmp_path / "brief.toml"
    brief.write_text(shorten_deck())
    left = run_chabudai(*GAME, "--plain", "--deck", str(brief), "--bots", str(clumsy))
    assert left.returncode == 0, left.stderr
    record = read_record(next(home.glob("*.json")).read_bytes())
    assert record.players == ["Mika", "Ren (clumsy)", "Aki (clumsy)"]
    unnamed = run_chabudai("terminal", "--resume", "--plain")
    assert (unnamed.returncode, unnamed.stdout) == (2, "")
    assert "no bot called clumsy" in unnamed.stderr
    resume = ["terminal", "--resume", "--plain", "--lang", "en", "--bots", str(clumsy)]
    ended = run_chabudai(*resume, typed="1\n" * 2000).stdout
    assert "Ren missed" in ended
    assert "ended or crashed" in ended


def test_two_programs_of_one_name_are_refused(run_chabudai: RunCommand, tmp_path: Path) -> None:
    paths = [tmp_path / "a" / "bot.py", tmp_path / "b" / "bot.py"]
    for path in paths:
        path.parent.mkdir()
        path.write_bytes(EXAMPLE.read_bytes())
    bots = ",".join(map(str, paths))
    refused = run_chabudai("terminal", "samurai_sword", "--plain", "--seats", "3", "--bots", bots)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "cannot be told apart" in refused.stderr
