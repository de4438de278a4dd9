"""Compiled and interpreted code behave bit for bit the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from compilation import COMPILED, SOURCE

SCRIPT = Path(__file__).with_name("trajectory.py")


def report(modules: Path) -> dict[str, object]:
    """What the script says of the code in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(modules)}
    run = subprocess.run(
        [sys.executable, str(SCRIPT)], env=environment, capture_output=True, text=True, check=True
    )
    said: dict[str, object] = json.loads(run.stdout)
    return said


def test_compiled_games_go_the_way_of_interpreted_ones() -> None:
    """200 seeded games of each kind: `./play compile` makes the compiled copy first."""
    plain, compiled = report(SOURCE), report(COMPILED)
    assert (plain["compiled"], compiled["compiled"]) == (False, True)
    assert compiled["hashes"] == plain["hashes"]
