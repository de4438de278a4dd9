"""What a hand can still do against the guard, as its holder may know it [Q8, Q12]."""

from __future__ import annotations

from chabudai.games.kodachi.cards.deck import NEVER, NONE
from chabudai.games.kodachi.cards.effect import AS_DOJO, SWITCH
from chabudai.games.kodachi.rules.state import NO_CARD, STRENGTH, KodachiState, without_item


def list_winning_plays(s: KodachiState, seat: int) -> list[int]:
    """List the single plays after which the guard is beaten."""
    return [action for action in list_plays(s, seat) if is_winning_play(s, action)]


def list_plays(s: KodachiState, seat: int) -> list[int]:
    """List every way to play a card of the hand; only one is the dojo card [R11, R12, Q5]."""
    answers: list[int] = []
    add_plays(s, seat, answers)
    return answers


def add_plays(s: KodachiState, seat: int, answers: list[int]) -> None:
    ids = s.ids
    no_dojo = s.dojo_card == NO_CARD
    last = NO_CARD
    for card in s.hands[seat]:
        if card == last:
            continue
        last = card
        for action in range(ids.first_play[card], ids.first_play[card + 1]):
            if no_dojo or ids.way[action] != AS_DOJO:
                answers.append(action)


def is_winning_play(s: KodachiState, action: int) -> bool:
    """Tell whether a play beats the guard at once."""
    way = s.ids.way[action]
    if way != AS_DOJO and s.dojo_card == NO_CARD:
        return False
    approach = 1 - s.approach if way == SWITCH else s.approach
    total = s.total + s.ids.amount[action]
    value = s.value_against(approach)
    return total > value if approach == STRENGTH else total < value


def can_win(s: KodachiState, seat: int) -> bool:
    """Tell whether the cards in hand beat the guard without a draw, switched or not."""
    hand = s.hands[seat]
    if can_beat_guard(s, hand, s.approach):
        return True
    for card in hand:
        if can_switch(s, card):
            rest = without_item(hand, hand.index(card))
            if can_beat_guard(s, rest, 1 - s.approach):
                return True
    return False


def can_switch(s: KodachiState, card: int) -> bool:
    return any([way.kind == SWITCH for way in s.cards.effect[card].ways])


def can_beat_guard(s: KodachiState, cards: list[int], approach: int) -> bool:
    """Tell whether these cards can push the total past the guard in one direction."""
    sign = 1 if approach == STRENGTH else -1
    if s.dojo_card == NO_CARD:
        more = furthest_total(s, cards, approach)
    else:
        more = sum([modifier_of(s, card, approach) for card in cards])
    return sign * s.total + more > sign * s.value_against(approach)


def modifier_of(s: KodachiState, card: int, approach: int) -> int:
    """The most a card adds to another in one direction; nothing where it does not help."""
    return max(0, s.cards.best_modifier[approach][card])


def is_hopeless(s: KodachiState, seat: int) -> bool:
    """Tell whether no cards in hand can win and none of them draws others [Q12]."""
    if can_win(s, seat):
        return False
    more = bool(s.decks[seat]) or bool(s.discards[seat])
    return not more or not any([s.cards.draw[s.ids.card[play]] for play in list_plays(s, seat)])


# The guards to come


def count_next_guards(s: KodachiState) -> dict[int, int]:
    """Count each guard that may come next: those of the deck with the back that shows [R20]."""
    counts: dict[int, int] = {}
    for card in sorted(s.guard_deck):
        if s.cards.is_elite(card) == s.is_next_elite():
            counts[card] = counts.get(card, 0) + 1
    return counts


def can_beat_next_guard(s: KodachiState, seat: int, guard: int) -> bool:
    """Tell whether the hand beats a guard card to come without a draw, switched or not."""
    hand = s.hands[seat]
    if can_beat_card(s, hand, guard, s.approach):
        return True
    switches = [card for card in hand if can_switch(s, card)]
    rests = [without_item(hand, hand.index(card)) for card in switches]
    return any([can_beat_card(s, rest, guard, 1 - s.approach) for rest in rests])


def can_beat_card(s: KodachiState, cards: list[int], guard: int, approach: int) -> bool:
    """Tell whether these cards beat a guard card, for two guards in two parts [R18, R19]."""
    sign = 1 if approach == STRENGTH else -1
    first = s.cards.strength_value[guard] if approach == STRENGTH else s.cards.stealth_value[guard]
    if s.cards.second_value[guard] == NONE:
        return furthest_total(s, cards, approach) > sign * first
    second = sign * s.cards.second_value[guard]
    # Each bit of `split` says whether a card goes against the first guard or the second: with a
    # hand of ten that is a thousand splits; only views ask for it, searches never do.
    for split in range(1 << len(cards)):
        for_first = [card for place, card in enumerate(cards) if split >> place & 1]
        for_second = [card for place, card in enumerate(cards) if not split >> place & 1]
        is_first_beaten = furthest_total(s, for_first, approach) > sign * first
        if is_first_beaten and furthest_total(s, for_second, approach) > second:
            return True
    return False


def furthest_total(s: KodachiState, cards: list[int], approach: int) -> int:
    """The furthest total of one dojo card and all modifiers; NEVER without a dojo card."""
    modifiers = sum([modifier_of(s, card, approach) for card in cards])
    best = NEVER
    for card in cards:
        value = s.cards.best_dojo[approach][card]
        if value != NEVER:
            best = max(best, value + modifiers - modifier_of(s, card, approach))
    return best
