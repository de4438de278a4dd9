"""What a sensible player does at once: the smallest cards that do, and odds by the guards left."""

from __future__ import annotations

from typing import Final

from chabudai.engine.rng import Rng
from chabudai.games.kodachi.ai.state_values import Wishes
from chabudai.games.kodachi.cards.deck import HAND_SIZE, NEVER, NONE
from chabudai.games.kodachi.cards.effect import ADD, AS_DOJO, DRAW, SWITCH
from chabudai.games.kodachi.rules.actions import (
    CONTINUE,
    GIVE_UP,
    KEEP,
    NEXT,
    PASS,
    STEALTH_DECLARED,
    STOP,
    STRENGTH_DECLARED,
)
from chabudai.games.kodachi.rules.decisions import Shape
from chabudai.games.kodachi.rules.fight import Declare, Fight
from chabudai.games.kodachi.rules.loot import Take
from chabudai.games.kodachi.rules.state import NO_CARD, STEALTH, STRENGTH, KodachiState

TRIFLE: Final = 0.001
CHOICE: Final = 0.25  # of more columns there is more to choose from
TIRING: Final = 0.75
ENVOY_HELPERS: Final = 1


def rollout_action(s: KodachiState, rng: Rng) -> int:
    """The answer to whatever is asked."""
    question = s.stack[-1]
    if isinstance(question, Fight):
        return fight(s, question.seat)
    if isinstance(question, Take):
        return take(s, question)
    if isinstance(question, Shape):
        return shape(s, question)
    if isinstance(question, Declare):
        return declare(s, question.seat, rng)
    return question.legal(s)[0]


# Phase A


def declare(s: KodachiState, seat: int, rng: Rng) -> int:
    """The approach that promises more."""
    stealth, strength = promise(s, seat, STEALTH), promise(s, seat, STRENGTH)
    if stealth == strength:
        return STEALTH_DECLARED if rng.below(2) == 0 else STRENGTH_DECLARED
    return STEALTH_DECLARED if stealth > strength else STRENGTH_DECLARED


def promise(s: KodachiState, seat: int, approach: int) -> float:
    """How many guards a hand may beat one way, if it beats the first."""
    hand = s.hands[seat]
    sign = 1 if approach == STRENGTH else -1
    used = plan(s, hand, approach, sign * s.value_against(approach), True)
    hope = 0.0
    for card in hand:
        if card not in used:
            hope += s.cards.use[approach][card]
    return hope + (2.0 if used else 0.0)


def fight(s: KodachiState, seat: int) -> int:
    """Draw where it is free, beat the guard, go on while it promises more."""
    ids = s.ids
    hand = s.hands[seat]
    if s.is_defeated() or s.is_won():
        return go_on(s, seat)
    if s.decks[seat]:
        for card in hand:
            if ids.way[ids.play[card]] == DRAW:
                return ids.play[card]
    sign = 1 if s.approach == STRENGTH else -1
    than = sign * (s.value_against(s.approach) - s.total)
    is_open = s.dojo == NO_CARD
    used = envoy_plan(s, hand, than) if is_open else []
    if not used:
        used = plan(s, hand, s.approach, than, is_open)
    if used:
        return play_of(s, used[0], AS_DOJO if is_open else ADD, sign)
    return in_hope(s, hand)


def play_of(s: KodachiState, card: int, way: int, sign: int) -> int:
    """The way of one kind that gives most."""
    ids = s.ids
    best = NONE
    for action in range(ids.play[card], ids.play[card + 1]):
        is_better = best == NONE or sign * ids.amount[action] > sign * ids.amount[best]
        if ids.way[action] == way and is_better:
            best = action
    return best


def in_hope(s: KodachiState, hand: list[int]) -> int:
    """Draw or switch if that can still help, or give up."""
    ids = s.ids
    no_dojo = s.dojo == NO_CARD
    for card in hand:
        for action in range(ids.play[card], ids.play[card + 1]):
            if ids.way[action] == SWITCH:
                return action
            if s.cards.draw[card] and (no_dojo or ids.way[action] != AS_DOJO):
                return action
    return s.legal()[0] if s.options.give_up == "unable" else GIVE_UP


def go_on(s: KodachiState, seat: int) -> int:
    """Stop, unless another guard promises more."""
    if not s.is_defeated() and s.place == 0 and s.is_double():
        return NEXT
    if not s.can_reveal():
        return STOP
    beaten = s.beaten + (0 if s.is_defeated() else 1)
    odds = odds_of_next(s, s.hands[seat], s.approach)
    more = odds * max(takes(beaten + 1), TIRING * odds * takes(beaten + 2))
    return CONTINUE if more > takes(beaten) else STOP


def takes(beaten: int) -> float:
    """What it is worth to stop after so many guards [R23]."""
    return max(1, beaten - 1) + CHOICE * (beaten - 1)


def odds_of_next(s: KodachiState, hand: list[int], approach: int) -> float:
    """How likely a hand is to beat the guard that comes next."""
    deck = s.guard_deck or s.guard_discard
    elite = s.cards.is_elite(deck[-1])
    first, second, helped = reach(s, hand, approach)
    column = s.cards.high if approach == STRENGTH else s.cards.low
    sign = 1 if approach == STRENGTH else -1
    beaten, count = 0.0, 0
    for card in deck:
        if s.cards.is_elite(card) != elite:
            continue
        count += 1
        than = sign * column[card]
        if s.cards.second[card] != NONE:
            other = sign * s.cards.second[card]
            if max(than, other) < first and min(than, other) < second:
                beaten += 1.0
        elif than < helped:
            beaten += 1.0
    return beaten / count


