"""A table has one owner among all servers on a database, who alone can write its log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from chabudai.bots import Budget
from chabudai.server.cluster import locks
from chabudai.server.cluster.membership import Membership, join_others
from chabudai.server.cluster.ownership import NotOwned
from chabudai.server.history.shared_reviews import ASKED, SharedReviewQueue
from chabudai.server.storage.log import Stood
from chabudai.server.storage.store import Store
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, wait_for


class Node:
    """A server as far as ownership is concerned; it hands over whatever it is asked for."""

    def __init__(self, store: Store, membership: Membership) -> None:
        assert membership.claims is not None
        self.store = store
        self.claims = membership.claims
        self.ownership = membership.ownership
        self.news = membership.news
        self.lost = 0
        self.ownership.on_wanted = self.hand_over
        self.ownership.on_lost = self.note_loss

    def hand_over(self, table: str) -> None:
        self.handing_over = asyncio.create_task(self.ownership.release(table, is_wanted=True))

    def note_loss(self) -> None:
        self.lost += 1


@asynccontextmanager
async def open_node(database: str) -> AsyncIterator[Node]:
    store = Store(database)
    membership = join_others(store)
    await membership.news.start()
    yield Node(store, membership)
    await membership.news.close()
    store.close()


@pytest.fixture
def long_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is taken for dead because the machine is busy."""
    monkeypatch.setattr(locks, "ANSWER_SECONDS", PATIENCE)


def with_nodes(postgres: Postgres, work: Callable[[Node, Node], Awaitable[None]]) -> None:
    """Do something with two servers on a database of their own."""
    database = postgres.create_database()

    async def run() -> None:
        async with AsyncExitStack() as stack:
            nodes = [await stack.enter_async_context(open_node(database)) for _ in range(2)]
            await work(*nodes)

    wait_for(run())


def test_only_the_owner_writes(postgres: Postgres) -> None:
    async def write(one: Node, other: Node) -> None:
        assert await one.ownership.acquire("t")
        assert not await other.ownership.acquire("t", is_patient=False)
        assert await one.store.append("t", 0, Stood(seat=0))
        with pytest.raises(NotOwned):
            await other.store.append("t", 1, Stood(seat=1))
        assert await one.store.read_log("t") == [Stood(seat=0)]

    with_nodes(postgres, write)


@pytest.mark.usefixtures("long_patience")
def test_who_asks_for_a_table_is_handed_it(postgres: Postgres) -> None:
    """And whoever had it writes nothing more, nor does it end up in nobody's care."""

    async def ask(one: Node, other: Node) -> None:
        assert await one.ownership.acquire("t")
        assert await one.store.append("t", 0, Stood(seat=0))
        assert await other.ownership.acquire("t")
        assert not one.ownership.owns("t")
        with pytest.raises(NotOwned):
            await one.store.append("t", 1, Stood(seat=1))
        assert await other.store.append("t", 1, Stood(seat=2))
        assert await one.ownership.list_orphans(9) == []
        assert (one.lost, other.lost) == (0, 0)

    with_nodes(postgres, ask)


@pytest.mark.usefixtures("long_patience")
def test_a_table_that_was_just_handed_over_stays_for_a_while(postgres: Postgres) -> None:
    """Its owner says so, and is not taken for dead: the other one waits, and gets it then."""

    async def quarrel(one: Node, other: Node) -> None:
        answers: list[str] = []
        assert await one.ownership.acquire("t")
        assert await other.ownership.acquire("t")
        hear = one.news.handlers[locks.HEARD]

        def note(word: str) -> None:
            answers.append(word)
            hear(word)

        one.news.subscribe(locks.HEARD, note)
        assert await one.ownership.acquire("t")
        assert answers
        assert (one.lost, other.lost) == (0, 0)

    with_nodes(postgres, quarrel)


def test_an_owner_that_does_not_answer_is_ended(postgres: Postgres) -> None:
    """It loses all its tables with its connection, before it can write again."""

    async def hang(one: Node, other: Node) -> None:
        one.ownership.on_wanted = lambda table: None
        assert await one.ownership.acquire("t")
        assert await one.ownership.acquire("u")
        assert await other.ownership.acquire("t")
        for table in "tu":
            with pytest.raises(NotOwned):
                await one.store.append(table, 0, Stood(seat=0))
            assert not one.ownership.owns(table)
        assert one.lost == 1
        assert await other.store.append("t", 0, Stood(seat=0))
        assert await one.ownership.acquire("u")
        assert await one.store.append("u", 0, Stood(seat=0))

    with_nodes(postgres, hang)


def test_what_a_dead_server_had_is_an_orphan_until_somebody_takes_it(postgres: Postgres) -> None:
    async def die(one: Node, other: Node) -> None:
        for table in "tuv":
            assert await one.ownership.acquire(table)
        await one.ownership.release("v")
        assert await other.ownership.list_orphans(9) == []
        end_owners(postgres)
        while len(found := await other.ownership.list_orphans(9)) < 2:
            await asyncio.sleep(0.05)
        assert sorted(found) == ["t", "u"]
        assert await other.ownership.acquire("t", is_patient=False)
        assert await other.ownership.list_orphans(9) == ["u"]

    with_nodes(postgres, die)


def end_owners(postgres: Postgres) -> None:
    """End every connection that owns a table."""
    postgres.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE objsubid = 1")


def test_each_review_is_made_by_one_server_and_by_another_if_that_one_dies(
    postgres: Postgres,
) -> None:
    """The oldest request first, and all know how far it is."""

    async def review(one: Node, other: Node) -> None:
        assert await one.ownership.acquire("any")
        for table in "tuv":
            await one.store.request_review(table)
        assert [await one.claims.claim(), await other.claims.claim()] == ["t", "u"]
        await one.claims.set_progress("t", 0.5)
        progress = [await other.claims.find_progress(table) for table in "tuvw"]
        assert progress == [0.5, 0.0, 0.0, None]
        end_owners(postgres)
        while await other.claims.claim() != "t":  # "v" comes first, and then what is left
            pass
        await other.store.save_review("t", b"made")
        assert await one.claims.find_progress("t") is None
        assert await one.claims.count() == 2

    with_nodes(postgres, review)


def test_a_review_that_cannot_be_made_is_forgotten_by_all(postgres: Postgres) -> None:
    async def ask(one: Node, other: Node) -> None:
        reviews = SharedReviewQueue(one.store, Budget(iterations=1), one.claims, one.news)
        await one.store.request_review("no such table")
        await one.news.publish(ASKED, "now")
        while await other.claims.count():
            await asyncio.sleep(0.01)
        assert await reviews.find_progress("no such table") is None
        await reviews.close()

    with_nodes(postgres, ask)
