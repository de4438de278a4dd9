"""What a sensible player does at once: the smallest cards that do, and odds by the guards left."""

from __future__ import annotations

from typing import Final

from chabudai.engine.rng import Rng
from chabudai.games.kodachi.ai.state_values import StateValues
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
from chabudai.games.kodachi.rules.decisions import ShapeHand
from chabudai.games.kodachi.rules.fight import DeclareApproach, FightGuard
from chabudai.games.kodachi.rules.loot import TakeCard
from chabudai.games.kodachi.rules.state import NO_CARD, STEALTH, STRENGTH, KodachiState

TINY_STEP: Final = 0.001
CHOICE_PER_COLUMN: Final = 0.25  # of more columns there is more to choose from
SECOND_GUARD_DISCOUNT: Final = 0.75
MOST_ENVOY_MODIFIERS: Final = 1


def rollout_action(s: KodachiState, rng: Rng) -> int:
    """The answer to whatever is asked."""
    question = s.stack[-1]
    if isinstance(question, FightGuard):
        return answer_fight(s, question.seat)
    if isinstance(question, TakeCard):
        return answer_take(s, question)
    if isinstance(question, ShapeHand):
        return answer_shape(s, question)
    if isinstance(question, DeclareApproach):
        return answer_declare(s, question.seat, rng)
    return question.legal(s)[0]


# Phase A


def answer_declare(s: KodachiState, seat: int, rng: Rng) -> int:
    """The approach that promises more."""
    stealth, strength = rate_approach(s, seat, STEALTH), rate_approach(s, seat, STRENGTH)
    if stealth == strength:
        return STEALTH_DECLARED if rng.below(2) == 0 else STRENGTH_DECLARED
    return STEALTH_DECLARED if stealth > strength else STRENGTH_DECLARED


def rate_approach(s: KodachiState, seat: int, approach: int) -> float:
    """How many guards a hand may beat one way, if it beats the first."""
    hand = s.hands[seat]
    sign = 1 if approach == STRENGTH else -1
    used = find_least_cards(s, hand, approach, sign * s.value_against(approach), True)
    hope = 0.0
    for card in hand:
        if card not in used:
            hope += s.cards.fight_value[approach][card]
    return hope + (2.0 if used else 0.0)


def answer_fight(s: KodachiState, seat: int) -> int:
    """Draw where it is free, beat the guard, go on while it promises more."""
    ids = s.ids
    hand = s.hands[seat]
    if s.is_guard_defeated() or s.is_total_enough():
        return choose_stop_or_continue(s, seat)
    if s.decks[seat]:
        for card in hand:
            if ids.way[ids.first_play[card]] == DRAW:
                return ids.first_play[card]
    sign = 1 if s.approach == STRENGTH else -1
    than = sign * (s.value_against(s.approach) - s.total)
    is_open = s.dojo_card == NO_CARD
    used = find_envoy_cards(s, hand, than) if is_open else []
    if not used:
        used = find_least_cards(s, hand, s.approach, than, is_open)
    if used:
        return find_best_play(s, used[0], AS_DOJO if is_open else ADD, sign)
    return draw_switch_or_give_up(s, hand)


def find_best_play(s: KodachiState, card: int, way: int, sign: int) -> int:
    """The way of one kind that gives most."""
    ids = s.ids
    best = NONE
    for action in range(ids.first_play[card], ids.first_play[card + 1]):
        is_better = best == NONE or sign * ids.amount[action] > sign * ids.amount[best]
        if ids.way[action] == way and is_better:
            best = action
    return best


def draw_switch_or_give_up(s: KodachiState, hand: list[int]) -> int:
    """Draw or switch if that can still help, or give up."""
    ids = s.ids
    no_dojo = s.dojo_card == NO_CARD
    for card in hand:
        for action in range(ids.first_play[card], ids.first_play[card + 1]):
            if ids.way[action] == SWITCH:
                return action
            if s.cards.draw[card] and (no_dojo or ids.way[action] != AS_DOJO):
                return action
    return s.legal()[0] if s.options.give_up == "unable" else GIVE_UP


def choose_stop_or_continue(s: KodachiState, seat: int) -> int:
    """Stop, unless another guard promises more."""
    if not s.is_guard_defeated() and s.guard_index == 0 and s.is_double_guard():
        return NEXT
    if not s.can_reveal():
        return STOP
    beaten = s.beaten + (0 if s.is_guard_defeated() else 1)
    odds = next_guard_odds(s, s.hands[seat], s.approach)
    more = odds * max(rate_stop(beaten + 1), SECOND_GUARD_DISCOUNT * odds * rate_stop(beaten + 2))
    return CONTINUE if more > rate_stop(beaten) else STOP


def rate_stop(beaten: int) -> float:
    """What it is worth to stop after so many guards [R23]."""
    return max(1, beaten - 1) + CHOICE_PER_COLUMN * (beaten - 1)


