"""Routes for lessons: which there are, taking one, and what one has done and won so far."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from chabudai.server.accounts.people import Accounts
from chabudai.server.accounts.progress import keep_progress, list_progress
from chabudai.server.http.access import PUBLIC
from chabudai.server.http.compression import COMPRESSED, REVALIDATED
from chabudai.server.learning.moments import (
    LessonInfo,
    LessonMoment,
    describe_examples,
    describe_lessons,
    play_lesson,
)
from chabudai.server.protocol.schemas import LessonAnswers, Person
from chabudai.server.tables.registry import TableRegistry


@get("/api/games/{name:str}/lessons", opt=PUBLIC | REVALIDATED)
async def list_game_lessons(name: FromPath[str]) -> list[LessonInfo]:
    """The lessons of a game, the first one first; none where it brings none."""
    return describe_lessons(name)


@get("/api/games/{name:str}/examples", opt=PUBLIC | REVALIDATED)
async def list_game_examples(name: FromPath[str]) -> list[LessonInfo]:
    """The examples of a game's rules, which are taken as lessons are; none where it brings none."""
    return describe_examples(name)


@post(
    "/api/games/{name:str}/lessons/{lesson:str}/{lang:str}",
    opt=COMPRESSED,
    status_code=200,
    responses={200: ResponseSpec(data_container=LessonMoment, generate_examples=False)},
)
async def take_lesson(
    registry: NamedDependency[TableRegistry],
    accounts: NamedDependency[Accounts],
    person: NamedDependency[Person],
    name: FromPath[str],
    lesson: FromPath[str],
    language: NamedDependency[str],
    data: JSONBody[LessonAnswers],
) -> Response[bytes]:
    """A lesson after the answers given so far; one that is over is kept as done."""
    asked = (name, lesson, person.name, data.answers, language)
    moment, is_done = await registry.replays.run(person.id, play_lesson, *asked)
    if is_done:
        await keep_progress(accounts.store, person.id, "lesson", name, [lesson])
    return Response(moment, media_type="application/json")


@get("/api/me/lessons")
async def list_my_lessons(
    accounts: NamedDependency[Accounts], person: NamedDependency[Person]
) -> dict[str, list[str]]:
    """The lessons that whoever asks has done, by game."""
    return await list_progress(accounts.store, person.id, "lesson")


@get("/api/me/wins")
async def list_my_wins(
    accounts: NamedDependency[Accounts], person: NamedDependency[Person]
) -> dict[str, list[str]]:
    """The levels of bots that whoever asks has won against, by game."""
    return await list_progress(accounts.store, person.id, "win")


LESSON_ROUTES = [
    list_game_lessons,
    list_game_examples,
    take_lesson,
    list_my_lessons,
    list_my_wins,
]
