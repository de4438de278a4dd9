"""A server's finished games for research: of those who agreed, and with nothing of who they are.

What is taken from a table is built up from nothing: the record with kinds instead of names, and who
decided by kind. Nothing else of the log leaves this module.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

import sqlalchemy as sql

from chabudai.engine import Record
from chabudai.server.bots.pool import STAND_IN
from chabudai.server.errors import Rejected
from chabudai.server.history.replay import is_over
from chabudai.server.storage.backup import make_backup
from chabudai.server.storage.checksums import CHECKED, decode_log
from chabudai.server.storage.database import Place, connect_to_file
from chabudai.server.storage.tables import bots, events, research
from chabudai.server.tables.state import SeatState, TableState

PERSON, PROGRAM = "person", "program"
# Why a finished table is left out: not everybody agreed, or it cannot be replayed from a seed by
# anybody else (a what-if, a deck of one's own, whose text may name people, a damaged log).
LeftOut = Literal["agreement", "kind"]


class ResearchGame(NamedTuple):
    """A finished game, and which kind of player decided each action."""

    record: Record
    by: list[str]
    taken_back: int


@dataclass(frozen=True)
class ResearchGames:
    """The games that may be used, in an order that tells nothing, and how many were left out."""

    games: list[ResearchGame]
    without_agreement: int
    of_other_kinds: int


def read_research_games(place: Place) -> ResearchGames:
    """Read all finished games that may be used, also while a server runs; raises Rejected."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        make_backup(place, copy)
        engine = connect_to_file(copy)
        try:
            with engine.connect() as connection:
                found = list(judge_tables(connection))
        finally:
            engine.dispose()
    games = [each for each in found if isinstance(each, ResearchGame)]
    return ResearchGames(
        sorted(games, key=lambda game: game.record.checked().check),
        found.count("agreement"),
        found.count("kind"),
    )


def judge_tables(connection: sql.Connection) -> Iterator[ResearchGame | LeftOut]:
    """Every table whose game has ended, or why it is left out."""
    agreed = set(connection.execute(sql.select(research.c.person)).scalars())
    programs = set(connection.execute(sql.select(bots.c.person)).scalars())
    ended = sql.select(events.c.table_id).where(events.c.kind == "ended").distinct()
    for id in connection.execute(ended).scalars().all():
        table = read_table(connection, id)
        if table is None or not is_usable(table):
            yield "kind"
        elif {place.person for place in table.places if place.person} <= agreed:
            yield strip_game(table, programs)
        else:
            yield "agreement"


def read_table(connection: sql.Connection, id: str) -> TableState | None:
    wanted = sql.select(*CHECKED).where(events.c.table_id == id).order_by(events.c.seq)
    try:
        return TableState.from_log(id, decode_log(connection.execute(wanted)))
    except Rejected:
        return None


def is_usable(table: TableState) -> bool:
    """Whether a game was dealt from a seed and the usual deck, and played to its end."""
    return is_over(table) and table.is_fair and table.terms.deck is None


def strip_game(table: TableState, programs: set[str]) -> ResearchGame:
    """What may be told of a game: built up, not cut down."""
    assert table.match is not None
    played = table.match.record
    kinds = [name_kind(place, programs) for place in table.places]
    record = Record(
        game=played.game,
        rules=played.rules,
        seats=played.seats,
        options=played.options,
        seed=played.seed,
        players=kinds,
        actions=played.actions,
    )
    by = [
        STAND_IN if how == "bot" and table.places[seat].person else kinds[seat]
        for seat, how in zip(table.deciders, table.answered_by, strict=True)
    ]
    return ResearchGame(record, by, len(played.list_taken_back()))


def name_kind(place: SeatState, programs: set[str]) -> str:
    if place.bot is not None:
        return place.bot
    return PROGRAM if place.person in programs else PERSON
