"""Who is how likely to win, at a glance: honor by teams, health, cards and Properties [R11]."""

from __future__ import annotations

from typing import Final

from chabudai.engine.ai.evaluator import add_phase_features, read_evaluator
from chabudai.games.samurai_sword.cards.deck import (
    MOST_SEATS,
    PACKAGE,
    RONIN_TEAM,
    TEAM_OF,
    TEAMS,
)
from chabudai.games.samurai_sword.rules.scoring import (
    count_daimyo_points,
    find_winners,
    honor_multiplier,
)
from chabudai.games.samurai_sword.rules.state import SamuraiState

JUDGE: Final = read_evaluator(PACKAGE)
FEWEST_SEATS: Final = 3
FIGURES: Final = 9
MUCH_HONOR: Final = 4.0


def win_probabilities(s: SamuraiState) -> list[float]:
    """Give each seat its team's chance to win."""
    if not s.stack:
        won = find_winners(s)
        return [1.0 if seat in won else 0.0 for seat in range(s.seats)]
    by_team = JUDGE.shares(features(s))
    return [by_team[team] for team in teams(s)]


def teams(s: SamuraiState) -> list[int]:
    """The row of each seat's team; with no Ronin there are two."""
    return [TEAM_OF[role] for role in s.role]


def features(s: SamuraiState) -> list[list[float]]:
    """Add up what each team has."""
    teams = RONIN_TEAM + s.setup.ronin
    rows = [make_team_row(s.seats, team) for team in range(teams)]
    for seat in range(s.seats):
        add_seat_figures(s, seat, rows[TEAM_OF[s.role[seat]]])
    phase = min(s.honor) / MUCH_HONOR
    return [add_phase_features(row, phase) for row in rows]


def make_team_row(seats: int, team: int) -> list[float]:
    """Start a row with what a team has by being that team at a table of so many."""
    row = [0.0] * (FIGURES + (MOST_SEATS - FEWEST_SEATS + 1) * len(TEAMS))
    row[FIGURES + (seats - FEWEST_SEATS) * len(TEAMS) + team] = 1.0
    return row


def add_seat_figures(s: SamuraiState, seat: int, row: list[float]) -> None:
    worth = honor_multiplier(s, seat)
    row[0] += worth * s.honor[seat]
    row[1] += worth * s.resilience[seat] / s.cards.resilience[s.character[seat]]
    row[2] += count_daimyo_points(s, seat)
    row[3] += 0.1 * len(s.hands[seat])
    row[4] += s.armor[seat]
    row[5] += s.focus[seat]
    row[6] += s.fast_draw[seat]
    row[7] += 1.0 if s.honor[seat] == 1 else 0.0
    row[8] += 1.0 if s.bushido == seat else 0.0
