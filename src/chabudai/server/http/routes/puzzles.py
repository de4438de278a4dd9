"""Routes for puzzles: which there are, which comes next, and solving one."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from chabudai.engine import load
from chabudai.learn.choosing import pick_daily
from chabudai.learn.puzzle import LEVELS
from chabudai.server.accounts.people import Accounts
from chabudai.server.accounts.progress import keep_progress, list_progress
from chabudai.server.http.compression import COMPRESSED
from chabudai.server.learning.puzzles import (
    NextPuzzle,
    PuzzleMoment,
    PuzzleShelf,
    choose_next,
    describe_shelf,
    play_puzzle,
    today,
)
from chabudai.server.protocol.schemas import LessonAnswers, Person
from chabudai.server.tables.registry import TableRegistry


@get("/api/games/{name:str}/puzzles/{lang:str}")
async def list_game_puzzles(
    accounts: NamedDependency[Accounts],
    person: NamedDependency[Person],
    name: FromPath[str],
    language: NamedDependency[str],
) -> PuzzleShelf:
    """The puzzles of a game without their answers, and how far whoever asks is with them."""
    solved, shown, days = await list_done(accounts, person, name)
    return await asyncio.to_thread(describe_shelf, name, solved, shown, days, language)


@get("/api/games/{name:str}/next-puzzle")
async def choose_next_puzzle(
    accounts: NamedDependency[Accounts],
    person: NamedDependency[Person],
    name: FromPath[str],
    theme: Annotated[str, QueryParameter(max_length=40, required=False)] = "",
    level: Annotated[int, QueryParameter(ge=0, le=LEVELS, required=False)] = 0,
    after: Annotated[str, QueryParameter(max_length=40, required=False)] = "",
) -> NextPuzzle:
    """The easiest puzzle that whoever asks has not done, of a theme and a level if named."""
    solved, shown, _ = await list_done(accounts, person, name)
    return await asyncio.to_thread(choose_next, name, [*solved, *shown], theme, level, after)


@post(
    "/api/games/{name:str}/puzzles/{puzzle:str}/{lang:str}",
    opt=COMPRESSED,
    status_code=200,
    responses={200: ResponseSpec(data_container=PuzzleMoment, generate_examples=False)},
)
async def solve_puzzle(
    registry: NamedDependency[TableRegistry],
    accounts: NamedDependency[Accounts],
    person: NamedDependency[Person],
    name: FromPath[str],
    puzzle: FromPath[str],
    language: NamedDependency[str],
    data: JSONBody[LessonAnswers],
) -> Response[bytes]:
    """A puzzle as its seat sees it, or after an answer; the right one is kept as solved."""
    asked = (name, puzzle, person.name, data.answers, language)
    moment, verdict = await registry.replays.run(person.id, play_puzzle, *asked)
    if verdict == "right":
        await keep_solved(accounts, person, name, puzzle)
    elif verdict == "shown":
        await keep_progress(accounts.store, person.id, "shown", name, [puzzle])
    return Response(moment, media_type="application/json")


async def keep_solved(accounts: Accounts, person: Person, game: str, puzzle: str) -> None:
    """Remember a puzzle, and its day; not one whose answer was shown before."""
    solved, shown, _ = await list_done(accounts, person, game)
    if puzzle in shown and puzzle not in solved:
        return
    await keep_progress(accounts.store, person.id, "puzzle", game, [puzzle])
    day = today()
    daily = await asyncio.to_thread(pick_daily, load(game), day)
    if daily is not None and daily.name == puzzle:
        await keep_progress(accounts.store, person.id, "daily", game, [day.isoformat()])


async def list_done(
    accounts: Accounts, person: Person, game: str
) -> tuple[list[str], list[str], list[str]]:
    """Puzzles solved, puzzles shown, and days of which the puzzle was solved."""
    solved = await list_progress(accounts.store, person.id, "puzzle")
    shown = await list_progress(accounts.store, person.id, "shown")
    days = await list_progress(accounts.store, person.id, "daily")
    return solved.get(game, []), shown.get(game, []), days.get(game, [])


PUZZLE_ROUTES = [list_game_puzzles, choose_next_puzzle, solve_puzzle]
