"""The history of a match: its states, who decided each action, and where turns begin.

Step 0 is the deal; step n is the moment after the n-th action.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from chabudai.engine import Match, Record, State
from chabudai.engine.match.match import TOOK_BACK
from chabudai.engine.match.record import deal_record
from chabudai.engine.rules.event import Event


def iterate_states(start: State, tokens: Iterable[str]) -> Iterator[State]:
    """Play actions that are known to be legal; yield a copy of the state before and after each."""
    state = start.clone()
    yield state.clone()
    for token in tokens:
        state.apply(state.actions.parse(token))
        yield state.clone()


def iterate_match_states(match: Match) -> Iterator[State]:
    """Yield the state at every step of a match, which may have started from a position."""
    return iterate_states(match.origin(match.record), match.record.actions)


def list_record_states(record: Record) -> list[State]:
    """The state at every step of a record; its actions are not checked again."""
    return list(iterate_states(deal_record(record), record.actions))


def list_deciders(states: Sequence[State]) -> list[int]:
    """The seat that decided each action."""
    return [state.actor() for state in states[:-1]]


def list_turn_starts(states: Sequence[State]) -> list[int]:
    """The steps, after the deal, in which a new turn begins.

    The state itself says which turn it is in: not every game tells an event when a turn begins.
    """
    turns = [state.game.strategy.turn_id(state) for state in states]
    return [step for step in range(1, len(turns)) if turns[step] != turns[step - 1]]


def list_step_events(match: Match, step: int) -> list[Event]:
    """What happened in a step."""
    bounds = [*match.starts[step : step + 2], len(match.log)]
    return match.log[bounds[0] : bounds[1]]


def find_cause(event: Event, step: int, deciders: Sequence[int]) -> int | None:
    """The seat whose action caused an event of a step; nobody's caused the deal."""
    if event.name == TOOK_BACK:
        seat = event.public["seat"]
        assert isinstance(seat, int)
        return seat
    return deciders[step - 1] if step else None


class History:
    """A match with the state at every one of its steps."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.states = list(iterate_match_states(match))
        self.last = len(self.states) - 1

    @cached_property
    def deciders(self) -> list[int]:
        return list_deciders(self.states)

    @cached_property
    def turn_starts(self) -> list[int]:
        return list_turn_starts(self.states)

    def events(self, step: int) -> list[Event]:
        """What happened in a step."""
        return list_step_events(self.match, step)

    def begins_turn(self, step: int) -> bool:
        """Whether a new turn begins in a step."""
        return step in self.turn_starts

    def turn_number(self, step: int) -> int:
        """The number of the turn that a step belongs to, counted from 1."""
        return 1 + sum(first <= step for first in self.turn_starts)
