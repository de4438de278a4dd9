"""What a team is worth when a better bot plays it: beside the same deal without that bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from chabudai.lab.arena.arena import Outcome, TeamArena
from chabudai.lab.arena.resampling import Bootstrap, Row, widen_to_include

EVERY_TEAM = "all"


@dataclass(frozen=True)
class TeamResult:
    """How often a team won in the hands of the first bot, and how often in the mirror match."""

    team: str
    deals: int
    win_rate: float
    mirror_rate: float
    gain_low: float
    gain_high: float

    @property
    def gain(self) -> float:
        """How much more often it won."""
        return self.win_rate - self.mirror_rate

    def to_json(self) -> dict[str, object]:
        """All of it."""
        return {
            "team": self.team,
            "deals": self.deals,
            "win_rate": self.win_rate,
            "mirror_rate": self.mirror_rate,
            "gain": self.gain,
            "gain_low": self.gain_low,
            "gain_high": self.gain_high,
        }


def compare_teams(arena: TeamArena, deals: Sequence[Sequence[Outcome]]) -> list[TeamResult]:
    """Every team, and all of them together."""
    rows = [deal_shares(arena, games) for games in deals]
    extremes = [(*[extreme] * len(rows[0]), 1.0) for extreme in (-1.0, 1.0)]
    bootstrap = Bootstrap([(0, gain_row(row)) for row in rows], {0: extremes})
    gains = bootstrap.intervals(lambda sums: [each / sums[-1] for each in sums[:-1]], arena.seed)
    return [
        summarize_team(name, [row[place] for row in rows], gains[place])
        for place, name in enumerate([*arena.team_names, EVERY_TEAM])
    ]


def deal_shares(arena: TeamArena, games: Sequence[Outcome]) -> list[tuple[float, float]]:
    """For each team, then for all: what it won played by the first bot, and in the mirror match."""
    *played, mirror = games
    row = [
        (team_share(team, game), team_share(team, mirror))
        for team, game in zip(arena.team_names, played, strict=True)
    ]
    return [*row, (fmean(won for won, _ in row), fmean(mirrored for _, mirrored in row))]


def team_share(team: str, game: Outcome) -> float:
    """What a team got of a victory."""
    return next(
        share
        for share, traits in zip(game.shares, game.traits, strict=True)
        if traits["team"] == team
    )


def gain_row(row: list[tuple[float, float]]) -> Row:
    """How much more each team won, and one deal."""
    return (*(won - mirrored for won, mirrored in row), 1.0)


def summarize_team(
    team: str, won: list[tuple[float, float]], gains: tuple[float, float]
) -> TeamResult:
    """The means over all deals."""
    rate, mirror = fmean(each for each, _ in won), fmean(each for _, each in won)
    low, high = widen_to_include(gains, rate - mirror)
    return TeamResult(team, len(won), rate, mirror, low, high)
