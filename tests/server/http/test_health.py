"""What the operator is told, and nobody else."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from chabudai.server.ops.metrics import LAG_LOOK_SECONDS, Metrics
from chabudai.server.protocol import messages
from chabudai.server.settings import Limits
from chabudai.server.storage import log as e
from tests.server.conftest import NewServer
from tests.server.in_process import TestClock, lay_out, open_registry
from tests.server.running import PATIENCE, Server, clients, terms, wait_for
from tests.server.storage.test_stalls import held_lock, wait_for_stall

TOKEN = "what-only-the-operator-knows"


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose figures can be read from elsewhere with a token."""
    running = Server(tmp_path_factory.mktemp("watched"), metrics_token=TOKEN).start()
    yield running
    running.stop()


def get(server: Server, path: str, headers: dict[str, str]) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers=headers, trust_env=False, timeout=PATIENCE)


OPERATORS: list[tuple[dict[str, str], bool]] = [
    ({}, True),
    ({"host": "localhost"}, True),
    ({"host": "[::1]:8000"}, True),
    ({"host": "evil.example"}, False),
    ({"host": "[bad"}, False),
    ({"x-forwarded-for": "127.0.0.1"}, False),
    ({"forwarded": "for=127.0.0.1"}, False),
    ({"via": "1.1 proxy"}, False),
    ({"via": "1.1 proxy", "authorization": f"Bearer {TOKEN}"}, True),
    ({"host": "play.example", "authorization": f"Bearer {TOKEN}"}, True),
    ({"authorization": "Bearer wrong"}, False),
]


@pytest.mark.parametrize(("headers", "is_operator"), OPERATORS)
def test_figures_are_for_the_operator_alone(
    watched: Server, headers: dict[str, str], is_operator: bool
) -> None:
    """From this machine, but not through a proxy on it or by a name that leads here; or by token.

    Whether bots are late could tell that one of them has had a choice.
    """
    found, health = get(watched, "/metrics", headers), get(watched, "/health", headers)
    assert found.status_code == (200 if is_operator else 403)
    assert ("chabudai_bot_line" in found.text) is is_operator
    assert health.json()["status"] == "ok"
    assert health.json().get("bots") == ("ok" if is_operator else None)
    if not is_operator:
        assert found.json()["code"] == "only-operator"
        french = get(watched, "/metrics", {**headers, "accept-language": "fr"})
        assert french.json()["text"].startswith("Seule la personne")


def test_figures_tell_of_dead_and_late_bots(server: Server) -> None:
    page = get(server, "/metrics", {}).text
    for name in ("bot_workers", "bot_running", "bot_late_total", "bot_worker_deaths_total"):
        assert re.search(rf"^chabudai_{name} \S+$", page, re.M)


