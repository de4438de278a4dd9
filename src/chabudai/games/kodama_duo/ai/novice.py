"""A beginner at Kodama Duo: points now, a glance at the Kodama in hand, and room to grow."""

from __future__ import annotations

from typing import Protocol, cast

from chabudai.engine.rng import Rng
from chabudai.games.kodama_duo.ai.values import (
    ALONE,
    DENIED,
    KODAMA,
    RIPENING,
    ROOM,
    SHOWN,
    STOLEN,
    TOKEN,
    UNSEEN,
)
from chabudai.games.kodama_duo.cards.deck import SEASONS
from chabudai.games.kodama_duo.cards.faces import all_faces
from chabudai.games.kodama_duo.view.view_types import LaidCard, QuestionView, SeatView


def choose_from_view(view: dict[str, object], legal: list[str], rng: Rng) -> str:
    """The answer that seems best from what the seat may know; a lot decides between equals."""
    seen = cast(SeatView, view)
    asked = seen["asked"]
    assert asked is not None
    answers = QUESTIONS[asked["question"]](seen, asked)
    worths = [answers.worth(token) for token in legal]
    most = max(worths)
    best = [token for token, worth in zip(legal, worths, strict=True) if worth == most]
    return best[rng.randbelow(len(best))]


class Answers(Protocol):
    """A question as one seat sees it."""

    def __init__(self, seen: SeatView, asked: QuestionView) -> None: ...

    def worth(self, token: str) -> float:
        """What an answer is worth."""


class Piles:
    """What the cards turned up are worth to each seat, alone or in a pair."""

    def __init__(self, seen: SeatView, asked: QuestionView) -> None:
        self.seen = seen
        self.me = asked["seat"]
        self.most = {each["card"]: each["most"] for each in asked.get("prospects", [])}
        rule = decree_rule(seen)
        self.token_worth = TOKEN + (ALONE if rule == "bonus-one-card-pile" else 0.0)

    def card_worth(self, card: int | None, seat: int) -> float:
        return UNSEEN if card is None else float(self.most[card][seat])

    def single_worth(self, card: int | None, seat: int) -> float:
        """A card alone, with the token that comes with it."""
        return self.card_worth(card, seat) + self.token_worth

    def pair_worth(self, cards: list[int | None], seat: int) -> float:
        """The better of two."""
        return max(self.card_worth(card, seat) for card in cards)


class Splitting(Piles):
    """The other will take what is best for them and worst for me [R10]."""

    def worth(self, token: str) -> float:
        """My part less theirs, after their best choice."""
        one = int(token.split(" ")[1])
        two = [card for card in self.seen["revealed"] if card != one]
        other = 1 - self.me
        keeps_pair = self.pair_worth(two, self.me) - self.single_worth(one, other)
        keeps_single = self.single_worth(one, self.me) - self.pair_worth(two, other)
        return min(keeps_pair, keeps_single)


class Hiding(Piles):
    """Face down goes what the other would like most."""

    def worth(self, token: str) -> float:
        """The other's points."""
        return self.card_worth(int(token.split(" ")[1]), 1 - self.me)


class Choosing(Piles):
    """My part less theirs [R11]."""

    def worth(self, token: str) -> float:
        """The pile for me, the other pile for them."""
        one, two = self.seen["single"], self.seen["pair"] or []
        other = 1 - self.me
        if token == "choose one":
            return self.single_worth(one, self.me) - self.pair_worth(two, other)
        return self.pair_worth(two, self.me) - self.single_worth(one, other)


class Drafting(Piles):
    """The most points, for the picker; the rest goes to the other hand [G20]."""

    def worth(self, token: str) -> float:
        """My points, and a little for what the other does not get."""
        card = int(token.split(" ")[1])
        return self.card_worth(card, self.me) + DENIED * self.card_worth(card, 1 - self.me)


class Placing:
    """Points, the growth of the Kodama in hand, and room [R12]."""

    def __init__(self, seen: SeatView, asked: QuestionView) -> None:
        self.offers = {offer["place"]: offer for offer in asked.get("places", [])}

    def worth(self, token: str) -> float:
        """A card left is worth nothing."""
        offer = self.offers.get(token)
        if offer is None:
            return 0.0
        room = ROOM if offer["roomiest"] else 0.0
        return offer["points"] + offer["bonus"] + KODAMA * offer["kodama"] + room


class Claiming:
    """A token that the other loses is worth more [R14]."""

    def __init__(self, seen: SeatView, asked: QuestionView) -> None:
        self.me = asked["seat"]
        self.tree = seen["players"][self.me]["tree"]
        self.owners = {each["feature"]: each["from"] for each in asked.get("tokens", [])}

    def worth(self, token: str) -> float:
        """Features that the own tree shows often run on; to pass is worth nothing."""
        if token == "pass":
            return 0.0
        feature = token.split(" ")[1]
        stolen = STOLEN if self.owners[feature] == 1 - self.me else 0.0
        return TOKEN + stolen + SHOWN * sum(feature in laid["features"] for laid in self.tree)


class Putting:
    """Where the token joins a run and breaks none [R14]."""

    def __init__(self, seen: SeatView, asked: QuestionView) -> None:
        self.tree = seen["players"][asked["seat"]]["tree"]
        self.feature = asked.get("feature", "")
        self.slots = {slot["put"]: slot for slot in asked.get("slots", [])}

    def worth(self, token: str) -> float:
        """Neighbours that show the feature, less those that show what is covered."""
        slot = self.slots[token]
        place = next(n for n, laid in enumerate(self.tree) if laid["card"] == slot["card"])
        around = self.neighbours(place)
        joins = sum(self.feature in laid["features"] for laid in around)
        breaks = sum(slot["over"] in laid["features"] for laid in around)
        return joins - breaks + KODAMA * slot["kodama"]

    def neighbours(self, place: int) -> list[LaidCard]:
        above = [laid for laid in self.tree if laid["parent"] == place]
        below = self.tree[place]["parent"]
        return above if below is None else [*above, self.tree[below]]


class Scoring:
    """The best Kodama now, unless it ripens [R16]."""

    def __init__(self, seen: SeatView, asked: QuestionView) -> None:
        self.seen = seen
        self.worths = {each["card"]: each["worth"] for each in seen["hand"] or []}
        self.seasons = len(SEASONS) - 1 - SEASONS.index(seen["season"])

    def worth(self, token: str) -> float:
        """What it scores now, less what waiting would add."""
        key = token.split(" ")[1]
        face = self.seen["own_deck"].get(key) or all_faces()[key]
        return self.worths[key] - self.seasons * RIPENING.get(face["rule"], 0.0)


def decree_rule(seen: SeatView) -> str:
    face = seen["own_deck"].get(seen["decree"]) or all_faces()[seen["decree"]]
    return face["rule"]


QUESTIONS: dict[str, type[Answers]] = {
    "hide": Hiding,
    "split": Splitting,
    "choose": Choosing,
    "draft": Drafting,
    "place": Placing,
    "claim": Claiming,
    "put": Putting,
    "score": Scoring,
}
