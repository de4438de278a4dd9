"""A table for tests that read as little plays: lay it by zones, speak in tokens, look at zones.

Zones are those of the game's positions, by name or by its singular:
`t.hand(0, "katana")` lays one seat's, `t.deck("parry", "bo")` a whole pile, `t.set(zone, value)`
any; `t.honor(1)` reads one seat's, `t.discard()` a whole zone. The first play or look lays it all.
"""

from __future__ import annotations

import json
from typing import Any, TypeAlias

from chabudai import ChabudaiError, IllegalAction, State, load, play
from chabudai.engine.rng import Rng

Laid: TypeAlias = Any  # words, numbers or lists of them: what a zone holds is its game's affair


class Zone:
    """One zone of a table: called with values it is laid, without it is read."""

    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.name = name

    def __call__(self, *words: object) -> Laid:
        if words and isinstance(words[0], str):
            return self.table.set(self.name, list(words))
        if len(words) > 1 and isinstance(words[0], int):
            return self.table.give(self.name, words[0], list(words[1:]))
        whole = self.table.look(self.name)
        return whole[words[0]] if words else whole


class Table:
    """A position being described, then played."""

    def __init__(self, game: str, description: dict[str, Laid]) -> None:
        self.game = load(game)
        self.description = description
        self.given: dict[str, dict[int, list[Laid]]] = {}
        self.laid: State | None = None

    def __getattr__(self, name: str) -> Zone:
        if name.startswith("_"):
            raise AttributeError(name)
        return Zone(self, name)

    def set(self, zone: str, value: object) -> None:
        """Lay a whole zone."""
        assert self.laid is None, "the game has begun"
        self.description[zone] = value

    def give(self, zone: str, seat: int, values: list[Laid]) -> None:
        """Lay one seat's part of a zone."""
        assert self.laid is None, "the game has begun"
        self.given.setdefault(zone, {})[seat] = values

    @property
    def state(self) -> State:
        """The position in play."""
        if self.laid is None:
            for zone, seats in self.given.items():
                self._fill(zone, seats)
            self.laid = self.game.position(self.description)
            self.laid.events = []
        return self.laid

    def _fill(self, zone: str, seats: dict[int, list[Laid]]) -> None:
        """Complete what was given to some seats by what the others have unless described."""
        still = {zone: each for zone, each in self.description.items() if zone != "begin"}
        usual = self.game.position(still).to_position()
        name = zone if zone in usual else zone + "s"
        parts: Laid = usual[name]
        for seat, values in seats.items():
            parts[seat] = values if isinstance(parts[seat], list) else values[0]
        self.description[name] = parts

    def look(self, zone: str) -> Laid:
        """A zone as it lies now."""
        position = self.state.to_position()
        return position[zone] if zone in position else position[zone + "s"]

    def asked(self, seat: int) -> list[str]:
        """What a seat may answer now; nothing if it is not asked."""
        if self.state.actor() != seat:
            return []
        return [self.state.actions.token(action) for action in self.state.legal()]

    def question(self) -> list[Laid] | None:
        """The question asked now: its name, the seat and details."""
        asked: list[Laid] = self.look("asked")
        return asked[-1] if asked else None

    def play(self, seat: int, *tokens: str) -> None:
        """Let a seat play, one action after the other; it has to be the one that is asked."""
        for token in tokens:
            assert self.state.actor() == seat, f"{self.question()} is asked, not seat {seat}"
            play(self.state, token)

    def refused(self, seat: int, token: str) -> list[str]:
        """The rules that forbid what a seat tries; that it changes nothing is checked."""
        assert self.state.actor() == seat, f"{self.question()} is asked, not seat {seat}"
        before = self.whole()
        try:
            play(self.state, token)
        except IllegalAction as error:
            assert self.whole() == before, "a refused action changed the table"
            return [refusal.rule for refusal in error.refusals]
        raise AssertionError(f"{token} was not refused")

    def whole(self) -> str:
        """Everything, as text to compare."""
        return json.dumps(self.state.to_position(), sort_keys=True)

    def view(self, seat: int | None) -> dict[str, Laid]:
        """The table as a seat, or a spectator, sees it."""
        return self.state.view(seat)

    def told(self, seat: int | None, name: str) -> list[dict[str, Laid]]:
        """The events of a name since the table was laid, as a seat or a spectator saw them."""
        seen = [event.seen_by(seat) for event in self.state.events or []]
        return [each for each in seen if each["event"] == name]

    def redealt(self, seat: int, rng: Rng) -> Table:
        """Another table, which a seat cannot tell from this one."""
        other = Table(self.game.name, {})
        other.laid = self.state.clone()
        other.laid.redeal(seat, rng)
        return other

    def unlaid(self) -> str:
        """The code of the sentence with which this description is refused."""
        try:
            state = self.state
        except ChabudaiError as error:
            return error.sentence.code
        raise AssertionError(f"{state.to_position()} was not refused")


def table(game: str, seats: int, **description: object) -> Table:
    """A table of a game with so many seats; zones and options may be described at once."""
    return Table(game, {"seats": seats, **description})


def dealt(game: str, seats: int, seed: int | str = 0, **options: str) -> Table:
    """A table of a game newly dealt."""
    t = Table(game, {})
    t.laid = t.game.new(seats, seed, options, listen=True)
    return t
