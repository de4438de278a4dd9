"""Entries that the disk has changed: their table says so, and all others go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.server.errors import Rejected
from chabudai.server.protocol import messages
from chabudai.server.storage import log as e
from chabudai.server.storage.database import Place, open_database
from chabudai.server.storage.folder import FILE_NAME
from chabudai.server.storage.store import Store
from chabudai.server.storage.transfer import check_log
from tests.server.in_process import Player, TestClock, lay_out, open_registry
from tests.server.running import wait_for
from tests.server.storage.filled import ENTRIES, change, fill, make_log, with_store
from tests.server.storage.test_migrations import old_file

DAMAGE = {
    "another content": "UPDATE events SET payload = '{}' WHERE table_id = 'second' AND seq = 5",
    "another time": "UPDATE events SET ts = ts + 1 WHERE table_id = 'second' AND seq = 5",
    "another place": "UPDATE events SET seq = 999 WHERE table_id = 'second' AND seq = 5",
    "lost": "DELETE FROM events WHERE table_id = 'second' AND seq = 5",
}


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE.keys())
def test_an_entry_that_was_changed_is_not_taken_for_the_truth(place: Place, statement: str) -> None:
    """The others of its table and those of other tables are what they were."""
    fill(place)
    change(place, statement)

    async def read(store: Store) -> tuple[list[e.AnyEntry], list[e.AnyEntry]]:
        return await store.read_log("second"), await store.read_log("third")

    damaged, sound = with_store(place, read)
    assert damaged[5] == e.Damaged()
    assert damaged[:5] + damaged[6:ENTRIES] == make_log("second")[:5] + make_log("second")[6:]
    assert sound == make_log("third")
    engine = open_database(place)
    with engine.connect() as connection:
        assert list(check_log(connection).damaged) == ["second"]
    engine.dispose()


def test_a_damaged_table_says_so_and_stays_as_it_is_while_others_play(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            ids = [(await lay_out(registry))[0].table.id for _ in range(3)]
        places = [
            f"WHERE table_id = '{id}' AND seq = {seq}" for id, seq in [(ids[0], 4), (ids[1], 0)]
        ]
        change(tmp_path, f"UPDATE events SET payload = '{{}}' {places[0]}")
        change(tmp_path, f"UPDATE events SET kind = 'closed' {places[1]}")
        async with open_registry(tmp_path, TestClock()) as registry:
            player = Player(await registry.get(ids[0]), "P0")
            room = await player.next_room(lambda room: room.phase == "paused")
            assert "damaged" in room.notice
            player.say(messages.Resume())
            refused = await player.next(lambda each: isinstance(each, messages.Refused))
            assert isinstance(refused, messages.Refused)
            assert refused.code == "damaged-table"
            with pytest.raises(Rejected, match="damaged"):
                await registry.get(ids[1])
            other = Player(await registry.get(ids[2]), "P0")
            other.say(messages.Play("x", 10**6, "strike katana 1"))
            await other.next(lambda message: isinstance(message, messages.Accepted))
            assert {each.table for each in await registry.tables_of("P0")} == {ids[0], ids[2]}

    wait_for(evening())


def destroy_page(folder: Path, words: str) -> None:
    """Overwrite the page of the file that holds these words."""
    file = folder / FILE_NAME
    content = bytearray(file.read_bytes())
    where = content.index(words.encode())
    start = where - where % 4096
    content[start : start + 4096] = b"\xff" * 4096
    file.write_bytes(content)


def test_a_damaged_page_of_the_file_costs_the_tables_on_it_alone(tmp_path: Path) -> None:
    fill(tmp_path)
    destroy_page(tmp_path, f"second {ENTRIES // 2} ")

    async def read(store: Store) -> None:
        assert await store.read_log("first") == make_log("first")
        assert await store.read_log("third") == make_log("third")
        assert e.Damaged() in await store.read_log("second")

    with_store(tmp_path, read)


def test_a_server_starts_though_a_page_of_its_file_is_damaged(tmp_path: Path) -> None:
    fill(tmp_path)
    destroy_page(tmp_path, "second 0 ")

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            await registry.wait_until_restored()
            assert "second" not in registry.directory
            assert "third" in registry.directory

    wait_for(evening())


def test_entries_of_older_versions_get_their_checksum(tmp_path: Path) -> None:
    old_file(tmp_path)
    engine = open_database(tmp_path)
    with engine.connect() as connection:
        found = check_log(connection)
        assert found.entries > 0
        assert not found.damaged
    engine.dispose()
