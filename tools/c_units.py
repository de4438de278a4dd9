"""Compile the C code that mypyc writes on all cores, in a few units that each see what they call.

mypyc offers one C file for all, which takes one core for minutes, or one for each module, which
makes the modules slower: the compiler no longer sees the small functions of mypyc's own library
that they call all the time. So a unit holds the modules of one package, and those functions.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from compilation import ROOT
from setuptools import Extension
from setuptools.command.build_ext import build_ext

# How mypyc names the C files of modules: all others are its own library.
MODULE = re.compile(r"__native_(?P<package>\w+)___\w+?\.c")
LIBRARY = "library"
# The files of the library whose functions every unit has for itself.
INLINED = ("int_ops.c", "list_ops.c")
INLINED_HEADER = "inlined.h"
# What comes before them so that they are private to a unit, though the header says otherwise.
PRELUDE = ["#include <Python.h>", "#include <stdbool.h>", '#include "mypyc_util.h"']
DEFINITION = re.compile(r"^(?!static)\w[\w *]*?\b(CPy\w+)\([^;{]*\{", re.M)
DECLARATION = r"^(?!static)\w[\w *]*?\b{}\([^;{{]*\);"

# Most of what level 3 gains over level 2 is what it inlines, and the rest takes long.
FAST = [
    "-O2",
    "--param=max-inline-insns-auto=30",
    "--param=inline-min-speedup=15",
    "--param=early-inlining-insns=14",
]
FASTEST = ["-O3"]
# Rooms that compute with bits of long numbers, which level 3 makes loops of their own for.
HOT_ROOMS = ("places", "obstacles")
# Rooms that run when a game is loaded, and hardly ever again.
COLD_ROOMS = ("cards",)
COLD = ["-O1"]


def gather_into_units(library: Extension, folder: Path, runtime: Path) -> None:
    """Let a library be compiled from one unit for each package and one for mypyc's own code."""
    write_if_changed(folder / INLINED_HEADER, declare_inlined(runtime))
    units: dict[str, list[str]] = {}
    for source in library.sources:
        found = MODULE.fullmatch(Path(source).name)
        units.setdefault(found["package"] if found else LIBRARY, []).append(Path(source).name)
    library.sources = []
    for name, parts in units.items():
        unit = folder / f"unit_{name}.c"
        write_if_changed(unit, [f'#include "{part}"' for part in parts])
        library.sources.append(str(unit))


def declare_inlined(runtime: Path) -> list[str]:
    """Write the header that makes functions of mypyc's library private to a unit."""
    header = (runtime / "CPy.h").read_text()
    names = [name for file in INLINED for name in DEFINITION.findall((runtime / file).read_text())]
    declared = (re.search(DECLARATION.format(name), header, re.M) for name in names)
    private = [f"static {found.group()}" for found in declared if found]
    return [*PRELUDE, *private, *(f'#include "{file}"' for file in INLINED)]


def write_if_changed(path: Path, lines: Iterable[str]) -> None:
    """Write a file, its time left alone if it says the same already."""
    text = "".join(f"{line}\n" for line in lines)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def flags_for(source: Path) -> list[str]:
    """How far a unit is optimised; what only starts a module up is not a unit."""
    package = source.stem.removeprefix("unit_")
    if package == source.stem:
        return COLD
    if package == LIBRARY:
        return FASTEST
    speed = FASTEST if package.endswith(HOT_ROOMS) else FAST
    return [*(COLD if package.endswith(COLD_ROOMS) else speed), "-include", INLINED_HEADER]


class BuildInParallel(build_ext):  # type: ignore[misc]
    """Build the extensions, and the units of each, on all cores."""

    def build_extensions(self) -> None:
        """Replace the compiler's loop over sources, which takes one after another."""
        if self.compiler.compiler_type == "unix":
            self.parallel: int | None = self.parallel or os.cpu_count()
            self.compiler.compile = partial(compile_side_by_side, self.compiler)
        super().build_extensions()


def compile_side_by_side(  # the arguments are those of the compiler's own method
    compiler: Any,  # noqa: ANN401
    sources: list[str],
    output_dir: str | None = None,
    macros: list[Any] | None = None,
    include_dirs: list[str] | None = None,
    debug: bool = False,
    extra_preargs: list[str] | None = None,
    extra_postargs: list[str] | None = None,
    depends: list[str] | None = None,
) -> list[str]:
    """Compile what has changed, on all cores, what is longest first."""
    _, objects, after, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    before = compiler._get_cc_args(options, debug, extra_preargs)

    def compile_if_stale(target: str) -> None:
        source, suffix = build[target]
        inputs = [Path(__file__), ROOT / "setup.py", *list_inputs(Path(source), depends or [])]
        if is_stale(Path(target), inputs):
            words = [*after, *flags_for(Path(source))]
            compiler._compile(target, source, suffix, before, words, options)

    def size(target: str) -> int:
        return sum(path.stat().st_size for path in list_inputs(Path(build[target][0]), []))

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(compile_if_stale, sorted(objects, key=size, reverse=True)):
            pass  # a failure is raised here
    return list(objects)


def list_inputs(source: Path, depends: list[str]) -> list[Path]:
    """List the files that an object is made of."""
    included = re.findall(r'^#include "(\w+\.c)"$', source.read_text(), re.M)
    return [source, *(source.parent / name for name in included), *map(Path, depends)]


def is_stale(target: Path, inputs: list[Path]) -> bool:
    """Tell whether an object is missing or older than what it is made of."""
    if not target.exists():
        return True
    made = target.stat().st_mtime_ns
    return any(path.stat().st_mtime_ns >= made for path in inputs)
