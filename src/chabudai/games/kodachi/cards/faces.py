"""What is printed on the cards, for those who look at a view: its readers and the novice."""

from __future__ import annotations

from functools import cache
from typing import NotRequired, TypedDict

from chabudai.games.kodachi.cards.deck import GUARD, NONE, RUMOR_SCORINGS, TABLES, Deck, load_deck
from chabudai.games.kodachi.cards.payment import KINDS


class WayToPlay(TypedDict):
    """One way to play a card: `word` is the one its token has, where there are several."""

    way: str
    amount: int
    word: str


class Face(TypedDict):
    """A card: of the house and the starting set with `plays`, of the guards with a treasure."""

    en: str
    fr: str
    kind: str
    copies: int
    plays: list[WayToPlay]
    draw: int
    gold: bool
    points: int
    cost: list[str]
    clan: NotRequired[str]
    scores: NotRequired[str]
    treasure: NotRequired[str]
    stealth: NotRequired[int]
    strength: NotRequired[int]
    second: NotRequired[int]


WAYS = ["dojo", "add", "switch", "draw"]


def make_face(cards: Deck, card: int) -> Face:
    names, effect = cards.names[card], cards.effect[card]
    face: Face = {
        "en": names["en"],
        "fr": names["fr"],
        "kind": TABLES[cards.kind[card]],
        "copies": cards.copies[card],
        "plays": [{"way": WAYS[w.kind], "amount": w.amount, "word": w.word} for w in effect.ways],
        "draw": effect.draw,
        "gold": effect.gold,
        "points": cards.points[card],
        "cost": cards.cost[card],
    }
    if cards.clan[card] != NONE:
        face["clan"] = cards.clans[cards.clan[card]].key()
    if cards.scoring[card] != NONE:
        face["scores"] = RUMOR_SCORINGS[cards.scoring[card]]
    if cards.kind[card] >= GUARD:
        face["treasure"] = KINDS[cards.treasure[card]]
        face["stealth"], face["strength"] = cards.stealth_value[card], cards.strength_value[card]
    if cards.second_value[card] != NONE:
        face["second"] = cards.second_value[card]
    return face


@cache
def load_faces(source: str | None = None) -> dict[str, Face]:
    """Load every card of a deck by its key."""
    cards = load_deck(source)
    return {key: make_face(cards, card) for card, key in enumerate(cards.keys)}


def faces_in_play(own_deck: dict[str, Face]) -> dict[str, Face]:
    """Give the cards of the table's own deck where it has one, else the usual ones."""
    return own_deck or load_faces()
