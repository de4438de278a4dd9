"""Puzzles over HTTP: what is hidden stays hidden until the puzzle is over."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chabudai.client import Client
from chabudai.engine import game_names, load
from chabudai.learn.puzzle import Puzzle, list_puzzles
from chabudai.server.learning.puzzles import today
from tests.server.running import Server, clients, wait_for


async def solve(client: Client, game: str, name: str, answers: list[str | None]) -> Any:
    path = f"/api/games/{game}/puzzles/{name}/en"
    return (await client.ask("POST", path, {"answers": answers})).json()


async def shelf(client: Client, game: str) -> Any:
    return (await client.ask("GET", f"/api/games/{game}/puzzles/en")).json()


def first_move(game: str) -> Puzzle:
    return next(each for each in list_puzzles(load(game)) if each.line)


def test_a_puzzle_is_tried_solved_and_kept(server: Server) -> None:
    async def evening() -> None:
        (mika, jun) = await clients(server, 2)
        puzzle = first_move("kodachi")
        asked = await solve(mika, "kodachi", puzzle.name, [])
        assert (asked["verdict"], asked["over"], asked["explanation"]) == (None, False, None)
        wrong = await solve(mika, "kodachi", puzzle.name, [puzzle.next])
        assert (wrong["verdict"], wrong["over"], wrong["explanation"]) == ("wrong", False, None)
        assert wrong["update"] == asked["update"]
        assert (await shelf(mika, "kodachi"))["solved"] == []
        right = await solve(mika, "kodachi", puzzle.name, [puzzle.right[0]])
        assert (right["verdict"], right["over"]) == ("right", True)
        assert right["explanation"]["line"]
        assert right["explanation"]["worlds"]
        assert (await shelf(mika, "kodachi"))["solved"] == [puzzle.name]
        assert (await shelf(jun, "kodachi"))["solved"] == []

    wait_for(evening())


@pytest.mark.parametrize("game", game_names())
def test_neither_the_position_nor_the_answer_travels_before_an_attempt(
    server: Server, game: str
) -> None:
    async def evening() -> None:
        (mika,) = await clients(server, 1)
        for puzzle in list_puzzles(load(game))[:3]:
            for answers in ([], [puzzle.next], ["nonsense"]):
                moment = await solve(mika, game, puzzle.name, [*answers])
                words = set(moment)
                assert not words & {"right", "values", "position", "themes", "line", "margin"}
                assert moment["explanation"] is None
                state = load(game).position(puzzle.position)
                seen = json.loads(json.dumps(state.view(puzzle.seat)))
                assert moment["update"]["view"] == seen
                assert str(puzzle.position["key"]) not in json.dumps(moment)
                assert moment["update"]["events"] == []

    wait_for(evening())


def test_the_shelf_tells_of_no_puzzle_what_its_answer_is_like(server: Server) -> None:
    async def evening() -> None:
        (mika,) = await clients(server, 1)
        told = await shelf(mika, "samurai_sword")
        assert told["count"] == sum(told["levels"]) == len(list_puzzles(load("samurai_sword")))
        assert {type(each["count"]) for each in told["themes"]} == {int}
        named = json.dumps(told)
        assert [
            each.name for each in list_puzzles(load("samurai_sword")) if each.name in named
        ] == [told["daily"]]

    wait_for(evening())


def test_whoever_is_shown_the_answer_has_not_solved_it(server: Server) -> None:
    async def evening() -> None:
        (mika,) = await clients(server, 1)
        puzzle = first_move("kodama_duo")
        shown = await solve(mika, "kodama_duo", puzzle.name, [None])
        assert (shown["verdict"], shown["over"]) == ("shown", True)
        await solve(mika, "kodama_duo", puzzle.name, [puzzle.right[0]])
        told = await shelf(mika, "kodama_duo")
        assert (told["solved"], told["shown"]) == ([], [puzzle.name])
        following = (await mika.ask("GET", "/api/games/kodama_duo/next-puzzle")).json()
        assert following["name"] not in (None, puzzle.name)

    wait_for(evening())


def test_the_puzzle_of_the_day_begins_a_streak(server: Server) -> None:
    async def evening() -> None:
        (mika, jun) = await clients(server, 2)
        told = await shelf(mika, "kodachi")
        assert (told["streak"], told["day"]) == (0, today().isoformat())
        assert (await shelf(jun, "kodachi"))["daily"] == told["daily"]
        daily = next(each for each in list_puzzles(load("kodachi")) if each.name == told["daily"])
        await solve(mika, "kodachi", daily.name, [daily.right[0]])
        assert (await shelf(mika, "kodachi"))["streak"] == 1
        assert (await shelf(jun, "kodachi"))["streak"] == 0

    wait_for(evening())


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("POST", "/api/games/kodachi/puzzles/flying/en", 404),
        ("POST", "/api/games/chess/puzzles/flying/en", 404),
        ("GET", "/api/games/chess/puzzles/en", 404),
        ("GET", "/api/games/kodachi/next-puzzle?theme=flying", 400),
        ("GET", "/api/games/kodachi/next-puzzle?level=6", 400),
        ("GET", "/api/games/kodachi/next-puzzle?after=" + 50 * "x", 400),
    ],
)
def test_a_bad_request_is_refused_in_a_sentence(
    server: Server, method: str, path: str, status: int
) -> None:
    async def evening() -> None:
        (mika,) = await clients(server, 1)
        body: dict[str, list[str]] | None = {"answers": []} if method == "POST" else None
        answer = await mika.ask(method, path, body)
        assert answer.status_code == status
        assert answer.json()["text"]

    wait_for(evening())
