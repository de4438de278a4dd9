"""What has been: replays and logs as a viewer may see them, archives, and what-ifs."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from copy import copy
from itertools import islice

import msgspec

from chabudai.engine import State
from chabudai.engine.rng import KeyedRng
from chabudai.engine.text.result import Result
from chabudai.server.errors import Rejected, Unplayable
from chabudai.server.protocol.messages import Told
from chabudai.server.storage import log as e
from chabudai.server.tables import fairness
from chabudai.server.tables.presenter import format_event, format_prompt, format_result
from chabudai.server.tables.state import TableState
from chabudai.session.history import iterate_match_states, list_step_events

MAX_PAST = 60  # events that a what-if retells


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a game, as a viewer saw it then; `token` is the action that led to it.

    `seat` decided it; `v` is the version that the table had; `result` is told at the last one.
    """

    v: int
    token: str | None
    seat: int | None
    events: list[Told]
    view: dict[str, object]
    prompt: str
    result: Result | None


def copy_table_state(table: TableState) -> TableState:
    """A copy that stays as it is while the table plays on; raises Unplayable."""
    require_readable(table)
    copied = copy(table)
    copied.deciders = list(table.deciders)
    copied.versions = list(table.versions)
    copied.answered_by = list(table.answered_by)
    if table.match is not None:
        match = copied.match = copy(table.match)
        match.state = table.match.state.clone()
        match.log, match.starts = list(match.log), list(match.starts)
    return copied


def require_readable(table: TableState) -> None:
    """Refuse a table whose game this program cannot read; raises Unplayable."""
    if table.trouble is not None:
        raise Unplayable(table.trouble)


def is_over(table: TableState) -> bool:
    """Whether there is nothing to hide any more."""
    return table.match is not None and table.match.state.over()


def make_replay(table: TableState, viewer: int | None, lang: str, first: int = 0) -> Iterator[Step]:
    """Every moment of a table's game from one on, as this viewer saw it at the time.

    Actions that were made in secret are told only when the game is over.
    """
    if table.match is None:
        raise Rejected("not-while-waiting")
    states = enumerate(iterate_match_states(table.match))
    for number, state in islice(states, first, None):
        yield make_step(table, number, state, viewer, lang)


def make_step(table: TableState, number: int, state: State, viewer: int | None, lang: str) -> Step:
    """One moment; the deal itself is the first."""
    assert table.match is not None
    match, view = table.match, state.view(viewer)
    seat = table.deciders[number - 1] if number else None
    events = list_step_events(match, number)
    tells_token = number > 0 and (is_over(table) or seat == viewer)
    return Step(
        v=table.versions[number],
        token=match.record.actions[number - 1] if tells_token else None,
        seat=seat,
        events=[format_event(table, each, number, viewer, view, lang) for each in events],
        view=view,
        prompt=format_prompt(table, state, view, lang),
        result=format_result(table, state, view, lang),
    )


def make_log(table: TableState, viewer: int | None, lang: str, first: int = 0) -> Iterator[Told]:
    """All that has happened from an event on, as the viewer was told it at the time."""
    match, count = table.match, 0
    if match is None:
        return
    for number, state in enumerate(iterate_match_states(match)):
        events = list_step_events(match, number)
        wanted = events[max(0, first - count) :]
        count += len(events)
        view = state.view(viewer) if wanted else {}
        for each in wanted:
            yield format_event(table, each, number, viewer, view, lang)


def parse_viewer(table: TableState, word: str) -> int | None:
    """A seat by its number, or a spectator."""
    if word == "spectator":
        return None
    if len(word) > 2 or not word.isdecimal() or int(word) >= table.terms.seats:
        raise Rejected("no-such-seat", seat=word, last=table.terms.seats - 1)
    return int(word)


def make_archive(table: TableState) -> fairness.Archive:
    """A finished game in one file; raises Rejected before its end."""
    require_readable(table)
    if table.match is None or not is_over(table):
        raise Rejected("not-over")
    if not table.is_fair:
        raise Rejected("no-archive")
    return fairness.Archive(
        table=table.id,
        record=table.match.record.checked(),
        commitment=fairness.commitment_to(table.secret, table.id, table.terms.game, table.rules()),
        secret=table.secret,
        entropy=table.entropy(),
        practice=table.terms.practice or msgspec.UNSET,
    )


def make_what_if_position(table: TableState, step: int, seat: int) -> dict[str, object]:
    """The position to go on from; of a running game with all that the seat cannot know redealt."""
    if table.match is None:
        raise Rejected("not-while-waiting")
    last = len(table.match.record.actions)
    if not 0 <= step <= last:
        raise Rejected("no-step", step=step, last=last)
    world = next(islice(iterate_match_states(table.match), step, None))
    if not is_over(table):
        world.redeal(seat, KeyedRng(secrets.token_bytes(32), "what if"))
    return world.to_position()


def list_past_events(table: TableState, step: int, seat: int) -> list[e.PastEvent]:
    """The last of what happened up to a step, with the secrets of one seat and no other."""
    assert table.match is not None
    past = [each for number in range(step + 1) for each in list_step_events(table.match, number)]
    return [
        e.PastEvent(
            name=event.name,
            public=event.public,
            secret=event.secret if event.only >> seat & 1 else None,
        )
        for event in past[-MAX_PAST:]
    ]
