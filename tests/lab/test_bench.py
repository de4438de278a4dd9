"""`chabudai bench` measures the code that is here, and says it in a fixed form."""

import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from chabudai.cli.main import main
from chabudai.lab.bench.bench import find_code, make_bench, median_figures, speedups

FIGURES = [
    "whole_games",
    "dealt_games",
    "own_loop",
    "clones",
    "views",
    "redeals",
    "replay_ms",
]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A make-believe clone with a compiled copy of its source."""
    for code in ("src", "build/compiled"):
        engine = tmp_path / code / "chabudai" / "engine"
        engine.mkdir(parents=True)
        (engine / "state.py").write_text("OVER = -1\n")
    (engine / f"state{EXTENSION_SUFFIXES[0]}").touch()
    (tmp_path / "play").touch()
    return tmp_path


def test_every_figure_of_a_game_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_PLAIN", "1")
    assert main(["bench", "samurai_sword", "--seconds", "0.05", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert list(said) == ["python", "seconds", "games"]
    measured = said["games"]["samurai_sword"]
    assert list(measured) == ["seats", "compiled", "plain", "ratio"]
    assert (measured["seats"], measured["compiled"], measured["ratio"]) == (5, None, None)
    assert list(measured["plain"]) == FIGURES
    assert all(figure > 0 for figure in measured["plain"].values())


def test_the_table_is_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_PLAIN", "1")
    main(["bench", "samurai_sword", "--seats", "3", "--seconds", "0.01", "--lang", "fr"])
    said = capsys.readouterr()
    assert "Samurai Sword, 3 places" in said.out
    assert "redistributions/s" in said.out
    assert said.err.startswith("Seul le Python interprété est mesuré")


@pytest.mark.parametrize(
    "words", [["nobody"], ["samurai_sword", "--seats", "8"], ["--seconds", "0"]]
)
def test_what_cannot_be_measured_is_refused_in_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


def test_five_sit_down_where_nobody_says_how_many() -> None:
    assert make_bench(["samurai_sword"], None, 1.0).seats == {"samurai_sword": 5}
    assert make_bench(["samurai_sword"], 3, 1.0).seats == {"samurai_sword": 3}


@pytest.mark.parametrize("here", ["src", "build/compiled"])
def test_a_clone_is_measured_compiled_and_plain_whichever_runs(clone: Path, here: str) -> None:
    both = {"compiled": clone / "build/compiled", "plain": clone / "src"}
    assert find_code(clone / here) == both


def test_a_copy_of_another_source_is_not_measured(clone: Path) -> None:
    (clone / "src/chabudai/engine/rules").mkdir()
    (clone / "src/chabudai/engine/rules/state.py").write_text("OVER = -2\n")
    assert find_code(clone / "src") == {"plain": clone / "src"}


def test_plain_code_alone_is_measured_where_that_is_wanted(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_PLAIN", "1")
    assert find_code(clone / "src") == {"plain": clone / "src"}


def test_an_installed_package_is_measured_as_it_is(clone: Path) -> None:
    (clone / "play").unlink()
    assert find_code(clone / "src") == {"plain": clone / "src"}
    assert find_code(clone / "build/compiled") == {"compiled": clone / "build/compiled"}


def test_figures_are_the_middle_of_the_rounds() -> None:
    rounds = [{"plain": {"clones": figure}} for figure in (3.0, 1.0, 2.0)]
    assert median_figures(rounds) == {"plain": {"clones": 2.0}}


def test_a_ratio_tells_how_many_times_as_fast_compiled_code_is() -> None:
    figures = {
        "compiled": {"clones": 6.0, "replay_ms": 1.0},
        "plain": {"clones": 2.0, "replay_ms": 4.0},
    }
    assert speedups(figures) == {"clones": 3.0, "replay_ms": 4.0}
    assert speedups({"plain": figures["plain"]}) is None