def reach(s: KodachiState, hand: list[int], approach: int) -> tuple[int, int, int]:
    """The best and second best dojo cards, and the best with the best help."""
    blow, help = s.cards.blow[approach], s.cards.help[approach]
    first, second, most, helped = NEVER, NEVER, 0, NEVER
    for card in hand:
        most = max(most, help[card])
    for card in hand:
        if blow[card] > first:
            second = first
            first = blow[card]
        elif blow[card] > second:
            second = blow[card]
        if help[card] < most or hand.count(card) > 1:
            helped = max(helped, blow[card] + most)
    return first, second, max(helped, first)


def plan(s: KodachiState, hand: list[int], approach: int, than: int, is_open: bool) -> list[int]:
    """The fewest and smallest cards that top a number, the dojo card first; none if none do."""
    help = s.cards.help[approach]
    if not is_open:
        return helpers(hand, help, NONE, than + 1)
    blow = s.cards.blow[approach]
    best: list[int] = []
    cost = 0
    last = NO_CARD
    for place, card in enumerate(hand):
        if card == last or blow[card] == NEVER:
            continue
        last = card
        if blow[card] > than:
            if len(best) != 1 or blow[card] < cost:
                best = [card]
                cost = blow[card]
        elif len(best) != 1:
            found = helpers(hand, help, place, than + 1 - blow[card])
            if found and (not best or len(found) + 1 < len(best)):
                best = [card, *found]
    return best


def helpers(hand: list[int], help: list[int], but: int, need: int) -> list[int]:
    """The cards that add so much: the least that is enough, or the most together."""
    enough = NONE
    for place, card in enumerate(hand):
        is_less = enough == NONE or help[card] < help[enough]
        if place != but and help[card] >= need and is_less:
            enough = card
    if enough != NONE:
        return [enough]
    chosen: list[int] = []
    for place, card in enumerate(hand):
        if place != but and help[card] > 0 and need > 0:
            chosen.append(card)
            need -= help[card]
    return chosen if need <= 0 else []


def envoy_plan(s: KodachiState, hand: list[int], than: int) -> list[int]:
    """An envoy that wins a token, with little help."""
    blow, help = s.cards.blow[s.approach], s.cards.help[s.approach]
    for place, card in enumerate(hand):
        clan = s.cards.clan[card]
        if clan == NONE or not s.stacks[clan]:
            continue
        if blow[card] > than:
            return [card]
        found = helpers(hand, help, place, than + 1 - blow[card])
        if found and len(found) <= ENVOY_HELPERS:
            return [card, *found]
    return []


# Phase B


def take(s: KodachiState, question: Take) -> int:
    """What is worth most beyond its price."""
    wishes = Wishes(s, question.seat)
    best, most = PASS, 0.0
    card, wish = NO_CARD, 0.0
    for action in question.legal(s)[1:]:
        if s.ids.price[action]:
            if s.ids.card[action] != card:
                card = s.ids.card[action]
                wish = wishes.card(card)
            gain = wish - wishes.price(s.ids.price[action])
        else:
            gain = wishes.guard(s.ids.card[action])
        if gain > most:
            best, most = action, gain
    return best


# The end of the turn


def shape(s: KodachiState, question: Shape) -> int:
    """Keep what leans to one approach; what is worse than the rest of one's cards goes."""
    legal = question.legal(s)
    going, chosen = going_cards(s, question.seat), question.chosen
    for action in legal:
        card = s.ids.card[action]
        if action != KEEP and going.count(card) > chosen.count(card):
            return action
    return legal[0]


def going_cards(s: KodachiState, seat: int) -> list[int]:
    """The cards that are worth less than others might be, by the approach the hand leans to."""
    hand = s.hands[seat]
    low, high = usual_use(s, seat, STEALTH), usual_use(s, seat, STRENGTH)
    leans_low = leaning(hand, s.cards.use[STEALTH], low) > leaning(
        hand, s.cards.use[STRENGTH], high
    )
    use = s.cards.use[STEALTH if leans_low else STRENGTH]
    bar = low if leans_low else high
    if len(hand) > HAND_SIZE:
        worst = sorted([use[card] for card in hand])
        bar = max(bar, worst[len(hand) - HAND_SIZE - 1] + TRIFLE)
    return [card for card in hand if use[card] < bar]


def leaning(hand: list[int], use: list[float], usual: float) -> float:
    """How well a hand suits one approach, if what is worse than usual is drawn anew."""
    total = 0.0
    for card in hand:
        total += max(usual, use[card])
    return total


def usual_use(s: KodachiState, seat: int, approach: int) -> float:
    """What a card drawn is worth."""
    use = s.cards.use[approach]
    total = 0.0
    for card in s.decks[seat]:
        total += use[card]
    for card in s.discards[seat]:
        total += use[card]
    return total / max(1, len(s.decks[seat]) + len(s.discards[seat]))
