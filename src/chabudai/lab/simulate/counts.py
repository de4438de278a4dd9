"""Counting games: sums of whole numbers, so that it never matters who played which."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from chabudai.bots.program.misses import Misses
from chabudai.engine.rules.state import State
from chabudai.lab.arena.interval import wilson_interval


@dataclass(frozen=True)
class WinRate:
    """How often something won; a game in which it held several seats counts by their share."""

    wins: float
    of: int

    def to_json(self) -> dict[str, float]:
        """The share with its 95 % interval."""
        rate = self.wins / self.of
        low, high = wilson_interval(rate, self.of)
        return {"wins": self.wins, "of": self.of, "rate": rate, "low": low, "high": high}


@dataclass
class Counts:
    """What came out of some games. `won` counts (kind, value, seats that won, seats)."""

    games: int = 0
    decisions: int = 0
    won: Counter[tuple[str, str, int, int]] = field(default_factory=Counter)
    causes: Counter[str] = field(default_factory=Counter)
    misses: Misses = field(default_factory=Counter)

    def add_game(self, state: State, bots: list[str], decisions: int) -> None:
        """Add one finished game."""
        self.games += 1
        self.decisions += decisions
        self.causes[str(state.breakdown().get("cause", ""))] += 1
        winners = set(state.winners())
        sat: Counter[tuple[str, str]] = Counter()
        won: Counter[tuple[str, str]] = Counter()
        for seat, traits in enumerate(state.traits()):
            for trait in [*traits.items(), ("seat", str(seat)), ("bot", bots[seat])]:
                sat[trait] += 1
                won[trait] += seat in winners
        for (kind, value), seats in sat.items():
            self.won[kind, value, won[kind, value], seats] += 1

    def add(self, other: Counts) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.won.update(other.won)
        self.causes.update(other.causes)
        self.misses.update(other.misses)

    def kinds(self) -> list[str]:
        """What the games are sorted by: what the game tells of its seats, the seat, the bot."""
        found = dict.fromkeys(kind for kind, *_ in self.won)
        return [kind for kind in found if kind not in ("seat", "bot")] + ["seat", "bot"]

    def win_rates(self, kind: str) -> dict[str, WinRate]:
        """How often each value of a kind won."""
        wins: dict[str, float] = {}
        of: Counter[str] = Counter()
        for (its_kind, value, won, seats), games in sorted(self.won.items()):
            if its_kind == kind:
                wins[value] = wins.get(value, 0) + games * won / seats
                of[value] += games
        return {value: WinRate(drop_zero_fraction(wins[value]), of[value]) for value in wins}


def drop_zero_fraction(wins: float) -> float:
    """A whole number as one."""
    return int(wins) if wins == int(wins) else wins
