"""Build the browser client, and know whether it is fresh.

Shared by `setup.py` and `./play`, so it needs nothing but the standard library.
"""

from __future__ import annotations

from pathlib import Path

import node
from compilation import BUILD, ROOT, SOURCE, digest

WEB = ROOT / "web"
PAGE = SOURCE / "chabudai" / "server" / "page"
STAMP = BUILD / "page.stamp"
INSTALLED = WEB / "node_modules" / ".chabudai"


def sources() -> list[Path]:
    """List the files that the client is built from."""
    own = [path for path in WEB.rglob("*") if path.is_file() and is_source(path)]
    return sorted([*own, *SOURCE.glob("chabudai/games/*/*.json")])


def is_source(path: Path) -> bool:
    """Tell a file of the client from what npm brought and from its tests."""
    return path.relative_to(WEB).parts[0] not in ("node_modules", "tests")


def obstacle() -> str | None:
    """Say what keeps this machine from building the client, if anything does."""
    return node.obstacle()


def is_fresh() -> bool:
    """Tell whether the client is there and was built from these sources."""
    return (PAGE / "index.html").exists() and read_if_there(STAMP) == digest(sources())


def build(log: Path) -> bool:
    """Install what the client is built with, and build it."""
    wanted = digest(sources())
    if not (install_packages(log) and run_npm(log, "run", "build")):
        return False
    STAMP.write_text(wanted)
    return True


def install_packages(log: Path) -> bool:
    """Install the locked packages and no others, unless somebody asks for newly resolved ones."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if read_if_there(INSTALLED) == wanted:
        return True
    if not run_npm(log, "install" if node.may_leave_lock() else "ci"):
        return False
    INSTALLED.write_text(wanted)
    return True


def run_npm(log: Path, *words: str) -> bool:
    """Run npm for the client, its output kept in the log."""
    return node.run(["npm", *words, *node.NPM_QUIET], WEB, log)


def read_if_there(path: Path) -> str:
    """Give what a file holds; nothing where there is none."""
    return path.read_text() if path.exists() else ""
