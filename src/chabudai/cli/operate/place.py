"""The options that say where the games are kept."""

from __future__ import annotations

import argparse
from pathlib import Path

from chabudai.cli.serve import default_data_folder


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="folder with the saved games (default: ~/.local/share/chabudai/server)",
    )


def add_place(parser: argparse.ArgumentParser) -> None:
    """A folder, or a PostgreSQL database."""
    add_data(parser)
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="the games are in PostgreSQL, postgresql://… (default: a file in the data folder)",
    )


def place_of(args: argparse.Namespace) -> Path | str:
    return args.database or folder_of(args)


def folder_of(args: argparse.Namespace) -> Path:
    folder: Path = args.data or default_data_folder()
    return folder
