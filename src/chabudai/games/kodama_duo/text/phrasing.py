"""How this game calls its cards and what is on them."""

from __future__ import annotations

from collections.abc import Sequence

from chabudai.engine.text import phrasing
from chabudai.games.kodama_duo.cards.deck import FEATURES, N_SLOTS, PACKAGE
from chabudai.games.kodama_duo.cards.faces import Face, all_faces
from chabudai.games.kodama_duo.cards.loading import load_deck
from chabudai.games.kodama_duo.view.view_types import SeatView

SYMBOLS = {
    "caterpillar": "∿",
    "cloud": "☁",
    "firefly": "✦",
    "flower": "✿",
    "mushroom": "♠",
    "star": "★",
}
BETWEEN = " · "


class Phrasing(phrasing.Phrasing):
    """Knows the names of the deck in play."""

    def __init__(self, names: list[str], lang: str, seen: SeatView | None = None) -> None:
        super().__init__(PACKAGE, names, lang)
        own = seen["own_deck"] if seen else {}
        self.faces = own or all_faces()
        self.branches = seen["own_branches"] if seen else {}

    def card(self, key: str) -> str:
        """A Kodama's or Decree's name; one that is in no deck at hand is called by its key."""
        face = self.faces.get(key)
        if face is None:
            return super().card(key)
        return face["fr"] if self.lang == "fr" else face["en"]

    def effect(self, face: Face) -> str:
        figures: dict[str, object] = {"points": face["points"], "tied": face["tied"]}
        for part, name in (("feature", face["feature"]), ("becomes", face["becomes"])):
            if name:
                figures[part] = self.feature(name)
                figures[f"{part}-many"] = self.features(name)
        return self.say(f"effect-{face['rule']}", **figures)

    def feature(self, key: str) -> str:
        return self.say(f"the-{key}")

    def features(self, key: str) -> str:
        """A feature's name, of many."""
        return self.say(f"many-{key}")

    def branch(self, card: int | str | None) -> str:
        """A branch card by its number, or the trunk; None lies face down."""
        if card is None:
            return self.say("face-down")
        return self.say("the-trunk") if card == "trunk" else self.say("the-card", card=card)

    def list_branches(self, cards: Sequence[int | None]) -> str:
        return ", ".join(self.branch_with_icons(card) for card in cards)

    def branch_with_icons(self, card: int | None) -> str:
        name = self.branch(card)
        return name if card is None else f"{name} {self.icons(card)}"

    def icons(self, card: int) -> str:
        if printed := self.branches.get(str(card)):
            return "".join(SYMBOLS[feature] for feature in printed)
        deck = load_deck()
        slots = deck.printed[card * N_SLOTS : card * N_SLOTS + deck.n_slots[card]]
        return "".join(SYMBOLS[FEATURES[feature]] for feature in slots)
