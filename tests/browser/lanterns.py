"""Lanterns, the game of docs/add-a-game.md, at a server: a game that brings no board."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import chabudai
from chabudai.server.app import Settings
from tests.docs.test_add_a_game import BLOCK, PAGE
from tests.server.running import Server, serve_here


def write_lanterns(folder: Path) -> None:
    """Write the files that the page shows."""
    (folder / "lanterns").mkdir(parents=True, exist_ok=True)
    for name, code in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if name:
            (folder / name).write_text(code, encoding="utf-8")


def serve_with_lanterns(
    package: Path, settings: Settings, port: int, log: Path, ready: Connection
) -> None:
    """Serve Lanterns too. Its bots answer with the first token: workers know no registered game."""
    sys.path.insert(0, str(package))
    from lanterns import GAME  # type: ignore[import-not-found]

    chabudai.register(GAME)
    serve_here(settings, port, log, ready)


class LanternServer(Server):
    """A server with a fourth game."""

    def work(self) -> Callable[[Settings, int, Path, Connection], None]:
        package = self.folder / "games"
        write_lanterns(package)
        return partial(serve_with_lanterns, package)
