"""Nothing that takes the longer the more there is happens where all tables wait for it."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import msgspec

from chabudai.engine.cards.deck import read_deck_text
from chabudai.server.protocol import messages
from chabudai.server.storage import log as e
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.summary import TableSummary
from tests.server.in_process import TestClock, lay_out, open_registry
from tests.server.running import wait_for

MANY = 40_000


@contextmanager
def counted_calls() -> Iterator[Counter[str]]:
    """The functions that this thread, which is the event loop's, calls meanwhile."""
    calls: Counter[str] = Counter()
    ours = threading.get_ident()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and threading.get_ident() == ours:
            calls[frame.f_code.co_name] += 1

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)


def test_a_game_is_played_anew_beside_the_event_loop(tmp_path: Path) -> None:
    """After something was taken back, and when a paused table goes on."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry, practice=True)
            table = players[0].table
            with counted_calls() as calls:
                players[0].say(messages.Play("x", 10**6, "strike katana 1"))
                players[0].say(messages.Undo("y", 10**6))
                await players[0].next(lambda each: each == messages.Accepted("y", each.v))  # type: ignore[union-attr]
                assert table.state.deciders == []
                await table.commit(e.Paused(reason="test"))
                players[0].say(messages.Resume())
                await players[0].wait_until_handled()
                assert table.state.phase() == "playing"
            assert calls["play_action"]
            assert not calls["_take_back"]
            assert not calls["from_log"]

    wait_for(evening())


def test_a_deck_of_one_s_own_is_read_and_tried_beside_the_event_loop(tmp_path: Path) -> None:
    async def evening() -> None:
        deck = f"# a deck of one's own\n{read_deck_text('chabudai.games.kodachi')}"
        terms = messages.Terms(game="kodachi", seats=2, deck=deck)
        async with open_registry(tmp_path, TestClock()) as registry:
            with counted_calls() as calls:
                await registry.open_table(terms, "P0")
            assert calls["open_table"]
            assert not calls["try_terms"]
            assert not calls["check_terms"]

    wait_for(evening())


def fill(registry: TableRegistry, tables: int) -> None:
    """Many tables that others have opened for everybody."""
    terms = messages.Terms(game="kodachi", seats=2, open=True)
    blank = TableSummary(
        table="", terms=terms, host="", people=[], names=[], phase="waiting", asked=[], origin=None
    )
    for number in range(tables):
        summary = msgspec.structs.replace(blank, table=f"T{number}", host=f"H{number}")
        registry.directory.update(summary)


def test_no_request_looks_at_every_table(tmp_path: Path) -> None:
    """Neither for the list, nor to count how many tables somebody has."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            fill(registry, MANY)
            with counted_calls() as calls:
                opened = await registry.open_table(messages.Terms(game="kodachi", seats=2), "P0")
                page = registry.directory.list_for("P0", 0, 50)
                later = registry.directory.list_for("P0", 20_000, 20_050)
                await registry.tables_of("P0")
            assert [page[0].table, page[1].table] == [opened.id, f"T{MANY - 1}"]
            assert [each.table for each in later[:2]] == ["T20000", "T19999"]
            assert sum(calls.values()) < MANY

    wait_for(evening())
