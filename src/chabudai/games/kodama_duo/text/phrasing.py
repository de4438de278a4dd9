"""How this game calls its cards and what is on them."""

from __future__ import annotations

from collections.abc import Sequence

from chabudai.engine.text import phrasing
from chabudai.games.kodama_duo.cards.deck import FEATURES, N_SLOTS, PACKAGE
from chabudai.games.kodama_duo.cards.faces import Face, all_faces
from chabudai.games.kodama_duo.cards.loading import load_deck
from chabudai.games.kodama_duo.view.view_types import HandCard, SeatView

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
        super().__init__(PACKAGE, names, lang, seen["viewer"] if seen else None)
        own = seen["own_deck"] if seen else {}
        self.faces = own or all_faces()
        self.branches = seen["own_branches"] if seen else {}

    def card(self, key: str) -> str:
        """A Kodama's or Decree's name; one that is in no deck at hand is called by its key."""
        face = self.faces.get(key)
        if face is None:
            return super().card(key)
        return face["fr"] if self.lang == "fr" else face["en"]

    def effect(self, face: Face, whose: str = "you") -> str:
        """What a card does for the reader, or for somebody `other`."""
        figures: dict[str, object] = {"points": face["points"], "tied": face["tied"]}
        figures["whose"] = whose
        for part, name in (("feature", face["feature"]), ("becomes", face["becomes"])):
            if name:
                figures[part] = self.feature(name)
                figures[f"{part}-many"] = self.features(name)
        return self.say(f"effect-{face['rule']}", **figures)

    def decree(self, key: str) -> str:
        """A Decree with what it does."""
        return self.say("middle-decree", decree=self.card(key), effect=self.effect(self.faces[key]))

    def list_kodama(self, hand: list[HandCard]) -> list[str]:
        """A line for each Kodama in a hand: its effect, and what it would score now."""
        return [
            self.say(
                "hand-kodama",
                card=self.card(each["card"]),
                worth=each["worth"],
                effect=self.effect(self.faces[each["card"]]),
            )
            for each in hand
        ]

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
        """Branch cards in a row, each with what is on it."""
        return self.series([self.branch_in_words(card) for card in cards])

    def branch_in_words(self, card: int | None) -> str:
        """A branch card by its number and what is on it."""
        if card is None:
            return self.branch(None)
        return self.say("card-in-words", card=card, features=self.features_in_words(card))

    def features_in_words(self, card: int) -> str:
        """The features of a card, equal ones counted."""
        printed = self.printed(card)
        return ", ".join(
            self.count_feature(each, printed.count(each)) for each in dict.fromkeys(printed)
        )

    def count_feature(self, key: str, count: int) -> str:
        """So many of a feature; a single one goes without its number."""
        if count == 1:
            return self.feature(key)
        return self.say("many-of", count=count, features=self.features(key))

    def list_in_signs(self, cards: Sequence[int | None]) -> str:
        """Branch cards in a row as they are drawn on a screen of text."""
        return ", ".join(
            self.branch(card) if card is None else f"{card} {self.icons(card)}" for card in cards
        )

    def icons(self, card: int) -> str:
        return "".join(SYMBOLS[feature] for feature in self.printed(card))

    def printed(self, card: int) -> list[str]:
        """The features of a branch card of the deck in play."""
        if own := self.branches.get(str(card)):
            return own
        deck = load_deck()
        slots = deck.printed[card * N_SLOTS : card * N_SLOTS + deck.n_slots[card]]
        return [FEATURES[feature] for feature in slots]
