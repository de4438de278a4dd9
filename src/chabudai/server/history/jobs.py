"""What a worker process makes of a table's log, or of an archive: pages of JSON, or a position."""

from __future__ import annotations

from typing import Any

import msgspec

from chabudai.engine import BadRecord, Match
from chabudai.server.errors import sentence
from chabudai.server.history.pages import EVENTS_PER_PAGE, STEPS_PER_PAGE, Page, make_page
from chabudai.server.history.replay import (
    list_past_events,
    make_log,
    make_replay,
    make_what_if_position,
    parse_viewer,
    require_readable,
)
from chabudai.server.history.telling import retell
from chabudai.server.history.zones import describe_steps
from chabudai.server.protocol.messages import Terms
from chabudai.server.storage import log as e
from chabudai.server.tables import fairness
from chabudai.server.tables.state import TableState
from chabudai.session.history import iterate_match_states, list_deciders

LONGEST_NAME = 200
MOST_SEATS = 32

log_decoder: msgspec.json.Decoder[list[e.AnyEntry]] = msgspec.json.Decoder(list[e.AnyEntry])


class Branching(msgspec.Struct, frozen=True):
    """A position to go on from, and what happened before it."""

    position: dict[str, Any]
    past: list[e.PastEvent]


def read_table(id: str, log: bytes) -> TableState:
    """A table as its log says; raises Unplayable."""
    table = TableState.from_log(id, log_decoder.decode(log))
    require_readable(table)
    return table


def replay_table(id: str, log: bytes, viewer: int | None, lang: str, first: int) -> Page:
    """The steps of a table's game."""
    return make_page(make_replay(read_table(id, log), viewer, lang, first), first, STEPS_PER_PAGE)


def tell_table(id: str, log: bytes, viewer: int | None, lang: str, first: int) -> Page:
    """The events of a table's game."""
    return make_page(make_log(read_table(id, log), viewer, lang, first), first, EVENTS_PER_PAGE)


def describe_table(id: str, log: bytes, viewer: int | None, lang: str, first: int) -> Page:
    """The table in words at every step."""
    zones = describe_steps(read_table(id, log), viewer, lang, first)
    return make_page(zones, first, STEPS_PER_PAGE)


def recap_table(id: str, log: bytes, viewer: int | None, lang: str) -> bytes:
    """What happened since the viewer's last answer."""
    return msgspec.json.encode(retell(read_table(id, log), viewer, lang))


def branch_table(id: str, log: bytes, step: int, seat: int) -> bytes:
    """The position at a step."""
    table = read_table(id, log)
    position = make_what_if_position(table, step, seat)
    return msgspec.json.encode(Branching(position, list_past_events(table, step, seat)))


def replay_archive(data: bytes, most: int, viewer: str, lang: str, first: int) -> Page:
    """The steps of a game that comes as a file; raises BadRecord for one that is not sound."""
    table = read_archived_table(data, most)
    steps = make_replay(table, parse_viewer(table, viewer), lang, first)
    return make_page(steps, first, STEPS_PER_PAGE)


def describe_archive(data: bytes, most: int, viewer: str, lang: str, first: int) -> Page:
    """The table in words at every step of a game that comes as a file; raises BadRecord."""
    table = read_archived_table(data, most)
    zones = describe_steps(table, parse_viewer(table, viewer), lang, first)
    return make_page(zones, first, STEPS_PER_PAGE)


def read_archived_table(data: bytes, most: int) -> TableState:
    """The table that an archive was made at; raises BadRecord for one that is not sound."""
    archive = fairness.read_archive(data)
    check_size(archive, most)
    fairness.verify(archive)
    record = archive.record
    table = TableState(archive.table)
    terms = Terms(game=record.game, seats=record.seats, practice=archive.practice is True)
    table.apply(e.Opened(terms=terms, host="", secret=archive.secret))
    table.match = Match(record)
    table.deciders = list_deciders(list(iterate_match_states(table.match)))
    table.versions = list(range(len(record.actions) + 1))
    for place, name in zip(table.places, record.players, strict=False):
        place.name = name
    return table


def check_size(archive: fairness.Archive, most: int) -> None:
    """Refuse an archive that no table could have made, before anything of it is played."""
    record = archive.record
    found = max(len(record.actions), len(record.list_taken_back()))
    if found > most:
        raise BadRecord(sentence("archive-long", most=most, found=found))
    words = [*record.players, *record.actions, *archive.entropy, archive.table, archive.secret]
    if any(len(word) > LONGEST_NAME for word in words) or not 0 < record.seats <= MOST_SEATS:
        raise BadRecord(sentence("archive-words", most=LONGEST_NAME))
