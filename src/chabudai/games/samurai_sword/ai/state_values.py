"""What a wound, a card, an end are worth to one seat, in a world where the roles are known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chabudai.games.samurai_sword.ai.values import (
    DEFEAT,
    DRAWN_PARRY,
    FRIENDSHIP,
    LESSER_RIVAL,
    NO_HANZO,
    NO_PARRY,
    NO_WEAPON,
    REACH_COST,
    WIN,
    WOUND,
    WOUNDS_COST,
    rate_holding,
)
from chabudai.games.samurai_sword.cards.deck import (
    GINCHIYO,
    HANZO,
    MUSASHI,
    NINJA_TEAM,
    SHOGUN_TEAM,
    TEAM_OF,
    TEAMS,
)
from chabudai.games.samurai_sword.rules.scoring import DEADLY_STRIKE, honor_multiplier
from chabudai.games.samurai_sword.rules.state import SamuraiState

MOST_CARDS: Final = 40
# The chance that a hand of so many unseen cards holds none.
NO_PARRY_IN: Final = [NO_PARRY**cards for cards in range(MOST_CARDS)]
NO_WEAPON_IN: Final = [NO_WEAPON**cards for cards in range(MOST_CARDS)]
NO_HANZO_IN: Final = [NO_HANZO**cards for cards in range(MOST_CARDS)]


def rate_card(s: SamuraiState, card: int) -> float:
    """Rate holding a card."""
    return rate_holding(card, s.cards.wounds[card], s.cards.reach[card])


class StateValues:
    """What things are worth to one seat: losses of enemies are above 0, those of friends below."""

    def __init__(self, s: SamuraiState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.team = TEAM_OF[s.role[seat]]
        self.points = count_team_honor(s)
        leader = self.find_leading_enemy()
        self.enmity = [self.team_enmity(TEAM_OF[role], leader) for role in s.role]

    def find_leading_enemy(self) -> int:
        """Find the enemy team with most points."""
        best = -1
        for team in range(len(TEAMS)):
            if team != self.team and (best < 0 or self.points[team] > self.points[best]):
                best = team
        return best

    def team_enmity(self, team: int, leader: int) -> float:
        """How glad one is of a team's loss."""
        if team == self.team:
            return -FRIENDSHIP
        return 1.0 if team == leader else LESSER_RIVAL

    def best_friend(self) -> int:
        """Find who gets a card to draw: a friend, or the least of the enemies."""
        best = (self.seat + 1) % self.s.seats
        for seat in range(self.s.seats):
            if seat != self.seat and self.enmity[seat] < self.enmity[best]:
                best = seat
        return best

    def no_parry_odds(self, seat: int) -> float:
        chance = NO_HANZO_IN if self.s.character[seat] == HANZO else NO_PARRY_IN
        return chance[min(len(self.s.hands[seat]), MOST_CARDS - 1)]

    def no_weapon_odds(self, seat: int) -> float:
        return NO_WEAPON_IN[min(len(self.s.hands[seat]), MOST_CARDS - 1)]

    def rate_strike(self, weapon: int, target: int) -> float:
        """Rate the wounds if they land, less what the Weapon could do another time."""
        s = self.s
        wounds = s.cards.wounds[weapon] + s.fast_draw[self.seat]
        if s.character[self.seat] == MUSASHI:
            wounds += 1
        if s.character[target] == GINCHIYO and wounds > 1:
            wounds -= 1
        landed = self.no_parry_odds(target) * self.rate_wounds(target, wounds)
        if landed > 0.0:
            landed += DRAWN_PARRY * self.enmity[target]
        landed -= REACH_COST * s.cards.reach[weapon]
        return landed - WOUNDS_COST * s.cards.wounds[weapon]

    def rate_wounds(self, target: int, wounds: int) -> float:
        """Rate wounding a seat so much [R6, R8]."""
        s = self.s
        if wounds < s.resilience[target]:
            return self.enmity[target] * WOUND * wounds
        if self.is_last_rival(target):
            return -WIN if self.enmity[target] < 0.0 else WIN
        if s.honor[target] > 1:
            return self.enmity[target] * DEFEAT
        return self.rate_end_after_defeat(target, self.seat)

    def is_last_rival(self, target: int) -> bool:
        """Tell whether only oneself and this seat have Resilience left; never with three [R12]."""
        if self.s.seats == 3:
            return False
        for seat in range(self.s.seats):
            if self.s.resilience[seat] > 0 and seat != target and seat != self.seat:
                return False
        return True

    def rate_being_defeated(self, by: int) -> float:
        return -DEFEAT if self.s.honor[self.seat] > 1 else self.rate_end_after_defeat(self.seat, by)

    def rate_end_after_defeat(self, loser: int, winner: int) -> float:
        """Rate that the game ends with an honor from one seat to another [R11]."""
        s = self.s
        points = self.points.copy()
        points[TEAM_OF[s.role[loser]]] -= honor_multiplier(s, loser)
        points[TEAM_OF[s.role[winner]]] += honor_multiplier(s, winner)
        if s.is_same_team(loser, winner):
            points[TEAM_OF[s.role[loser]]] -= DEADLY_STRIKE
        return self.rate_end(points)

    def rate_end(self, points: list[int]) -> float:
        """Rate that the game ends with so many points; ties are the Ninjas'."""
        for team in range(len(TEAMS)):
            lead = points[self.team] - points[team]
            if team != self.team and (lead < 0 or (lead == 0 and self.team != NINJA_TEAM)):
                return -WIN
        return WIN

    def is_deck_end_bad(self, drawn: int) -> bool:
        """Tell whether drawing so many cards ends the game, and badly [R10]."""
        s = self.s
        if s.deck_left >= drawn or min(s.honor) > 1:
            return False
        points = self.points.copy()
        for seat in range(s.seats):
            points[TEAM_OF[s.role[seat]]] -= honor_multiplier(s, seat)
        return self.rate_end(points) < 0.0


def count_team_honor(s: SamuraiState) -> list[int]:
    """Count what the honor of each team is worth now [R11]."""
    shogun: i64 = 0
    ninja: i64 = 0
    ronin: i64 = 0
    for seat in range(s.seats):
        counted = s.honor[seat] * honor_multiplier(s, seat)
        team = TEAM_OF[s.role[seat]]
        if team == SHOGUN_TEAM:
            shogun += counted
        elif team == NINJA_TEAM:
            ninja += counted
        else:
            ronin += counted
    return [int(shogun), int(ninja), int(ronin)]
