"""What came out of an arena for each bot, with intervals that allow for mirrored deals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations, product
from statistics import fmean
from typing import TypeVar

from chabudai.lab.arena.arena import Arena, Outcome
from chabudai.lab.arena.elo import Pair, elo_ratings
from chabudai.lab.arena.player import ThinkingTime
from chabudai.lab.arena.resampling import Bootstrap, Interval, Row, widen_to_include
from chabudai.lab.simulate.counts import WinRate, drop_zero_fraction

Key = TypeVar("Key")
TraitRates = dict[str, dict[str, WinRate]]


@dataclass(frozen=True)
class BotResult:
    """One bot: its games, its share of the victories, its pace, and how strong that makes it."""

    name: str
    games: int
    wins: float
    thinking_time: ThinkingTime
    by_trait: TraitRates
    win_interval: Interval | None = None
    elo: float | None = None
    elo_interval: Interval | None = None

    @property
    def win_rate(self) -> float:
        """The share of its games that it won."""
        return self.wins / self.games

    def to_json(self) -> dict[str, object]:
        """All of it."""
        win_low, win_high = self.win_interval or (None, None)
        elo_low, elo_high = self.elo_interval or (None, None)
        return {
            "name": self.name,
            "games": self.games,
            "wins": drop_zero_fraction(self.wins),
            "win_rate": self.win_rate,
            "win_low": win_low,
            "win_high": win_high,
            "elo": self.elo,
            "elo_low": elo_low,
            "elo_high": elo_high,
            **thinking_time_to_json(self.thinking_time),
            "by": trait_rates_to_json(self.by_trait),
        }


def thinking_time_to_json(time: ThinkingTime) -> dict[str, float]:
    """Time per move, in milliseconds."""
    mean = time.seconds / time.moves if time.moves else 0.0
    return {
        "moves": time.moves,
        "ms_per_move": 1000 * mean,
        "ms_slowest": 1000 * time.slowest,
    }


def trait_rates_to_json(by_trait: TraitRates) -> dict[str, dict[str, dict[str, float]]]:
    """Shares sorted by what the game tells of its seats."""
    return {
        kind: {value: share.to_json() for value, share in shares.items()}
        for kind, shares in by_trait.items()
    }


class ArenaResults:
    """The results of an arena, added up bot by bot and pair by pair."""

    def __init__(self, arena: Arena, deals: Sequence[Sequence[Outcome]]) -> None:
        self.arena = arena
        self.deals = deals
        self.games = [game for games in deals for game in games]
        self.bots = list(arena.bots)
        self.pairs: list[Pair] = list(permutations(self.bots, 2))

    def unrated_bots(self) -> list[BotResult]:
        """Every bot without a comparison, for games that were not balanced."""
        return [self.summarize_bot(bot) for bot in self.bots]

    def rated_bots(self) -> list[BotResult]:
        """Every bot with its rating."""
        bootstrap = Bootstrap(self.deal_rows(), self.prior_rows())
        estimates = self.estimate(bootstrap.sum_rows())
        intervals = bootstrap.intervals(self.estimate, self.arena.seed)
        found = [
            self.add_rating(
                self.summarize_bot(bot), estimates[place], intervals[place :: len(self.bots)]
            )
            for place, bot in enumerate(self.bots)
        ]
        return sorted(found, key=lambda each: -(each.elo or 0))

    def deal_rows(self) -> list[tuple[int, Row]]:
        """For each deal its lineup, and per bot the victories and games, per pair the wins."""
        kinds = len(self.arena.lineups)
        return [(games[0].deal_number % kinds, self.deal_row(games)) for games in self.deals]

    def deal_row(self, games: Sequence[Outcome]) -> Row:
        """The figures of one deal."""
        won = sum_by_key(bot_shares(game) for game in games)
        sat = sum_by_key(dict.fromkeys(game.bots, 1.0) for game in games)
        return self.make_row(won, sat, sum_by_key(pair_scores(game) for game in games))

    def prior_rows(self) -> dict[int, list[Row]]:
        """Pseudo-observations for each lineup: deals on which one bot took what is fair for all."""
        return {
            kind: [self.clean_sweep_row(bot, lineup) for bot in lineup]
            for kind, lineup in enumerate(self.arena.lineups)
        }

    def clean_sweep_row(self, winner: str, lineup: Sequence[str]) -> Row:
        """A deal on which one bot won, and the others were level."""
        games = float(self.arena.games_per_deal())
        share = min(1.0, len(lineup) * self.fair_share())
        won = {bot: games * share * (bot == winner) for bot in lineup}
        pair_wins = {
            (one, other): games * (0.5 if winner not in (one, other) else one == winner)
            for one, other in permutations(lineup, 2)
        }
        return self.make_row(won, dict.fromkeys(lineup, games), pair_wins)

    def make_row(
        self, won: Mapping[str, float], sat: Mapping[str, float], pair_wins: Mapping[Pair, float]
    ) -> Row:
        """Victories and games of every bot, then the wins of every pair."""
        bots = [figure for bot in self.bots for figure in (won.get(bot, 0.0), sat.get(bot, 0.0))]
        return (*bots, *(pair_wins.get(pair, 0.0) for pair in self.pairs))

    def fair_share(self) -> float:
        """How often a seat wins on the whole: what a bot gets that is no better than the rest."""
        return fmean(fmean(game.shares) for game in self.games)

    def estimate(self, sums: Sequence[float]) -> list[float]:
        """Every rating, then every win rate."""
        count = len(self.bots)
        ratings = elo_ratings(self.bots, dict(zip(self.pairs, sums[2 * count :], strict=True)))
        rates = [sums[2 * place] / sums[2 * place + 1] for place in range(count)]
        return [*(ratings[bot] for bot in self.bots), *rates]

    def summarize_bot(self, bot: str) -> BotResult:
        """The games, victories and times of one bot."""
        games = [game for game in self.games if bot in game.bots]
        wins = sum(bot_shares(game)[bot] for game in games)
        return BotResult(
            bot, len(games), wins, thinking_time_of(bot, games), win_rates_by_trait(bot, games)
        )

    def add_rating(self, one: BotResult, elo: float, intervals: Sequence[Interval]) -> BotResult:
        """A bot with its rating and the intervals of its rating and its rate."""
        elo_interval, win_interval = (
            widen_to_include(intervals[0], elo),
            widen_to_include(intervals[1], one.win_rate),
        )
        return replace(one, elo=elo, elo_interval=elo_interval, win_interval=win_interval)

    def pair_wins(self) -> dict[Pair, float]:
        """How often each bot beat each other one."""
        found = sum_by_key(pair_scores(game) for game in self.games)
        return {pair: found.get(pair, 0.0) for pair in self.pairs}


def bot_shares(game: Outcome) -> dict[str, float]:
    """What each bot got of a victory: the mean over its seats."""
    seats: dict[str, list[float]] = defaultdict(list)
    for bot, share in zip(game.bots, game.shares, strict=True):
        seats[bot].append(share)
    return {bot: fmean(shares) for bot, shares in seats.items()}


def pair_scores(game: Outcome) -> dict[Pair, float]:
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


def sum_by_key(parts: Iterable[Mapping[Key, float]]) -> dict[Key, float]:
    """Figures under the same name added up."""
    sums: dict[Key, float] = defaultdict(float)
    for part in parts:
        for key, figure in part.items():
            sums[key] += figure
    return dict(sums)


def thinking_time_of(bot: str, games: Iterable[Outcome]) -> ThinkingTime:
    """How long a bot thought in some games."""
    total = ThinkingTime()
    for game in games:
        total.add(game.thinking_times[bot])
    return total


def win_rates_by_trait(bot: str, games: Iterable[Outcome]) -> TraitRates:
    """A bot's victories sorted by what its seats turned out to be; each seat counts by itself."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for seat, traits in enumerate(game.traits):
            if game.bots[seat] == bot:
                for kind, value in traits.items():
                    found[kind][value].append(game.shares[seat])
    return {
        kind: {
            value: WinRate(drop_zero_fraction(sum(won)), len(won))
            for value, won in sorted(values.items())
        }
        for kind, values in found.items()
    }
