"""What judges a position is learned from games, and the same command gives the same file."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from chabudai.engine.ai.evaluator import Evaluator
from chabudai.lab.training.__main__ import main
from chabudai.lab.training.dataset import Dataset, make_dataset
from chabudai.lab.training.train import fit
from chabudai.workers.process_pool import ProcessPool


def taught(figures: list[list[float]], winners: list[bool]) -> Dataset:
    """Duels in which the first side has these figures, and the second has their opposite."""
    first = np.array(figures, dtype=np.float32)
    won = np.array(winners, dtype=np.float32)
    rows, shares = np.stack([first, -first], axis=1), np.stack([won, 1 - won], axis=1)
    return Dataset(rows, shares, np.arange(len(rows)) % 4 == 0)


def learned(found: Dataset, units: int, epochs: int) -> Evaluator:
    parts, _ = fit(found, units, epochs, seed=1)
    given = json.loads(json.dumps(parts))
    return Evaluator(given["weights"], given["units"], given["biases"], given["voices"])


def test_a_sum_learns_that_who_has_more_wins() -> None:
    rng = np.random.default_rng(1)
    more = rng.standard_normal((400, 2))
    judge = learned(taught(more.tolist(), (more[:, 0] > 0).tolist()), units=0, epochs=1000)
    assert judge.shares([[1.0, 0.0], [-1.0, 0.0]])[0] > 0.9
    assert judge.shares([[0.0, 1.0], [0.0, -1.0]])[0] == pytest.approx(0.5, abs=0.2)


def test_hidden_units_learn_what_no_sum_can_say() -> None:
    """It is the product of two figures that wins, and both sides have the same of both."""
    rng = np.random.default_rng(2)
    one = rng.choice([-1.0, 1.0], size=(800, 4))
    rows = np.stack([one, one * [1.0, -1.0, 1.0, 1.0]], axis=1).astype(np.float32)
    won = np.stack([one[:, 0] * one[:, 1] > 0, one[:, 0] * one[:, 1] < 0], axis=1)
    found = Dataset(rows, won.astype(np.float32), np.arange(800) % 4 == 0)
    curves = [fit(found, units, 200, seed=1)[1] for units in (0, 8)]
    assert curves[0][-1]["held_out"] > 0.6
    assert curves[1][-1]["held_out"] < 0.2


def test_lessons_show_every_side_and_who_won() -> None:
    found = make_dataset("samurai_sword", 2, 1)
    assert found.rows.shape[:2] == found.won.shape == (len(found.held_out), 3)
    assert np.allclose(found.won.sum(axis=1), 1.0)
    assert not found.rows[found.held_out][:, 2].any(), "at a table of three there is no Ronin"


def test_games_are_the_same_whoever_plays_them() -> None:
    alone, together = (
        make_dataset("samurai_sword", 3, 1),
        make_dataset("samurai_sword", 3, 1, ProcessPool(2)),
    )
    assert np.array_equal(alone.rows, together.rows)
    assert np.array_equal(alone.won, together.won)


def test_the_same_command_writes_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "other"):
        arguments = ["samurai_sword", "--games", "8", "--epochs", "2", "--workers", "1"]
        monkeypatch.setattr(sys, "argv", ["train", *arguments, "--out", str(tmp_path / name)])
        main()
    texts = [(tmp_path / name).read_text("utf-8") for name in ("one", "other")]
    assert texts[0] == texts[1]
    assert json.loads(texts[0])["run"]["games"] == 8
