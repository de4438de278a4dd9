"""How this game calls its cards and what is on them."""

from __future__ import annotations

from chabudai.engine.text import phrasing
from chabudai.games.samurai_sword.cards.deck import CHARACTERS, PACKAGE, load_deck
from chabudai.games.samurai_sword.view.view_types import SeatView


class Phrasing(phrasing.Phrasing):
    """The names of the deck in play, and the figures of its Weapons."""

    def __init__(self, names: list[str], lang: str, seen: SeatView) -> None:
        super().__init__(PACKAGE, names, lang)
        self.own_deck = seen["own_deck"]

    def card(self, key: str) -> str:
        """Name a card; one that is in no deck at hand is called by its key."""
        if face := self.own_deck.get(key):
            return face["fr"] if self.lang == "fr" else face["en"]
        printed = load_deck()
        if key in printed.ids:
            return printed.names[printed.ids[key]][self.lang]
        return super().card(key)

    def weapon(self, key: str) -> str:
        """Name a Weapon with its article."""
        return self.say("the-weapon", key=key, card=self.card(key))

    def reach(self, key: str) -> int:
        """How far a Weapon reaches; 0 for what is none."""
        if face := self.own_deck.get(key):
            return face["reach"]
        printed = load_deck()
        return printed.reach[printed.ids[key]]

    def wounds(self, key: str) -> int:
        """How much a Weapon wounds; 0 for what is none."""
        if face := self.own_deck.get(key):
            return face["wounds"]
        printed = load_deck()
        return printed.wounds[printed.ids[key]]

    def character(self, key: str) -> str:
        if key in self.own_deck:
            return self.card(key)
        return str(load_deck().characters[CHARACTERS.index(key)].values[self.lang])
