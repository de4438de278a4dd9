"""Who is who, judged by who attacks whom: every way the hidden roles may lie, weighed [R15]."""

from __future__ import annotations

from typing import Final

from chabudai.games.samurai_sword.cards.deck import NINJA_TEAM, RONIN_TEAM, SHOGUN_TEAM, TEAMS
from chabudai.games.samurai_sword.view.view_types import PlayerView, SeatView

HIDDEN: Final = -1
# How readily a team strikes: the Shogun, a Samurai, a Ninja, the Ronin.
READINESS: Final = [
    [0.02, 0.5, 1.0, 1.0],  # a Samurai, who knows only the Shogun
    [1.0, 0.5, 0.3, 0.5],  # a Ninja, who does not know the other Ninjas
    [0.8, 0.6, 0.6, 0.6],  # the Ronin; everybody is an enemy
]
MOST_COUNTED: Final = 4


class RoleOdds:
    """What a seat thinks of the others: how likely each of them is in each team."""

    def __init__(self, seen: SeatView, viewer: int) -> None:
        self.shogun = [player["role"] for player in seen["players"]].index("shogun")
        self.teams = [team_of(player) for player in seen["players"]]
        self.hidden = [seat for seat, team in enumerate(self.teams) if team == HIDDEN]
        self.telling_strikes = list_telling_strikes(seen["strikes"], [self.shogun, viewer])
        self.odds = [[0.0] * len(TEAMS) for _ in self.teams]
        self.weigh_assignments(0, count_unseen_teams(seen, self.teams))
        for odds in self.odds:
            total = sum(odds)
            for team in range(len(TEAMS)):
                odds[team] /= total

    def weigh_assignments(self, place: int, left: list[int]) -> None:
        """Give the hidden seats from this place on every team that is left; add up the weights."""
        if place == len(self.hidden):
            weight = self.likelihood()
            for seat, team in enumerate(self.teams):
                self.odds[seat][team] += weight
            return
        for team in range(len(TEAMS)):
            if left[team] > 0:
                left[team] -= 1
                self.teams[self.hidden[place]] = team
                self.weigh_assignments(place + 1, left)
                left[team] += 1

    def likelihood(self) -> float:
        """How well the teams as supposed now explain who attacked whom."""
        weight = 1.0
        for attacker, target, count in self.telling_strikes:
            victim = 0 if target == self.shogun else self.teams[target] + 1
            weight *= READINESS[self.teams[attacker]][victim] ** count
        return weight


def team_of(player: PlayerView) -> int:
    """The team of a role that is seen."""
    role = player["role"]
    if role is None:
        return HIDDEN
    if role == "shogun" or role == "samurai":
        return SHOGUN_TEAM
    return RONIN_TEAM if role == "ronin" else NINJA_TEAM


def list_telling_strikes(
    strikes: list[list[int]], skipped: list[int]
) -> list[tuple[int, int, int]]:
    """List attacks that tell something: not the viewer's, nor the Shogun's, who guesses too."""
    return [
        (attacker, target, min(count, MOST_COUNTED))
        for attacker, row in enumerate(strikes)
        for target, count in enumerate(row)
        if count > 0 and attacker not in skipped
    ]


def count_unseen_teams(seen: SeatView, teams: list[int]) -> list[int]:
    """Count how many of each team are among the hidden roles."""
    setup = seen["setup"]
    dealt = [1 + setup["samurai"], setup["ninja"], setup["ronin"]]
    return [dealt[team] - teams.count(team) for team in range(len(TEAMS))]
