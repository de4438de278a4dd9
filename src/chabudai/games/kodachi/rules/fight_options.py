"""What a hand can still do against the guard, as its holder may know it [Q8, Q12]."""

from __future__ import annotations

from typing import Final

from chabudai.games.kodachi.cards.deck import NONE
from chabudai.games.kodachi.cards.effect import ADD, AS_DOJO, SWITCH
from chabudai.games.kodachi.rules.state import NO_CARD, STRENGTH, KodachiState, without_item

OUT_OF_REACH: Final = -99  # below every total


def list_winning_plays(s: KodachiState, seat: int) -> list[int]:
    """The single plays after which the guard is beaten."""
    return [action for action in list_plays(s, seat) if is_winning_play(s, action)]


def list_plays(s: KodachiState, seat: int) -> list[int]:
    """Every way to play a card of the hand; only one card is the dojo card [R11, R12, Q5]."""
    answers: list[int] = []
    add_plays(s, seat, answers)
    return answers


def add_plays(s: KodachiState, seat: int, answers: list[int]) -> None:
    """Add every way to play a card of the hand to the answers."""
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
    """Whether a play beats the guard at once."""
    way = s.ids.way[action]
    if way != AS_DOJO and s.dojo_card == NO_CARD:
        return False
    approach = 1 - s.approach if way == SWITCH else s.approach
    total = s.total + s.ids.amount[action]
    value = s.value_against(approach)
    return total > value if approach == STRENGTH else total < value


def can_win(s: KodachiState, seat: int) -> bool:
    """Whether the cards in hand beat the guard without a draw, switched or not."""
    hand = s.hands[seat]
    if can_beat_guard(s, hand, s.approach):
        return True
    for card in hand:
        if best_way(s, card, SWITCH, 1) >= 0:
            rest = hand.copy()
            rest.remove(card)
            if can_beat_guard(s, rest, 1 - s.approach):
                return True
    return False


def can_beat_guard(s: KodachiState, cards: list[int], approach: int) -> bool:
    """Whether these cards can push the total past the guard in one direction."""
    sign = 1 if approach == STRENGTH else -1
    if s.dojo_card != NO_CARD:
        helped = sign * s.total + sum([max(0, best_way(s, card, ADD, sign)) for card in cards])
        return helped > sign * s.value_against(approach)
    return sign * s.total + furthest_total(s, cards, sign) > sign * s.value_against(approach)


def best_way(s: KodachiState, card: int, kind: int, sign: int) -> int:
    """The most a card gives in one direction when played in ways of one kind; or NONE."""
    amounts = [sign * way.amount for way in s.cards.effect[card].ways if way.kind == kind]
    return max(amounts) if amounts else NONE


def is_hopeless(s: KodachiState, seat: int) -> bool:
    """Whether no cards in hand can win and none of them draws others [Q12]."""
    if can_win(s, seat):
        return False
    more = bool(s.decks[seat]) or bool(s.discards[seat])
    return not more or not any([s.cards.draw[s.ids.card[play]] for play in list_plays(s, seat)])


# The guards to come


def count_next_guards(s: KodachiState) -> dict[int, int]:
    """How many of each guard may come next: those of the deck with the back that shows [R20]."""
    counts: dict[int, int] = {}
    for card in sorted(s.guard_deck):
        if s.cards.is_elite(card) == s.is_next_elite():
            counts[card] = counts.get(card, 0) + 1
    return counts


def can_beat_next_guard(s: KodachiState, seat: int, guard: int) -> bool:
    """Whether the cards in hand beat a guard card to come without a draw, switched or not."""
    hand = s.hands[seat]
    if can_beat_card(s, hand, guard, s.approach):
        return True
    switches = [card for card in hand if best_way(s, card, SWITCH, 1) >= 0]
    rests = [without_item(hand, hand.index(card)) for card in switches]
    return any([can_beat_card(s, rest, guard, 1 - s.approach) for rest in rests])


def can_beat_card(s: KodachiState, cards: list[int], guard: int, approach: int) -> bool:
    """Whether these cards beat a guard card, for two guards in two parts [R18, R19]."""
    sign = 1 if approach == STRENGTH else -1
    first = s.cards.strength_value[guard] if approach == STRENGTH else s.cards.stealth_value[guard]
    if s.cards.second_value[guard] == NONE:
        return furthest_total(s, cards, sign) > sign * first
    second = sign * s.cards.second_value[guard]
    for part in range(1 << len(cards)):
        one = [card for place, card in enumerate(cards) if part >> place & 1]
        other = [card for place, card in enumerate(cards) if not part >> place & 1]
        if furthest_total(s, one, sign) > sign * first and furthest_total(s, other, sign) > second:
            return True
    return False


def furthest_total(s: KodachiState, cards: list[int], sign: int) -> int:
    """The furthest total of one dojo card and all helpers in one direction; or NOWHERE."""
    helped = sum([max(0, best_way(s, card, ADD, sign)) for card in cards])
    best = OUT_OF_REACH
    for card in cards:
        for way in s.cards.effect[card].ways:
            if way.kind == AS_DOJO:
                rest = helped - max(0, best_way(s, card, ADD, sign))
                best = max(best, rest + sign * way.amount)
    return best