def test_figures_do_not_count_what_is_private(tmp_path: Path) -> None:
    """That somebody has set an automatic answer, or muted somebody."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            player = (await lay_out(registry))[0]
            before = registry.metrics.render()
            player.say(messages.Standing("defend", "parry"))
            player.say(messages.Mute("P1", True))
            await player.wait_until_handled()
            assert registry.metrics.render() == before
            player.say(messages.Say("Hello"))
            await player.wait_until_handled()
            assert registry.metrics.render() != before

    wait_for(evening())


def test_a_guest_has_so_many_bots_at_unfinished_tables(new_server: NewServer) -> None:
    server = new_server(limits=Limits(bots_per_guest=3))

    async def evening() -> None:
        (person,) = await clients(server, 1)
        two = terms(bots=[None, "novice", "novice"])
        await person.open_table(two)
        asked = {"game": "samurai_sword", "seats": 3, "bots": [None, "novice", "novice"]}
        refused = await person.ask("POST", "/api/tables", asked)
        assert refused.status_code == 400
        assert refused.json()["code"] == "too-many-bots-of-yours"
        assert "3 bots in all; with this one they would have 4" in refused.json()["text"]
        await person.open_table(terms(bots=[None, None, "novice"]))
        await person.open_table(terms())

    wait_for(evening())


def read_figures(server: Server) -> dict[str, float]:
    """Each figure by its name and labels."""
    lines = get(server, "/metrics", {}).text.splitlines()
    pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
    return {name: float(value) for name, value in pairs}


def test_requests_are_counted_by_route_and_outcome_and_never_by_path(server: Server) -> None:
    (person,) = wait_for(clients(server, 1))
    wait_for(person.ask("GET", "/api/tables/an-invitation"))
    get(server, "/api/tables", {})
    figures, page = read_figures(server), get(server, "/metrics", {}).text
    name = "chabudai_http_requests_total"
    assert figures[f'{name}{{route="/api/programs",status="2xx"}}'] >= 1
    assert figures[f'{name}{{route="/api/tables/{{table_id}}",status="4xx"}}'] >= 1
    assert figures[f'{name}{{route="/api/tables",status="4xx"}}'] >= 1
    assert figures['chabudai_http_seconds_count{route="/api/programs"}'] >= 1
    assert "an-invitation" not in page


def test_whoever_is_turned_away_is_counted(new_server: NewServer) -> None:
    """By the connection limiter, and by the application."""
    server = new_server(limits=Limits(guests_per_minute=1, handshakes_at_once=0))
    get(server, "/ws/tables/a", {"connection": "Upgrade", "upgrade": "websocket"})
    assert read_figures(server)['chabudai_turned_away_total{status="429"}'] == 1
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as asking:
        answers = [asking.post("/api/programs", json={"name": "A"}) for _ in range(2)]
    assert [each.status_code for each in answers] == [201, 429]
    assert read_figures(server)['chabudai_turned_away_total{status="429"}'] == 2


def test_figures_tell_of_paused_tables_and_of_a_store_that_cannot_write(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            registry.metrics.watch_server(registry.store, registry.directory)
            players = await lay_out(registry)
            assert b"chabudai_paused_tables 0.0" in registry.metrics.render()
            await players[0].table.commit(e.Paused(reason="test"))
            players[0].table.broadcast_room()
            assert b"chabudai_paused_tables 1.0" in registry.metrics.render()
            with held_lock(tmp_path):
                players[0].say(messages.Say("Hello"))
                await wait_for_stall(registry.store)
                assert b"chabudai_store_stalled 1.0" in registry.metrics.render()
            await players[1].next(lambda each: isinstance(each, messages.Said))
            page = registry.metrics.render()
            assert b"chabudai_store_stalled 0.0" in page
            assert b"chabudai_failed_commits_total 0.0" not in page

    wait_for(evening())


def test_figures_tell_how_late_the_event_loop_is() -> None:
    """While something keeps it busy, and only then."""

    async def evening() -> None:
        metrics = Metrics()
        watching = asyncio.create_task(metrics.watch_loop())
        await asyncio.sleep(0)
        time.sleep(LAG_LOOK_SECONDS + 0.3)
        await asyncio.sleep(0.01)
        watching.cancel()
        assert b'lag_seconds_bucket{le="0.25"} 0.0' in metrics.render()
        assert b"chabudai_loop_lag_seconds_count 1.0" in metrics.render()

    wait_for(evening())


def test_a_server_watches_its_event_loop(server: Server) -> None:
    while not read_figures(server)["chabudai_loop_lag_seconds_count"]:
        time.sleep(0.05)


BOARD = Path(__file__).parents[3] / "deploy" / "grafana.json"


def list_exported(page: str) -> set[str]:
    """The names of all figures, also of those that have not happened yet."""
    kinds = re.findall(r"^# TYPE (\S+) (\S+)", page, re.M)
    parts = ("_bucket", "_sum", "_count")
    several = {name + part for name, kind in kinds if kind == "histogram" for part in parts}
    return {name for name, _ in kinds} | several


def test_the_board_shows_only_figures_that_there_are(server: Server) -> None:
    board = json.loads(BOARD.read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    named = {name for expression in asked for name in re.findall(r"chabudai_\w+", expression)}
    assert len(named) > 15
    assert named <= list_exported(get(server, "/metrics", {}).text)
