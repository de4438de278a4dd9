"""A game that goes on from a position instead of a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from chabudai.engine import Match, Record, State
from chabudai.engine.rules.event import Event


class Branch(Match):
    """What if: a match whose record counts from a position; its log tells what was before."""

    def __init__(
        self, record: Record, position: dict[str, object], before: Sequence[Event] = ()
    ) -> None:
        self.position = position
        self.before = before
        super().__init__(record)

    def origin(self, record: Record) -> State:
        """The position itself, by the rules that it was laid out with."""
        named = cast(Mapping[str, str], self.position.get("options", {}))
        options = self.game.translate_options(record.rules, named)
        state: State = self.game.position({**self.position, "options": options})
        state.events = list(self.before)
        return state
