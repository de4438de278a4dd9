"""Know what of Chabudai is compiled, whether it can be here, and keep the compiled copy.

Shared by `setup.py` and `./play`, so it needs nothing but the standard library.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
STAMP = "stamp"

COMPILED_PATTERNS = (
    "chabudai/engine/*.py",
    "chabudai/games/*/*.py",
    "chabudai/bots/search.py",
    "chabudai/bots/tree.py",
)
# Sentences, bots, refusals and what is read once gain nothing from it, records are msgspec's to
# compile, and the conformance suite must be able to misbehave freely.
INTERPRETED = {
    "__init__.py",
    "bark.py",
    "bot.py",
    "card_list.py",
    "chronicle.py",
    "conformance.py",
    "deck.py",
    "deck_file.py",
    "drawing.py",
    "faces.py",
    "game.py",
    "geometry_file.py",
    "icons.py",
    "insight.py",
    "ink.py",
    "match.py",
    "options.py",
    "picture.py",
    "position.py",
    "record.py",
    "refusals.py",
    "result.py",
    "rows.py",
    "screen.py",
    "seen.py",
    "signs.py",
    "sketch.py",
    "text.py",
    "voice.py",
    "zones.py",
}


def modules() -> list[Path]:
    """List the modules that mypyc compiles."""
    found = [path for pattern in COMPILED_PATTERNS for path in SOURCE.glob(pattern)]
    return sorted(path for path in found if path.name not in INTERPRETED)


def obstacle() -> str | None:
    """Say what keeps this machine from compiling, if anything does."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang")):
        return "there is no C compiler here"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python (python3-dev) are missing here"
    return None


def digest(paths: list[Path]) -> str:
    """Hash the names and contents of files."""
    sha = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        sha.update(f"{path}\0{len(content)}\0".encode())
        sha.update(content)
    return sha.hexdigest()


def fingerprint(venv: Path) -> str:
    """Hash all that the compiled code depends on, the Python in `venv` included."""
    return digest([venv / "pyvenv.cfg", ROOT / "setup.py", Path(__file__), *modules()])


def is_fresh(venv: Path) -> bool:
    """Tell whether the compiled copy is there and was built from these sources."""
    stamp = COMPILED / STAMP
    return stamp.exists() and stamp.read_text() == fingerprint(venv)


def build(venv: Path, python: Path) -> bool:
    """Compile beside the present copy and swap it in, so that a running game keeps its own."""
    wanted = fingerprint(venv)
    new = BUILD / "compiled.new"
    shutil.rmtree(new, ignore_errors=True)
    places = ["--build-lib", str(new), "--build-temp", str(BUILD)]
    command = [str(python), "setup.py", "-q", "build_ext", *places]
    if subprocess.run(command, cwd=ROOT).returncode != 0:
        return False
    copy_source(new)
    (new / STAMP).write_text(wanted)
    shutil.rmtree(COMPILED, ignore_errors=True)
    new.rename(COMPILED)
    return True


def copy_source(target: Path) -> None:
    """Bring the interpreted modules and data files beside the compiled ones up to date."""
    wanted = {path.relative_to(SOURCE) for path in SOURCE.glob("chabudai/**/*") if is_source(path)}
    present = {path.relative_to(target) for path in target.glob("chabudai/**/*") if is_source(path)}
    for path in present - wanted:
        (target / path).unlink()
    for path in wanted:
        copy_if_changed(SOURCE / path, target / path)


def is_source(path: Path) -> bool:
    """Tell a file that people write from one that a machine leaves behind."""
    return path.is_file() and path.suffix not in {".pyc", ".so", ".pyd"}


def copy_if_changed(source: Path, target: Path) -> None:
    """Copy a file whose time or size differs, at once and whole."""
    if target.exists() and same_time_and_size(source, target):
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(f".{target.name}.{os.getpid()}")
    shutil.copy2(source, partial)
    partial.replace(target)


def same_time_and_size(one: Path, other: Path) -> bool:
    """Compare two files without reading them."""
    a, b = one.stat(), other.stat()
    return (a.st_mtime_ns, a.st_size) == (b.st_mtime_ns, b.st_size)
