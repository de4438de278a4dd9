"""A beginner at Samurai Sword: he judges every answer by what he sees and takes the best."""

from __future__ import annotations

from typing import Protocol, cast

from chabudai.engine.rng import Rng
from chabudai.games.samurai_sword.ai.play_values import PlayValues
from chabudai.games.samurai_sword.ai.view_values import HONOR, WOUND, ViewValues, weapon_figure
from chabudai.games.samurai_sword.view.view_types import QuestionView, SeatView

# What it is worth to hold a card; Weapons by their figures.
HOLDING = {
    "parry": 1.0,
    "breathing": 0.8,
    "focus": 0.75,
    "fast-draw": 0.7,
    "armor": 0.65,
    "daimyo": 0.6,
    "tea-ceremony": 0.6,
    "battle-cry": 0.55,
    "jujutsu": 0.5,
    "diversion": 0.5,
    "geisha": 0.45,
    "bushido": 0.4,
}
USUAL_CARD = 0.5
FALLING = 0.3


def choose_from_view(view: dict[str, object], legal: list[str], rng: Rng) -> str:
    """The answer that seems best from what the seat may know; a lot decides between equals."""
    seen = cast(SeatView, view)
    asked = seen["asked"]
    assert asked is not None
    answers = QUESTIONS[asked["question"]](seen, asked["seat"])
    worths = [answers.rate_answer(token.split(" ")) for token in legal]
    most = max(worths)
    best = [token for token, worth in zip(legal, worths, strict=True) if worth == most]
    return best[rng.below(len(best))]


class AnswerValues(Protocol):
    """A question as one seat sees it."""

    def __init__(self, seen: SeatView, seat: int) -> None: ...

    def rate_answer(self, words: list[str]) -> float:
        """What an answer is worth."""


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
        harm = WOUND * self.wounds + (FALLING if left == 1 else 0.0)
        if self.by_weapon and self.me["character"] == "ushiwaka":
            harm -= USUAL_CARD * self.wounds / 2
        return harm

    def card_cost(self, card: str) -> float:
        """A card that one has more of is given up more easily."""
        if card == "parry":
            return 0.25 if self.hand.count("parry") > 1 else 0.45
        return rate_holding(self.seen, card) * (0.5 if self.count_weapons() > 2 else 0.8)

    def count_weapons(self) -> int:
        """How many Weapons the hand holds."""
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
            return 0.2 * self.values.enmity(self.left) - rate_holding(self.seen, words[1])
        me = self.values.me
        if self.seen["seats"] == 3 and me["role"] == "shogun":
            return 0.0
        if me["honor"] > 1:
            return -2 * HONOR
        return self.values.rate_end({me["seat"]: -1})


class DrawValues:
    """Ieyasu: the top of the discard pile, or whatever the deck has [R4]."""

    def __init__(self, seen: SeatView, seat: int) -> None:
        self.top = rate_holding(seen, seen["discard"][-1])

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
        least = sorted(self.rest, key=lambda card: rate_holding(seen, card))
        self.least = least[: asked["count"] - len(asked["chosen"])]

    def rate_answer(self, words: list[str]) -> float:
        """They have to be named in the order of the hand."""
        if words[1] in self.least:
            return -self.rest.index(words[1])
        return -len(self.rest) - rate_holding(self.seen, words[1])


def rate_holding(seen: SeatView, card: str) -> float:
    """What it is worth to hold a card."""
    if card in HOLDING:
        return HOLDING[card]
    return (
        0.2 + 0.13 * weapon_figure(seen, card, "wounds") + 0.04 * weapon_figure(seen, card, "reach")
    )


QUESTIONS: dict[str, type[AnswerValues]] = {
    "play": PlayValues,
    "defend": AttackValues,
    "answer": AttackValues,
    "bushido": BushidoValues,
    "draw": DrawValues,
    "discard": DiscardValues,
}
