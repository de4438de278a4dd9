"""Every route and every message, with values made up by chance: no answer is a mistake of ours.

CHABUDAI_LONG=1 tries twenty times as many, CHABUDAI_FUZZ_SEED others.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from chabudai.server.app import HEADERS, create_app
from chabudai.server.protocol import messages
from chabudai.server.settings import Settings
from chabudai.server.socket.endpoint import post_message
from chabudai.server.storage import log as e
from tests.scale import choose
from tests.server.fuzzing import make_messages, make_requests
from tests.server.in_process import DUEL, Player, TestClock, lay_out, open_registry
from tests.server.running import PATIENT, wait_for

TIMES = choose(1, 20)
SEED = int(os.environ.get("CHABUDAI_FUZZ_SEED", "1"))
REQUESTS, MESSAGES = 100 * TIMES, 400 * TIMES
WIRE = json.loads((Path(__file__).parents[2] / "docs/wire.schema.json").read_text())


def sign_in(client: TestClient[Litestar]) -> None:
    client.cookies.clear()
    token = client.post("/api/programs", json={"name": "A"}).json()["token"]
    client.headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}


def open_tables(client: TestClient[Litestar]) -> list[str]:
    """One that waits, and one where bots play."""
    asked: list[dict[str, Any]] = [
        {"game": "samurai_sword", "seats": 3},
        {"game": "kodachi", "seats": 2, "bots": ["random", "random"]},
    ]
    return [client.post("/api/tables", json=each).json()["id"] for each in asked]


def test_no_request_finds_a_mistake_of_ours(tmp_path: Path) -> None:
    limits = replace(PATIENT, guests_per_minute=10**6, requests_at_once=10**6)
    app = create_app(Settings(tmp_path, limits=limits))
    statuses: Counter[int] = Counter()
    with TestClient(app, base_url="http://127.0.0.1") as client:
        sign_in(client)
        known = {
            "table_id": open_tables(client),
            "lang": ["en", "fr"],
            "viewer": ["0", "spectator"],
        }
        openapi = client.get("/api/schema/openapi.json").json()
        for case in islice(make_requests(openapi, known, SEED), REQUESTS):
            answer = client.request(case.method, case.path, content=case.body)
            statuses[answer.status_code] += 1
            assert str(answer.status_code) in case.operation["responses"], case
            assert answer.status_code < 500 or answer.status_code == 503, case
            assert answer.headers["x-content-type-options"] == HEADERS["x-content-type-options"]
            if answer.status_code >= 400:
                assert answer.json()["text"].endswith((".", "?", "!")), (case, answer.text)
            if answer.status_code == 401 or case.path == "/api/sign-out":
                sign_in(client)
    assert {200, 201, 400, 404} <= set(statuses)


async def wait_for_pong(player: Player, number: int) -> None:
    """Wait until all is handled; what was made up may have asked for signs of life as well."""
    mine = messages.Pong(number + 10**9)
    player.say(messages.Ping(mine.n))
    await player.next(lambda each: each == mine)


def show_known(player: Player) -> dict[str, list[str]]:
    """What a client could name just now."""
    match = player.table.state.match
    assert match is not None
    state = match.state
    tokens = [state.actions.token(each) for each in state.legal()]
    return {"token": tokens, "question": [state.stack[-1].name()], "speaker": ["1", "2"]}


def test_no_message_finds_a_mistake_of_ours(tmp_path: Path) -> None:
    """And none pauses a table; the same game is laid out anew when it is over."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry, DUEL)
            known = show_known(players[0])
            heard: Counter[str] = Counter()
            for number, text in enumerate(islice(make_messages(WIRE, known, SEED), MESSAGES)):
                asked = players[0].table.state.actor()
                player = players[asked if number % 2 else number % 3]
                await post_message(player.table, player.connection, text)
                for each in players:
                    await wait_for_pong(each, number)
                    assert not each.connection.ended.is_set(), text
                heard.update(type(each).__name__ for each in player.heard)
                assert player.table.state.phase() != "paused", text
                if player.table.state.phase() == "over":
                    players = await lay_out(registry, DUEL)
                for each in players:
                    each.heard.clear()
                known.update(show_known(players[0]))
            entries = [type(each) for each in await registry.store.read_log(players[0].table.id)]
            assert e.Paused not in entries
            assert {"Accepted", "Refused", "Update", "Room"} <= set(heard)

    wait_for(evening())


def test_every_kind_of_message_is_tried() -> None:
    kinds = set()
    for text in islice(make_messages(WIRE, {}, SEED), MESSAGES):
        with suppress(msgspec.DecodeError, UnicodeDecodeError):
            kinds.add(type(messages.from_client.decode(text)))
    assert kinds == set(messages.ClientMessage.__args__)
