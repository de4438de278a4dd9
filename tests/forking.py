"""Processes of the tests, forked from one that has read our code: they start in a moment."""

from __future__ import annotations

import multiprocessing
import os
import sys
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryDirectory

from chabudai.cli.main import main

PATIENCE = 300.0
PROCESSES = multiprocessing.get_context("forkserver")
READ_BEFORE = [
    "chabudai.cli.terminal",
    "chabudai.server.run",
    "chabudai.terminal.plain.table",
    "chabudai.workers.preload",
    "psycopg",
    "tests.forking",
    "tests.server.running",
]
PROCESSES.set_forkserver_preload(READ_BEFORE)


def run_command(*words: str, typed: str = "") -> CompletedProcess[str]:
    """Run a command of ours to its end, in a process of its own that is given lines to read."""
    with TemporaryDirectory() as place:
        lines, said, complained = (Path(place, name) for name in ("0", "1", "2"))
        lines.write_text(typed, "utf-8")
        given = (words, dict(os.environ), os.getcwd(), [lines, said, complained])
        process = PROCESSES.Process(target=run_here, args=given)
        process.start()
        process.join(PATIENCE)
        assert process.exitcode is not None, "it did not end"
        texts = (path.read_text("utf-8") for path in (said, complained))
        return CompletedProcess(words, process.exitcode, *texts)


def run_here(words: list[str], environment: dict[str, str], folder: str, files: list[Path]) -> None:
    """Be the command: its words, its environment, its folder, and what it reads and writes."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for number, path in enumerate(files):
        os.dup2(os.open(path, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT), number)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, buffering=1)
    sys.exit(main(words))
