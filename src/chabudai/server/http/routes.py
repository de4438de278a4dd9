"""What can be asked over HTTP: games, people, tables."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath, JSONBody

from chabudai.engine import load
from chabudai.engine.text.text_view import CardLine, Sign
from chabudai.server.http.access import COOKIE
from chabudai.server.http.games import games
from chabudai.server.http.services import Desk
from chabudai.server.protocol.messages import Terms
from chabudai.server.protocol.schemas import GameInfo, Name, Password, Person, Program, TableInfo
from chabudai.server.tables.summary import Outline, table_info

Asking = Request[Any, Any, Any]
A_YEAR = 365 * 24 * 3600


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
    """The games that can be played here, and the bots."""
    return games()


@get("/api/games/{name:str}/cards")
async def list_cards(name: FromPath[str]) -> list[CardLine]:
    """The cards of a game, with the source of every figure."""
    return load(name).list_cards(None)


@get("/api/games/{name:str}/signs")
async def list_signs(name: FromPath[str]) -> list[Sign]:
    """The signs on the cards of a game, as letters and drawings, with what they mean."""
    return load(name).list_signs()


@get("/api/games/{name:str}/rules/{lang:str}", media_type="text/markdown")
async def rules(name: FromPath[str], lang: FromPath[str]) -> str:
    """The rules of a game."""
    return load(name).rules("fr" if lang == "fr" else "en")


def greet(request: Asking, person: Person, token: str) -> Response[Person]:
    """An answer that lets the browser remember who somebody is; behind a proxy only over https."""
    cookie = Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        max_age=A_YEAR,
        secure=Desk.of(request).door.proxied,
    )
    return Response(person, cookies=[cookie])


def count_newcomer(request: Asking) -> None:
    """Refuse an address that makes too many guests or tries too many passwords."""
    door = Desk.of(request).door
    if not door.newcomers.take(door.address(request)):
        raise TooManyRequestsException


@post("/api/guests")
async def welcome_guest(request: Asking, data: JSONBody[Name]) -> Response[Person]:
    """Become a guest: a nickname and a cookie."""
    count_newcomer(request)
    return greet(request, *await Desk.of(request).identity.welcome(data.name, "cookie"))


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
    return greet(request, person, await identity.sign_in(person.id, "cookie"))


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
    table = await Desk.of(request).house.open_table(data, person.id)
    return await info(request, table.outline, person)


@get("/api/tables")
async def list_tables(request: Asking) -> list[TableInfo]:
    """The open tables, and one's own that are not over."""
    house = Desk.of(request).house
    person = await Desk.of(request).door.known(request)
    listed = [each for each in house.outlines() if each.is_listed(person.id)]
    return await infos(request, listed, person)


@get("/api/tables/{table_id:str}")
async def show_table(request: Asking, table_id: FromPath[str]) -> TableInfo:
    """One table, for whoever has the link."""
    person = await Desk.of(request).door.known(request)
    table = await Desk.of(request).house.table(table_id)
    return await info(request, table.outline, person)


@get("/api/tables/{table_id:str}/cards")
async def list_cards_of_table(request: Asking, table_id: FromPath[str]) -> list[CardLine]:
    """The cards that this table plays with, a deck of its own included."""
    await Desk.of(request).door.known(request)
    terms = (await Desk.of(request).house.table(table_id)).sitting.terms
    return load(terms.game).list_cards(terms.deck)


@get("/api/me/games")
async def my_games(request: Asking) -> list[TableInfo]:
    """The tables that one sat at, the newest first."""
    person = await Desk.of(request).door.known(request)
    return await infos(request, await Desk.of(request).house.sat_at(person.id), person)


async def info(request: Asking, seen: Outline, person: Person) -> TableInfo:
    """One table in a line."""
    (line,) = await infos(request, [seen], person)
    return line


async def infos(request: Asking, seen: list[Outline], person: Person) -> list[TableInfo]:
    """Tables in lines."""
    times = await Desk.of(request).house.store.times([each.table for each in seen])
    return [table_info(each, person.id, times[each.table]) for each in seen]


ROUTES = [
    health,
    metrics,
    list_games,
    list_cards,
    list_signs,
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
    list_cards_of_table,
    my_games,
]