def next_guard_odds(s: KodachiState, hand: list[int], approach: int) -> float:
    """How likely a hand is to beat the guard that comes next."""
    deck = s.guard_deck or s.guard_discard
    elite = s.cards.is_elite(deck[-1])
    first, second, helped = best_dojo_values(s, hand, approach)
    column = s.cards.strength_value if approach == STRENGTH else s.cards.stealth_value
    sign = 1 if approach == STRENGTH else -1
    beaten, count = 0.0, 0
    for card in deck:
        if s.cards.is_elite(card) != elite:
            continue
        count += 1
        than = sign * column[card]
        if s.cards.second_value[card] != NONE:
            other = sign * s.cards.second_value[card]
            if max(than, other) < first and min(than, other) < second:
                beaten += 1.0
        elif than < helped:
            beaten += 1.0
    return beaten / count


def best_dojo_values(s: KodachiState, hand: list[int], approach: int) -> tuple[int, int, int]:
    """The best and second best dojo cards, and the best with the best help."""
    blow, help = s.cards.best_dojo[approach], s.cards.best_modifier[approach]
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


def find_least_cards(
    s: KodachiState, hand: list[int], approach: int, than: int, is_open: bool
) -> list[int]:
    """The fewest and smallest cards that top a number, the dojo card first; none if none do."""
    help = s.cards.best_modifier[approach]
    if not is_open:
        return find_modifiers(hand, help, NONE, than + 1)
    blow = s.cards.best_dojo[approach]
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
            found = find_modifiers(hand, help, place, than + 1 - blow[card])
            if found and (not best or len(found) + 1 < len(best)):
                best = [card, *found]
    return best


def find_modifiers(hand: list[int], help: list[int], but: int, need: int) -> list[int]:
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


def find_envoy_cards(s: KodachiState, hand: list[int], than: int) -> list[int]:
    """An envoy that wins a token, with little help."""
    blow, help = s.cards.best_dojo[s.approach], s.cards.best_modifier[s.approach]
    for place, card in enumerate(hand):
        clan = s.cards.clan[card]
        if clan == NONE or not s.token_stacks[clan]:
            continue
        if blow[card] > than:
            return [card]
        found = find_modifiers(hand, help, place, than + 1 - blow[card])
        if found and len(found) <= MOST_ENVOY_MODIFIERS:
            return [card, *found]
    return []


# Phase B


def answer_take(s: KodachiState, question: TakeCard) -> int:
    """What is worth most beyond its price."""
    values = StateValues(s, question.seat)
    best, most = PASS, 0.0
    card, card_value = NO_CARD, 0.0
    for action in question.legal(s)[1:]:
        if s.ids.price[action]:
            if s.ids.card[action] != card:
                card = s.ids.card[action]
                card_value = values.rate_card(card)
            gain = card_value - values.rate_payment(s.ids.price[action])
        else:
            gain = values.rate_guard(s.ids.card[action])
        if gain > most:
            best, most = action, gain
    return best


# The end of the turn


def answer_shape(s: KodachiState, question: ShapeHand) -> int:
    """Keep what leans to one approach; what is worse than the rest of one's cards goes."""
    legal = question.legal(s)
    going, chosen = choose_discards(s, question.seat), question.chosen
    for action in legal:
        card = s.ids.card[action]
        if action != KEEP and going.count(card) > chosen.count(card):
            return action
    return legal[0]


def choose_discards(s: KodachiState, seat: int) -> list[int]:
    """The cards that are worth less than others might be, by the approach the hand leans to."""
    hand = s.hands[seat]
    low, high = average_fight_value(s, seat, STEALTH), average_fight_value(s, seat, STRENGTH)
    leans_low = rate_approach_fit(hand, s.cards.fight_value[STEALTH], low) > rate_approach_fit(
        hand, s.cards.fight_value[STRENGTH], high
    )
    use = s.cards.fight_value[STEALTH if leans_low else STRENGTH]
    bar = low if leans_low else high
    if len(hand) > HAND_SIZE:
        worst = sorted([use[card] for card in hand])
        bar = max(bar, worst[len(hand) - HAND_SIZE - 1] + TINY_STEP)
    return [card for card in hand if use[card] < bar]


def rate_approach_fit(hand: list[int], use: list[float], usual: float) -> float:
    """How well a hand suits one approach, if what is worse than usual is drawn anew."""
    total = 0.0
    for card in hand:
        total += max(usual, use[card])
    return total


def average_fight_value(s: KodachiState, seat: int, approach: int) -> float:
    """What a card drawn is worth."""
    use = s.cards.fight_value[approach]
    total = 0.0
    for card in s.decks[seat]:
        total += use[card]
    for card in s.discards[seat]:
        total += use[card]
    return total / max(1, len(s.decks[seat]) + len(s.discards[seat]))
