"""All that a seat was told in a game, in order: what it knows if it forgets nothing."""

from __future__ import annotations

from typing import Self

import msgspec

from chabudai.engine.rng import Rng
from chabudai.engine.rules.event import Event
from chabudai.engine.rules.state import State


class Recall:
    """The memories of all seats: their first view, then their own answers and what they were told.

    What others chose in secret leaves no trace in them, not even that there was a choice.
    """

    def __init__(self, state: State) -> None:
        self.state = state.clone()
        self.memories = [[encode(state.view(seat))] for seat in range(state.seats)]
        self.news: list[tuple[int, str, list[Event]]] = []  # what nobody has asked for yet

    def play(self, action: int) -> None:
        """Play a legal action, and let every seat remember what it learns."""
        answer = (self.state.actor(), self.state.actions.token(action))
        told: list[Event] = []
        self.state.events = told
        self.state.apply(action)
        self.news.append((*answer, told))

    def tell(self, seat: int) -> bytes:
        """What a seat remembers, as lines of JSON."""
        self.spread_news()
        return b"\n".join(self.memories[seat])

    def spread_news(self) -> None:
        """Write down in every memory what happened since the last time."""
        for actor, token, told in self.news:
            self.memories[actor].append(encode(token))
            for seat, memory in enumerate(self.memories):
                memory += [encode(event.seen_by(seat)) for event in told]
        self.news = []

    def redeal(self, seat: int, rng: Rng) -> None:
        """Sample anew, in place, all that a seat cannot know.

        It keeps its memory. The others have none of this new world but what they see of it now.
        """
        self.spread_news()
        self.state.redeal(seat, rng)
        for other in range(self.state.seats):
            if other != seat:
                self.memories[other] = [encode(self.state.view(other))]

    def clone(self) -> Self:
        """An equal and independent one."""
        other = type(self).__new__(type(self))
        other.state = self.state.clone()
        other.memories = [memory.copy() for memory in self.memories]
        other.news = self.news.copy()
        return other

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, object]:
        self.spread_news()
        return vars(self)


def encode(value: object) -> bytes:
    return msgspec.json.encode(value, order="sorted")
