"""The option that every command has: the language it speaks."""

from __future__ import annotations

import argparse

from chabudai.engine.text.catalog import LANGUAGES, default_language


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=default_language(),
        help=f"{' or '.join(LANGUAGES)} (default: the language of your system)",
    )
