"""Say which Chabudai this is."""

import argparse
import importlib
import platform
from importlib.metadata import version

HELP = "print the version, and whether the engine is compiled"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take none."""


def run(args: argparse.Namespace) -> int:
    """Print the versions in one line."""
    kind = "compiled" if is_compiled() else "plain Python"
    print(f"chabudai {version('chabudai')} on Python {platform.python_version()}, {kind}")
    return 0


def is_compiled() -> bool:
    """Tell whether the engine, and the games with it, are machine code."""
    state = importlib.import_module("chabudai.engine.rules.state")
    return (state.__file__ or "").endswith((".so", ".pyd"))
