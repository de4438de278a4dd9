"""What some cards can beat without a draw: exact, for one guard and for two [R9-R14, R19, Q32].

Under Stealth all values are negated, so that more is better under both approaches.
"""

from __future__ import annotations

from chabudai.games.kodachi.cards.deck import NEVER

Guard = list[int]  # what has to be topped under Stealth, and under Strength


class FightingCard:
    """A card as a fight sees it: `dojo` and `helps` by approach, and whether it may switch.

    `dojo` is the best value as the dojo card, or NEVER; `helps` the most it adds to another, or 0.
    """

    def __init__(self, dojo: list[int], helps: list[int], can_switch: bool) -> None:
        self.dojo = dojo
        self.helps = helps
        self.can_switch = can_switch


class Fight:
    """How a fight stands: the approach, the total by approach, and whether a dojo card lies."""

    def __init__(self, approach: int, total: int = 0, has_dojo: bool = False) -> None:
        self.approach = approach
        self.totals = [-total, total]
        self.has_dojo = has_dojo


def can_beat_guards(cards: list[FightingCard], fight: Fight, guards: list[Guard]) -> bool:
    """Tell whether cards beat one guard, or two one after the other, in any way to play them."""
    if len(guards) == 1:
        return can_beat_guard(cards, fight, guards[0])
    if can_beat_both(cards, fight, fight.approach, guards):
        return True
    for place, card in enumerate(cards):
        if card.can_switch:
            rest = cards[:place] + cards[place + 1 :]
            if can_beat_both(rest, fight, 1 - fight.approach, guards):
                return True
    return False


def can_beat_guard(cards: list[FightingCard], fight: Fight, guard: Guard) -> bool:
    """Tell whether cards beat a guard as things stand, or after one of them has switched."""
    if furthest_total(cards, fight, fight.approach) > guard[fight.approach]:
        return True
    other = 1 - fight.approach
    for place, card in enumerate(cards):
        if card.can_switch:
            rest = cards[:place] + cards[place + 1 :]
            if furthest_total(rest, fight, other) > guard[other]:
                return True
    return False


def furthest_total(cards: list[FightingCard], fight: Fight, approach: int) -> int:
    """The furthest total of one dojo card and all that helps it; NEVER without a dojo card."""
    total = fight.totals[approach] + sum([card.helps[approach] for card in cards])
    if fight.has_dojo:
        return total
    best = NEVER
    for card in cards:
        if card.dojo[approach] != NEVER:
            best = max(best, total + card.dojo[approach] - card.helps[approach])
    return best


def can_beat_both(
    cards: list[FightingCard], fight: Fight, approach: int, guards: list[Guard]
) -> bool:
    """Tell whether cards beat the first guard under an approach and leave enough for the second."""
    need = guards[0][approach] + 1 - fight.totals[approach]
    if fight.has_dojo:
        return can_help_and_go_on(cards, need, approach, guards[1])
    for place, card in enumerate(cards):
        if card.dojo[approach] != NEVER:
            rest = cards[:place] + cards[place + 1 :]
            if can_help_and_go_on(rest, need - card.dojo[approach], approach, guards[1]):
                return True
    return False


def can_help_and_go_on(cards: list[FightingCard], need: int, approach: int, second: Guard) -> bool:
    """Tell whether some of the cards help by so much and the others beat the second guard."""
    helpers = [card for card in cards if card.helps[approach] > 0]
    if need > sum([card.helps[approach] for card in helpers]):
        return False
    # Each bit of `chosen` says whether a card helps. Few cards can; only views ask, never searches.
    for chosen in range(1 << len(helpers)):
        used = [card for place, card in enumerate(helpers) if chosen >> place & 1]
        if sum([card.helps[approach] for card in used]) < need:
            continue
        rest = [card for card in cards if card not in used]
        if can_beat_guard(rest, Fight(approach), second):
            return True
    return False
