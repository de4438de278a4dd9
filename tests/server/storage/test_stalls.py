"""A database that cannot be written for a while: nothing is lost, nothing is shown too soon."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from chabudai.client import Client
from chabudai.server.app import create_app
from chabudai.server.errors import Rejected
from chabudai.server.protocol import messages
from chabudai.server.settings import Settings
from chabudai.server.socket.endpoint import TRY_AGAIN, post_message
from chabudai.server.storage import log as e
from chabudai.server.storage.database import Place
from chabudai.server.storage.folder import FILE_NAME
from chabudai.server.storage.log import Stood
from chabudai.server.storage.store import Store
from chabudai.server.storage.writer import StoreClosed
from chabudai.server.tables import inbox
from chabudai.server.tables.connection import MAX_UNHANDLED
from tests.server.conftest import NewServer
from tests.server.in_process import Player, TestClock, lay_out, open_registry
from tests.server.postgres import Postgres
from tests.server.running import PATIENT, all_past, asked, legal, started, terms, wait_for
from tests.server.storage.filled import with_store


@contextmanager
def held_lock(place: Place) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    if isinstance(place, Path):
        other = sqlite3.connect(place / FILE_NAME)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.close()
    else:
        with psycopg.connect(place) as connection:
            connection.execute("LOCK TABLE events IN EXCLUSIVE MODE")
            yield


async def wait_for_stall(store: Store) -> None:
    """What only reads is done all the while."""
    while not store.is_stalled():
        await store.check_log()
    await store.check_log()


def test_what_a_lock_kept_back_is_kept_when_the_lock_is_gone(place: Place) -> None:
    async def write(store: Store) -> None:
        assert await store.append("a", 0, Stood(seat=0))
        with held_lock(place):
            kept = [asyncio.create_task(store.append(t, 1, Stood(seat=1))) for t in "abc"]
            await wait_for_stall(store)
            assert await store.read_log("a") == [Stood(seat=0)]
            assert not any(each.done() for each in kept)
        assert all(await asyncio.gather(*kept))
        assert await store.read_log("a") == [Stood(seat=0), Stood(seat=1)]
        assert not store.is_stalled()

    with_store(place, write)


def test_what_a_full_disk_kept_back_is_kept_when_there_is_room(tmp_path: Path) -> None:
    """Full is full: SQLite says the same where it may not let its file grow."""

    async def write(store: Store) -> None:
        pages = await store.run(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
        await store.run(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar())
        long = e.Spoke(person="P0", name="Ana", seat=0, text="x" * 20_000)
        kept = asyncio.create_task(store.append("a", 0, long))
        await wait_for_stall(store)
        assert not kept.done()
        await store.run(lambda c: c.exec_driver_sql("PRAGMA max_page_count=100000").scalar())
        assert await kept
        assert await store.read_log("a") == [long]

    with_store(tmp_path, write)


def test_what_postgresql_kept_back_is_kept_when_it_runs_again(postgres: Postgres) -> None:
    """Once, also where the answer to a commit was lost."""

    async def write(store: Store) -> None:
        assert await store.append("a", 0, Stood(seat=0))
        postgres.stop()
        kept = [asyncio.create_task(store.append("a", 1, Stood(seat=1))) for _ in range(1)]
        while not store.is_stalled():
            await asyncio.sleep(0)
        await asyncio.to_thread(postgres.start)
        assert all(await asyncio.gather(*kept))
        assert await store.read_log("a") == [Stood(seat=0), Stood(seat=1)]

    with_store(postgres.create_database(), write)


def test_whoever_will_not_wait_is_told_so_and_nothing_is_kept(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        with held_lock(tmp_path):
            kept = asyncio.create_task(store.append("a", 0, Stood(seat=0)))
            await wait_for_stall(store)
            with pytest.raises(Rejected, match="cannot save"):
                await store.append("b", 0, Stood(seat=0), patience=0.001)
            await store.check_log()  # whatever was just being tried has failed by now
        assert await kept
        assert await store.read_log("b") == []

    with_store(tmp_path, write)


def test_a_store_that_cannot_write_can_be_closed(tmp_path: Path) -> None:
    """Whoever waits is told that it was not kept."""

    async def write() -> None:
        store = Store(tmp_path)
        with held_lock(tmp_path):
            kept = asyncio.create_task(store.append("a", 0, Stood(seat=0)))
            await wait_for_stall(store)
            await asyncio.to_thread(store.close)
        with pytest.raises(StoreClosed):
            await kept

    wait_for(write())


def test_nobody_is_shown_a_move_that_is_not_kept(tmp_path: Path) -> None:
    """And the table goes on by itself."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            table = players[0].table
            before = [len(each.heard) for each in players]
            with held_lock(tmp_path):
                players[0].say(messages.Play("x", 10**6, "strike katana 1"))
                await wait_for_stall(registry.store)
                while any(not each.connection.frames.empty() for each in players):
                    for each in players:
                        await each.next(is_notice)
                shown = [each for p, n in zip(players, before, strict=True) for each in p.heard[n:]]
                assert all(is_notice(each) for each in shown)
                assert not isinstance((await registry.store.read_log(table.id))[-1], e.Played)
            accepted = await players[0].next(lambda each: isinstance(each, messages.Accepted))
            assert isinstance(accepted, messages.Accepted)
            for each in players:
                assert (await each.next_update()).v == accepted.v
            assert isinstance((await registry.store.read_log(table.id))[-1], e.Played)

    wait_for(evening())


