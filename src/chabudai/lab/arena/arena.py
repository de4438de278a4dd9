"""Bots against each other on mirrored deals: whatever the cards give to one, they give to all.

A deal is played several times, the bots moved on by one each time, so that on every deal each bot
has held each seat. Where there are more bots than seats, a *round* has a deal for each lineup of
bots; every pair then meets equally often.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import combinations

from chabudai.bots.program.misses import Misses, count_misses
from chabudai.engine.ai.playout import playout
from chabudai.engine.errors import BadOptions
from chabudai.engine.registry import load
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.state import State
from chabudai.lab.arena.player import (
    ArenaPlayer,
    ThinkingTime,
    check_bot,
    parse_budget,
    split_budget,
)
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.simulate.simulation import play_with_bots, save
from chabudai.lab.text import lab_sentence
from chabudai.workers.pool import InProcessPool, Pool


@dataclass(frozen=True)
class Outcome:
    """One game: who sat where, what each seat got of the victory, and how long each bot thought."""

    number: int
    deal_number: int
    bots: list[str]
    shares: list[float]
    sides: list[int]
    traits: list[dict[str, str]]
    thinking_times: dict[str, ThinkingTime]
    decisions: int
    misses: Misses = field(default_factory=Counter)


@dataclass(frozen=True)
class Arena(Plan):
    """A round robin; `games` is how many at least, for rounds are played to their end."""

    budget: str | None = None

    def check_bots(self) -> None:
        """Refuse bots that there are not, and comparisons with nobody."""
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise BadOptions(lab_sentence("arena-bots", bots=list(self.bots)))
        parse_budget(self.budget)
        for name in self.bots:
            kind, own = split_budget(name)
            parse_budget(own or None)
            check_bot(kind, self.game, self.seats, self.deck)

    @cached_property
    def lineups(self) -> list[tuple[str, ...]]:
        """The sets of bots that meet in a game."""
        return list(combinations(self.bots, min(len(self.bots), self.seats)))

    def games_per_deal(self) -> int:
        """How often each deal is played."""
        return len(self.lineups[0])

    def total_games(self) -> int:
        """How many games the rounds have in all."""
        size = self.games_per_deal() * len(self.lineups)
        return -(-self.games // size) * size

    def deal_of(self, number: int) -> int:
        """The number of the deal that a game is played on."""
        return number // self.games_per_deal()

    def game_seed(self, number: int) -> str:
        """The seed of the deal, the same for all games on it."""
        return f"{self.seed}-{self.deal_of(number)}"

    def seat_bots(self, number: int) -> list[str]:
        """Who sits where: as many of each bot as can be, mixed, then moved on by one each game."""
        deal_number = self.deal_of(number)
        bots = self.lineups[deal_number % len(self.lineups)]
        places = [seat % len(bots) for seat in range(self.seats)]
        FastRng(self.bot_seed(number)).shuffle(places)
        return [bots[(place + number) % len(bots)] for place in places]


@dataclass(frozen=True)
class TeamArena(Arena):
    """The first bot plays each team in turn against the second; once, the second plays itself."""

    def check_bots(self) -> None:
        """Two bots, and a game with teams."""
        super().check_bots()
        if len(self.bots) != 2:
            raise BadOptions(lab_sentence("arena-two", bots=len(self.bots)))
        if not self.team_names:
            raise BadOptions(lab_sentence("arena-no-teams"))

    @cached_property
    def team_names(self) -> list[str]:
        """The teams that there are with so many seats, whatever the deal."""
        start = load(self.game).new(self.seats, self.seed, self.options, self.deck)
        traits = traits_at_end(start)
        return sorted({each["team"] for each in traits if "team" in each})

    def games_per_deal(self) -> int:
        """Once for each team, and once with nobody but the second bot."""
        return len(self.team_names) + 1

    def tested_team(self, number: int) -> str | None:
        """The team that the first bot plays in a game; None in the mirror match."""
        return [*self.team_names, None][number % self.games_per_deal()]

    def seat_bots(self, number: int) -> list[str]:
        """The first bot in all seats of its team, the second everywhere else."""
        first, second = self.bots
        team = self.tested_team(number)
        return [
            first if each["team"] == team else second for each in traits_at_end(self.deal(number))
        ]


def traits_at_end(start: State) -> list[dict[str, str]]:
    """What each seat of a game will turn out to be: the end shows it, whoever plays."""
    end = start.clone()
    playout(end, FastRng(0))
    return end.traits()


def compete(arena: Arena, pool: Pool | None = None) -> Iterator[Outcome]:
    """Play all rounds, game by game in their order; raises at once what check raises."""
    arena.check()
    return (pool or InProcessPool()).each(
        partial(play_arena_game, arena), range(arena.total_games())
    )


def play_arena_game(arena: Arena, number: int) -> Outcome:
    """Play one game of an arena to its end."""
    state = arena.deal(number)
    players = [ArenaPlayer(name, arena.budget) for name in arena.seat_bots(number)]
    actions = play_with_bots(state, players, arena.bot_seed(number))
    if arena.save:
        save(arena, number, [state.actions.token(action) for action in actions])
    return Outcome(
        number=number,
        deal_number=arena.deal_of(number),
        bots=[player.name for player in players],
        shares=victory_shares(state.winners(), state.game.strategy.teams(state)),
        sides=state.game.strategy.teams(state),
        traits=state.traits(),
        thinking_times=total_thinking_times(players),
        decisions=len(actions),
        misses=count_misses(arena.seat_bots(number), [player.bot for player in players]),
    )


def complete_deals(arena: Arena, outcomes: Sequence[Outcome]) -> list[list[Outcome]]:
    """The games on each deal that all bots have played; only there did all have the same."""
    deals: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        deals[outcome.deal_number].append(outcome)
    return [games for games in deals.values() if len(games) == arena.games_per_deal()]


def victory_shares(winners: list[int], sides: list[int]) -> list[float]:
    """What each seat got of the victory: a team wins whole, sides that tie share it."""
    tied = len({sides[seat] for seat in winners})
    return [1 / tied if seat in winners else 0.0 for seat in range(len(sides))]


def total_thinking_times(players: list[ArenaPlayer]) -> dict[str, ThinkingTime]:
    """How long each bot thought, all its seats together."""
    thinking_times = {player.name: ThinkingTime() for player in players}
    for player in players:
        thinking_times[player.name].add(player.thinking_time)
    return thinking_times
