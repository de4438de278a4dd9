"""What happened to a seat since its last own action, and what that changed for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from chabudai.engine import Match
from chabudai.engine.match.match import TOOK_BACK
from chabudai.session.history import find_cause, iterate_match_states, list_step_events
from chabudai.session.phrases import Phrases, View


@dataclass(frozen=True)
class RetoldEvent:
    """An event as a seat saw it, in a sentence; `by` is the seat whose action caused it."""

    seen: View
    text: str
    by: int | None


@dataclass(frozen=True)
class Recap:
    """What others did since a seat's last own action; what the seat lost and gained by it."""

    events: list[RetoldEvent]
    change: list[str]


def recap_since_own_action(
    match: Match,
    deciders: Sequence[int],
    seat: int,
    phrases: Phrases,
    first: int | None = None,
) -> Recap:
    """Retell what happened since the last action that the seat decided, or since the deal.

    `deciders` names the seat that decided each action; `first` is the step to begin after, where
    somebody else has decided for the seat since. It takes the longer the longer the game is.
    """
    first = find_last_own_step(deciders, seat) if first is None else first
    views = [state.view(seat) for state in islice(iterate_match_states(match), first, None)]
    retold = [
        RetoldEvent(seen := event.seen_by(seat), phrases.describe_event(seen, view), by)
        for step, view in enumerate(views, first)
        for event in list_step_events(match, step)
        for by in [find_cause(event, step, deciders)]
        if step > first or (event.name == TOOK_BACK and by != seat)
    ]
    change = phrases.change(views[0], views[-1]) if len(views) > 1 else []
    return Recap([event for event in retold if event.text], change)


def find_last_own_step(deciders: Sequence[int], seat: int) -> int:
    """The step that the seat's last own action led to; the deal where it has not acted yet."""
    own = [step for step, decider in enumerate(deciders, 1) if decider == seat]
    return own[-1] if own else 0
