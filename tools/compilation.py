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

# What is compiled beside the rooms of the engine and of the games.
COMPILED_SHARED = (
    "chabudai/engine/errors.py",
    "chabudai/engine/rng.py",
    "chabudai/bots/search.py",
    "chabudai/bots/tree.py",
    "chabudai/games/*/deal.py",
)
# The rooms that are compiled, of the engine and of every game; text says sentences and gains
# nothing from it.
COMPILED_ROOMS = ("cards", "tree", "places", "rules", "view", "ai")
# Modules of these that stay interpreted: they run once for each file or sentence, or belong to
# msgspec.
INTERPRETED = (
    "engine/cards/deck.py",
    "cards/bark.py",
    "cards/card_icons.py",
    "cards/drawing.py",
    "cards/faces.py",
    "cards/icons.py",
    "cards/loading.py",
    "cards/rows.py",
    "tree/export.py",
    "rules/options.py",
    "rules/refusals.py",
    "view/history_text.py",
    "view/nearest_place.py",
    "view/position.py",
    "view/recall.py",
    "view/view_types.py",
    "ai/insight.py",
    "ai/novice.py",
)


def modules() -> list[Path]:
    """List the modules that mypyc compiles."""
    rooms = [f"{where}/{room}/**" for where in ("engine", "games/*") for room in COMPILED_ROOMS]
    patterns = [*COMPILED_SHARED, *(f"chabudai/{room}/*.py" for room in rooms)]
    found = {path for pattern in patterns for path in SOURCE.glob(pattern)}
    return sorted(path for path in found if not is_interpreted(path))


def is_interpreted(path: Path) -> bool:
    """Tell a module that stays plain Python."""
    return path.name == "__init__.py" or path.as_posix().endswith(INTERPRETED)


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
    ours = [ROOT / "setup.py", Path(__file__), Path(__file__).with_name("c_units.py")]
    return digest([venv / "pyvenv.cfg", *ours, *modules()])


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
