"""What has been: replays and logs as a viewer may see them, archives, and what-ifs."""

from __future__ import annotations

import secrets
from copy import copy
from itertools import islice

import msgspec

from chabudai.engine import State
from chabudai.engine.rng import KeyedRng
from chabudai.server.errors import Rejected
from chabudai.server.protocol.messages import Told
from chabudai.server.tables import fairness
from chabudai.server.tables.presenter import format_event, format_prompt, format_result
from chabudai.server.tables.state import TableState
from chabudai.session.history import iterate_match_states, list_step_events


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
    result: list[str]


def still(sitting: TableState) -> TableState:
    """A copy that stays as it is while the table plays on."""
    copied = copy(sitting)
    copied.deciders = list(sitting.deciders)
    copied.versions = list(sitting.versions)
    if sitting.match is not None:
        match = copied.match = copy(sitting.match)
        match.state = sitting.match.state.clone()
        match.log, match.starts = list(match.log), list(match.starts)
    return copied


def is_over(sitting: TableState) -> bool:
    """Whether there is nothing to hide any more."""
    return sitting.match is not None and sitting.match.state.over()


def replay_of(sitting: TableState, viewer: int | None, lang: str) -> list[Step]:
    """Every moment of a table's game, as this viewer saw it at the time.

    Actions that were made in secret are told only when the game is over.
    """
    if sitting.match is None:
        raise Rejected("not-while-waiting")
    return [
        make_step(sitting, number, state, viewer, lang)
        for number, state in enumerate(iterate_match_states(sitting.match))
    ]


def make_step(
    sitting: TableState, number: int, state: State, viewer: int | None, lang: str
) -> Step:
    """One moment; the deal itself is the first."""
    assert sitting.match is not None
    match, view = sitting.match, state.view(viewer)
    seat = sitting.deciders[number - 1] if number else None
    events = list_step_events(match, number)
    tells_token = number > 0 and (is_over(sitting) or seat == viewer)
    return Step(
        v=sitting.versions[number],
        token=match.record.actions[number - 1] if tells_token else None,
        seat=seat,
        events=[format_event(sitting, each, viewer, view, lang) for each in events],
        view=view,
        prompt=format_prompt(sitting, state, view, lang),
        result=format_result(sitting, state, view, lang),
    )


def log_of(sitting: TableState, viewer: int | None, lang: str) -> list[Told]:
    """All that has happened, as the viewer was told it at the time."""
    match = sitting.match
    if match is None:
        return []
    return [
        format_event(sitting, each, viewer, view, lang)
        for number, view in enumerate(state.view(viewer) for state in iterate_match_states(match))
        for each in list_step_events(match, number)
    ]


def archive_of(sitting: TableState) -> fairness.Archive:
    """A finished game in one file; raises Rejected before its end."""
    if sitting.match is None or not is_over(sitting):
        raise Rejected("not-over")
    if not sitting.is_fair:
        raise Rejected("no-archive")
    return fairness.Archive(
        table=sitting.id,
        record=sitting.match.record.checked(),
        commitment=fairness.commitment_to(sitting.secret, sitting.id, sitting.terms.game),
        secret=sitting.secret,
        entropy=sitting.entropy(),
    )


def what_if(sitting: TableState, step: int, seat: int) -> dict[str, object]:
    """The position to go on from; of a running game with all that the seat cannot know redealt."""
    if sitting.match is None:
        raise Rejected("not-while-waiting")
    last = len(sitting.match.record.actions)
    if not 0 <= step <= last:
        raise Rejected("no-step", step=step, last=last)
    world = next(islice(iterate_match_states(sitting.match), step, None))
    if not is_over(sitting):
        world.redeal(seat, KeyedRng(secrets.token_bytes(32), "what if"))
    return world.to_position()
