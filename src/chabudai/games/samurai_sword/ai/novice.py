"""A beginner at Samurai Sword: rates every answer by what they see and takes the best."""

from __future__ import annotations

from typing import Protocol, cast

from chabudai.engine.rng import Rng
from chabudai.games.samurai_sword.ai.play_values import PlayValues
from chabudai.games.samurai_sword.ai.values import (
    HONOR,
    LAST_RESILIENCE,
    MANY_WEAPONS,
    PARRY_COST,
    SPARE_PARRY_COST,
    SPARE_WEAPON_COST,
    USUAL_CARD,
    WEAPON_COST,
    WOUND,
    rate_holding,
)
from chabudai.games.samurai_sword.ai.view_values import ViewValues, weapon_figure
from chabudai.games.samurai_sword.cards.deck import FIRST_WEAPON, KEYS
from chabudai.games.samurai_sword.view.view_types import QuestionView, SeatView


def choose_from_view(view: dict[str, object], legal: list[str], rng: Rng) -> str:
    """Choose what seems best from what the seat may know; a lot decides between equals."""
    seen = cast(SeatView, view)
    asked = seen["asked"]
    assert asked is not None
    answers = QUESTIONS[asked["question"]](seen, asked["seat"])
    values = [answers.rate_answer(token.split(" ")) for token in legal]
    most = max(values)
    best = [token for token, value in zip(legal, values, strict=True) if value == most]
    return best[rng.randbelow(len(best))]


class AnswerValues(Protocol):
    """A question as one seat sees it."""

    def __init__(self, seen: SeatView, seat: int) -> None: ...

    def rate_answer(self, words: list[str]) -> float: ...


class AttackValues:
    """A Weapon, Battle Cry or Jujutsu: take the wounds or give up a card [R6, R7]."""

    def __init__(self, seen: SeatView, seat: int) -> None:
        asked = cast(QuestionView, seen["asked"])
        self.seen = seen
        self.me = seen["players"][seat]
        self.hand = seen["hand"] or []
        self.wounds = asked.get("wounds", 1)
        self.by_weapon = asked["question"] == "defend"
        self.harm = self.rate_harm(seat, asked["by"])

    def rate_answer(self, words: list[str]) -> float:
        """The harm avoided, less the card."""
        if words[0] == "take":
            return 0.0
        card = words[1] if len(words) > 1 else "parry"
        return self.harm - self.card_cost(card)

    def rate_harm(self, seat: int, by: int) -> float:
        """What the wounds cost: honor if they Defeat, else health, more when little is left."""
        left = self.me["resilience"] - self.wounds
        if left <= 0:
            return -ViewValues(self.seen, seat).rate_being_defeated(by)
        harm = WOUND * self.wounds + (LAST_RESILIENCE if left == 1 else 0.0)
        if self.by_weapon and self.me["character"] == "ushiwaka":
            harm -= USUAL_CARD * self.wounds / 2
        return harm

    def card_cost(self, card: str) -> float:
        """A card that one has more of is given up more easily."""
        if card == "parry":
            return SPARE_PARRY_COST if self.hand.count("parry") > 1 else PARRY_COST
        return rate_card(self.seen, card) * (
            SPARE_WEAPON_COST if self.count_weapons() > MANY_WEAPONS else WEAPON_COST
        )

    def count_weapons(self) -> int:
        return len([card for card in self.hand if weapon_figure(self.seen, card, "wounds") > 0])


class BushidoValues:
    """Bushido: a Weapon, or an honor and Bushido gone [R9]."""

    def __init__(self, seen: SeatView, seat: int) -> None:
        self.seen = seen
        self.values = ViewValues(seen, seat)
        self.left = (seat + 1) % seen["seats"]

    def rate_answer(self, words: list[str]) -> float:
        """Honor is worth more than any Weapon, except where losing it costs nothing or wins."""
        if words[0] == "give":
            return 0.2 * self.values.enmity(self.left) - rate_card(self.seen, words[1])
        me = self.values.me
        if self.seen["seats"] == 3 and me["role"] == "shogun":
            return 0.0
        if me["honor"] > 1:
            return -2 * HONOR
        return self.values.rate_end({me["seat"]: -1})


class DrawValues:
    """Ieyasu: the top of the discard pile, or whatever the deck has [R4]."""

    def __init__(self, seen: SeatView, seat: int) -> None:
        self.top = rate_card(seen, seen["discard"][-1])

    def rate_answer(self, words: list[str]) -> float:
        """A card that is known to be good is better than any."""
        return self.top if words[1] == "discard" else USUAL_CARD


class DiscardValues:
    """Too many cards: the least useful go [R4]."""

    def __init__(self, seen: SeatView, seat: int) -> None:
        asked = cast(QuestionView, seen["asked"])
        self.seen = seen
        self.rest = (seen["hand"] or []).copy()
        for card in asked["chosen"]:
            self.rest.remove(card)
        least = sorted(self.rest, key=lambda card: rate_card(seen, card))
        self.least = least[: asked["count"] - len(asked["chosen"])]

    def rate_answer(self, words: list[str]) -> float:
        """The least useful cards, the least of all last: it lies on top [Q33]."""
        worth = rate_card(self.seen, words[1])
        return worth if words[1] in self.least else -1.0 - worth


def rate_card(seen: SeatView, card: str) -> float:
    """Rate holding a card."""
    number = KEYS.index(card) if card in KEYS else FIRST_WEAPON
    wounds, reach = weapon_figure(seen, card, "wounds"), weapon_figure(seen, card, "reach")
    return rate_holding(number, wounds, reach)


QUESTIONS: dict[str, type[AnswerValues]] = {
    "play": PlayValues,
    "defend": AttackValues,
    "answer": AttackValues,
    "bushido": BushidoValues,
    "draw": DrawValues,
    "discard": DiscardValues,
}
