"""Decks for tests that need a game, but not its usual length."""

from __future__ import annotations

import re

from chabudai.engine.cards.deck import read_deck_text


def make_short_deck(game: str) -> str | None:
    """A deck with which a game takes no hundreds of answers; none where the usual one does not.

    In Kodachi everybody can afford everything at once."""
    if game != "kodachi":
        return None
    return re.sub('cost = ".*"', 'cost = "any"', read_deck_text("chabudai.games.kodachi"))


def make_larger_deck() -> str:
    """The deck of Samurai Sword with a Weapon more, the umbrella."""
    usual = read_deck_text("chabudai.games.samurai_sword")
    weapon = "[[weapon]]" + usual.split("[[weapon]]")[1]
    return usual + "\n" + re.sub('key = ".*"', 'key = "umbrella"', weapon)
