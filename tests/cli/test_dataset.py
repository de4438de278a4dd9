"""`chabudai dataset`, as people and programs run it."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pyarrow.dataset as ds
import pytest

from chabudai.cli.main import main

Output = pytest.CaptureFixture[str]
FEW = ["dataset", "samurai_sword", "--seats", "3", "--games", "2", "--bots", "random"]
HERE = ["--workers", "1", "--lang", "en"]


def read_files(path: Path) -> dict[str, bytes]:
    found = [file for file in path.rglob("*") if file.is_file()]
    return {file.relative_to(path).as_posix(): file.read_bytes() for file in found}


def test_a_data_set_is_made_and_verified(tmp_path: Path, capsys: Output) -> None:
    made = str(tmp_path / "made")
    assert main([*FEW, *HERE, "--with", "view, tensor", "-o", made]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{made}: 2 games, ")
    assert main(["dataset", "verify", made, *HERE]) == 0
    assert "2 games were replayed with the same rows" in capsys.readouterr().out
    assert main(["dataset", "verify", made, "--sample", "1", "--workers", "1", "--lang=fr"]) == 0
    assert "1 partie rejouée donne les mêmes lignes" in capsys.readouterr().out
    columns = ds.dataset(tmp_path / "made" / "decisions").schema.names
    assert {"view", "tensor"} < set(columns)


@pytest.mark.parametrize(
    "wrong",
    [
        ["--with", "state"],
        ["--with", "view,feelings"],
        ["--bots", "novize"],
        ["--bots", "master@1s"],
        ["--games", "0"],
        ["--seats", "9"],
        ["--workers", "0"],
        ["--option", "reshuffle"],
        ["--deck", "nowhere.toml"],
        ["-o", "/dev/null/made"],
        ["-o", "/proc/made"],
    ],
)
def test_wrong_input_costs_one_sentence(wrong: list[str], tmp_path: Path, capsys: Output) -> None:
    assert main([*FEW, "-o", str(tmp_path / "made"), *HERE, *wrong]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize("words", [["dataset", "chess", "-o", "x"], ["dataset", "verify", "x"]])
def test_an_unknown_game_or_folder_costs_one_sentence(words: list[str], capsys: Output) -> None:
    assert main([*words, *HERE]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("command", [[*FEW, "-o", "made"], ["dataset", "verify", "made"]])
def test_without_the_extra_it_says_which_to_install(command: list[str], tmp_path: Path) -> None:
    script = "import sys; sys.modules['pyarrow'] = None; from chabudai.cli.main import main; "
    script += f"sys.exit(main({[*command, '--lang', 'en']!r}))"
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path
    )
    assert ended.returncode == 2
    assert ended.stderr == "Data sets need the package pyarrow: install chabudai[data].\n"
    assert list(tmp_path.iterdir()) == []


def start(words: list[str], most_bytes: int | None = None) -> subprocess.Popen[bytes]:
    """A run of its own, which can write no file larger than that."""

    def limit() -> None:
        if most_bytes is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))

    return subprocess.Popen(
        [sys.executable, "-m", "chabudai", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=limit,
    )


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT], ids=lambda end: end.name)
def test_a_run_that_was_ended_goes_on_and_ends_with_the_same_bytes(
    end: signal.Signals, tmp_path: Path
) -> None:
    words = [*FEW, "--games", "81", *HERE]
    stopped, whole = tmp_path / "stopped", tmp_path / "whole"
    with start([*words, "-o", str(stopped)]) as process:
        while process.poll() is None and not (stopped / "games" / "part-00000.parquet").exists():
            pass
        os.killpg(process.pid, end)
        out, _ = process.communicate(timeout=120)
    assert process.returncode == (-9 if end == signal.SIGKILL else 130)
    assert b"go on" in out or end == signal.SIGKILL
    assert 20 <= ds.dataset(stopped / "games").count_rows() < 81
    assert not (stopped / "SHA256SUMS").exists()
    assert main([*words, "-o", str(stopped)]) == 0
    assert main([*words, "-o", str(whole)]) == 0
    assert read_files(stopped) == read_files(whole)


def test_a_full_disk_costs_a_sentence_and_no_part_that_is_there(
    tmp_path: Path, capsys: Output
) -> None:
    """The part of twenty games is too large; the one with the last game stays as it is."""
    made = tmp_path / "made"
    words = [*FEW, "--games", "21", *HERE, "-o", str(made)]
    assert main(words) == 0
    before = read_files(made)
    (made / "SHA256SUMS").unlink()
    (made / "decisions" / "part-00000.parquet").unlink()
    with start(words, most_bytes=10_000) as process:
        out, err = process.communicate(timeout=120)
    assert (process.returncode, out) == (2, b"")
    assert b"decisions/part-00000.parquet cannot be written: File too large." in err
    assert err.count(b"\n") == 1
    assert ds.dataset(made / "decisions").count_rows() > 0
    assert set(before) - set(read_files(made)) == {"SHA256SUMS", "decisions/part-00000.parquet"}
    assert main(["dataset", "verify", str(made), *HERE]) == 2
    assert "is not finished" in capsys.readouterr().err
    assert main(words) == 0
    assert read_files(made) == before
