"""What came out of an arena for each bot, with intervals that know of mirrored deals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations, product
from statistics import fmean
from typing import TypeVar

from chabudai.lab.arena.arena import Arena, Outcome
from chabudai.lab.arena.elo import Pair, elo
from chabudai.lab.arena.player import Pace
from chabudai.lab.arena.resampling import Interval, Sheet, Sheets, around
from chabudai.lab.simulate.counts import Share, tidy

Key = TypeVar("Key")
By = dict[str, dict[str, Share]]


@dataclass(frozen=True)
class Standing:
    """One bot: its games, its share of the victories, its pace, and how strong that makes it."""

    name: str
    games: int
    wins: float
    pace: Pace
    by: By
    rates: Interval | None = None
    elo: float | None = None
    elos: Interval | None = None

    @property
    def win_rate(self) -> float:
        """The share of its games that it won."""
        return self.wins / self.games

    def to_json(self) -> dict[str, object]:
        """All of it."""
        win_low, win_high = self.rates or (None, None)
        elo_low, elo_high = self.elos or (None, None)
        return {
            "name": self.name,
            "games": self.games,
            "wins": tidy(self.wins),
            "win_rate": self.win_rate,
            "win_low": win_low,
            "win_high": win_high,
            "elo": self.elo,
            "elo_low": elo_low,
            "elo_high": elo_high,
            **pace_to_json(self.pace),
            "by": by_to_json(self.by),
        }


def pace_to_json(pace: Pace) -> dict[str, float]:
    """Time per move, in milliseconds."""
    mean = pace.seconds / pace.moves if pace.moves else 0.0
    return {
        "moves": pace.moves,
        "ms_per_move": 1000 * mean,
        "ms_slowest": 1000 * pace.slowest,
    }


def by_to_json(by: By) -> dict[str, dict[str, dict[str, float]]]:
    """Shares sorted by what the game tells of its seats."""
    return {
        kind: {value: share.to_json() for value, share in shares.items()}
        for kind, shares in by.items()
    }


class Standings:
    """The results of an arena, added up bot by bot and pair by pair."""

    def __init__(self, arena: Arena, tables: Sequence[Sequence[Outcome]]) -> None:
        self.arena = arena
        self.tables = tables
        self.games = [game for games in tables for game in games]
        self.bots = list(arena.bots)
        self.pairs: list[Pair] = list(permutations(self.bots, 2))

    def unrated(self) -> list[Standing]:
        """Every bot without a comparison, for games that were not balanced."""
        return [self.standing(bot) for bot in self.bots]

    def strongest_first(self) -> list[Standing]:
        """Every bot with its rating."""
        sheets = Sheets(self.sheets(), self.imagined())
        figures = self.figures(sheets.total())
        intervals = sheets.intervals(self.figures, self.arena.seed)
        found = [
            self.rated(self.standing(bot), figures[place], intervals[place :: len(self.bots)])
            for place, bot in enumerate(self.bots)
        ]
        return sorted(found, key=lambda each: -(each.elo or 0))

    def sheets(self) -> list[tuple[int, Sheet]]:
        """For each table its kind, and per bot the victories and games, per pair the wins."""
        kinds = len(self.arena.choices)
        return [(games[0].table % kinds, self.sheet(games)) for games in self.tables]

    def sheet(self, games: Sequence[Outcome]) -> Sheet:
        """The figures of one table."""
        won = added(victories(game) for game in games)
        sat = added(dict.fromkeys(game.bots, 1.0) for game in games)
        return self.row(won, sat, added(comparisons(game) for game in games))

    def imagined(self) -> dict[int, list[Sheet]]:
        """For each kind of table those on which one bot took all that is fair for everybody."""
        return {
            kind: [self.taken_by(bot, choice) for bot in choice]
            for kind, choice in enumerate(self.arena.choices)
        }

    def taken_by(self, winner: str, choice: Sequence[str]) -> Sheet:
        """A table on which one bot won, and the others were level."""
        games = float(self.arena.mirrors())
        share = min(1.0, len(choice) * self.fair_share())
        won = {bot: games * share * (bot == winner) for bot in choice}
        beaten = {
            (one, other): games * (0.5 if winner not in (one, other) else one == winner)
            for one, other in permutations(choice, 2)
        }
        return self.row(won, dict.fromkeys(choice, games), beaten)

    def row(
        self, won: Mapping[str, float], sat: Mapping[str, float], beaten: Mapping[Pair, float]
    ) -> Sheet:
        """Victories and games of every bot, then the wins of every pair."""
        bots = [figure for bot in self.bots for figure in (won.get(bot, 0.0), sat.get(bot, 0.0))]
        return (*bots, *(beaten.get(pair, 0.0) for pair in self.pairs))

    def fair_share(self) -> float:
        """How often a seat wins on the whole: what a bot gets that is no better than the rest."""
        return fmean(fmean(game.shares) for game in self.games)

    def figures(self, sums: Sequence[float]) -> list[float]:
        """Every rating, then every rate."""
        count = len(self.bots)
        ratings = elo(self.bots, dict(zip(self.pairs, sums[2 * count :], strict=True)))
        rates = [sums[2 * place] / sums[2 * place + 1] for place in range(count)]
        return [*(ratings[bot] for bot in self.bots), *rates]

    def standing(self, bot: str) -> Standing:
        """What one bot did."""
        games = [game for game in self.games if bot in game.bots]
        wins = sum(victories(game)[bot] for game in games)
        return Standing(bot, len(games), wins, pace_of(bot, games), by_trait(bot, games))

    def rated(self, one: Standing, elo: float, intervals: Sequence[Interval]) -> Standing:
        """A bot with its rating and the intervals of its rating and its rate."""
        elos, rates = around(intervals[0], elo), around(intervals[1], one.win_rate)
        return replace(one, elo=elo, elos=elos, rates=rates)

    def beaten(self) -> dict[Pair, float]:
        """How often each bot beat each other one."""
        found = added(comparisons(game) for game in self.games)
        return {pair: found.get(pair, 0.0) for pair in self.pairs}


def victories(game: Outcome) -> dict[str, float]:
    """What each bot got of a victory: the mean over its seats."""
    seats: dict[str, list[float]] = defaultdict(list)
    for bot, share in zip(game.bots, game.shares, strict=True):
        seats[bot].append(share)
    return {bot: fmean(shares) for bot, shares in seats.items()}


def comparisons(game: Outcome) -> dict[Pair, float]:
    """Who beat whom, one game for each pair that can be told apart.

    A seat beats those of other sides if it won and they did not; seats that both lost say nothing
    of each other.
    """
    found: dict[Pair, list[float]] = defaultdict(list)
    seats = range(len(game.bots))
    for ours, theirs in product(seats, seats):
        pair = game.bots[ours], game.bots[theirs]
        won, lost = game.shares[ours], game.shares[theirs]
        if game.sides[ours] != game.sides[theirs] and pair[0] != pair[1] and won + lost:
            found[pair].append(won / (won + lost))
    return {pair: fmean(scores) for pair, scores in found.items()}


def added(parts: Iterable[Mapping[Key, float]]) -> dict[Key, float]:
    """Figures under the same name added up."""
    sums: dict[Key, float] = defaultdict(float)
    for part in parts:
        for key, figure in part.items():
            sums[key] += figure
    return dict(sums)


def pace_of(bot: str, games: Iterable[Outcome]) -> Pace:
    """How long a bot thought in some games."""
    pace = Pace()
    for game in games:
        pace.add(game.paces[bot])
    return pace


def by_trait(bot: str, games: Iterable[Outcome]) -> By:
    """A bot's victories sorted by what its seats turned out to be; each seat counts by itself."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for seat, traits in enumerate(game.traits):
            if game.bots[seat] == bot:
                for kind, value in traits.items():
                    found[kind][value].append(game.shares[seat])
    return {
        kind: {value: Share(tidy(sum(won)), len(won)) for value, won in sorted(values.items())}
        for kind, values in found.items()
    }
