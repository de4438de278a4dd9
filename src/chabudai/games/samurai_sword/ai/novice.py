"""A beginner at Samurai Sword: he judges every answer by what he sees and takes the best."""

from __future__ import annotations

from typing import Protocol, cast

from chabudai.engine.rng import Rng
from chabudai.games.samurai_sword.ai.play_values import Plays
from chabudai.games.samurai_sword.ai.view_values import HONOR, WOUND, Judgment, figure
from chabudai.games.samurai_sword.view.view_types import Asked, Seen

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
    seen = cast(Seen, view)
    asked = seen["asked"]
    assert asked is not None
    answers = QUESTIONS[asked["question"]](seen, asked["seat"])
    worths = [answers.worth(token.split(" ")) for token in legal]
    most = max(worths)
    best = [token for token, worth in zip(legal, worths, strict=True) if worth == most]
    return best[rng.below(len(best))]


class Answers(Protocol):
    """A question as one seat sees it."""

    def __init__(self, seen: Seen, seat: int) -> None: ...

    def worth(self, words: list[str]) -> float:
        """What an answer is worth."""


class Wounded:
    """A Weapon, Battle Cry or Jujutsu: take the wounds or give up a card [R6, R7]."""

    def __init__(self, seen: Seen, seat: int) -> None:
        asked = cast(Asked, seen["asked"])
        self.seen = seen
        self.me = seen["players"][seat]
        self.hand = seen["hand"] or []
        self.wounds = asked.get("wounds", 1)
        self.by_weapon = asked["question"] == "defend"
        self.harm = self.harm_of(seat, asked["by"])

    def worth(self, words: list[str]) -> float:
        """The harm avoided, less the card."""
        if words[0] == "take":
            return 0.0
        card = words[1] if len(words) > 1 else "parry"
        return self.harm - self.cost(card)

    def harm_of(self, seat: int, by: int) -> float:
        """What the wounds cost: honor if they Defeat, else health, more when little is left."""
        left = self.me["resilience"] - self.wounds
        if left <= 0:
            return -Judgment(self.seen, seat).defeated(by)
        harm = WOUND * self.wounds + (FALLING if left == 1 else 0.0)
        if self.by_weapon and self.me["character"] == "ushiwaka":
            harm -= USUAL_CARD * self.wounds / 2
        return harm

    def cost(self, card: str) -> float:
        """A card that one has more of is given up more easily."""
        if card == "parry":
            return 0.25 if self.hand.count("parry") > 1 else 0.45
        return holding(self.seen, card) * (0.5 if self.weapons() > 2 else 0.8)

    def weapons(self) -> int:
        """How many Weapons the hand holds."""
        return len([card for card in self.hand if figure(self.seen, card, "wounds") > 0])


class Honorable:
    """Bushido: a Weapon, or an honor and Bushido gone [R9]."""

    def __init__(self, seen: Seen, seat: int) -> None:
        self.seen = seen
        self.judgment = Judgment(seen, seat)
        self.left = (seat + 1) % seen["seats"]

    def worth(self, words: list[str]) -> float:
        """Honor is worth more than any Weapon, except where losing it costs nothing or wins."""
        if words[0] == "give":
            return 0.2 * self.judgment.enmity(self.left) - holding(self.seen, words[1])
        me = self.judgment.me
        if self.seen["seats"] == 3 and me["role"] == "shogun":
            return 0.0
        if me["honor"] > 1:
            return -2 * HONOR
        return self.judgment.end_with({me["seat"]: -1})


class Drawing:
    """Ieyasu: the top of the discard pile, or whatever the deck has [R4]."""

    def __init__(self, seen: Seen, seat: int) -> None:
        self.top = holding(seen, seen["discard"][-1])

    def worth(self, words: list[str]) -> float:
        """A card that is known to be good is better than any."""
        return self.top if words[1] == "discard" else USUAL_CARD


class Discarding:
    """Too many cards: the least useful go [R4]."""

    def __init__(self, seen: Seen, seat: int) -> None:
        asked = cast(Asked, seen["asked"])
        self.seen = seen
        self.rest = (seen["hand"] or []).copy()
        for card in asked["chosen"]:
            self.rest.remove(card)
        least = sorted(self.rest, key=lambda card: holding(seen, card))
        self.least = least[: asked["count"] - len(asked["chosen"])]

    def worth(self, words: list[str]) -> float:
        """They have to be named in the order of the hand."""
        if words[1] in self.least:
            return -self.rest.index(words[1])
        return -len(self.rest) - holding(self.seen, words[1])


def holding(seen: Seen, card: str) -> float:
    """What it is worth to hold a card."""
    if card in HOLDING:
        return HOLDING[card]
    return 0.2 + 0.13 * figure(seen, card, "wounds") + 0.04 * figure(seen, card, "reach")


QUESTIONS: dict[str, type[Answers]] = {
    "play": Plays,
    "defend": Wounded,
    "answer": Wounded,
    "bushido": Honorable,
    "draw": Drawing,
    "discard": Discarding,
}
