"""The data folder: for nobody else's eyes, and for one server at a time."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from chabudai.server.errors import Rejected

FILE_NAME = "chabudai.sqlite"
LOCK_NAME = "chabudai.lock"
PRIVATE_FOLDER = 0o700
PRIVATE_FILE = 0o600


def prepare_folder(folder: Path) -> Path:
    """Make a folder and a data file that only their owner may read; raises Rejected.

    SQLite gives the files beside a data file the same permissions when it makes them.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not folder.stat().st_mode & stat.S_ISVTX:  # one that everybody shares stays so
            folder.chmod(PRIVATE_FOLDER)
        os.close(os.open(folder / FILE_NAME, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
        for file in list_data_files(folder):
            file.chmod(PRIVATE_FILE)
    except OSError as error:
        raise refuse_folder(folder, error) from None
    return folder / FILE_NAME


def list_data_files(folder: Path) -> list[Path]:
    """The data file and those that SQLite has beside it, as far as they are there."""
    files = [folder / f"{FILE_NAME}{suffix}" for suffix in ("", "-wal", "-shm")]
    return [file for file in files if file.exists()]


def refuse_folder(folder: Path, error: OSError) -> Rejected:
    reason = error.strerror or type(error).__name__
    return Rejected("bad-folder", folder=str(folder), reason=reason)


@contextmanager
def claim_folder(folder: Path) -> Iterator[None]:
    """Have a folder for oneself until the process ends; raises Rejected if another has it."""
    prepare_folder(folder)
    try:
        lock = os.open(folder / LOCK_NAME, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    except OSError as error:
        raise refuse_folder(folder, error) from None
    try:
        if not try_lock(lock):
            raise Rejected("folder-in-use", folder=str(folder))
        yield
    finally:
        os.close(lock)


def is_folder_claimed(folder: Path) -> bool:
    """Whether a server runs on a folder."""
    if not (folder / LOCK_NAME).exists():
        return False
    lock = os.open(folder / LOCK_NAME, os.O_RDWR)
    try:
        return not try_lock(lock)
    finally:
        os.close(lock)


def try_lock(file: int) -> bool:
    """Lock a file until it is closed, also by the death of the process; False if another has."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
