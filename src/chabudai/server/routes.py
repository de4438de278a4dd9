"""What can be asked over HTTP: games, people, tables."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from chabudai.bots import bot_names
from chabudai.engine import Game, game_names, load
from chabudai.engine.options import names, readings, ruling
from chabudai.engine.zones import CardLine
from chabudai.server.desk import Desk
from chabudai.server.door import COOKIE, address_of
from chabudai.server.identity import Person
from chabudai.server.table import Table
from chabudai.server.wire import Terms

Asking = Request[Any, Any, Any]
A_YEAR = 365 * 24 * 3600


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """A nickname."""

    name: Annotated[str, Meta(max_length=64)]


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """What an account is signed in to with."""

    login: Annotated[str, Meta(max_length=64)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Program(msgspec.Struct):
    """A program and the token it shows from now on; it is told only here."""

    person: Person
    token: str


class OptionInfo(msgspec.Struct):
    """A disputed reading, the default first."""

    name: str
    readings: tuple[str, ...]
    ruling: str


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: dict[str, str]
    version: str
    fewest: int
    most: int
    options: list[OptionInfo]
    bots: list[str]


class TableInfo(msgspec.Struct):
    """A table, as a list of them shows it."""

    id: str
    game: str
    phase: str
    players: list[str | None]
    you: int | None


@get("/health")
async def health(request: Asking) -> dict[str, str | int]:
    """Say that the server lives, and that its log can be read."""
    await Desk.of(request).house.store.unfinished()
    return {"status": "ok", "tables": len(Desk.of(request).house.tables)}


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: Asking) -> bytes:
    """Figures for Prometheus."""
    return Desk.of(request).house.metrics.page()


@get("/api/games")
async def list_games() -> list[GameInfo]:
    """The games that can be played here."""
    return [game_info(load(name)) for name in game_names()]


def game_info(game: Game) -> GameInfo:
    """What a table has to choose for a game."""
    options = [
        OptionInfo(name, readings(game.options, name), ruling(game.options, name))
        for name in names(game.options)
    ]
    seats = (game.fewest, game.most)
    return GameInfo(game.name, game.title(), game.version, *seats, options, bot_names())


@get("/api/games/{name:str}/cards")
async def list_cards(name: FromPath[str]) -> list[CardLine]:
    """The cards of a game, with the source of every figure."""
    return load(name).cards(None)


@get("/api/games/{name:str}/rules/{lang:str}", media_type="text/markdown")
async def rules(name: FromPath[str], lang: FromPath[str]) -> str:
    """The rules of a game."""
    return load(name).rules("fr" if lang == "fr" else "en")


def greet(person: Person, token: str) -> Response[Person]:
    """An answer that lets the browser remember who somebody is."""
    cookie = Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", max_age=A_YEAR)
    return Response(person, cookies=[cookie])


def count_newcomer(request: Asking) -> None:
    """Refuse an address that makes too many guests or tries too many passwords."""
    if not Desk.of(request).door.newcomers.take(address_of(request)):
        raise TooManyRequestsException


@post("/api/guests")
async def welcome_guest(request: Asking, data: JSONBody[Name]) -> Response[Person]:
    """Become a guest: a nickname and a cookie."""
    count_newcomer(request)
    return greet(*await Desk.of(request).identity.welcome(data.name, "cookie"))


@post("/api/programs")
async def welcome_program(request: Asking, data: JSONBody[Name]) -> Program:
    """Get a token for a program."""
    count_newcomer(request)
    return Program(*await Desk.of(request).identity.welcome(data.name, "bearer"))


@get("/api/me")
async def me(request: Asking) -> Person:
    """Who one is."""
    return await Desk.of(request).door.known(request)


@post("/api/me")
async def rename(request: Asking, data: JSONBody[Name]) -> Person:
    """Take another nickname."""
    person = await Desk.of(request).door.known(request)
    return await Desk.of(request).identity.rename(person, data.name)


@post("/api/me/password")
async def claim(request: Asking, data: JSONBody[Password]) -> Person:
    """Claim the account with a login and a password."""
    person = await Desk.of(request).door.known(request)
    return await Desk.of(request).identity.claim(person, data.login, data.password)


@post("/api/sign-in")
async def sign_in(request: Asking, data: JSONBody[Password]) -> Response[Person]:
    """Sign in to an account from elsewhere."""
    count_newcomer(request)
    identity = Desk.of(request).identity
    person = await identity.by_password(data.login, data.password)
    return greet(person, await identity.sign_in(person.id, "cookie"))


@post("/api/sign-out")
async def sign_out(request: Asking) -> Response[None]:
    """Let the cookie stand for nobody."""
    if cookie := request.cookies.get(COOKIE):
        await Desk.of(request).identity.sign_out(cookie)
    return Response(None, cookies=[Cookie(key=COOKIE, value="", max_age=0)])


@post("/api/tables")
async def open_table(request: Asking, data: JSONBody[Terms]) -> TableInfo:
    """Open a table."""
    person = await Desk.of(request).door.known(request)
    return table_info(await Desk.of(request).house.open_table(data, person.id), person)


@get("/api/tables")
async def list_tables(request: Asking) -> list[TableInfo]:
    """The open tables that wait for players, and one's own."""
    person = await Desk.of(request).door.known(request)
    tables = Desk.of(request).house.tables.values()
    return [table_info(each, person) for each in tables if is_listed(each, person)]


@get("/api/tables/{table_id:str}")
async def show_table(request: Asking, table_id: FromPath[str]) -> TableInfo:
    """One table, for whoever has the link."""
    person = await Desk.of(request).door.known(request)
    return table_info(await Desk.of(request).house.table(table_id), person)


def is_listed(table: Table, person: Person) -> bool:
    """Whether somebody finds a table in the list."""
    sitting = table.sitting
    own = sitting.seat_of(person.id) is not None or sitting.host == person.id
    return own or (sitting.terms.open and sitting.phase() in ("waiting", "playing"))


def table_info(table: Table, person: Person) -> TableInfo:
    """A table in a line."""
    sitting = table.sitting
    players = [place.name for place in sitting.places]
    you = sitting.seat_of(person.id)
    return TableInfo(table.id, sitting.terms.game, sitting.phase(), players, you)


ROUTES = [
    health,
    metrics,
    list_games,
    list_cards,
    rules,
    welcome_guest,
    welcome_program,
    me,
    rename,
    claim,
    sign_in,
    sign_out,
    open_table,
    list_tables,
    show_table,
]
