"""What a player makes of a view: who is with whom, who leads, what a wound is worth."""

from __future__ import annotations

from chabudai.games.samurai_sword.ai.role_odds import RoleOdds, team_of
from chabudai.games.samurai_sword.ai.values import (
    DEFEAT,
    FRIENDSHIP,
    LESSER_RIVAL,
    NO_HANZO,
    NO_PARRY,
    NO_WEAPON,
    WIN,
    WOUND,
)
from chabudai.games.samurai_sword.cards.deck import (
    NINJA_TEAM,
    RONIN_TEAM,
    SHOGUN_TEAM,
    TEAMS,
    load_deck,
)
from chabudai.games.samurai_sword.rules.scoring import DEADLY_STRIKE
from chabudai.games.samurai_sword.view.view_types import SeatView


class ViewValues:
    """What things are worth to one seat, by what it sees."""

    def __init__(self, seen: SeatView, viewer: int) -> None:
        self.seen = seen
        self.viewer = viewer
        self.players = seen["players"]
        self.me = self.players[viewer]
        self.team = team_of(self.me)
        self.hand = seen["hand"] or []
        self.odds = RoleOdds(seen, viewer).odds
        self.points = [self.expected_points(team) for team in range(len(TEAMS))]

    # Teams and points

    def honor_multiplier(self, seat: int, team: int) -> float:
        """What honor is worth at the end to a seat of a team, as far as one can tell [R11]."""
        setup = self.seen["setup"]
        if team == SHOGUN_TEAM:
            shogun = self.players[seat]["role"] == "shogun"
            return float(setup["times"]["shogun" if shogun else "samurai"])
        if team == RONIN_TEAM:
            return float(setup["times"]["ronin"])
        worth = float(setup["times"]["ninja"])
        if not setup["stars_double"]:
            return worth
        stars = {"ninja-1": 1.0, "ninja-3": 2.0}
        return worth * stars.get(self.players[seat]["role"] or "", 1.5)

    def expected_points(self, team: int) -> float:
        """The points a team would have if the game ended now."""
        points = 0.0
        for seat, player in enumerate(self.players):
            points += self.odds[seat][team] * player["honor"] * self.honor_multiplier(seat, team)
        if team == self.team and team != RONIN_TEAM:
            points += self.hand.count("daimyo")
        return points

    def friend_odds(self, seat: int) -> float:
        """How likely a seat is on one's own side."""
        return self.odds[seat][self.team]

    def enmity(self, seat: int) -> float:
        """How glad one is of a seat's loss: 1 for the leading enemy, below 0 for friends."""
        leader = max([self.points[team] for team in range(len(TEAMS)) if team != self.team])
        glad = 0.0
        for team in range(len(TEAMS)):
            if team != self.team:
                glad += self.odds[seat][team] * (
                    1.0 if self.points[team] == leader else LESSER_RIVAL
                )
        return glad - FRIENDSHIP * self.friend_odds(seat)

    def rate_end(self, honor: dict[int, int], fine: float = 0.0) -> float:
        """Rate that the game ends after such changes of honor; ties are the Ninjas'."""
        points = self.points.copy()
        for seat, change in honor.items():
            for team in range(len(TEAMS)):
                points[team] += change * self.odds[seat][team] * self.honor_multiplier(seat, team)
        own = points.pop(self.team) - fine
        if own == max(points):
            return WIN if self.team == NINJA_TEAM else -WIN
        return WIN if own > max(points) else -WIN

    def is_end_near(self) -> bool:
        """Tell whether somebody is down to their last honor."""
        return min([player["honor"] for player in self.players]) == 1

    # Wounds

    def count_wounds(self, weapon: str, target: int) -> int:
        """Count what one's own Weapon deals to a seat [R6]."""
        dealt = weapon_figure(self.seen, weapon, "wounds") + self.me["fast_draw"]
        if self.me["character"] == "musashi":
            dealt += 1
        if self.players[target]["character"] == "ginchiyo" and dealt > 1:
            dealt -= 1
        return dealt

    def no_parry_odds(self, seat: int) -> float:
        player = self.players[seat]
        if "parry" in player["known"]:
            return 0.05
        hanzo = player["character"] == "hanzo" and player["cards"] > 1
        return (NO_HANZO if hanzo else NO_PARRY) ** player["cards"]

    def no_weapon_odds(self, seat: int) -> float:
        return NO_WEAPON ** self.players[seat]["cards"]

    def rate_wounds(self, target: int, wounds: int) -> float:
        """Rate wounding a seat so much, by one's own hand [R6, R8]."""
        if wounds >= self.players[target]["resilience"]:
            return self.rate_defeat(target)
        return self.enmity(target) * WOUND * wounds

    def rate_defeat(self, target: int) -> float:
        """Rate Defeating a seat: its honor, or the end of the game [R8, R11, R12]."""
        friend = self.friend_odds(target)
        if self.is_last_rival(target):
            return WIN * (1 - 2 * friend)
        if self.players[target]["honor"] > 1:
            return self.enmity(target) * DEFEAT
        return self.rate_end({target: -1, self.viewer: 1}, DEADLY_STRIKE * friend)

    def rate_being_defeated(self, by: int) -> float:
        if self.me["honor"] > 1:
            return -DEFEAT
        return self.rate_end({self.viewer: -1, by: 1}, DEADLY_STRIKE * self.friend_odds(by))

    def is_last_rival(self, target: int) -> bool:
        """Tell whether only oneself and this seat have Resilience left; never with three [R12]."""
        standing = [player["seat"] for player in self.players if player["resilience"] > 0]
        return len(self.players) > 3 and sorted([self.viewer, target]) == standing

    def rate_deck_end(self, drawn: int) -> float:
        """Rate drawing so many cards if the deck runs out for it [R10]."""
        if self.seen["deck"] >= drawn or not self.is_end_near():
            return 0.0
        return self.rate_end(dict.fromkeys(range(len(self.players)), -1))


def weapon_figure(seen: SeatView, weapon: str, name: str) -> int:
    """The reach or wounds of a Weapon, 0 for other cards."""
    face = seen["own_deck"].get(weapon)
    if face is not None:
        return face["reach"] if name == "reach" else face["wounds"]
    cards = load_deck()
    card = cards.ids[weapon]
    return cards.reach[card] if name == "reach" else cards.wounds[card]
