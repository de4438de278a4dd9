"""Say whether everything is as it should be where a server keeps its games."""

from __future__ import annotations

import argparse

from chabudai.cli.language import add_language
from chabudai.cli.operate.place import add_place, place_of
from chabudai.cli.version import is_compiled
from chabudai.server.errors import sentence

HELP = "check where a server keeps its games: folder, permissions, space, file, every entry"
SIGNS = {True: "✓", False: "✗", None: "·"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take where the games are kept."""
    add_place(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print a line for each finding; the exit code is 1 if something is wrong."""
    from chabudai.server.storage.inspection import Finding, inspect_place

    kind = sentence("doctor-compiled" if is_compiled() else "doctor-plain")
    is_well = True
    for each in (Finding(None, kind), *inspect_place(place_of(args))):
        print(SIGNS[each.is_good], each.said.text(args.lang), flush=True)
        is_well = is_well and each.is_good is not False
    return 0 if is_well else 1
