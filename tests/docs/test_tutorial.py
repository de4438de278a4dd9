"""The tutorial, step by step: its Python runs with all pages, its commands here, in their order."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "tutorial.md").read_text("utf-8")
# As the page has it but for how long it takes.
SMALLER = {"--steps": "1", "--games": "2"}


def list_commands() -> list[list[str]]:
    blocks = re.findall(r"```console\n(.*?)```", PAGE, re.S)
    lines = [line for block in blocks for line in block.splitlines()]
    assert all(line.startswith("$ ") for line in lines)
    return [shlex.split(line.removeprefix("$ ")) for line in lines]


def run_here(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command with this Python, its figures made smaller; whoever reads input finds none."""
    program = {"python": [], "chabudai": ["-m", "chabudai"]}[words[0]]
    smaller = [SMALLER.get(last, word) for last, word in pairwise(words)]
    environment = {**os.environ, "CHABUDAI_HOME": str(folder), "LC_ALL": "C"}
    return subprocess.run(
        [sys.executable, *program, *smaller],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )


def test_every_command_does_what_the_page_says(tmp_path: Path) -> None:
    install, *commands = list_commands()
    assert install[:2] == ["pip", "install"]
    ended = [run_here(words, tmp_path) for words in commands]
    assert [each.returncode for each in ended] == [0, 0, 0], [each.stderr for each in ended]
    learned, arena, terminal = (each.stdout for each in ended)
    assert '"share": ' in learned
    assert {"samurai_sword.json", "curve.svg"} <= set(os.listdir(tmp_path / "learned"))
    assert "novice" in arena
    assert "samurai_sword" in terminal


def test_the_extras_that_it_installs_exist() -> None:
    (wanted,) = re.findall(r"chabudai\[([\w,]+)\]", PAGE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert set(wanted.split(",")) <= set(project["project"]["optional-dependencies"])
