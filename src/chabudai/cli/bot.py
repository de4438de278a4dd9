"""Connect a bot of one's own to a server, where people invite it by its name."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import msgspec

from chabudai.bots import Budget
from chabudai.bots.program.bot import ProgramBot
from chabudai.bots.program.misses import count_misses, describe_misses
from chabudai.bots.program.process import Program
from chabudai.cli.language import add_language
from chabudai.cli.sign_in import sign_in
from chabudai.client.bot import InvitedBot, NotWelcome
from chabudai.client.client import NOT_OUR_SERVER
from chabudai.engine.errors import BadOptions
from chabudai.engine.registry import load
from chabudai.engine.text.catalog import Sentence, format_message
from chabudai.lab.arena.player import parse_budget
from chabudai.server.protocol.schemas import BotCall, TableInfo

HELP = "connect your own bot to a server, where people invite it to their tables by its name"
PACKAGE = "chabudai.cli"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which program plays where, and by what name."""
    parser.add_argument("program", metavar="PROGRAM", help="your bot, for example ./mybot.py")
    parser.add_argument(
        "--url",
        default="http://127.0.0.1:8000",
        help="address of the server (default http://127.0.0.1:8000)",
    )
    parser.add_argument(
        "--name",
        required=True,
        help="name to be invited by, 2 to 19 of a-z, 0-9, - and _; people write @NAME",
    )
    parser.add_argument(
        "--tables",
        type=int,
        default=4,
        metavar="N",
        help="tables to play at once, each in a process of its own, at most 100 (default 4)",
    )
    parser.add_argument(
        "--budget",
        metavar="TIME",
        help="budget per move: 1s, 250ms or 200it, that is iterations (default 5s)",
    )
    parser.add_argument(
        "--token",
        type=Path,
        metavar="FILE",
        help="file for the token that the name belongs to "
        "(default: in ~/.local/share/chabudai/bots)",
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play until somebody ends it."""
    call = make_call(args)
    budget = parse_budget(args.budget)
    program = Program(args.program)
    program.check()
    program.close()
    try:
        asyncio.run(play(args, call, budget))
    except NotWelcome as refused:
        raise BadOptions(say_later("bot-refused", text=refused.text)) from None
    except BadOptions:
        raise
    except NOT_OUR_SERVER:
        raise BadOptions(say_later("bot-no-server", url=args.url)) from None
    return 0


def make_call(args: argparse.Namespace) -> BotCall:
    """What the server is told of the bot; raises BadOptions."""
    given = {"name": args.name.removeprefix("@"), "tables": args.tables}
    try:
        return msgspec.convert(given, BotCall)
    except msgspec.ValidationError:
        raise BadOptions(say_later("bot-bad-name", name=args.name, tables=args.tables)) from None


async def play(args: argparse.Namespace, call: BotCall, budget: Budget) -> None:
    """Get the account, or take it up again, and play wherever it is invited."""

    def tell(what: str, table: TableInfo, bot: ProgramBot) -> None:
        tell_news(what, table, bot, args)

    client = await sign_in(args.url, call.name, args.token)
    bot = InvitedBot(client, call, args.program, budget, tell)
    connected = {"name": call.name, "url": args.url}
    await bot.play_when_invited(lambda: say("bot-connected", args.lang, **connected))


def tell_news(what: str, table: TableInfo, bot: ProgramBot, args: argparse.Namespace) -> None:
    """Say where the bot sat down or finished, and what it did not answer there."""
    say(f"bot-{what}", args.lang, game=load(table.game).title())
    if what == "game-over":
        for line in describe_misses(count_misses([args.program], [bot]), args.lang):
            print(line, flush=True)


def say(code: str, lang: str, **figures: object) -> None:
    print(format_message(PACKAGE, code, lang, figures), flush=True)


def say_later(code: str, **figures: object) -> Sentence:
    return Sentence(PACKAGE, code, figures)
