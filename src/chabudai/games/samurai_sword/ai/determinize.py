"""Worlds as likely as play makes them: the roles dealt anew after who struck whom [R15]."""

from __future__ import annotations

from typing import Final

from chabudai.engine.rng import Rng
from chabudai.games.samurai_sword.ai.belief import Belief
from chabudai.games.samurai_sword.ai.role_odds import HIDDEN
from chabudai.games.samurai_sword.cards.deck import (
    NINJA_1,
    NINJA_TEAM,
    RONIN,
    SAMURAI,
    SHOGUN,
    TEAM_OF,
    TEAMS,
)
from chabudai.games.samurai_sword.rules.state import SamuraiState
from chabudai.games.samurai_sword.view.redeal import RESOLUTION, redeal


class BeliefCache:
    """The beliefs formed last: one search asks for the same again and again.

    Strikes are replaced and never changed, so the very same list is the same history.
    """

    def __init__(self) -> None:
        self.strikes: list[int] = []
        self.beliefs: dict[tuple[int, int], Belief] = {}

    def find_or_form(self, s: SamuraiState, seat: int) -> Belief:
        if self.strikes is not s.strikes:
            self.strikes = s.strikes
            self.beliefs.clear()
        key = (seat, s.role[seat])
        if key not in self.beliefs:
            self.beliefs[key] = form_belief(s, seat)
        return self.beliefs[key]


BELIEFS: Final = BeliefCache()
TEAM_ROLES: Final = [SAMURAI, NINJA_1, RONIN]  # a role of each team


def determinize(s: SamuraiState, seat: int, rng: Rng) -> None:
    """Redeal, with the roles as the strikes suggest.

    Every seat also gets its own idea of the roles: who knew them all would never be deceived.
    """
    redeal(s, seat, rng)
    if s.stack:
        assign_roles(s, seat, sample_teams(s, seat, rng), rng)
        s.supposed_roles = [
            suppose_roles(s, each, sample_teams(s, each, rng)) for each in range(s.seats)
        ]


def sample_teams(s: SamuraiState, seat: int, rng: Rng) -> list[int]:
    """Sample teams as a seat may suppose them, as often as it believes in them."""
    return BELIEFS.find_or_form(s, seat).sample_teams(int(rng.randbelow(RESOLUTION)) / RESOLUTION)


def form_belief(s: SamuraiState, seat: int) -> Belief:
    teams = [HIDDEN] * s.seats
    left = [0] * len(TEAMS)
    for other, role in enumerate(s.role):
        if other == seat or role == SHOGUN:
            teams[other] = TEAM_OF[role]
        else:
            left[TEAM_OF[role]] += 1
    return Belief(teams, left, s.strikes, s.spared, s.role.index(SHOGUN), seat)


def assign_roles(s: SamuraiState, seat: int, teams: list[int], rng: Rng) -> None:
    """Give every hidden seat a role of its team; which Ninja card it is stays a lot."""
    ninjas = s.box_roles.copy()
    hidden = [other for other in range(s.seats) if other != seat and s.role[other] != SHOGUN]
    for other in hidden:
        if TEAM_OF[s.role[other]] == NINJA_TEAM:
            ninjas.append(s.role[other])
    ninjas.sort()
    rng.shuffle(ninjas)
    s.role = s.role.copy()
    for other in hidden:
        is_ninja = teams[other] == NINJA_TEAM
        s.role[other] = ninjas.pop() if is_ninja else TEAM_ROLES[teams[other]]
    s.box_roles = sorted(ninjas)


def suppose_roles(s: SamuraiState, seat: int, teams: list[int]) -> list[int]:
    """Give the roles as a seat supposes them: its own and the Shogun's are right."""
    roles = [TEAM_ROLES[team] for team in teams]
    roles[seat] = s.role[seat]
    roles[s.role.index(SHOGUN)] = SHOGUN
    return roles
