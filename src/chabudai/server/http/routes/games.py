"""Routes for the games that can be played here, and the bots, in words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from chabudai.bots import bot_names
from chabudai.bots.registry import PACKAGE as BOTS
from chabudai.bots.registry import title_bot
from chabudai.engine import Game, game_names, load
from chabudai.engine.text.setup import (
    SetupQuestion,
    default_seats,
    list_setup_questions,
    translate_or_default,
)
from chabudai.engine.text.text_view import CardLine, Sign
from chabudai.learn.lesson import list_lessons
from chabudai.learn.puzzle import list_puzzles
from chabudai.server.errors import sentence
from chabudai.server.http.access import PUBLIC
from chabudai.server.http.compression import REVALIDATED
from chabudai.server.learning.handbook import (
    Handbook,
    TermInfo,
    describe_glossary,
    write_handbook,
)
from chabudai.server.protocol.messages import Bilingual
from chabudai.server.protocol.schemas import BotInfo, GameInfo, OptionInfo, ReadingInfo
from chabudai.server.tables.registry import TableRegistry


@get("/api/games", opt=PUBLIC | REVALIDATED)
async def list_games(registry: NamedDependency[TableRegistry]) -> list[GameInfo]:
    """The games that can be played here, and the bots, with programs that are connected now."""
    accounts = await registry.bot_accounts.list_accounts()
    invited = [describe_account(each.name) for each in accounts if each.online]
    return await asyncio.to_thread(describe_games, invited)


@get("/api/games/{name:str}/cards", opt=PUBLIC | REVALIDATED)
async def list_cards(name: FromPath[str]) -> list[CardLine]:
    """The cards of a game, with the source of every figure."""
    return load(name).list_cards(None)


@get("/api/games/{name:str}/signs", opt=PUBLIC | REVALIDATED)
async def list_signs(name: FromPath[str]) -> list[Sign]:
    """The signs on the cards of a game, as letters and drawings, with what they mean."""
    return load(name).list_signs()


@get("/api/games/{name:str}/rules/{lang:str}", media_type="text/markdown", opt=PUBLIC | REVALIDATED)
async def read_rules(name: FromPath[str], language: NamedDependency[str]) -> str:
    """The rules of a game."""
    return load(name).rules(language)


@get(
    "/api/games/{name:str}/handbook/{lang:str}",
    opt=PUBLIC | REVALIDATED,
    responses={200: ResponseSpec(data_container=Handbook, generate_examples=False)},
)
async def read_handbook(name: FromPath[str], language: NamedDependency[str]) -> Response[bytes]:
    """A game on one page, and the examples of its rules; empty where it brings none."""
    book = await asyncio.to_thread(write_handbook, load(name).name, language)
    return Response(book, media_type="application/json")


@get("/api/games/{name:str}/glossary/{lang:str}", opt=PUBLIC | REVALIDATED)
async def read_glossary(name: FromPath[str], language: NamedDependency[str]) -> list[TermInfo]:
    """The words of a game that one has to know; none where it brings none."""
    return describe_glossary(name, language)


def describe_games(invited: Sequence[BotInfo]) -> list[GameInfo]:
    """All games; in a thread, as their lessons and puzzles are read from files the first time."""
    return [describe_game(load(name), invited) for name in game_names()]


def describe_game(game: Game, invited: Sequence[BotInfo] = ()) -> GameInfo:
    """What a table has to know and to choose for a game."""
    asked = zip(list_setup_questions(game, "en"), list_setup_questions(game, "fr"), strict=True)
    title = game.title()
    return GameInfo(
        name=game.name,
        title=Bilingual(title["en"], title["fr"]),
        pitch=translate(game.package, "pitch"),
        version=game.version,
        fewest=game.min_seats,
        most=game.max_seats,
        usual=default_seats(game),
        minutes=translate(game.package, "minutes").en,
        options=[describe_option(en, fr) for en, fr in asked],
        bots=[*[describe_bot(name) for name in bot_names()], *invited],
        lessons=len(list_lessons(game)),
        puzzles=len(list_puzzles(game)),
    )


def describe_bot(name: str) -> BotInfo:
    """A bot that may sit at a table."""
    title = Bilingual(title_bot(name, "en"), title_bot(name, "fr"))
    return BotInfo(name, title, translate(BOTS, f"bot-{name}", name))


def describe_account(name: str) -> BotInfo:
    """Somebody's program, which may be invited."""
    about = sentence("bot-account")
    return BotInfo(name, Bilingual(name, name), Bilingual(about.text("en"), about.text("fr")))


def describe_option(en: SetupQuestion, fr: SetupQuestion) -> OptionInfo:
    """A disputed rule, asked in both languages."""
    readings = [
        ReadingInfo(name, Bilingual(text, fr.readings[name])) for name, text in en.readings.items()
    ]
    return OptionInfo(en.option, en.ruling, Bilingual(en.text, fr.text), readings)


def translate(package: str, code: str, bare: str = "") -> Bilingual:
    """A message in both languages, or the bare word where a catalog has none."""
    return Bilingual(
        translate_or_default(package, code, bare, "en"),
        translate_or_default(package, code, bare, "fr"),
    )


GAME_ROUTES = [list_games, list_cards, list_signs, read_rules, read_handbook, read_glossary]
