"""What an answer keeps or gains over another, from the view of who is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.engine.text.differences import Comparison, Outcome
from chabudai.games.kodachi.cards.payment import KINDS
from chabudai.games.kodachi.text.phrasing import Phrasing
from chabudai.games.kodachi.text.reasons import find_next_token, find_token_won, without_card
from chabudai.games.kodachi.view.card_worth import count_points_gained
from chabudai.games.kodachi.view.hand_odds import APPROACHES, count_beaten
from chabudai.games.kodachi.view.view_types import QuestionView, SeatView

View = dict[str, object]


def describe_difference(token: str, other: str, view: View, names: list[str], lang: str) -> str:
    """Compare what two answers lead to; nothing for anybody but who is asked."""
    seen = cast(SeatView, view)
    asked = seen["asked"]
    if asked is None or seen["hand"] is None or asked["seat"] != seen["viewer"]:
        return ""
    phrasing = Phrasing(names, lang, seen)
    comparison = Comparison(
        phrasing,
        lambda of: explain_object(of, phrasing),
        {"treasures": phrasing.treasures, "hand": phrasing.cards},
    )
    outcomes = [foresee_answer(each, seen, asked, phrasing) for each in (token, other)]
    return comparison.describe(*outcomes)


def explain_object(of: list[str], phrasing: Phrasing) -> dict[str, object]:
    """Name the token that a figure is of, or say how many guards it is counted among."""
    if of and not of[-1].isdecimal():
        return {"token": phrasing.token(of[0])}
    return dict(zip(("coming", "beats"), map(int, reversed(of)), strict=False))


def foresee_answer(token: str, seen: SeatView, asked: QuestionView, phrasing: Phrasing) -> Outcome:
    """What an answer leads to: what the seat has now, changed by what it does."""
    foresight = Foresight(token, seen, asked, phrasing)
    verb, *objects = token.split(" ")
    if verb in FORESEEN:
        FORESEEN[verb](foresight, objects)
    return foresight.outcome


class Foresight:
    """One answer, as the seat that is asked can work it out."""

    def __init__(self, token: str, seen: SeatView, asked: QuestionView, phrasing: Phrasing) -> None:
        self.token = token
        self.seen = seen
        self.asked = asked
        self.phrasing = phrasing
        self.hand = list(seen["hand"] or [])
        for key in asked.get("chosen", []):
            self.hand = without_card(self.hand, key)
        self.kinds = list(seen["players"][asked["seat"]]["kinds"])
        self.approaches = [each] if (each := asked.get("approach")) else list(APPROACHES)
        self.figures = {"points": seen["players"][asked["seat"]]["score"]["points"], "drawn": 0}
        self.first: dict[str, int] = {}

    @property
    def outcome(self) -> Outcome:
        cards = {"treasures": self.kinds, "hand": self.hand}
        odds = {f"beats {sum(self.seen['next_guards'].values())}": self.count_beaten()}
        return Outcome({**self.first, **odds, **self.figures}, cards)

    def count_beaten(self) -> int:
        """Count the guards that may come next and that what is left in hand beats."""
        coming = self.seen["next_guards"]
        return max(count_beaten(self.seen, self.hand, each, coming) for each in self.approaches)

    # In a fight

    def declare(self, objects: list[str]) -> None:
        self.approaches = [self.token]
        guard = {self.asked.get("guard", ""): 1}
        self.first["guard"] = count_beaten(self.seen, self.hand, self.token, guard)

    def play(self, objects: list[str]) -> None:
        self.hand = without_card(self.hand, objects[0])
        self.figures["drawn"] = self.phrasing.faces[objects[0]]["draw"]
        is_losing = self.token in self.asked.get("losing", [])
        self.first["wins"] = int(self.asked.get("can_win", False) and not is_losing)
        if self.token in self.asked.get("winning", []):
            self.first["wins"] = 2  # not only able to
            if won := find_token_won(objects[0], self.seen, self.asked, self.phrasing):
                self.first[f"token {won}"] = 1

    def stop(self, objects: list[str]) -> None:
        self.first["sure"] = max(1, len(self.seen["guard_row"]) - 1)

    def go_on(self, objects: list[str]) -> None:
        coming = sum(self.seen["next_guards"].values())
        self.first[f"hoped {self.count_beaten()} {coming}"] = max(1, len(self.seen["guard_row"]))

    # After it

    def take(self, objects: list[str]) -> None:
        self.kinds.append(self.phrasing.faces[objects[0]]["treasure"])
        self.figures["points"] += 1

    def buy(self, objects: list[str]) -> None:
        card, *paid = objects
        for kind in [each for each in paid if each in KINDS]:
            self.drop([kind])
        self.figures["points"] += count_points_gained(card, self.seen, self.asked["seat"])
        if coming := find_next_token(card, self.seen, self.phrasing):
            self.first[f"envoy {coming}"] = 1

    def drop(self, objects: list[str]) -> None:
        if objects[0] in self.kinds:
            self.kinds.remove(objects[0])
            self.figures["points"] -= 1

    def discard(self, objects: list[str]) -> None:
        self.hand = without_card(self.hand, objects[0])


FORESEEN: dict[str, Callable[[Foresight, list[str]], None]] = {
    "stealth": Foresight.declare,
    "strength": Foresight.declare,
    "play": Foresight.play,
    "stop": Foresight.stop,
    "continue": Foresight.go_on,
    "take": Foresight.take,
    "buy": Foresight.buy,
    "drop": Foresight.drop,
    "discard": Foresight.discard,
}
