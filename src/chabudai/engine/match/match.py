"""A game being played: the record grows, the state follows, the log remembers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from chabudai.engine.game import Game
from chabudai.engine.match.play import play
from chabudai.engine.match.record import (
    Record,
    TakenBack,
    deal_record,
    load_recorded_game,
    play_recorded,
)
from chabudai.engine.rules.event import Event
from chabudai.engine.rules.state import State

TOOK_BACK: Final = "took_back"
FOR_PRACTICE: Final = "for_practice"


class Match:
    """One table's game from the deal to the end; it can be taken up from its record at any time.

    >>> from chabudai import load
    >>> match = start(load("kodachi"), seats=2, seed=7)
    >>> [event.name for event in match.play("stealth")]
    ['declared']
    >>> Match(match.record).state.to_position() == match.state.to_position()
    True
    """

    def __init__(self, record: Record) -> None:
        self.game = load_recorded_game(record)
        self._take_up(record)

    def _take_up(self, record: Record) -> None:
        self.record = record.before(0).with_taken_back(record.list_taken_back())
        self.state = self.origin(record)
        self.log: list[Event] = []
        self.starts: list[int] = []
        self._listen()
        if record.practice is True:
            self.log.append(Event(FOR_PRACTICE, {}))
        self._note_taken_back(0)
        for number, token in enumerate(record.actions, 1):
            play_recorded(self.state, number, token)
            self._note(token)
            self._note_taken_back(number)

    def origin(self, record: Record) -> State:
        """The listening state that the record's actions start from."""
        return deal_record(record, listen=True)

    def play(self, action: int | str) -> list[Event]:
        """Play one action and return what happened; raises IllegalAction and changes nothing."""
        play(self.state, action)
        token = action if isinstance(action, str) else self.state.actions.token(action)
        return self._note(" ".join(token.split()).lower())

    def play_judged(self, action: int) -> list[Event]:
        """Play an action that was found to be legal in this very state; return what happened."""
        self.state.apply(action)
        return self._note(self.state.actions.token(action))

    def undo(self, actions: int = 1, seat: int | None = None) -> list[Event]:
        """Take back the last actions: play the shorter record anew.

        That a seat did so stays in the log, at the step that the game went back to, whatever is
        taken back later. Return what the log ends in from now on.
        """
        last = len(self.record.actions)
        keep = max(0, last - actions)
        taken_back = self.record.list_taken_back()
        stays = [each for each in taken_back if each.step <= keep]
        moved = [replace(each, step=keep) for each in taken_back if each.step > keep]
        if seat is not None:
            moved.append(TakenBack(keep, seat, last - keep))
        self._take_up(self.record.before(keep).with_taken_back([*stays, *moved]))
        return [describe_taken_back(each) for each in moved]

    def _note(self, token: str) -> list[Event]:
        self.record = self.record.plus(token)
        return self._listen()

    def _note_taken_back(self, step: int) -> None:
        taken_back = self.record.list_taken_back()
        self.log.extend(describe_taken_back(each) for each in taken_back if each.step == step)

    def _listen(self) -> list[Event]:
        happened = self.state.events or []
        self.starts.append(len(self.log))
        self.log.extend(happened)
        self.state.events = []
        return happened


def describe_taken_back(each: TakenBack) -> Event:
    return Event(TOOK_BACK, {"seat": each.seat, "actions": each.actions})


def start(
    game: Game,
    seats: int,
    seed: int | str,
    options: Mapping[str, str] | None = None,
    deck: str | None = None,
    players: Sequence[str] = (),
) -> Match:
    """Sit down to a new game."""
    game.new(seats, seed, options, deck)
    return Match(
        Record(
            game=game.name,
            rules=game.version,
            seats=seats,
            options=dict(options or {}),
            deck=deck,
            seed=str(seed),
            players=list(players),
        )
    )