def test_a_server_on_a_full_disk_goes_on_when_there_is_room(new_server: NewServer) -> None:
    """Its files may grow no further, until they may."""
    server = new_server()

    async def play() -> None:
        async with started(server, terms()) as guests:
            shown = guests[0].version()
            pid = server.process.pid or 0
            size = (server.folder / f"{FILE_NAME}-wal").stat().st_size
            _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, most))
            mover = asked(guests)
            move = asyncio.create_task(mover.play(legal(mover)[0]))
            while "storage-stalled" not in server.log.read_text():
                await Client(server.url, "nobody").ask("GET", "/health")
            assert not move.done()
            assert {each.version() for each in guests} == {shown}
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
            assert await move > shown
            await all_past(guests, shown)
            assert '"paused"' not in server.log.read_text()
            assert "storage-recovered" in server.log.read_text()

    wait_for(play())


def is_notice(message: messages.ServerMessage) -> bool:
    return isinstance(message, messages.Stalled)


def test_those_at_a_table_are_told_that_it_waits_and_that_it_goes_on(tmp_path: Path) -> None:
    """Also whoever comes meanwhile, and each in their language."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            players[2].connection.lang = "fr"
            with held_lock(tmp_path):
                players[0].say(messages.Play("x", 10**6, "strike katana 1"))
                notices = [await each.next(is_notice) for each in players]
                late = Player(players[0].table, "P3")
                late.table.stall_notice.tell_newcomer(late.connection)
                assert await late.next(is_notice) == notices[0]
            assert [each.stalled for each in notices if isinstance(each, messages.Stalled)]
            assert notices[1] == notices[0] != notices[2]
            for each in [*players, late]:
                assert await each.next(is_notice) == messages.Stalled(False, "")
                assert [type(said) for said in each.heard].count(messages.Stalled) <= 2
            assert (await players[0].next_update()).v == players[0].table.state.v

    wait_for(evening())


@pytest.mark.parametrize("message", [messages.Standing("defend", "parry"), messages.Mute("1")])
def test_nobody_hears_that_something_private_waits(
    tmp_path: Path, message: messages.ClientMessage
) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            players[1].say(messages.Say("Hello"))
            await players[0].next(lambda each: isinstance(each, messages.Said))
            with held_lock(tmp_path):
                players[0].say(message)
                await players[0].next(is_notice)
            await players[0].next(is_notice)
            for each in players[1:]:
                await each.wait_until_handled()
                assert not [said for said in each.heard if is_notice(said)]

    wait_for(evening())


async def ping(player: Player, count: int) -> None:
    for number in range(count):
        text = messages.encode(messages.Ping(number))
        await post_message(player.table, player.connection, text)


def test_what_one_connection_says_to_a_table_that_waits_is_bounded(tmp_path: Path) -> None:
    """The rest is read when the table goes on, and everything is answered."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            player, *_ = await lay_out(registry)
            with held_lock(tmp_path):
                player.say(messages.Play("x", 10**6, "strike katana 1"))
                await wait_for_stall(registry.store)
                pinging = asyncio.create_task(ping(player, 3 * MAX_UNHANDLED))
                await registry.store.check_log()
                assert len(player.table.inbox) == MAX_UNHANDLED
            await player.next(lambda each: each == messages.Pong(3 * MAX_UNHANDLED - 1))
            await pinging
            pongs = [each.n for each in player.heard if isinstance(each, messages.Pong)]
            assert pongs[-3 * MAX_UNHANDLED :] == [*range(3 * MAX_UNHANDLED)]

    wait_for(evening())


def test_who_comes_to_a_table_that_too_many_wait_for_is_told_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Be it to sit there or to read."""
    monkeypatch.setattr(inbox, "MAX_JOBS", 2)
    app = create_app(Settings(tmp_path, limits=PATIENT))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        token = client.post("/api/programs", json={"name": "A"}).json()["token"]
        client.headers = {"authorization": f"Bearer {token}"}
        asked_for = {"game": "samurai_sword", "seats": 3}
        table = client.post("/api/tables", json=asked_for).json()["id"]
        with client.websocket_connect(f"/ws/tables/{table}") as first:
            with held_lock(tmp_path):
                first.send_text(messages.encode(messages.Sit(0)).decode())
                while not is_notice(hear(first)):
                    pass
                codes = [find_close_code(client, table) for _ in range(3)]
                assert codes[-1] == TRY_AGAIN
                assert client.get(f"/api/tables/{table}/zones/en").status_code == 503
            while not isinstance(hear(first), messages.Room):
                pass
        assert client.get(f"/api/tables/{table}/zones/en").status_code == 200


def hear(socket: WebSocketTestSession) -> messages.ServerMessage:
    return messages.from_server.decode(socket.receive_text())


def find_close_code(client: TestClient[Litestar], table: str) -> int | None:
    """How a socket is closed at once; none if it stays open."""
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        try:
            assert is_notice(hear(socket))
        except WebSocketDisconnect as closed:
            return closed.code
    return None
