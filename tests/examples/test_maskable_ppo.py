"""The example with MaskablePPO: it runs where PyTorch is, and says what is missing elsewhere."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "learning" / "maskable_ppo.py"


def test_it_learns_or_says_what_to_install(tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLE), "samurai_sword", "--steps", "64"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    if find_spec("sb3_contrib") is None:
        assert done.returncode == 1
        assert "pip install sb3-contrib" in done.stderr
    else:
        assert "mean reward of 100 games" in done.stdout
