"""What a hand can still do against the guard, as its holder may know it [Q8, Q12]."""

from __future__ import annotations

from chabudai.games.kodachi.cards.deck import NONE
from chabudai.games.kodachi.cards.effect import AS_DOJO, SWITCH
from chabudai.games.kodachi.rules.beating import Fight, FightingCard, Guard, can_beat_guards
from chabudai.games.kodachi.rules.state import NO_CARD, STEALTH, STRENGTH, KodachiState


def list_winning_plays(s: KodachiState, seat: int) -> list[int]:
    """List the single plays after which the guard is beaten; none where it is already."""
    if s.is_fight_won():
        return []
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
    """Tell whether the cards in hand beat the guard card without a draw, switched or not [Q8]."""
    if s.is_guard_defeated():
        return True
    guards = list_guards(s, s.current_guard())[s.guard_index :]
    return can_beat_guards(*read_fight(s, seat, guards))


def read_fight(
    s: KodachiState, seat: int, guards: list[Guard]
) -> tuple[list[FightingCard], Fight, list[Guard]]:
    """Read the hand, how the fight stands, and the guards that are left of those on the card."""
    cards = read_fighting_cards(s, s.hands[seat])
    if s.is_first_beaten:
        return cards, Fight(s.approach), guards[1:]
    return cards, Fight(s.approach, s.total, s.dojo_card != NO_CARD), guards


def is_hopeless(s: KodachiState, seat: int) -> bool:
    """Tell whether no cards in hand can win and none of them draws others [Q12]."""
    return not can_win(s, seat) and not can_draw(s, seat)


def can_draw(s: KodachiState, seat: int) -> bool:
    """Tell whether a card in hand draws others, now or against the second guard [R15, Q28]."""
    cards = [s.ids.card[play] for play in list_plays(s, seat)]
    if s.is_double_guard() and s.guard_index == 0:
        first = list_guards(s, s.current_guard())[:1]
        if s.is_first_beaten or can_beat_guards(*read_fight(s, seat, first)):
            cards = s.hands[seat]
    return any([brings_cards(s, seat, card) for card in cards])


def brings_cards(s: KodachiState, seat: int, card: int) -> bool:
    return s.cards.draw[card] > 0 and bool(s.decks[seat] or s.discards[seat])


def list_losing_plays(s: KodachiState, seat: int) -> list[int]:
    """List the plays after which nothing in hand can win any more and nothing can be drawn.

    Where that is so already, none is worse than another and none is listed.
    """
    if s.is_guard_defeated() or is_hopeless(s, seat):
        return []
    return [play for play in list_plays(s, seat) if is_losing_play(s, seat, play)]


def is_losing_play(s: KodachiState, seat: int, play: int) -> bool:
    """Tell whether a play throws away all hope; nothing hidden is looked at for it."""
    if brings_cards(s, seat, s.ids.card[play]):
        return False
    after = s.clone()
    after.apply(play)
    return after.failed or is_hopeless(after, seat)


def list_losing_approaches(s: KodachiState, seat: int) -> list[int]:
    """List the approaches under which nothing in hand beats the first guard card [R8]."""
    if any([brings_cards(s, seat, card) for card in s.hands[seat]]):
        return []
    guards = list_guards(s, s.current_guard())
    cards = read_fighting_cards(s, s.hands[seat])
    return [way for way in (STEALTH, STRENGTH) if not can_beat_guards(cards, Fight(way), guards)]


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
    cards = read_fighting_cards(s, s.hands[seat])
    return can_beat_guards(cards, Fight(s.approach), list_guards(s, guard))


def list_guards(s: KodachiState, card: int) -> list[Guard]:
    """List the guards of a card as what has to be topped, by approach [R18, R19]."""
    guards = [[-s.cards.stealth_value[card], s.cards.strength_value[card]]]
    second = s.cards.second_value[card]
    if second != NONE:
        guards.append([-second, second])
    return guards


def read_fighting_cards(s: KodachiState, cards: list[int]) -> list[FightingCard]:
    dojo, modifier = s.cards.best_dojo, s.cards.best_modifier
    return [
        FightingCard(
            [dojo[0][card], dojo[1][card]],
            [max(0, modifier[0][card]), max(0, modifier[1][card])],
            any([way.kind == SWITCH for way in s.cards.effect[card].ways]),
        )
        for card in cards
    ]
