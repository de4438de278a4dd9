"""What the commands around data sets have in common."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from chabudai.engine.errors import BadOptions
from chabudai.lab.text import lab_sentence

if TYPE_CHECKING:
    from chabudai.lab.dataset.folder import DatasetFolder


def require_pyarrow() -> None:
    """Raise BadOptions where the extra is not installed."""
    if find_spec("pyarrow") is None:
        raise BadOptions(lab_sentence("dataset-no-extra"))


def add_output(parser: argparse.ArgumentParser, license: str) -> None:
    """Say what is kept of a game, and where."""
    parser.add_argument(
        "--with",
        dest="parts",
        default="",
        metavar="PARTS",
        help="keep more of every decision, one or more of view,tensor,thoughts,ms "
        "(default: what replays it)",
    )
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        required=True,
        metavar="DIR",
        help="folder of the data set; the same command goes on with one that is not finished",
    )
    parser.add_argument(
        "--license",
        default=license,
        metavar="NAME",
        help=f"license that the data set names on its card (default {license})",
    )


def read_parts(args: argparse.Namespace) -> tuple[str, ...]:
    """The words after --with, each once; raises BadOptions for one that there is not."""
    from chabudai.lab.dataset.columns import PARTS

    words = {word.strip() for word in args.parts.split(",")} - {""}
    for unknown in sorted(words - set(PARTS)):
        raise BadOptions(lab_sentence("dataset-parts", part=unknown, known=list(PARTS)))
    return tuple(part for part in PARTS if part in words)


def print_summary(folder: DatasetFolder, seconds: float, lang: str) -> None:
    """Say what is in a folder now."""
    games, decisions = folder.count_rows()
    figures = {"games": games, "decisions": decisions, "megabytes": folder.count_bytes() / 1e6}
    where = {"path": str(folder.path), "seconds": seconds}
    print(lab_sentence("dataset-made", **figures, **where).text(lang))
