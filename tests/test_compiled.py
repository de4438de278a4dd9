"""Compiled and interpreted code behave bit for bit the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from compilation import COMPILED, SOURCE

from chabudai.engine.game import HOUSE

SCRIPT = Path(__file__).with_name("trajectory.py")
AT_ONCE = {"samurai_sword": 50, "kodachi": 50, "kodama_duo": 12}  # its games are long
PARTS = 4


def report(modules: Path, game: str, seed: int) -> dict[str, object]:
    """What the script says of the code in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(modules)}
    command = [sys.executable, str(SCRIPT), game, str(seed), str(AT_ONCE[game])]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    said: dict[str, object] = json.loads(run.stdout)
    return said


@pytest.mark.parametrize("game", HOUSE)
@pytest.mark.parametrize("part", range(PARTS))
def test_compiled_games_go_the_way_of_interpreted_ones(game: str, part: int) -> None:
    """200 seeded games, 48 of Kodama Duo: `./play compile` makes the compiled copy first."""
    seed = part * AT_ONCE[game]
    plain, compiled = report(SOURCE, game, seed), report(COMPILED, game, seed)
    assert (plain["compiled"], compiled["compiled"]) == (False, True)
    assert compiled["hash"] == plain["hash"]
