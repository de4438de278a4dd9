"""Build Chabudai, its engine and games compiled by mypyc where that is possible."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import page
from c_units import BuildInParallel, gather_into_units
from compilation import BUILD, ROOT, modules, obstacle


def extensions() -> list[Extension]:
    """List what to compile: nothing for editable installs, which run the source as it is."""
    if (
        not {"bdist_wheel", "build_ext"} & set(sys.argv)
        or os.environ.get("CHABUDAI_COMPILE") == "0"
    ):
        return []
    if reason := obstacle():
        print(f"Chabudai is built without compiled code: {reason}.", file=sys.stderr)
        return []
    return compiled_by_mypyc([str(path.relative_to(ROOT)) for path in modules()])


def compiled_by_mypyc(paths: list[str]) -> list[Extension]:
    """Turn modules into C, all in one group so that calls between them stay direct."""
    if not paths:
        return []
    from mypyc.build import include_dir, mypycify

    # The cache that checks use would be locked by them, where both run at once.
    words = ["--cache-dir=build/mypy", *paths]
    # Units know how far each is to be optimised, and there is nothing to debug in this C.
    built = mypycify(
        words,
        opt_level="2",
        debug_level="0",
        multi_file=os.name == "posix",
        group_name="chabudai",
        target_dir="build/mypyc",
    )
    if os.name == "posix":
        gather_into_units(built[0], Path("build/mypyc"), Path(include_dir()))
        for extension in built:
            # A fused multiply-add would round Kodama Duo's geometry otherwise than Python does.
            # Calls within the one library need not go by a table that others could change.
            exact = ["-ffp-contract=off", "-fvisibility=hidden"]
            extension.extra_compile_args = [*extension.extra_compile_args, *exact]
    return built


def add_page() -> None:
    """Put the browser client into a wheel, where it can be built."""
    if "bdist_wheel" not in sys.argv or page.is_fresh():
        return
    BUILD.mkdir(exist_ok=True)
    reason = page.obstacle()
    if reason is None and not page.build(BUILD / "page.log"):
        reason = "npm failed (details in build/page.log)"
    if reason:
        print(f"Chabudai is built without its page for browsers: {reason}.", file=sys.stderr)


add_page()
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildInParallel})
