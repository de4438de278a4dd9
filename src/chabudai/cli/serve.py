"""Serve tables over the network."""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields, replace
from pathlib import Path

from chabudai.cli.language import add_language
from chabudai.engine.errors import BadOptions
from chabudai.engine.options import parse_options
from chabudai.server.errors import sentence
from chabudai.server.settings import Limits, Settings
from chabudai.terminal.files import games_folder

HELP = "start the server: play in a browser, alone or with others; every game is saved"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say where to listen, and where to keep the games."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)"
    )
    parser.add_argument(
        "--port",
        type=int,
        default=8000,
        help="port to listen on, 0 for any free one (default 8000)",
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="folder for the saved games (default: ~/.local/share/chabudai/server)",
    )
    parser.add_argument(
        "--beat",
        type=float,
        default=0.8,
        metavar="S",
        help="minimum seconds before a reply is shown (default 0.8)",
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help="number of processes for bots (default 1)",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=N",
        help="change a limit; may be repeated",
    )
    parser.add_argument(
        "--proxy",
        action="store_true",
        help="trust a proxy in front: it serves https and sets X-Forwarded-For",
    )
    parser.add_argument("--open", action="store_true", help="also open a browser")
    parser.add_argument(
        "--schema", action="store_true", help="print the JSON Schema of all messages and exit"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody ends it."""
    if args.schema:
        from chabudai.server.http.json_schema import schema

        sys.stdout.buffer.write(schema())
        return 0
    from chabudai.server.run import address, listen, serve
    from chabudai.server.storage.store import open_database

    limits, folder = parse_limits(args.limit), args.data or default_data_folder()
    open_database(folder).dispose()
    try:
        listener = listen(args.host, args.port)
    except OSError:
        raise BadOptions(sentence("no-port", host=args.host, port=str(args.port))) from None
    where = address(listener)
    print(sentence("serving", address=where, folder=str(folder)).text(args.lang), flush=True)
    if args.open:
        import webbrowser

        webbrowser.open(where)
    serve(Settings(folder, args.beat, args.workers, limits, proxied=args.proxy), listener)
    return 0


def parse_limits(words: list[str]) -> Limits:
    """The limits, with what the words change; raises BadOptions."""
    known = [each.name for each in fields(Limits)]
    given = parse_options(words)
    for name, value in given.items():
        if name not in known or not value.isdecimal():
            raise BadOptions(sentence("bad-limit", word=f"{name}={value}", known=", ".join(known)))
    return replace(Limits(), **{name: int(value) for name, value in given.items()})


def default_data_folder() -> Path:
    """Where games are kept if nobody says."""
    return games_folder() / "server"
