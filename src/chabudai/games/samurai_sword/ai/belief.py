"""Who is who, as exactly as play tells: every way the hidden roles may lie, weighed [R15].

The model: who strikes picks a target among those in reach, each as likely as EAGERNESS says for the
teams of the two; who was in reach is counted over all of a seat's strikes together. The Shogun
guesses like everybody, so the Shogun's strikes tell nothing.
"""

from __future__ import annotations

from typing import Final

from chabudai.games.samurai_sword.ai.role_odds import HIDDEN
from chabudai.games.samurai_sword.cards.deck import TEAMS

MOST_STRIKES: Final = 6
# How readily a team strikes, if all are in reach: the Shogun, a Samurai, a Ninja, the Ronin.
EAGERNESS: Final = [
    [0.02, 0.4, 0.8, 1.0],  # a Samurai
    [1.0, 0.2, 0.12, 0.15],  # a Ninja
    [1.0, 0.35, 0.5, 0.4],  # the Ronin
]


class Belief:
    """Every assignment of teams to the hidden seats, and how likely each is.

    `teams` gives the team of each seat or HIDDEN, `left` how many of each team are hidden,
    `strikes` how often each seat struck each (attacker · seats + target), `spared` how often it
    could have and struck another.
    """

    def __init__(
        self,
        teams: list[int],
        left: list[int],
        strikes: list[int],
        spared: list[int],
        shogun: int,
        viewer: int,
    ) -> None:
        self.seats = len(teams)
        self.teams = teams.copy()
        self.hidden = [seat for seat, team in enumerate(teams) if team == HIDDEN]
        self.strikes = strikes
        self.spared = spared
        self.shogun = shogun
        self.viewer = viewer
        self.assignments: list[list[int]] = []
        self.weights: list[float] = []
        self.total = 0.0
        self.add_assignments(0, left.copy())

    def add_assignments(self, place: int, left: list[int]) -> None:
        """Give the hidden seats from this place on every team that is left, and weigh each way."""
        if place == len(self.hidden):
            weight = self.likelihood()
            self.assignments.append(self.teams.copy())
            self.weights.append(weight)
            self.total += weight
            return
        for team in range(len(TEAMS)):
            if left[team] > 0:
                left[team] -= 1
                self.teams[self.hidden[place]] = team
                self.add_assignments(place + 1, left)
                left[team] += 1

    def likelihood(self) -> float:
        """How likely the strikes are if the teams are as supposed now."""
        weight = 1.0
        for attacker in range(self.seats):
            if attacker != self.shogun and attacker != self.viewer:
                weight *= self.likelihood_of(attacker)
        return weight

    def likelihood_of(self, attacker: int) -> float:
        """How likely the strikes of one seat are."""
        first = attacker * self.seats
        struck, eagerness_in_reach = 0, 0.0
        for target in range(self.seats):
            struck += self.strikes[first + target]
            in_reach = self.strikes[first + target] + self.spared[first + target]
            eagerness_in_reach += in_reach * self.eagerness(attacker, target)
        weight = 1.0
        for target in range(self.seats):
            for _ in range(min(self.strikes[first + target], MOST_STRIKES)):
                weight *= struck * self.eagerness(attacker, target) / eagerness_in_reach
        return weight

    def eagerness(self, attacker: int, target: int) -> float:
        """How readily one strikes the other, their teams being as supposed now."""
        victim = 0 if target == self.shogun else self.teams[target] + 1
        return EAGERNESS[self.teams[attacker]][victim]

    def sample_teams(self, lot: float) -> list[int]:
        """Give the assignment that a lot between 0 and 1 falls on."""
        left = lot * self.total
        for place, weight in enumerate(self.weights):
            left -= weight
            if left < 0.0:
                return self.assignments[place]
        return self.assignments[-1]

    def team_odds(self) -> list[list[float]]:
        """How likely each seat is in each team."""
        odds = [[0.0] * len(TEAMS) for _ in range(self.seats)]
        for place, weight in enumerate(self.weights):
            for seat, team in enumerate(self.assignments[place]):
                odds[seat][team] += weight / self.total
        return odds
