"""A guest whom a table cannot be shown to has to go; the table does not notice."""

from __future__ import annotations

from copy import copy
from pathlib import Path

import pytest

from chabudai.engine import load
from chabudai.engine import registry as games
from chabudai.server.protocol import messages
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.table import Table
from tests.server.in_process import Player, TestClock, lay_out, open_registry
from tests.server.running import wait_for

NO_CATALOG = "xx"  # nothing can be said in a language that no game speaks


async def let_in(table: Table, person: str) -> Player:
    """Somebody whom nothing can be said to."""
    guest = Player(table, person)
    guest.connection.lang = NO_CATALOG
    await guest.connection.ended.wait()
    return guest


def is_playing(connection: Connection, table: Table) -> bool:
    return not connection.ended.is_set() and table.state.phase() == "playing"


@pytest.mark.parametrize("person", ["P1", "somebody"])
def test_the_table_goes_on_and_its_log_hears_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], person: str
) -> None:
    """Neither when the guest comes, nor at each move after that."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            table = players[0].table
            before = await registry.store.read_log(table.id)
            await let_in(table, person)
            assert await registry.store.read_log(table.id) == before
            players[0].say(messages.Play("x", 10**6, "strike katana 1"))
            await players[0].next(lambda message: isinstance(message, messages.Accepted))
            for player in players:
                assert (await player.next_update()).view
                assert is_playing(player.connection, table)
            assert len(await registry.store.read_log(table.id)) == len(before) + 1

    wait_for(evening())
    logged = capfd.readouterr().err
    assert "table-not-shown" in logged
    assert "table-failed" not in logged


class BrokenInsight:
    """What a seat can work out, with a bug in it."""

    def compute_insights(self, view: dict[str, object]) -> dict[str, object]:
        raise KeyError("a card nobody may know")

    def describe_insights(self, view: dict[str, object], names: list[str], lang: str) -> list[str]:
        return []


def test_a_question_that_cannot_be_answered_is_refused_and_pauses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = copy(load("samurai_sword"))
    broken.name, broken.insight = "broken", BrokenInsight()
    monkeypatch.setitem(games._registered, "broken", broken)

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry, game="broken")
            players[0].say(messages.Know("why"))
            refused = await players[0].next(lambda each: isinstance(each, messages.Refused))
            assert isinstance(refused, messages.Refused)
            assert (refused.id, refused.code) == ("why", "failed")
            assert "nobody" not in refused.text
            assert players[0].table.state.phase() == "playing"

    wait_for(evening())
