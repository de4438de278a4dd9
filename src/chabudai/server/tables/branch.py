"""A game that goes on from a position instead of a deal."""

from __future__ import annotations

from chabudai.engine import Match, Record, State, load


class Branch(Match):
    """What if: a match whose record counts from a position."""

    def __init__(self, record: Record, position: dict[str, object]) -> None:
        self.position = position
        super().__init__(record)

    def origin(self, record: Record) -> State:
        """The position itself."""
        state: State = load(record.game).position(self.position)
        state.events = []
        return state
