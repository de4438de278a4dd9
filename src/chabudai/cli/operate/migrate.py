"""Move a server's games from SQLite to PostgreSQL."""

from __future__ import annotations

import argparse

from chabudai.cli.language import add_language
from chabudai.cli.operate.place import add_data, folder_of
from chabudai.server.errors import sentence
from chabudai.server.storage.database import describe_place

HELP = "copy all games from the data folder into an empty PostgreSQL database, and compare them"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take where the games are, and where they shall go."""
    add_data(parser)
    parser.add_argument(
        "--database",
        required=True,
        metavar="URL",
        help="an empty PostgreSQL database, postgresql://…",
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Copy and compare everything; the data folder stays as it is."""
    from chabudai.server.storage.backup import move_to_server

    folder = folder_of(args)
    found = move_to_server(folder, args.database)
    places = {"folder": str(folder), "address": describe_place(args.database)}
    print(sentence("migrated", **places, **found.to_figures()).text(args.lang))
    return 0
