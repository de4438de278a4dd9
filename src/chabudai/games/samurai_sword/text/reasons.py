"""What speaks for an answer, from the view of who is asked: reasons a person can use."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.samurai_sword.text.consequences import (
    count_landing_wounds,
    find_fate,
    find_side,
)
from chabudai.games.samurai_sword.text.phrasing import Phrasing
from chabudai.games.samurai_sword.view.view_types import PlayerView, QuestionView, SeatView

View = dict[str, object]


def describe_reason(token: str, view: View, names: list[str], lang: str) -> str:
    """Say what an answer brings whoever is asked; nothing to anybody else."""
    seen = cast(SeatView, view)
    asked = seen["asked"]
    if asked is None or asked["seat"] != seen["viewer"] or seen["hand"] is None:
        return ""
    verb, *objects = token.split(" ")
    reasons = Reasons(seen, asked, seen["hand"], Phrasing(names, lang, seen))
    return REASONS[verb](reasons, objects)


class Reasons:
    """One question, as the seat that is asked sees it."""

    def __init__(
        self, seen: SeatView, asked: QuestionView, hand: list[str], phrasing: Phrasing
    ) -> None:
        self.seen = seen
        self.asked = asked
        self.hand = hand
        self.phrasing = phrasing
        self.me: PlayerView = seen["players"][asked["seat"]]

    def phrase(self, what: str, **figures: object) -> str:
        """Say a reason of the catalog."""
        return self.phrasing.say(f"reason-{what}", **figures)

    def count_kept(self, given: list[str]) -> dict[str, object]:
        """Count what is left in hand without these cards: cards, Parries, Weapons."""
        kept = self.hand.copy()
        for card in given:
            if card in kept:
                kept.remove(card)
        weapons = [card for card in kept if self.phrasing.is_weapon(card) == "yes"]
        return {"count": len(kept), "parries": kept.count("parry"), "weapons": len(weapons)}

    # Answers to an attack

    def parry(self, objects: list[str]) -> str:
        given = objects[0] if objects else "parry"
        return self.phrase("saved", **self.count_saved(), **self.count_kept([given]))

    def count_saved(self) -> dict[str, object]:
        """Count what an answer saves: Resilience, and honor where it would be a Defeat."""
        wounds = min(self.asked.get("wounds", 1), self.me["resilience"])
        return {"saved": wounds, "fatal": find_fate(self.seen, self.me["seat"], wounds)}

    def take(self, objects: list[str]) -> str:
        wounds = self.asked.get("wounds", 1)
        left = max(0, self.me["resilience"] - wounds)
        answer = "weapon" if self.asked.get("card") == "jujutsu" else "parry"
        return self.phrase("take", left=left, able=self.may_answer(answer), **self.count_kept([]))

    def may_answer(self, answer: str) -> str:
        """Say what the hand could answer with: nothing, or something that is kept."""
        by_weapon = answer == "weapon" or (self.me["character"] == "hanzo" and len(self.hand) > 1)
        weapons = self.count_kept([])["weapons"]
        return yes_no_or_none("parry" in self.hand if not by_weapon else weapons != 0)

    def give(self, objects: list[str]) -> str:
        kept = self.count_kept(objects[:1])
        if self.asked["question"] != "bushido":
            return self.phrase("saved-by-weapon", **self.count_saved(), **kept)
        following = (self.me["seat"] + 1) % self.seen["seats"]
        return self.phrase("give-bushido", next=self.phrasing.names[following], **kept)

    def lose(self, objects: list[str]) -> str:
        spared = self.seen["seats"] == 3 and self.me["role"] == "shogun"
        left = self.me["honor"] - (0 if spared else 1)
        return self.phrase("lose", spared=yes_no_or_none(spared), left=left)

    # The own turn

    def draw(self, objects: list[str]) -> str:
        top = self.phrasing.card(self.seen["discard"][-1])
        return self.phrase(f"draw-{objects[0]}", card=top)

    def end(self, objects: list[str]) -> str:
        return self.phrase("end", **self.count_kept([]))

    def spend(self, objects: list[str]) -> str:
        return self.phrase("spend", left=self.me["resilience"] - 1)

    def discard(self, objects: list[str]) -> str:
        return self.phrase(
            "discard", **self.count_kept([*self.asked.get("chosen", []), objects[0]])
        )

    def strike(self, objects: list[str]) -> str:
        weapon, target = objects[0], int(objects[1])
        wounds = count_landing_wounds(
            self.seen, self.phrasing.wounds(weapon), self.me["seat"], target
        )
        fatal = find_fate(self.seen, target, wounds)
        left = max(0, self.seen["players"][target]["resilience"] - wounds)
        struck = self.phrase(
            "strike", target=self.phrasing.names[target], count=wounds, left=left, fatal=fatal
        )
        return f"{struck} {self.describe_side(target)}"

    def describe_side(self, seat: int) -> str:
        """Say whose side a seat is on, or whom it attacked where that is not known."""
        side, times = self.find_shown_side(seat)
        return self.phrase("side", side=side, target=self.phrasing.names[seat], times=times)

    def find_shown_side(self, seat: int) -> tuple[str, int]:
        """Find whose side a seat is on, or whom it attacked and how often."""
        side = find_side(self.seen, seat)
        struck = self.seen["strikes"][seat]
        shogun = [player["role"] for player in self.seen["players"]].index("shogun")
        if side != "unknown":
            return side, 0
        if struck[self.me["seat"]]:
            return "attacked-you", struck[self.me["seat"]]
        return ("attacked-shogun", struck[shogun]) if struck[shogun] else ("unknown", 0)

    def play(self, objects: list[str]) -> str:
        card, *aim = objects
        if not aim:
            return self.phrase(f"play-{card}", **self.play_figures(card))
        target = int(aim[0])
        if target == self.me["seat"]:
            if not aim[1:]:
                return self.phrase("play-bushido-own")
            return self.phrase("play-geisha-own", card=self.phrasing.card(aim[1]))
        figures: dict[str, object] = {"target": self.phrasing.names[target]}
        figures["left"] = self.seen["players"][target]["cards"] - 1
        figures["lost"] = self.me["full"] - self.me["resilience"]
        code = f"play-{card}" if not aim[1:] else f"play-geisha-{aim[1]}"
        return f"{self.phrase(code, **figures)} {self.describe_side(target)}"

    def play_figures(self, card: str) -> dict[str, object]:
        """Count what a card that is aimed at nobody does."""
        benkei = self.me["character"] == "benkei"
        touched = [
            player
            for player in self.seen["players"]
            if player["seat"] != self.me["seat"]
            and not player["harmless"]
            and player["character"] != "chiyome"
        ]
        return {
            **self.count_kept([card]),
            "reach": self.me["armor"] + 2 + int(benkei),
            "limit": self.seen["weapon_limit"] + 1,
            "ronin": yes_no_or_none(self.me["role"] == "ronin"),
            "touched": len(touched),
            "weak": len([player for player in touched if player["resilience"] == 1]),
        }


REASONS: dict[str, Callable[[Reasons, list[str]], str]] = {
    "parry": Reasons.parry,
    "take": Reasons.take,
    "give": Reasons.give,
    "lose": Reasons.lose,
    "draw": Reasons.draw,
    "end": Reasons.end,
    "spend": Reasons.spend,
    "discard": Reasons.discard,
    "strike": Reasons.strike,
    "play": Reasons.play,
}
