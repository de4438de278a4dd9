"""A finished game looked back upon: made in the background, kept, told in words."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chabudai.bots import Budget
from chabudai.client import Client
from chabudai.engine import Record, load
from chabudai.lab.simulate.simulation import play_at_random
from chabudai.server.history.review_queue import ReviewQueue
from chabudai.server.history.review_view import SeatLookback
from chabudai.server.storage.store import Store
from chabudai.workers.pool import ATTEMPTS
from tests.server.conftest import NewServer
from tests.server.running import Server, clients, play_to_the_end, start, terms, wait_for
from tests.workers.processes import worker_processes

QUICK = Budget(iterations=1)


async def finished(server: Server) -> tuple[Client, str]:
    """A game of one person with bots, to its end."""
    (person,) = await clients(server, 1)
    table = await person.open_table(terms(bots=[None, "random", "random"]))
    async with person.at(table) as guest:
        await start([guest])
        await play_to_the_end(guest, 1)
    return person, table


async def looked(person: Client, table: str, lang: str = "en") -> dict[str, Any]:
    """The review from seat 0, once it is there."""
    while True:
        answer = (await person.ask("GET", f"/api/tables/{table}/review/0/{lang}")).json()
        if answer["state"] != "making":
            return dict(answer)
        await asyncio.sleep(0.2)


def test_a_review_is_made_once_and_kept_over_a_restart(new_server: NewServer) -> None:
    """Every step it names is one of the game, in words of the language that was asked for."""
    server = new_server(review=QUICK)

    async def before() -> tuple[Client, str, dict[str, Any]]:
        person, table = await finished(server)
        assert (await looked(person, table))["state"] == "none"
        asked = await person.ask("POST", f"/api/tables/{table}/review")
        assert (asked.status_code, asked.json()["state"]) == (202, "making")
        return person, table, await looked(person, table)

    person, table, first = wait_for(before())
    server.stop()
    server.start()
    assert wait_for(looked(person, table)) == first
    found = msgspec.convert(first["found"], SeatLookback)
    steps = wait_for(person.ask("GET", f"/api/tables/{table}/replay/0/en")).json()
    assert [point.step for point in found.curve][-1] == len(steps) - 1
    assert all(steps[each.step + 1]["seat"] == 0 for each in found.decisions)
    french = wait_for(looked(person, table, "fr"))["found"]
    assert french["decisions"][0]["played"] != found.decisions[0].played


def test_a_review_that_a_power_cut_interrupts_is_made_when_the_server_is_back(
    new_server: NewServer,
) -> None:
    """Nobody has to ask for it again."""
    server = new_server(review=Budget(iterations=1_000_000))

    async def ask() -> tuple[Client, str]:
        person, table = await finished(server)
        await person.ask("POST", f"/api/tables/{table}/review")
        return person, table

    person, table = wait_for(ask())
    server.kill()
    server.settings = replace(server.settings, review=QUICK)
    server.start()
    assert wait_for(looked(person, table))["state"] == "ready"


def test_who_may_not_have_a_review_is_told_so(server: Server) -> None:
    """Nobody while the game runs; who did not play may not ask for one to be made."""

    async def ask() -> list[str]:
        person, other = await clients(server, 2)
        table = await person.open_table(terms(bots=[None, "random", "random"]))
        async with person.at(table) as guest:
            await start([guest])
            running = await person.ask("GET", f"/api/tables/{table}/review/0/en")
            early = await person.ask("POST", f"/api/tables/{table}/review")
            await play_to_the_end(guest, 1)
        stranger = await other.ask("POST", f"/api/tables/{table}/review")
        by_link = await other.ask("GET", f"/api/tables/{table}/review/0/en")
        assert (stranger.status_code, by_link.status_code) == (403, 403)
        assert by_link.json()["text"].startswith("This game has no review yet.")
        return [answer.json()["code"] for answer in (running, early, stranger, by_link)]

    refused = ["not-over", "not-over", "review-of-others", "review-of-others"]
    assert wait_for(ask()) == refused


def test_a_review_whose_process_dies_is_begun_again(tmp_path: Path) -> None:
    async def ask() -> None:
        store = Store(tmp_path)
        reviews = ReviewQueue(store, QUICK)
        await reviews.ask("t", random_record())
        await kill_next_worker()
        await asyncio.gather(*reviews._making)
        assert (reviews.failed, reviews.progress) == (set(), {})
        assert await store.read_review("t") is not None
        store.close()

    wait_for(ask())


def test_a_review_whose_process_dies_every_time_can_be_asked_for_again(tmp_path: Path) -> None:
    async def ask() -> None:
        store, record = Store(tmp_path), random_record()
        reviews = ReviewQueue(store, QUICK)
        await reviews.ask("t", record)
        for _ in range(ATTEMPTS):
            await kill_next_worker()
        await asyncio.gather(*reviews._making)
        assert (reviews.failed, reviews.progress) == ({"t"}, {})
        assert await store.requested_reviews() == []
        await reviews.ask("t", record)
        await asyncio.gather(*reviews._making)
        assert await store.read_review("t") is not None
        assert worker_processes() == []
        store.close()

    wait_for(ask())


async def kill_next_worker() -> None:
    """Wait for a worker process and end it, as a machine does that is short of memory."""
    while not (found := worker_processes()):
        await asyncio.sleep(0.01)
    found[0].kill()
    while found[0] in worker_processes():
        await asyncio.sleep(0.01)


def test_reviews_are_made_one_at_a_time_and_tell_how_far_they_are(tmp_path: Path) -> None:
    async def ask() -> None:
        store = Store(tmp_path)
        reviews, most, seen = ReviewQueue(store, QUICK), 0, set[float]()
        for table in ("s", "t"):
            await reviews.ask(table, random_record())
        while reviews.progress:
            most = max(most, len(worker_processes()))
            seen.update(reviews.progress.values())
            await asyncio.sleep(0.01)
        assert most == 1
        assert {share for share in seen if 0 < share < 1}
        assert await store.read_review("s") == await store.read_review("t") is not None
        store.close()

    wait_for(ask())


def test_a_review_that_cannot_be_made_says_where_in_the_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def ask() -> None:
        store, record = Store(tmp_path), random_record()
        reviews = ReviewQueue(store, QUICK)
        await reviews.ask("t", msgspec.structs.replace(record, actions=record.actions[:9]))
        await asyncio.gather(*reviews._making)
        assert reviews.failed == {"t"}
        store.close()

    wait_for(ask())
    logged = msgspec.json.decode(capfd.readouterr().err)
    assert (logged["event"], logged["error"]) == ("review-failed", "BadRecord")
    assert logged["where"].startswith("review:")


def random_record() -> Record:
    """A finished game."""
    state = load("samurai_sword").new(3, "5")
    tokens = [state.actions.token(each) for each in play_at_random(state.clone(), 5)]
    return Record(
        game="samurai_sword", rules=load("samurai_sword").version, seats=3, seed="5", actions=tokens
    )


@pytest.mark.parametrize("seat", ["7", "x"])
def test_there_is_no_review_from_a_seat_that_nobody_had(server: Server, seat: str) -> None:
    async def ask() -> str:
        person, table = await finished(server)
        answer = await person.ask("GET", f"/api/tables/{table}/review/{seat}/en")
        return str(answer.json()["code"])

    assert wait_for(ask()) == "no-such-seat"
