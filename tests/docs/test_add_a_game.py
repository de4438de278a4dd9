"""The game of docs/add-a-game.md is a real one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
BLOCK = re.compile(r"(?:`(lanterns/\S+)`:\n\n)?```(?:python|ftl)\n(.*?)```", re.DOTALL)


def test_the_page_makes_a_game_that_keeps_every_law(tmp_path: Path) -> None:
    """Write the files the page shows, run its last lines."""
    (tmp_path / "lanterns").mkdir()
    for name, code in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        (tmp_path / (name or "check.py")).write_text(code, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "check.py"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


def test_the_rules_of_the_page_are_short() -> None:
    """A game is added with about 150 lines of rules and table."""
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    lines = [line for name, code in blocks if name.endswith(".py") for line in code.splitlines()]
    assert len([line for line in lines if line]) < 160
