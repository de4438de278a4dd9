"""Build the browser client, know whether it is fresh, and find a browser to test it in.

Shared by `setup.py` and `./play`, so it needs nothing but the standard library.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from compilation import BUILD, ROOT, SOURCE, digest

WEB = ROOT / "web"
PAGE = SOURCE / "chabudai" / "server" / "page"
STAMP = BUILD / "page.stamp"
INSTALLED = WEB / "node_modules" / ".chabudai"
OLDEST_NODE = 20
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
DEBIAN_PACKAGES = ("chromium", "fonts-dejavu-core", "libatomic1")


def sources() -> list[Path]:
    """List the files that the client is built from."""
    own = [path for path in WEB.rglob("*") if path.is_file() and is_own(path)]
    return sorted([*own, *SOURCE.glob("chabudai/games/*/*.json")])


def is_own(path: Path) -> bool:
    """Tell a file of the client from what npm brought and from its tests."""
    return path.relative_to(WEB).parts[0] not in ("node_modules", "tests")


def obstacle() -> str | None:
    """Say what keeps this machine from building the client, if anything does."""
    if not (shutil.which("node") and shutil.which("npm")):
        return f"there is no Node.js {OLDEST_NODE} with npm here"
    told = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    if int(told.lstrip("v").split(".")[0] or 0) < OLDEST_NODE:
        return f"Node.js is {told.strip()} here, and {OLDEST_NODE} is the oldest that will do"
    return None


def is_fresh() -> bool:
    """Tell whether the client is there and was built from these sources."""
    return (PAGE / "index.html").exists() and reads(STAMP) == digest(sources())


def build(log: Path) -> bool:
    """Install what the client is built with, and build it."""
    wanted = digest(sources())
    if not (install(log) and npm(log, "run", "build")):
        return False
    STAMP.write_text(wanted)
    return True


def install(log: Path) -> bool:
    """Install the locked packages, or newly resolved ones where the lock cannot be followed."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if reads(INSTALLED) == wanted:
        return True
    if not (npm(log, "ci") or npm(log, "install")):
        return False
    INSTALLED.write_text(wanted)
    return True


def npm(log: Path, *words: str) -> bool:
    """Run npm quietly, its output kept in the log."""
    with log.open("a") as output:
        command = ["npm", *words, "--no-audit", "--no-fund"]
        return (
            subprocess.run(
                command, cwd=WEB, env=environment(), stdout=output, stderr=output
            ).returncode
            == 0
        )


def environment() -> dict[str, str]:
    """Let Node trust the certificates that the system trusts."""
    ours = {"NODE_EXTRA_CA_CERTS": str(CERTIFICATES)} if CERTIFICATES.exists() else {}
    return {**ours, **os.environ}


def reads(path: Path) -> str:
    """Give what a file holds; nothing where there is none."""
    return path.read_text() if path.exists() else ""


# A browser for the tests


def browser() -> str | None:
    """Find a Chromium: the one that CHROMIUM names, or one on the path."""
    found = (shutil.which(name) for name in CHROMIUM)
    return os.environ.get("CHROMIUM") or next((path for path in found if path), None)


def install_browser(log: Path) -> bool:
    """Install Debian's Chromium where none is; only root may."""
    if browser():
        return True
    before = [] if os.geteuid() == 0 else ["sudo", "-n"]
    get = [*before, "apt-get"]
    with log.open("a") as output:
        for words in (["update"], ["install", "-y", "--no-install-recommends", *DEBIAN_PACKAGES]):
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            if subprocess.run([*get, *words], env=quiet, stdout=output, stderr=output).returncode:
                return False
    return browser() is not None
