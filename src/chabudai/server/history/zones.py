"""The table in words, now and at every step, made from nothing but the viewer's own views."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec

from chabudai.engine import State
from chabudai.engine.text.text_view import Zone
from chabudai.server.errors import Rejected
from chabudai.server.tables.state import TableState
from chabudai.session.history import iterate_match_states


class TableZones(msgspec.Struct, frozen=True):
    """The table in words as a viewer sees it; `v` is the version of the update it goes with."""

    v: int
    zones: list[Zone]


def describe_now(table: TableState, viewer: int | None, language: str) -> TableZones:
    if table.match is None:
        return TableZones(table.v, [])
    return TableZones(table.v, describe_zones(table, table.match.state, viewer, language))


def describe_steps(
    table: TableState, viewer: int | None, language: str, first: int = 0
) -> Iterator[TableZones]:
    """The zones of every step from one on."""
    if table.match is None:
        raise Rejected("not-while-waiting")
    steps = zip(table.versions, iterate_match_states(table.match), strict=True)
    for v, state in islice(steps, first, None):
        yield TableZones(v, describe_zones(table, state, viewer, language))


def describe_zones(
    table: TableState, state: State, viewer: int | None, language: str
) -> list[Zone]:
    assert table.match is not None
    return table.match.game.text.describe_zones(state.view(viewer), table.names(), language)
