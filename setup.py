"""Build Chabudai, its engine and games compiled by mypyc where that is possible."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import page
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
    from mypyc.build import mypycify

    # The cache that checks use would be locked by them, where both run at once.
    words = ["--cache-dir=build/mypy", *paths]
    built = mypycify(words, opt_level="3", group_name="chabudai", target_dir="build/mypyc")
    if os.name == "posix":
        for extension in built:
            # A fused multiply-add would round Kodama Duo's geometry otherwise than Python does.
            extension.extra_compile_args.append("-ffp-contract=off")
            # Calls within the one library need not go by a table that others could change.
            extension.extra_compile_args.append("-fvisibility=hidden")
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
setup(ext_modules=extensions())
