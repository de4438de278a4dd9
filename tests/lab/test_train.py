"""Weights are learned from games, and the same seed gives the same ones."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from chabudai.engine.value import shares
from chabudai.lab.train import HELD_OUT, Lessons, learn, lessons, main


def test_who_has_more_of_what_wins_is_learned_to_win() -> None:
    found = Lessons(2)
    for game in range(2 * HELD_OUT):
        rich = game % 2
        rows = [[float(rich == side), 1.0] for side in range(2)]
        found.add(rows, np.array([float(rich == side) for side in range(2)]), game)
    weights, curve = learn(found)
    assert shares([[1.0, 1.0], [0.0, 1.0]], [float(each) for each in weights])[0] > 0.9
    assert curve[-1]["held_out"] < curve[0]["held_out"]


def test_lessons_show_every_side_and_who_won() -> None:
    found = lessons("samurai_sword", 2, 1)
    assert {rows.shape[0] for rows in found.rows} == {3}
    assert all(won.sum() == 1.0 for won in found.won)


def test_the_same_seed_writes_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "other"):
        arguments = ["samurai_sword", "--games", "8", "--out", str(tmp_path / name)]
        monkeypatch.setattr(sys, "argv", ["train", *arguments])
        main()
    texts = [(tmp_path / name).read_text("utf-8") for name in ("one", "other")]
    assert texts[0] == texts[1]
    assert json.loads(texts[0])["games"] == 8
