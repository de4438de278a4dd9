"""The game of docs/add-a-game.md is a real one: the page shows the files of examples/lanterns."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LANTERNS = ROOT / "examples" / "lanterns"
PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
FILES = re.findall(r"`(\S+)`:\n\n```\w+\n(.*?)```", PAGE, re.DOTALL)
CHECK = re.findall(r"```python\n(import chabudai\n.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("name", "code"), FILES, ids=[name for name, _ in FILES])
def test_a_file_on_the_page_is_the_one_of_the_example(name: str, code: str) -> None:
    assert code == (LANTERNS / name).read_text("utf-8")


def test_the_page_shows_the_rules_the_view_and_the_game() -> None:
    """So that the test above cannot pass for want of files."""
    shown = {name.rpartition("/")[2] for name, _ in FILES}
    assert {"state.py", "decisions.py", "view.py", "strategy.py", "game.py"} <= shown


def test_the_game_keeps_every_law() -> None:
    """By the lines with which the page checks it."""
    paths = [str(LANTERNS / "src"), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    (check,) = CHECK
    command = [sys.executable, "-c", check]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_a_game_is_short() -> None:
    """It is added with some 250 lines of Python."""
    sources = [path.read_text("utf-8") for path in (LANTERNS / "src").rglob("*.py")]
    lines = [line for source in sources for line in source.splitlines() if line.strip()]
    assert 100 < len(lines) < 320
