"""Bots against each other on mirrored deals: whatever the cards give to one, they give to all.

A deal is played several times, the bots moved on by one each time, so that on every deal each bot
has held each seat. These games are a *table*. Where there are more bots than seats, a *round* has a
table for each choice of bots; every pair then meets equally often.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations

from chabudai.engine.errors import BadOptions
from chabudai.engine.game import load
from chabudai.engine.playout import playout
from chabudai.engine.rng import Quick
from chabudai.engine.state import State
from chabudai.lab.arena.player import Contestant, Pace, read_budget
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.simulate.simulation import play_by_bots, save
from chabudai.lab.text import lab_sentence
from chabudai.workers.pool import InProcessPool, Pool


@dataclass(frozen=True)
class Outcome:
    """One game: who sat where, what each seat got of the victory, and how long each bot thought."""

    number: int
    table: int
    bots: list[str]
    shares: list[float]
    sides: list[int]
    traits: list[dict[str, str]]
    paces: dict[str, Pace]
    decisions: int


@dataclass(frozen=True)
class Arena(Plan):
    """A round robin; `games` is how many at least, for rounds are played to their end."""

    budget: str | None = None

    def check_bots(self) -> None:
        """Refuse bots that there are not, and comparisons with nobody."""
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise BadOptions(lab_sentence("arena-bots", bots=list(self.bots)))
        read_budget(self.budget)
        for name in self.bots:
            Contestant(name, self.budget)

    @cached_property
    def choices(self) -> list[tuple[str, ...]]:
        """Who may meet at a table."""
        return list(combinations(self.bots, min(len(self.bots), self.seats)))

    def mirrors(self) -> int:
        """How often each deal is played."""
        return len(self.choices[0])

    def total(self) -> int:
        """How many games the rounds have in all."""
        size = self.mirrors() * len(self.choices)
        return -(-self.games // size) * size

    def table_of(self, number: int) -> int:
        """The table that a game belongs to."""
        return number // self.mirrors()

    def seed_of(self, number: int) -> str:
        """The seed of the deal, the same for all games of a table."""
        return f"{self.seed}-{self.table_of(number)}"

    def line_up(self, number: int) -> list[str]:
        """Who sits where: as many of each bot as can be, mixed, then moved on by one each game."""
        table = self.table_of(number)
        bots = self.choices[table % len(self.choices)]
        places = [seat % len(bots) for seat in range(self.seats)]
        Quick(self.bot_seed_of(number)).shuffle(places)
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
        traits = traits_of(start)
        return sorted({each["team"] for each in traits if "team" in each})

    def mirrors(self) -> int:
        """Once for each team, and once with nobody but the second bot."""
        return len(self.team_names) + 1

    def team_of(self, number: int) -> str | None:
        """The team that the first bot plays in a game; None in the mirror match."""
        return [*self.team_names, None][number % self.mirrors()]

    def line_up(self, number: int) -> list[str]:
        """The first bot in all seats of its team, the second everywhere else."""
        first, second = self.bots
        team = self.team_of(number)
        return [first if each["team"] == team else second for each in traits_of(self.deal(number))]


def traits_of(start: State) -> list[dict[str, str]]:
    """What each seat of a game will turn out to be: it is told at its end, whoever plays."""
    end = start.clone()
    playout(end, Quick(0))
    return end.traits()


def compete(arena: Arena, pool: Pool | None = None) -> Iterator[Outcome]:
    """Play all rounds, game by game in their order; raises at once what check raises."""
    arena.check()
    return (pool or InProcessPool()).each(partial(play_match, arena), range(arena.total()))


def play_match(arena: Arena, number: int) -> Outcome:
    """Play one game of an arena to its end."""
    state = arena.deal(number)
    players = [Contestant(name, arena.budget) for name in arena.line_up(number)]
    actions = play_by_bots(state, players, arena.bot_seed_of(number))
    if arena.save:
        save(arena, number, [state.actions.token(action) for action in actions])
    return Outcome(
        number=number,
        table=arena.table_of(number),
        bots=[player.name for player in players],
        shares=shares_of(state.winners(), state.sides()),
        sides=state.sides(),
        traits=state.traits(),
        paces=paces_of(players),
        decisions=len(actions),
    )


def whole_tables(arena: Arena, outcomes: Sequence[Outcome]) -> list[list[Outcome]]:
    """The games of each table that was played to its end; only there did all have the same."""
    tables: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        tables[outcome.table].append(outcome)
    return [games for games in tables.values() if len(games) == arena.mirrors()]


def shares_of(winners: list[int], sides: list[int]) -> list[float]:
    """What each seat got of the victory: a team wins whole, sides that tie share it."""
    tied = len({sides[seat] for seat in winners})
    return [1 / tied if seat in winners else 0.0 for seat in range(len(sides))]


def paces_of(players: list[Contestant]) -> dict[str, Pace]:
    """How long each bot thought, all its seats together."""
    paces = {player.name: Pace() for player in players}
    for player in players:
        paces[player.name].add(player.pace)
    return paces
