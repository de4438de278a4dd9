"""What a team is worth when a better bot plays it: beside the same deal without that bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from chabudai.lab.arena.arena import Outcome, TeamArena
from chabudai.lab.arena.resampling import Sheet, Sheets, around

EVERY_TEAM = "all"


@dataclass(frozen=True)
class TeamLine:
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


def team_lines(arena: TeamArena, tables: Sequence[Sequence[Outcome]]) -> list[TeamLine]:
    """Every team, and all of them together."""
    rows = [table_row(arena, games) for games in tables]
    extremes = [(*[extreme] * len(rows[0]), 1.0) for extreme in (-1.0, 1.0)]
    sheets = Sheets([(0, gains_of(row)) for row in rows], {0: extremes})
    gains = sheets.intervals(lambda sums: [each / sums[-1] for each in sums[:-1]], arena.seed)
    return [
        line(name, [row[place] for row in rows], gains[place])
        for place, name in enumerate([*arena.team_names, EVERY_TEAM])
    ]


def table_row(arena: TeamArena, games: Sequence[Outcome]) -> list[tuple[float, float]]:
    """For each team, then for all: what it won played by the first bot, and in the mirror match."""
    *played, mirror = games
    row = [
        (won_by(team, game), won_by(team, mirror))
        for team, game in zip(arena.team_names, played, strict=True)
    ]
    return [*row, (fmean(won for won, _ in row), fmean(mirrored for _, mirrored in row))]


def won_by(team: str, game: Outcome) -> float:
    """What a team got of a victory."""
    return next(
        share
        for share, traits in zip(game.shares, game.traits, strict=True)
        if traits["team"] == team
    )


def gains_of(row: list[tuple[float, float]]) -> Sheet:
    """How much more each team won, and one table."""
    return (*(won - mirrored for won, mirrored in row), 1.0)


def line(team: str, won: list[tuple[float, float]], gains: tuple[float, float]) -> TeamLine:
    """The means over all tables."""
    rate, mirror = fmean(each for each, _ in won), fmean(each for _, each in won)
    low, high = around(gains, rate - mirror)
    return TeamLine(team, len(won), rate, mirror, low, high)
