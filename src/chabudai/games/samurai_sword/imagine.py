"""Worlds as likely as play makes them: the roles dealt anew after who struck whom [R15]."""

from __future__ import annotations

from typing import Final

from chabudai.engine.rng import Rng
from chabudai.games.samurai_sword.belief import Belief
from chabudai.games.samurai_sword.cards import (
    NINJA_TEAM,
    RONIN,
    SAMURAI,
    SHOGUN,
    SHOGUN_TEAM,
    TEAM_OF,
    TEAMS,
)
from chabudai.games.samurai_sword.redeal import GRAIN, redeal
from chabudai.games.samurai_sword.state import Table
from chabudai.games.samurai_sword.suspicion import HIDDEN


class Recollection:
    """The last belief formed: one search asks for the same again and again.

    Strikes are replaced and never changed, so the very same list is the same history.
    """

    def __init__(self) -> None:
        self.strikes: list[int] = []
        self.seat = HIDDEN
        self.role = HIDDEN
        self.belief: Belief | None = None

    def of(self, s: Table, seat: int) -> Belief:
        """What a seat believes."""
        known = self.strikes is s.strikes and self.seat == seat and self.role == s.role[seat]
        if self.belief is None or not known:
            self.strikes, self.seat, self.role = s.strikes, seat, s.role[seat]
            self.belief = belief_of(s, seat)
        return self.belief


LAST: Final = Recollection()


def imagine(s: Table, seat: int, rng: Rng) -> None:
    """Redeal, then let the roles lie as the strikes suggest."""
    redeal(s, seat, rng)
    if s.stack:
        deal_roles(s, seat, LAST.of(s, seat).draw(int(rng.below(GRAIN)) / GRAIN), rng)


def belief_of(s: Table, seat: int) -> Belief:
    """What a seat believes."""
    teams = [HIDDEN] * s.seats
    left = [0] * len(TEAMS)
    for other, role in enumerate(s.role):
        if other == seat or role == SHOGUN:
            teams[other] = TEAM_OF[role]
        else:
            left[TEAM_OF[role]] += 1
    return Belief(teams, left, s.strikes, s.role.index(SHOGUN), seat)


def deal_roles(s: Table, seat: int, teams: list[int], rng: Rng) -> None:
    """Let every hidden seat have a role of its team; which Ninja card it is stays a lot."""
    ninjas = s.box_roles.copy()
    hidden = [other for other in range(s.seats) if other != seat and s.role[other] != SHOGUN]
    for other in hidden:
        if TEAM_OF[s.role[other]] == NINJA_TEAM:
            ninjas.append(s.role[other])
    ninjas.sort()
    rng.shuffle(ninjas)
    s.role = s.role.copy()
    for other in hidden:
        if teams[other] == NINJA_TEAM:
            s.role[other] = ninjas.pop()
        else:
            s.role[other] = SAMURAI if teams[other] == SHOGUN_TEAM else RONIN
    s.box_roles = sorted(ninjas)
