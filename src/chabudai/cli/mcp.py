"""Give a language model a seat, by the Model Context Protocol over standard input and output."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from chabudai.cli.language import add_language
from chabudai.cli.sign_in import sign_in
from chabudai.client.client import NOT_OUR_SERVER
from chabudai.engine.errors import BadOptions
from chabudai.engine.text.catalog import Sentence
from chabudai.mcp.local import LocalHouse
from chabudai.mcp.remote import ServerHouse
from chabudai.mcp.table import Declined, House
from chabudai.terminal.game.seating import make_person

HELP = "give a language model a seat: tools for it to play, here or on a server"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say where the tables are, and who sits down."""
    parser.add_argument(
        "--url", help="address of a server to play on (default: here, against bots)"
    )
    parser.add_argument(
        "--name",
        default="Assistant",
        metavar="NICK",
        help="its name at the table (default Assistant)",
    )
    parser.add_argument(
        "--token",
        type=Path,
        metavar="FILE",
        help="file for the token of its account on the server "
        "(default: in ~/.local/share/chabudai/bots)",
    )
    parser.add_argument(
        "--no-aids", action="store_true", help="allow no hints and no insights at its own tables"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Serve one model until its client closes the connection."""
    try:
        from chabudai.mcp.tools import make_server
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("mcp", "pydantic"):
            raise BadOptions(Sentence("chabudai.mcp", "no-mcp", {"package": package})) from None
        raise
    make_server(open_house(args), args.lang).run()
    return 0


def open_house(args: argparse.Namespace) -> House:
    """Where the tables are; raises BadOptions for a server that is none."""
    name = make_person(args.name).name
    if args.url is None:
        return LocalHouse(name, args.lang, not args.no_aids)
    try:
        return asyncio.run(find_server(args, name))
    except BadOptions:
        raise
    except Declined as refused:
        figures: dict[str, object] = {"text": refused.text}
        raise BadOptions(Sentence("chabudai.cli", "bot-refused", figures)) from None
    except NOT_OUR_SERVER:
        raise BadOptions(Sentence("chabudai.cli", "bot-no-server", {"url": args.url})) from None


async def find_server(args: argparse.Namespace, name: str) -> ServerHouse:
    """The server, once it has told its games."""
    client = await sign_in(args.url, name, args.token)
    house = ServerHouse(client, args.lang, not args.no_aids)
    await house.list_games()
    return house
