"""Make a backup of all games."""

from __future__ import annotations

import argparse
from pathlib import Path

from chabudai.cli.language import add_language
from chabudai.cli.operate.place import add_place, place_of
from chabudai.server.errors import sentence

HELP = "save all games of a server into one file, also while it runs"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take the file to write, and where the games are kept."""
    parser.add_argument("file", metavar="FILE", type=Path, help="file to write; it must not exist")
    add_place(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Write the file, and say what is in it."""
    from chabudai.server.storage.backup import make_backup

    found = make_backup(place_of(args), args.file)
    print(sentence("backup-made", file=str(args.file), **found.to_figures()).text(args.lang))
    return 0
