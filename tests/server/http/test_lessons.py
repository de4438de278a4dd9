"""Lessons over HTTP: taken step by step, judged by the server, and kept as done."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.client import Client
from tests.server.running import Server, clients, wait_for

SWITCH = "/api/games/kodachi/lessons/switch/en"
RIGHT = ["play turnabout", "play dojo-2"]


async def take(client: Client, path: str, answers: list[str | None]) -> Any:
    return (await client.ask("POST", path, {"answers": answers})).json()


def test_a_lesson_is_taken_and_kept_once_it_is_done(server: Server) -> None:
    async def evening() -> None:
        (mika, jun) = await clients(server, 2)
        first = await take(mika, SWITCH, [])
        assert (first["step"], first["steps"], first["verdict"]) == (0, 2, None)
        assert "Turnabout" in first["say"]
        assert "play turnabout" in [choice["token"] for choice in first["update"]["legal"]]
        wrong = await take(mika, SWITCH, ["play dojo-1"])
        assert (wrong["step"], wrong["verdict"]) == (0, "wrong")
        assert wrong["update"]["view"] == first["update"]["view"]
        assert (await mika.ask("GET", "/api/me/lessons")).json() == {}
        for _ in range(2):
            last = await take(mika, SWITCH, [*RIGHT])
            assert (last["over"], last["verdict"], last["update"]["legal"]) == (True, "right", [])
            assert (await mika.ask("GET", "/api/me/lessons")).json() == {"kodachi": ["switch"]}
        assert (await jun.ask("GET", "/api/me/lessons")).json() == {}

    wait_for(evening())


def test_what_the_rules_forbid_comes_with_their_numbers(server: Server) -> None:
    async def evening() -> None:
        (mika,) = await clients(server, 1)
        path = "/api/games/samurai_sword/lessons/reach/fr"
        moment = await take(mika, path, ["strike bokken 2"])
        assert moment["verdict"] == "refused"
        assert [reason["rule"] for reason in moment["reasons"]] == ["R5"]
        assert "atteint" in moment["reasons"][0]["text"]

    wait_for(evening())


@pytest.mark.parametrize(
    ("path", "answers", "status"),
    [
        ("/api/games/kodachi/lessons/flying/en", [], 404),
        ("/api/games/chess/lessons/switch/en", [], 404),
        (SWITCH, ["x" * 201], 400),
        (SWITCH, [None] * 41, 400),
        (SWITCH, [3], 400),
    ],
)
def test_a_bad_request_is_refused_in_a_sentence(
    server: Server, path: str, answers: list[Any], status: int
) -> None:
    async def evening() -> None:
        (mika,) = await clients(server, 1)
        answer = await mika.ask("POST", path, {"answers": answers})
        assert answer.status_code == status
        assert answer.json()["text"]

    wait_for(evening())


def test_the_lessons_of_a_game_are_listed_to_anybody(server: Server) -> None:
    async def evening() -> None:
        (mika,) = await clients(server, 1)
        listed = (await mika.ask("GET", "/api/games/kodama_duo/lessons")).json()
        assert [lesson["name"] for lesson in listed][:2] == ["split", "lay"]
        assert listed[0]["title"] == {"en": "Split and choose", "fr": "Partager et choisir"}

    wait_for(evening())


def test_an_example_is_played_as_a_lesson_is_and_counts_for_none(server: Server) -> None:
    async def evening() -> None:
        (mika,) = await clients(server, 1)
        listed = (await mika.ask("GET", "/api/games/kodachi/examples")).json()
        assert "four-under-five" in [example["name"] for example in listed]
        path = "/api/games/kodachi/lessons/four-under-five/en"
        last = await take(mika, path, ["play dojo-4"])
        assert (last["over"], last["verdict"]) == (True, "right")
        assert (await mika.ask("GET", "/api/me/lessons")).json() == {}

    wait_for(evening())
