"""The worker processes that a test, or a server of its own, has started."""

from __future__ import annotations

from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path

from chabudai.workers.worker import NAME


def worker_processes() -> list[BaseProcess]:
    """All of this process that are running; a server that tests share is no worker."""
    return [each for each in active_children() if each.name == NAME]


def list_workers_of(pid: int | None) -> list[int]:
    """The workers of another process: it has one child that they are forked from."""
    return [worker for child in list_children(pid) for worker in list_children(child)]


def list_children(pid: int | None) -> list[int]:
    """The processes that a process has started, from any of its threads."""
    lists = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(each) for listed in lists for each in listed.split()]


def is_running(process: int) -> bool:
    """Whether a process is there; one that has died and is not missed yet is not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False
