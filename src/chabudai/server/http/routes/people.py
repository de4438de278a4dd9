"""Routes for guests, programs and accounts."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from chabudai.server.accounts.people import Accounts
from chabudai.server.http.access import (
    COOKIE,
    PUBLIC,
    AnyRequest,
    bearer_token,
    limit_newcomers,
    session_of,
)
from chabudai.server.http.services import Services
from chabudai.server.protocol.schemas import Claim, Name, Password, Person, Program


@post("/api/guests", opt=PUBLIC, guards=[limit_newcomers])
async def create_guest(
    services: NamedDependency[Services], data: JSONBody[Name]
) -> Response[Person]:
    """Become a guest: a nickname and a cookie."""
    person, token = await services.accounts.create_person(data.name, "cookie")
    return respond_with_cookie(services, person, token)


@post("/api/programs", opt=PUBLIC, guards=[limit_newcomers])
async def create_program(accounts: NamedDependency[Accounts], data: JSONBody[Name]) -> Program:
    """Get a token for a program."""
    return Program(*await accounts.create_person(data.name, "bearer"))


# Public, so that a page can ask before anybody has a name: a stranger is nobody, not an error.
@get("/api/me", opt=PUBLIC)
async def show_me(request: AnyRequest, services: NamedDependency[Services]) -> Person | None:
    """Who one is; null for a stranger."""
    session = await services.access.find_session(request)
    return None if session is None else session.person


@post("/api/me")
async def rename(
    accounts: NamedDependency[Accounts], person: NamedDependency[Person], data: JSONBody[Name]
) -> Person:
    """Take another nickname."""
    return await accounts.rename(person, data.name)


@post("/api/me/password", guards=[limit_newcomers])
async def claim_account(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[Claim]
) -> Person:
    """Claim the account with a login and a password, or change them; other sessions end."""
    session, accounts = session_of(request), services.accounts
    await accounts.confirm(session, data.present)
    person = await accounts.claim(session.person, data.login, data.password)
    await services.close_sockets_everywhere(await accounts.delete_other_sessions(session))
    return person


@post("/api/sign-in", opt=PUBLIC, guards=[limit_newcomers])
async def sign_in(
    services: NamedDependency[Services], data: JSONBody[Password]
) -> Response[Person]:
    """Sign in to an account from elsewhere."""
    person = await services.accounts.check_password(data.login, data.password)
    return await sign_in_browser(services, person)


async def sign_in_browser(services: Services, person: Person) -> Response[Person]:
    """Start a session, and answer with its cookie."""
    token = await services.accounts.create_session(person.id, "cookie")
    return respond_with_cookie(services, person, token)


def respond_with_cookie(services: Services, person: Person, token: str) -> Response[Person]:
    """Let the browser remember who somebody is; behind a proxy only over https."""
    cookie = Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        max_age=int(services.accounts.session_seconds),
        secure=services.access.proxied,
    )
    return Response(person, cookies=[cookie])


@post("/api/sign-out", opt=PUBLIC)
async def sign_out(request: AnyRequest, services: NamedDependency[Services]) -> Response[None]:
    """Let the cookie or the token stand for nobody, and close the sockets that it opened."""
    shown = [bearer_token(request), request.cookies.get(COOKIE)]
    ended = [await services.accounts.delete_session(token) for token in shown if token]
    await services.close_sockets_everywhere(ended)
    return Response(None, cookies=[Cookie(key=COOKIE, value="", max_age=0)])


PEOPLE_ROUTES = [
    create_guest,
    create_program,
    show_me,
    rename,
    claim_account,
    sign_in,
    sign_out,
]
