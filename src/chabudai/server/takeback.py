"""Whether a seat may take its last actions back by itself.

It may if all of them were its own and no seat learned anything by them: in every world that a seat
could not tell apart before an action, the same action is legal and shows it the same. Whether that
is so must itself tell nothing, so it is asked in worlds that the acting seat cannot tell apart,
never in the true one alone.
"""

from __future__ import annotations

import msgspec

from chabudai.engine import State
from chabudai.engine.rng import Quick
from chabudai.server.sitting import Sitting

OUTER = 3
INNER = 6


def is_free(sitting: Sitting, seat: int, actions: int) -> bool:
    """Whether these last actions were the seat's own and taught nobody anything."""
    assert sitting.match is not None
    if sitting.deciders[-actions:] != [seat] * actions:
        return False
    match = sitting.match
    first = len(match.record.actions) - actions
    state = match.origin(match.record)
    for number, token in enumerate(match.record.actions):
        action = state.actions.parse(token)
        if number >= first and not taught_nothing(state, action, number):
            return False
        state.apply(action)
    return True


def taught_nothing(state: State, action: int, number: int) -> bool:
    """Whether an action taught no seat anything, as far as the acting seat can know."""
    seat = state.actor()
    worlds = [other_world(state, seat, number * 1000 + n) for n in range(OUTER)]
    return all(
        learns_nothing(world, viewer, action, number)
        for world in worlds
        for viewer in range(state.seats)
    )


def learns_nothing(state: State, viewer: int, action: int, number: int) -> bool:
    """Whether a viewer sees of an action what it would see in any world it thinks possible."""
    expected = shown(state.clone(), viewer, action)
    return all(
        shown(other_world(state, viewer, number * 1000 + 500 + n), viewer, action) == expected
        for n in range(INNER)
    )


def other_world(state: State, seat: int, seed: int) -> State:
    """A world that a seat cannot tell apart from this one."""
    world = state.clone()
    world.redeal(seat, Quick(seed))
    return world


def shown(world: State, viewer: int, action: int) -> bytes | None:
    """What a viewer sees of an action and after it; nothing where it is not even legal."""
    if not world.is_legal(action):
        return None
    world.events = []
    world.apply(action)
    events = [event.seen_by(viewer) for event in world.events]
    return msgspec.json.encode([events, world.view(viewer)], order="deterministic")
