"""`chabudai draw`: a moment of a record as a picture."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from chabudai.cli.main import main
from chabudai.engine import load, start

PNG = b"\x89PNG\r\n"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of Kodama Duo after its first round's split."""
    match = start(load("kodama_duo"), 2, seed=1)
    for _ in range(2):
        match.play(match.state.legal()[0])
    path = tmp_path / "game.json"
    path.write_bytes(match.record.to_json())
    return path


def test_a_moment_is_drawn_as_svg_and_as_png(record: Path, tmp_path: Path) -> None:
    """Both kinds of file."""
    for name in ("tree.svg", "tree.png"):
        assert main(["draw", str(record), "--turn", "1", "-o", str(tmp_path / name)]) == 0
    assert ElementTree.parse(tmp_path / "tree.svg").getroot().tag.endswith("svg")
    assert (tmp_path / "tree.png").read_bytes().startswith(PNG)


def test_one_seat_is_drawn_alone(record: Path, tmp_path: Path) -> None:
    """A picture of one tree is narrower than one of both."""
    wide = []
    for name, words in (("one.svg", ["--seat", "1"]), ("both.svg", [])):
        assert main(["draw", str(record), *words, "-o", str(tmp_path / name)]) == 0
        wide.append(int(ElementTree.parse(tmp_path / name).getroot().get("width", "0")))
    assert 0 < wide[0] < wide[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["--turn", "3", "-o", "tree.svg"],
            "This recorded game has 2 actions: choose 0 to 2, not 3.",
        ),
        (["--seat", "2", "-o", "tree.svg"], "There is no seat 2: seats go from 0 to 1."),
        (["-o", "tree.gif"], "A picture can be saved as an .svg or .png file, not as tree.gif."),
        (["-o", "nowhere/tree.svg"], "nowhere/tree.svg cannot be written."),
    ],
)
def test_what_cannot_be_drawn_costs_one_sentence(
    record: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 2, nothing written."""
    assert main(["draw", str(record), "--lang", "en", *words]) == 2
    assert capsys.readouterr().err == said + "\n"


def test_a_game_without_a_picture_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only Kodama Duo lays its cards freely."""
    path = tmp_path / "game.json"
    path.write_bytes(start(load("kodachi"), 2, seed=1).record.to_json())
    assert main(["draw", str(path), "--lang", "en", "-o", "x.svg"]) == 2
    assert capsys.readouterr().err == "Kodachi cannot be drawn.\n"
