"""A recorded game as steps that can be gone through in both directions, from any seat."""

from __future__ import annotations

from dataclasses import dataclass

from chabudai.engine import OVER, BadOptions, Match, Record
from chabudai.engine.rules.event import Event
from chabudai.engine.text.text_view import Zone
from chabudai.session.history import History
from chabudai.session.phrases import Phrases
from chabudai.terminal.game.seating import list_players
from chabudai.terminal.text import sentence, translate


@dataclass(frozen=True)
class Watcher:
    """Whose eyes a replay is seen with: a seat's, a spectator's (None), or everybody's at once."""

    seat: int | None = None
    sees_all: bool = False

    def see_event(self, event: Event) -> dict[str, object]:
        """An event, with its secret if these eyes saw it."""
        if self.sees_all and event.only:
            return event.seen_by(event.only.bit_length() - 1)
        return event.seen_by(self.seat)

    def title(self, names: list[str], lang: str) -> str:
        """Who that is."""
        if self.sees_all:
            return translate("watcher-all", lang)
        return translate("watcher-spectator", lang) if self.seat is None else names[self.seat]


def parse_watcher(word: str, seats: int) -> Watcher:
    """Read a watcher as typed: a seat's number, `spectator` or `all`; raises BadOptions."""
    if word in ("spectator", "all"):
        return Watcher(sees_all=word == "all")
    if not word.isdecimal() or int(word) >= seats:
        raise BadOptions(sentence("no-such-watcher", word=word, last=seats - 1))
    return Watcher(int(word))


class ReplaySteps:
    """Every moment of a recorded game; step 0 is the deal, the last one its end."""

    def __init__(self, record: Record, lang: str) -> None:
        self.record = record
        self.match = Match(record)  # raises BadRecord where an action does not fit
        self.history = History(self.match)
        self.names = [each.name for each in list_players(record, lang)]
        self.last = self.history.last
        self.turns = [0, *self.history.turn_starts]

    def phrases(self, lang: str) -> Phrases:
        """What the game says of this record, in a language."""
        return Phrases(self.match.game, self.names, lang)

    def describe_step(self, step: int, watcher: Watcher, lang: str) -> list[str]:
        """What happened in a step, in sentences."""
        # Nobody is “you” to somebody who sees everything.
        phrases, view = self.phrases(lang), self.history.states[step].view(watcher.seat)
        events = [watcher.see_event(event) for event in self.history.events(step)]
        return [text for seen in events if (text := phrases.describe_event(seen, view))]

    def view(self, step: int, watcher: Watcher) -> dict[str, object]:
        """The table after a step; whoever sees everything sees it from the seat that is asked."""
        state = self.history.states[step]
        asked = None if state.actor() == OVER else state.actor()
        return state.view(asked if watcher.sees_all else watcher.seat)

    def zones(self, step: int, watcher: Watcher, lang: str) -> list[Zone]:
        """The table after a step, in words."""
        return self.phrases(lang).zones(self.view(step, watcher))

    def describe_result(self, lang: str) -> list[str]:
        """The score told step by step; nothing of a game that is not over."""
        state = self.match.state
        return self.phrases(lang).list_result_sentences(state, state.view(None))
