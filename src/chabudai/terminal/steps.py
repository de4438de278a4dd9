"""A recorded game as steps that can be gone through in both directions, from any seat."""

from __future__ import annotations

from dataclasses import dataclass

from chabudai.engine import OVER, BadOptions, Match, Record, replay
from chabudai.engine.event import Event
from chabudai.engine.text.text_view import Zone
from chabudai.terminal.player import players_of
from chabudai.terminal.text import sentence, spoken

TURN = "turn"


@dataclass(frozen=True)
class Watcher:
    """Whose eyes a replay is seen with: a seat's, a spectator's (None), or everybody's at once."""

    seat: int | None = None
    sees_all: bool = False

    def sees(self, event: Event) -> dict[str, object]:
        """An event, with its secret if these eyes saw it."""
        if self.sees_all and event.only:
            return event.seen_by(event.only.bit_length() - 1)
        return event.seen_by(self.seat)

    def title(self, names: list[str], lang: str) -> str:
        """Who that is."""
        if self.sees_all:
            return spoken("watcher-all", lang)
        return spoken("watcher-spectator", lang) if self.seat is None else names[self.seat]


def read_watcher(word: str, seats: int) -> Watcher:
    """A watcher as typed: a seat's number, `spectator` or `all`; raises BadOptions."""
    if word in ("spectator", "all"):
        return Watcher(sees_all=word == "all")
    if not word.isdecimal() or int(word) >= seats:
        raise BadOptions(sentence("no-such-watcher", word=word, last=seats - 1))
    return Watcher(int(word))


class Steps:
    """Every moment of a recorded game; step 0 is the deal, the last one its end."""

    def __init__(self, record: Record, lang: str) -> None:
        replay(record)  # raises BadRecord where an action does not fit
        self.record = record
        self.match = Match(record.before(0))
        self.names = [each.name for each in players_of(record, lang)]
        self.states = [self.match.state.clone()]
        for token in record.actions:
            self.match.play(token)
            self.states.append(self.match.state.clone())
        self.last = len(self.states) - 1
        self.turns = [0, *filter(self.begins_a_turn, range(1, self.last + 1))]

    def events(self, step: int) -> list[Event]:
        """What happened in a step."""
        bounds = [*self.match.starts, len(self.match.log)]
        return self.match.log[bounds[step] : bounds[step + 1]]

    def told(self, step: int, watcher: Watcher, lang: str) -> list[str]:
        """A step in sentences."""
        text, view = self.match.game.text.event, self.view(step, watcher)
        said = [text(watcher.sees(event), view, self.names, lang) for event in self.events(step)]
        return [each for each in said if each]

    def view(self, step: int, watcher: Watcher) -> dict[str, object]:
        """The table after a step; whoever sees everything sees it from the seat that is asked."""
        state = self.states[step]
        asked = None if state.actor() == OVER else state.actor()
        return state.view(asked if watcher.sees_all else watcher.seat)

    def zones(self, step: int, watcher: Watcher, lang: str) -> list[Zone]:
        """The table after a step, in words."""
        return self.match.game.text.zones(self.view(step, watcher), self.names, lang)

    def result(self, lang: str) -> list[str]:
        """The score told step by step; nothing of a game that is not over."""
        if not self.match.state.over():
            return []
        score, view = self.match.state.breakdown(), self.match.state.view(None)
        return self.match.game.text.result(score, view, self.names, lang)

    def begins_a_turn(self, step: int) -> bool:
        """Whether a turn begins in a step."""
        return any(event.name == TURN for event in self.events(step))

    def turn_of(self, step: int) -> int:
        """The number of the turn a step belongs to."""
        return sum(1 for first in self.turns if first <= step)
