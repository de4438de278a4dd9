"""Everything a Samurai Sword player can say, with columns that take an id apart."""

from __future__ import annotations

from typing import Final

from chabudai.engine.cards.deck import cache_by_deck
from chabudai.engine.rules.actions import ActionTable
from chabudai.games.samurai_sword.cards.deck import (
    BREATHING,
    BUSHIDO,
    DIVERSION,
    FIRST_WEAPON,
    GEISHA,
    KEYS,
    MOST_SEATS,
    PARRY,
    PROPERTIES,
    Deck,
    load_deck,
)

END: Final = 0
SPEND: Final = 1
TAKE: Final = 2
PARRY_CARD: Final = 3
LOSE: Final = 4
DRAW_DECK: Final = 5
DRAW_DISCARD: Final = 6
FIRST_PLAY: Final = 7

HAND: Final = 0  # the first of Geisha's objects; the properties follow
AIMED: Final = [BREATHING, BUSHIDO, DIVERSION]
SEATS: Final = [str(seat) for seat in range(MOST_SEATS)]
PARTS: Final = ["hand", *PROPERTIES]


class Actions(ActionTable):
    """The table of one deck. `card`, `target` and `part` say what an id is about, or -1.

    `first_play` gives the first id of a card's plays, `first_strike` that of all strikes. An
    offset plus a card is an id.
    """

    def __init__(self, cards: Deck) -> None:
        super().__init__()
        for verb in ("end", "spend", "take", "parry", "lose"):
            self.add(verb)
        self.add("draw", ["deck", "discard"])
        self.card = [-1] * len(self)
        self.target = [-1] * len(self)
        self.part = [-1] * len(self)
        self.first_play = [-1] * FIRST_WEAPON
        for card in range(PARRY + 1, FIRST_WEAPON):
            self._add_play(card)
        self._add_weapons(cards)

    def _add_play(self, card: int) -> None:
        targets = list(range(MOST_SEATS)) if card in AIMED or card == GEISHA else [-1]
        parts = list(range(len(PARTS))) if card == GEISHA else [-1]
        objects = [[KEYS[card]]] + [SEATS] * (len(targets) > 1) + [PARTS] * (len(parts) > 1)
        self.first_play[card] = self.add("play", *objects)
        for target in targets:
            for part in parts:
                self._add_columns(card, target, part)

    def _add_weapons(self, cards: Deck) -> None:
        weapons = cards.keys[FIRST_WEAPON:]
        self.first_strike = self.add("strike", weapons, SEATS)
        for card in range(FIRST_WEAPON, len(cards.keys)):
            for target in range(MOST_SEATS):
                self._add_columns(card, target, -1)
        self.parry_with_offset = self.add("parry", weapons) - FIRST_WEAPON
        self.give_offset = self.add("give", weapons) - FIRST_WEAPON
        for _ in range(2):
            for card in range(FIRST_WEAPON, len(cards.keys)):
                self._add_columns(card, -1, -1)
        self.discard_offset = self.add("discard", cards.keys)
        for card in range(len(cards.keys)):
            self._add_columns(card, -1, -1)

    def _add_columns(self, card: int, target: int, part: int) -> None:
        self.card.append(card)
        self.target.append(target)
        self.part.append(part)


@cache_by_deck
def load_actions(source: str | None = None) -> Actions:
    return Actions(load_deck(source))
