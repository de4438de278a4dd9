"""Long answers come in pages, and archives that are too long not at all."""

from __future__ import annotations

import msgspec
import pytest

from chabudai.engine import BadRecord, Record
from chabudai.server.history.jobs import LONGEST_NAME, check_size
from chabudai.server.history.pages import BYTES_PER_PAGE, make_page
from chabudai.server.tables.fairness import Archive
from tests.server.running import Server, clients, started, terms, wait_for


def test_a_page_ends_after_so_many_items_or_bytes_and_names_the_next() -> None:
    assert make_page(iter(range(7, 10)), 7, 3) == (b"[7,8,9]", None)
    assert make_page(iter(range(7, 99)), 7, 3) == (b"[7,8,9]", 10)
    assert make_page(iter(()), 7, 3) == (b"[]", None)
    long = "x" * BYTES_PER_PAGE
    body, following = make_page(iter([long, long]), 0, 3)
    assert (msgspec.json.decode(body), following) == ([long], 1)


def test_a_replay_a_log_and_zones_begin_where_they_are_asked_to(server: Server) -> None:
    async def evening() -> None:
        async with started(server, terms()) as guests:
            table = guests[0].room.table  # type: ignore[union-attr]
            guest = next(each for each in guests if each.asked())
            await guest.play(guest.update.legal[0].token)  # type: ignore[union-attr]
            (person,) = await clients(server, 1)
            for path in ("replay/spectator/en", "log/en", "zones/spectator/en"):
                whole = await person.ask("GET", f"/api/tables/{table}/{path}")
                rest = await person.ask("GET", f"/api/tables/{table}/{path}?first=1")
                assert rest.json() == whole.json()[1:]
                assert "link" not in whole.headers
                wrong = await person.ask("GET", f"/api/tables/{table}/{path}?first=-1")
                assert wrong.status_code == 400

    wait_for(evening())


def archive(**record: object) -> Archive:
    played = Record(game="kodachi", rules="1", seats=2, seed="", **record)  # type: ignore[arg-type]
    return Archive(table="", record=played, commitment="", secret="", entropy=[])


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ({"actions": ["pass"] * 11}, "archive-long"),
        ({"players": ["x" * (LONGEST_NAME + 1)]}, "archive-words"),
        ({"actions": ["x" * (LONGEST_NAME + 1)]}, "archive-words"),
    ],
)
def test_an_archive_that_no_table_could_have_made_is_refused(
    record: dict[str, object], code: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        check_size(archive(**record), 10)
    assert refused.value.sentence.code == code
    check_size(archive(actions=["pass"] * 10), 10)
