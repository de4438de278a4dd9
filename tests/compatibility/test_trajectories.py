"""Seeded games go the way they always went.

`trajectories.json` holds hashes of 200 games per game, fifty to a hash. Only a change of the rules
may change it, and then the game's version changes as well.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from compilation import SOURCE

from tests.scale import choose

HERE = Path(__file__).parent
SCRIPT = HERE / "trajectory.py"
KEPT: dict[str, list[str]] = json.loads((HERE / "trajectories.json").read_text("utf-8"))
GAMES_PER_HASH = 50
PARTS = [(game, part) for game, hashes in KEPT.items() for part in range(len(hashes))]
MOST = choose(1, 4)
# Compiled code goes through all of them in `tests/test_compiled.py`; interpreted geometry is slow.
INTERPRETED_PARTS = [each for each in PARTS if each[0] != "kodama_duo" or each[1] < MOST]


def report(modules: Path, game: str, part: int) -> dict[str, object]:
    """Run the script on the code in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(modules)}
    words = [game, str(part * GAMES_PER_HASH), str(GAMES_PER_HASH)]
    command = [sys.executable, str(SCRIPT), *words]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    said: dict[str, object] = json.loads(run.stdout)
    return said


@pytest.mark.parametrize(("game", "part"), INTERPRETED_PARTS)
def test_interpreted_games_go_the_way_they_always_went(game: str, part: int) -> None:
    assert report(SOURCE, game, part) == {"compiled": False, "hash": KEPT[game][part]}
