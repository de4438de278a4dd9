"""An environment of its own, with Chabudai's wheel and the wheel of a game from outside."""

from __future__ import annotations

import fcntl
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import browser, visit

__all__ = ["browser", "visit"]

ROOT = Path(__file__).parents[2]
UV = Path(sys.prefix) / "bin" / "uv"


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """Run something that has to succeed."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, env=BARE)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# Nothing of this checkout may be found but what is installed; wheels are built without a compiler.
BARE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
BARE |= {"CHABUDAI_COMPILE": "0", "UV_SYSTEM_CERTS": "1", "UV_PYTHON_DOWNLOADS": "never"}


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the installed commands; made once, whatever process asks first."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "installed"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "done").exists():
            install(folder)
            (folder / "done").touch()
    return folder / "venv" / "bin"


def install(folder: Path) -> None:
    """Build both wheels, and install them in an empty environment."""
    wheels = folder / "wheels"
    for source in (ROOT, ROOT / "examples" / "lanterns"):
        words = ["--wheel", "--no-isolation", "--outdir", str(wheels), str(source)]
        run(sys.executable, "-m", "build", *words)
    run(UV, "venv", "-q", "--python", sys.executable, folder / "venv")
    python = folder / "venv" / "bin" / "python"
    run(UV, "pip", "install", "-q", "--python", python, *wheels.glob("*.whl"))


@pytest.fixture(scope="module")
def served(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that was installed with the game."""
    folder = tmp_path_factory.mktemp("served")
    words = ["serve", "--port", "0", "--data", str(folder), "--beat", "0", "--lang", "en"]
    server = subprocess.Popen(
        [installed / "chabudai", *words], stdout=subprocess.PIPE, text=True, env=BARE
    )
    assert server.stdout is not None
    found = re.search(r"http://\S+?:\d+", server.stdout.readline())
    assert found is not None
    yield found[0]
    server.terminate()
    server.wait(60)
    server.stdout.close()
