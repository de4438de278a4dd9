"""What a process takes of its machine, where the system tells that (Linux); else 0."""

from __future__ import annotations

import os
import re
from pathlib import Path


def measure_memory_kb(pid: int | None = None) -> int:
    """The memory that a process has, in KB; this one's where none is named."""
    status = find_folder(pid) / "status"
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return int(found[1]) if found else 0


def count_files(pid: int | None = None) -> int:
    """The files and connections that a process has open."""
    return count_entries(find_folder(pid) / "fd")


def count_threads(pid: int | None = None) -> int:
    """The threads of a process."""
    return count_entries(find_folder(pid) / "task")


def find_folder(pid: int | None) -> Path:
    return Path("/proc", str(pid or os.getpid()))


def count_entries(folder: Path) -> int:
    return len(list(folder.iterdir())) if folder.exists() else 0
