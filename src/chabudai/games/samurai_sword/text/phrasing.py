"""How this game calls its cards and what is on them."""

from __future__ import annotations

from chabudai.engine.text import phrasing
from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.samurai_sword.cards.deck import CHARACTERS, KEYS, PACKAGE, load_deck
from chabudai.games.samurai_sword.view.view_types import SeatView


class Phrasing(phrasing.Phrasing):
    """The names of the deck in play, and the figures of its Weapons."""

    def __init__(self, names: list[str], lang: str, seen: SeatView) -> None:
        super().__init__(PACKAGE, names, lang, seen["viewer"])
        self.own_deck = seen["own_deck"]

    def name(self, seat: int) -> str:
        """Name a seat within a sentence: the reader is “you”."""
        return self.say("you") if seat == self.viewer else self.names[seat]

    def people(self, seats: list[int]) -> str:
        """Name some seats, the reader first."""
        return self.series([self.name(seat) for seat in sorted(seats, key=self.is_other)])

    def is_other(self, seat: int) -> bool:
        """Tell whether a seat is somebody else than the reader."""
        return seat != self.viewer

    def whom(self, figure: str, seats: list[int]) -> dict[str, object]:
        """Some seats for a message: their names, and whether it is nobody, you, one or several."""
        if not seats:
            return {figure: "", f"{figure}_is": "nobody"}
        number = "one" if len(seats) == 1 else "several"
        return {
            figure: self.people(seats),
            f"{figure}_is": "you" if seats == [self.viewer] else number,
        }

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

    def is_weapon(self, key: str) -> str:
        """Tell whether a card is a Weapon, for messages to choose by."""
        return yes_no_or_none(key not in KEYS)

    def card_figures(self, key: str) -> dict[str, object]:
        """A card for a message: its key and name, and its name as a Weapon."""
        weapon = {"weapon": self.weapon(key), "is_weapon": self.is_weapon(key)}
        return {"key": key, "card": self.card(key), **weapon}

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
