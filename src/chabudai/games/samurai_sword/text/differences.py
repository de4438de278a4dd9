"""What an answer keeps or gains over another, from the view of who is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.engine.text.differences import Comparison, Outcome
from chabudai.games.samurai_sword.text.consequences import count_landing_wounds, find_fate
from chabudai.games.samurai_sword.text.labels import is_spared
from chabudai.games.samurai_sword.text.phrasing import Phrasing
from chabudai.games.samurai_sword.text.reasons import Reasons
from chabudai.games.samurai_sword.view.view_types import PlayerView, QuestionView, SeatView

View = dict[str, object]
TEA_CARDS, DAIMYO_CARDS = 3, 2
UNWELCOME = frozenset({"given", "gift"})


def describe_difference(token: str, other: str, view: View, names: list[str], lang: str) -> str:
    """Compare what two answers lead to; nothing for anybody but who is asked."""
    seen = cast(SeatView, view)
    asked = seen["asked"]
    if asked is None or asked["seat"] != seen["viewer"] or seen["hand"] is None:
        return ""
    phrasing = Phrasing(names, lang, seen)
    comparison = Comparison(
        phrasing, lambda of: explain_object(of, phrasing), {"hand": phrasing.cards}, UNWELCOME
    )
    outcomes = [foresee_answer(each, seen, asked, phrasing) for each in (token, other)]
    sides = describe_sides(token, other, Reasons(seen, asked, seen["hand"], phrasing))
    return " ".join(each for each in (comparison.describe(*outcomes), sides) if each)


def explain_object(of: list[str], phrasing: Phrasing) -> dict[str, object]:
    """Name the seat, and the card, that a figure is of."""
    figures: dict[str, object] = {}
    for word in of:
        if word.isdecimal():
            figures.update(phrasing.seat("target", int(word)))
        else:
            figures["card"] = phrasing.card(word)
    return figures


def foresee_answer(token: str, seen: SeatView, asked: QuestionView, phrasing: Phrasing) -> Outcome:
    """What an answer leads to: what the seat has now, changed by what it does."""
    foresight = Foresight(seen, asked, phrasing)
    verb, *objects = token.split(" ")
    FORESEEN[verb](foresight, objects)
    return foresight.outcome


class Foresight:
    """One answer, as the seat that is asked can work it out: an attack may still be parried."""

    def __init__(self, seen: SeatView, asked: QuestionView, phrasing: Phrasing) -> None:
        self.seen = seen
        self.asked = asked
        self.phrasing = phrasing
        self.me: PlayerView = seen["players"][asked["seat"]]
        self.hand = list(seen["hand"] or [])
        self.own: dict[str, int] = {
            "resilience": self.me["resilience"],
            "honor": self.me["honor"],
            "drawn": 0,
            "distance": self.me["armor"] + 1 + (self.me["character"] == "benkei"),
            "limit": seen["weapon_limit"],
            "bonus": self.me["fast_draw"],
        }
        self.done: dict[str, int] = {}

    @property
    def outcome(self) -> Outcome:
        """What is done to others first, then what one has."""
        daimyo = 0 if self.me["role"] == "ronin" else self.hand.count("daimyo")
        figures = {**self.done, **self.own, "points": daimyo}
        return Outcome(figures, {"hand": self.hand})

    def give_card(self, card: str) -> None:
        if card in self.hand:
            self.hand.remove(card)

    # Answers to an attack

    def parry(self, objects: list[str]) -> None:
        self.give_card(objects[0] if objects else "parry")

    def give(self, objects: list[str]) -> None:
        self.give_card(objects[0])
        if self.asked["question"] == "bushido":
            self.done[f"bushido {(self.me['seat'] + 1) % self.seen['seats']}"] = 1

    def take(self, objects: list[str]) -> None:
        wounds = self.asked.get("wounds", 1)
        if find_fate(self.seen, self.me["seat"], wounds) != "no":
            self.own["honor"] -= 1
        self.own["resilience"] = max(0, self.me["resilience"] - wounds)

    def lose(self, objects: list[str]) -> None:
        self.own["honor"] -= 0 if is_spared(self.seen) else 1

    # The own turn

    def draw(self, objects: list[str]) -> None:
        if objects[0] == "discard":
            self.done[f"known {self.seen['discard'][-1]}"] = 1

    def end(self, objects: list[str]) -> None:
        pass

    def spend(self, objects: list[str]) -> None:
        self.own["resilience"] -= 1
        self.own["drawn"] = 1

    def discard(self, objects: list[str]) -> None:
        for card in [*self.asked.get("chosen", []), objects[0]]:
            self.give_card(card)

    def strike(self, objects: list[str]) -> None:
        weapon, target = objects[0], int(objects[1])
        self.give_card(weapon)
        wounds = count_landing_wounds(
            self.seen, self.phrasing.wounds(weapon), self.me["seat"], target
        )
        fate = find_fate(self.seen, target, wounds)
        code = {"no": "wounds", "defeat": "defeat"}.get(fate, "ends")
        self.done[f"{code} {target}"] = wounds if fate == "no" else 1

    def play(self, objects: list[str]) -> None:
        card, *aim = objects
        self.give_card(card)
        PLAYS[card](self, *[int(word) if word.isdecimal() else word for word in aim])

    # What a card does

    def play_armor(self) -> None:
        self.own["distance"] += 1

    def play_focus(self) -> None:
        self.own["limit"] += 1

    def play_fast_draw(self) -> None:
        self.own["bonus"] += 1

    def play_daimyo(self) -> None:
        self.own["drawn"] = DAIMYO_CARDS

    def play_tea(self) -> None:
        self.own["drawn"] = TEA_CARDS
        self.done["given"] = self.seen["seats"] - 1

    def play_at_all(self) -> None:
        self.done["touched"] = sum(
            player["seat"] != self.me["seat"]
            and not player["harmless"]
            and player["character"] != "chiyome"
            for player in self.seen["players"]
        )

    def play_breathing(self, target: int) -> None:
        self.own["resilience"] = self.me["full"]
        self.done[f"gift {target}"] = 1

    def play_bushido(self, target: int) -> None:
        self.done[f"bushido {target}"] = 1

    def play_diversion(self, target: int) -> None:
        self.own["drawn"] = 1
        self.done[f"robbed {target}"] = 1

    def play_geisha(self, target: int, part: str) -> None:
        if part == "hand":
            self.done[f"robbed {target}"] = 1
        else:
            self.done[f"stripped {target} {part}"] = 1


PLAYS: dict[str, Callable[..., None]] = {
    "armor": Foresight.play_armor,
    "focus": Foresight.play_focus,
    "fast-draw": Foresight.play_fast_draw,
    "daimyo": Foresight.play_daimyo,
    "tea-ceremony": Foresight.play_tea,
    "battle-cry": Foresight.play_at_all,
    "jujutsu": Foresight.play_at_all,
    "breathing": Foresight.play_breathing,
    "bushido": Foresight.play_bushido,
    "diversion": Foresight.play_diversion,
    "geisha": Foresight.play_geisha,
}
FORESEEN: dict[str, Callable[[Foresight, list[str]], None]] = {
    "parry": Foresight.parry,
    "take": Foresight.take,
    "give": Foresight.give,
    "lose": Foresight.lose,
    "draw": Foresight.draw,
    "end": Foresight.end,
    "spend": Foresight.spend,
    "discard": Foresight.discard,
    "strike": Foresight.strike,
    "play": Foresight.play,
}


# Whose side the targets are on


def describe_sides(token: str, other: str, reasons: Reasons) -> str:
    """Say whose side each target is on, where two answers aim at people of different sides."""
    aims = [find_target(each, reasons.me["seat"]) for each in (token, other)]
    seats = [seat for seat in aims if seat is not None]
    if len({reasons.find_shown_side(seat) for seat in seats}) < len(seats) or aims[0] == aims[1]:
        return ""
    return " ".join(reasons.describe_side(seat) for seat in seats)


def find_target(token: str, viewer: int) -> int | None:
    """The other seat that an answer is aimed at, if it is."""
    seats = [int(word) for word in token.split(" ") if word.isdecimal()]
    return seats[0] if seats and seats[0] != viewer else None
