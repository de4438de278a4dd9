"""What a beginner thinks each play of their turn is worth; ending the turn is worth nothing."""

from __future__ import annotations

from typing import Final

from chabudai.games.samurai_sword.ai.values import DRAWN_PARRY, REACH_COST, WOUND, WOUNDS_COST
from chabudai.games.samurai_sword.ai.view_values import ViewValues, weapon_figure
from chabudai.games.samurai_sword.cards.deck import HAND_LIMIT
from chabudai.games.samurai_sword.view.view_types import SeatView

NEVER: Final = -9.0
# Draw before you choose, get ready before you strike; what is worth less is played later.
TEA: Final = 4.0
DAIMYO: Final = 3.5
PROPERTY: Final = {"focus": 3.2, "fast-draw": 3.1, "armor": 3.0}
BREATH: Final = 2.8
SPENDING: Final = 2.6
TRICK: Final = 1.5
SHELTER: Final = 0.3
LAST_CARD: Final = 0.1
CROWD: Final = 0.3
LOSS: Final = {"focus": 0.45, "fast-draw": 0.4, "armor": 0.35, "hand": 0.25}


class PlayValues:
    def __init__(self, seen: SeatView, seat: int) -> None:
        self.seen = seen
        self.seat = seat
        self.values = ViewValues(seen, seat)
        self.me = self.values.me
        self.hand = self.values.hand
        self.weapons = [card for card in self.hand if weapon_figure(seen, card, "wounds") > 0]

    def rate_answer(self, words: list[str]) -> float:
        if words[0] == "end":
            return 0.0
        if words[0] == "spend":
            return self.rate_spend()
        if words[0] == "strike":
            return self.rate_strike(words[1], int(words[2])) + self.rate_last_card()
        return self.rate_card(words) + self.rate_last_card()

    def rate_card(self, words: list[str]) -> float:
        """Rate playing an Action or a Property."""
        card = words[1]
        if card in PROPERTY:
            return PROPERTY[card]
        if card == "tea-ceremony":
            return self.rate_tea_ceremony()
        if card == "daimyo":
            return self.rate_daimyo()
        if card == "battle-cry" or card == "jujutsu":
            return self.rate_shout(card)
        target = int(words[2])
        if card == "breathing":
            return self.rate_breathing(target)
        if card == "diversion":
            return self.rate_diversion(target)
        if card == "bushido":
            return self.rate_bushido(target)
        return self.rate_geisha(target, words[3])

    def rate_last_card(self) -> float:
        """An empty hand shelters the weak [R3]; the strong rather keep a card."""
        if len(self.hand) > HAND_LIMIT:
            return CROWD
        if len(self.hand) > 1:
            return 0.0
        return SHELTER if self.me["resilience"] <= 2 else -LAST_CARD

    # Cards and health

    def rate_spend(self) -> float:
        """Nobunaga draws while he is healthy, or about to breathe."""
        healthy = self.me["resilience"] > (2 if "breathing" in self.hand else 3)
        if not healthy or len(self.hand) >= HAND_LIMIT - 1:
            return NEVER
        return SPENDING + self.values.rate_deck_end(1)

    def rate_tea_ceremony(self) -> float:
        """Three cards, unless they would have to be discarded at once."""
        room = len(self.hand) + 2 - len(self.weapons) <= HAND_LIMIT
        return (TEA if room else 0.1) + self.values.rate_deck_end(2 + self.seen["seats"])

    def rate_daimyo(self) -> float:
        """Two cards; but near the end a point is worth more, save to the Ronin [R11]."""
        if self.values.is_end_near() and self.me["role"] != "ronin":
            return NEVER
        if len(self.hand) >= HAND_LIMIT:
            return NEVER
        return DAIMYO + self.values.rate_deck_end(2)

    def rate_breathing(self, target: int) -> float:
        """Breathe when badly hurt, and let a friend draw."""
        lost = self.me["full"] - self.me["resilience"]
        cards = self.values.players[target]["cards"]
        kind = -0.2 * self.values.enmity(target) - 0.02 * cards
        if lost >= 3 or (lost > 0 and self.me["resilience"] <= 2):
            return BREATH + kind + self.values.rate_deck_end(1)
        return kind - 1.0

    # Attacks

    def rate_strike(self, weapon: str, target: int) -> float:
        """Rate the wounds if they land, less what the Weapon could do another time."""
        wounds = self.values.count_wounds(weapon, target)
        landed = self.values.no_parry_odds(target) * self.values.rate_wounds(target, wounds)
        drawn = DRAWN_PARRY * self.values.enmity(target)
        return landed + (drawn if landed > 0 else 0.0) - self.weapon_cost(weapon)

    def weapon_cost(self, weapon: str) -> float:
        """Keep long and heavy Weapons when short and light ones do."""
        reach, wounds = (
            weapon_figure(self.seen, weapon, "reach"),
            weapon_figure(self.seen, weapon, "wounds"),
        )
        return REACH_COST * reach + WOUNDS_COST * wounds

    def rate_shout(self, card: str) -> float:
        """Battle Cry and Jujutsu touch friends too [R7]."""
        total = 0.0
        for seat, player in enumerate(self.values.players):
            if seat != self.seat and not player["harmless"] and player["character"] != "chiyome":
                total += self.rate_shout_at(seat, card)
        return TRICK + total if total > 0.05 else total - 0.1

    def rate_shout_at(self, seat: int, card: str) -> float:
        """A wound, or a card given up."""
        cry = card == "battle-cry"
        hurt = self.values.no_parry_odds(seat) if cry else self.values.no_weapon_odds(seat)
        given = WOUND * self.values.enmity(seat) * (0.8 if cry else 0.6)
        return hurt * self.values.rate_wounds(seat, 1) + (1 - hurt) * given

    # Tricks

    def rate_diversion(self, target: int) -> float:
        """A card more for me and one less for an enemy; not the last, if I can strike them."""
        enmity = self.values.enmity(target)
        if self.values.players[target]["cards"] == 1 and self.weapons and enmity > 0:
            enmity -= 0.5
        return TRICK + 0.2 + 0.4 * enmity if enmity > -0.2 else NEVER

    def rate_geisha(self, target: int, part: str) -> float:
        """Take from enemies what makes them strong; free oneself and friends of Bushido."""
        if part == "bushido":
            return self.rate_lifting_bushido(target)
        if target == self.seat:
            return NEVER
        loss = LOSS[part]
        if part == "armor" and self.is_just_out_of_reach(target):
            loss += 0.3
        if part == "hand" and self.values.players[target]["cards"] == 1 and self.weapons:
            loss = 0.05
        value = loss * self.values.enmity(target)
        return TRICK + value if value > 0.05 else value - 0.1

    def is_just_out_of_reach(self, target: int) -> bool:
        """Whether one Armor less would let a Weapon of the hand reach a seat that none reaches."""
        terms = self.seen["difficulty"]
        assert terms is not None
        reach = max([weapon_figure(self.seen, card, "reach") for card in self.weapons], default=0)
        return reach == terms[target]["total"] - 1

    def rate_lifting_bushido(self, target: int) -> float:
        """Worth most to the unarmed."""
        if target == self.seat:
            return TRICK + (0.2 if self.weapons else 0.8)
        return TRICK + 0.2 if self.values.friend_odds(target) > 0.8 else NEVER

    def rate_bushido(self, target: int) -> float:
        """Before an enemy with few cards or little honor; it must not come back soon [R9]."""
        player = self.values.players[target]
        immune = self.seen["seats"] == 3 and player["role"] == "shogun"
        enmity = self.values.enmity(target)
        if target == self.seat or immune or enmity <= 0.2:
            return NEVER
        if player["honor"] == 1 and self.values.rate_end({target: -1}) < 0:
            return NEVER
        way = (self.seat - target) % self.seen["seats"]
        return TRICK + enmity * (0.3 - 0.04 * player["cards"] + 0.02 * way + 0.2 / player["honor"])
