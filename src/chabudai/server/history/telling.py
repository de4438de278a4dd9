"""A player's game retold: what wins it, and what happened since their last answer.

Both are told from the views of whoever asks, and from nothing else.
"""

from __future__ import annotations

import msgspec

from chabudai.server.protocol.messages import Told
from chabudai.server.tables.presenter import make_phrases
from chabudai.server.tables.state import TableState
from chabudai.session.recap import find_last_own_step, recap_since_own_action


class Aim(msgspec.Struct, frozen=True):
    """What wins the game for whoever asks, at a version; empty before the game."""

    v: int
    lines: list[str]


class Retold(msgspec.Struct, frozen=True):
    """What happened since the last own answer of whoever asks, and what it changed for them.

    Empty before the game, and for those who watch.
    """

    v: int
    lines: list[Told]
    change: list[str]


def describe_aim(table: TableState, viewer: int | None, language: str) -> Aim:
    if table.match is None:
        return Aim(table.v, [])
    return Aim(table.v, make_phrases(table, language).aim(table.match.state.view(viewer)))


def retell(table: TableState, viewer: int | None, language: str) -> Retold:
    if table.match is None or viewer is None:
        return Retold(table.v, [], [])
    phrases, first = make_phrases(table, language), find_last_personal_step(table, viewer)
    recap = recap_since_own_action(table.match, table.deciders, viewer, phrases, first)
    lines = [Told(each.seen, each.text, each.by) for each in recap.events]
    return Retold(table.v, lines, recap.change)


def find_last_personal_step(table: TableState, seat: int) -> int:
    """The step that a player's last answer led to; what was answered for them does not count."""
    answers = zip(table.deciders, table.answered_by, strict=True)
    return find_last_own_step([each if by == "person" else -1 for each, by in answers], seat)
