"""Find HAProxy for the tests of its configuration, or unpack Debian's without installing it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from compilation import BUILD

FOLDER = BUILD / "haproxy"
STARTER = FOLDER / "start"
# The program, and those of its libraries that few machines have.
PACKAGES = ("haproxy", "liblua5.3-0", "libopentracing1", "libopentracing-c-wrapper0")
START = """#!/bin/sh
here=${0%/*}
for folder in "$here"/usr/lib/*-linux-gnu*; do
    LD_LIBRARY_PATH="$folder${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
done
export LD_LIBRARY_PATH
exec "$here/usr/sbin/haproxy" "$@"
"""


def find_program() -> str | None:
    """Find an HAProxy: the one that HAPROXY names, one on the path, or the unpacked one."""
    names = [os.environ["HAPROXY"]] if os.environ.get("HAPROXY") else ["haproxy", str(STARTER)]
    found = (shutil.which(name) for name in names)
    return next((path for path in found if path), None)


def obstacle() -> str | None:
    """Say what to do where no HAProxy was found."""
    if find_program():
        return None
    return "there is no HAProxy here: install it, or set HAPROXY to the path of one"


def unpack(log: Path) -> bool:
    """Download Debian's packages and unpack them beside their place; nothing is installed."""
    if sys.platform != "linux" or not all(map(shutil.which, ("apt-get", "dpkg-deb"))):
        return False
    new = FOLDER.with_name(f"{FOLDER.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    if not run(["apt-get", "download", *PACKAGES], new, log):
        return False
    for package in new.glob("*.deb"):
        if not run(["dpkg-deb", "-x", str(package), str(new)], new, log):
            return False
        package.unlink()
    (new / STARTER.name).write_text(START)
    (new / STARTER.name).chmod(0o755)
    shutil.rmtree(FOLDER, ignore_errors=True)
    new.rename(FOLDER)
    return run([str(STARTER), "-v"], FOLDER, log)


def run(command: list[str], folder: Path, log: Path) -> bool:
    """Run a command; what it prints goes into a log."""
    with log.open("a") as output:
        done = subprocess.run(command, cwd=folder, stdout=output, stderr=output)
    return done.returncode == 0
