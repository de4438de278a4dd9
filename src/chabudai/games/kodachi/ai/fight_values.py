"""What each card of a deck is worth in a fight, worked out once since rollouts ask so often."""

from __future__ import annotations

from functools import cache

from chabudai.games.kodachi.ai.values import DRAWN_CARD, ENVOY, MODIFIER
from chabudai.games.kodachi.cards.deck import NEVER, NONE, Deck
from chabudai.games.kodachi.cards.effect import SWITCH
from chabudai.games.kodachi.rules.state import STEALTH, STRENGTH


@cache
def load_fight_values(deck: Deck) -> list[list[float]]:
    """Rate every card for Stealth and for Strength, where a sure dojo card is worth 1."""
    return [rate_cards(deck, STEALTH), rate_cards(deck, STRENGTH)]


def rate_cards(deck: Deck, approach: int) -> list[float]:
    best_dojo, best_modifier = deck.best_dojo[approach], deck.best_modifier[approach]
    values: list[float] = []
    for card, effect in enumerate(deck.effect):
        alone = 0.0 if best_dojo[card] == NEVER else beaten_share(deck, approach, best_dojo[card])
        helps = best_modifier[card] > 0 or SWITCH in [way.kind for way in effect.ways]
        token = ENVOY if deck.clan[card] != NONE else 0.0
        values.append(max(alone, MODIFIER if helps else 0.0) + DRAWN_CARD * effect.draw + token)
    return values


def beaten_share(deck: Deck, approach: int, value: int) -> float:
    """The share of all guard cards that one dojo value beats, twice if need be."""
    sign = 1 if approach == STRENGTH else -1
    beaten = 0
    for card in range(deck.first_guard, len(deck.keys)):
        first = deck.strength_value[card] if sign > 0 else deck.stealth_value[card]
        second = first if deck.second_value[card] == NONE else deck.second_value[card]
        if value > max(sign * first, sign * second):
            beaten += deck.copies[card]
    return beaten / max(1, sum(deck.copies[deck.first_guard :]))
