"""Serve tables over the network."""

from __future__ import annotations

import argparse
import math
import os
import sys
from dataclasses import fields, replace
from pathlib import Path

from chabudai.cli.language import add_language
from chabudai.engine.errors import BadOptions
from chabudai.engine.rules.options import parse_options
from chabudai.server.errors import sentence
from chabudai.server.settings import Limits, Settings
from chabudai.terminal.game.files import games_folder

MOST_WORKERS = 1000
LONGEST_BEAT = 60
MOST_OF_A_LIMIT = 10**9
LONGEST_WORD = 40  # of a number that is repeated in a refusal
TOKEN_VARIABLE = "CHABUDAI_METRICS_TOKEN"  # not an option: other users can read those

HELP = "start the server: play in a browser, alone or with others; every game is saved"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say where to listen, and where to keep the games."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)"
    )
    parser.add_argument(
        "--port",
        default="8000",
        metavar="N",
        help="port to listen on, 0 for any free one (default 8000)",
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="folder for the saved games (default: ~/.local/share/chabudai/server)",
    )
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="keep the games in PostgreSQL, postgresql://… (default: a file in the data folder)",
    )
    parser.add_argument(
        "--beat",
        default="0.8",
        metavar="S",
        help="seconds between a question and its reply (default 0.8)",
    )
    parser.add_argument(
        "--workers",
        default="1",
        metavar="N",
        help="number of processes for bots that look ahead (default 1)",
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
    parser.add_argument(
        "--public",
        action="append",
        default=[],
        metavar="NAME",
        help="a name the server is reached by, such as cards.example.org; may be repeated",
    )
    parser.add_argument("--open", action="store_true", help="also open a browser")
    parser.add_argument(
        "--schema", action="store_true", help="print the JSON Schema of all messages and exit"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody ends it."""
    if args.schema:
        from chabudai.server.http.schema.json_schema import schema

        sys.stdout.buffer.write(schema())
        return 0
    from chabudai.server.run import address, listen, serve
    from chabudai.server.storage.database import claim_place, describe_place, open_database

    port = parse_whole("--port", args.port, 0, 65535)
    workers = parse_whole("--workers", args.workers, 1, MOST_WORKERS)
    beat = parse_number("--beat", args.beat, 0, LONGEST_BEAT)
    limits, folder = parse_limits(args.limit), args.data or default_data_folder()
    settings = Settings(
        folder,
        beat,
        workers,
        limits,
        proxied=args.proxy,
        public=(args.host, *args.public),
        metrics_token=os.environ.get(TOKEN_VARIABLE) or None,
        database=args.database,
    )
    with claim_place(settings.place, is_shared=True):
        open_database(settings.place).dispose()
        try:
            listener = listen(args.host, port)
        except (OSError, ValueError):  # the latter for what can be no name at all
            raise BadOptions(sentence("no-port", host=args.host, port=str(port))) from None
        where = address(listener)
        kept = describe_place(settings.place)
        print(sentence("serving", address=where, folder=kept).text(args.lang), flush=True)
        if args.open:
            import webbrowser

            webbrowser.open(where)
        serve(settings, listener)
        return 0


def parse_number(option: str, word: str, least: int, most: int) -> float:
    """A number within bounds; raises BadOptions."""
    try:
        number = float(word)
    except ValueError:
        number = math.nan
    if not least <= number <= most:  # nor is nan
        raise bad_number(option, word, least, most)
    return number


def parse_whole(option: str, word: str, least: int, most: int) -> int:
    """A whole number within bounds; raises BadOptions."""
    number = parse_number(option, word, least, most)
    if not number.is_integer():
        raise bad_number(option, word, least, most)
    return int(number)


def bad_number(option: str, word: str, least: int, most: int) -> BadOptions:
    short = word if len(word) <= LONGEST_WORD else f"{word[:LONGEST_WORD]}…"
    bounds = {"least": str(least), "most": str(most)}
    return BadOptions(sentence("bad-number", option=option, word=short, **bounds))


def parse_limits(words: list[str]) -> Limits:
    """The limits, with what the words change; raises BadOptions."""
    known = [each.name for each in fields(Limits)]
    given = parse_options(words)
    for name, value in given.items():
        if name not in known or not value.isdecimal():
            raise BadOptions(sentence("bad-limit", word=f"{name}={value}", known=", ".join(known)))
    bounds = {name: (int(name.endswith("_bytes")), MOST_OF_A_LIMIT) for name in given}
    parsed = {
        name: parse_whole(f"--limit {name}", value, *bounds[name]) for name, value in given.items()
    }
    return replace(Limits(), **parsed)


def default_data_folder() -> Path:
    """Where games are kept if nobody says."""
    return games_folder() / "server"
