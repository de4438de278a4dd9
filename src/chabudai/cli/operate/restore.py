"""Bring a backup back."""

from __future__ import annotations

import argparse
from pathlib import Path

from chabudai.cli.language import add_language
from chabudai.cli.operate.place import add_place, place_of
from chabudai.server.errors import sentence
from chabudai.server.storage.database import describe_place

HELP = "put a backup in the place of a server's games; the server must be stopped"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take the backup, and where the games are kept."""
    parser.add_argument("file", metavar="FILE", type=Path, help="file that “backup” has written")
    add_place(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Check the file, bring it back, and say where the games of before are."""
    from chabudai.server.storage.backup import restore_backup

    found, old = restore_backup(args.file, place_of(args))
    where = describe_place(place_of(args))
    print(sentence("backup-restored", place=where, **found.to_figures()).text(args.lang))
    if old is not None:
        print(sentence("backup-old-file", file=str(old)).text(args.lang))
    return 0
