"""The worker processes that a test has started."""

from __future__ import annotations

from multiprocessing import active_children
from multiprocessing.context import SpawnProcess
from multiprocessing.process import BaseProcess


def worker_processes() -> list[BaseProcess]:
    """All that are running; a server that tests share is no worker, and not spawned."""
    return [each for each in active_children() if isinstance(each, SpawnProcess)]
