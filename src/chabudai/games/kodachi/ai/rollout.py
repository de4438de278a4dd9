"""What a sensible player does at once: the smallest cards that do, and odds by the guards left."""

from __future__ import annotations

from typing import Final

from chabudai.engine.rng import Rng
from chabudai.games.kodachi.ai.fight_values import load_fight_values
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
from chabudai.games.kodachi.rules.loot import DropTreasure, TakeCard
from chabudai.games.kodachi.rules.state import NO_CARD, STEALTH, STRENGTH, KodachiState

TINY_STEP: Final = 0.001
CHOICE_PER_COLUMN: Final = 0.25  # of more columns there is more to choose from
SECOND_GUARD_DISCOUNT: Final = 0.75
MOST_ENVOY_MODIFIERS: Final = 1


def rollout_action(s: KodachiState, rng: Rng) -> int:
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


def rank_actions(s: KodachiState) -> list[int]:
    """List the answers worth a thought: of cards that go together one order is enough [Q49]."""
    question = s.stack[-1]
    legal = question.legal(s)
    if isinstance(question, ShapeHand):
        return keep_ascending(legal, question.chosen, s.ids.discard_offset, s.ids.card)
    if isinstance(question, DropTreasure):
        return keep_ascending(legal, question.chosen, s.ids.drop_offset, s.ids.card)
    if isinstance(question, FightGuard) and s.is_fight_won():
        return [action for action in legal if action <= GIVE_UP or does_more_than_add(s, action)]
    return legal


def keep_ascending(legal: list[int], chosen: list[int], offset: int, cards: list[int]) -> list[int]:
    """Keep the cards that do not come before one chosen already; all where none is left."""
    if not chosen:
        return legal
    last = chosen[-1]
    ahead = [action for action in legal if action < offset or cards[action] >= last]
    return ahead or legal


def does_more_than_add(s: KodachiState, action: int) -> bool:
    """Tell whether a skill still does something when the fight is won [Q2]."""
    card = s.ids.card[action]
    return s.ids.way[action] != ADD or s.cards.draw[card] > 0 or s.cards.gold[card]


# Phase A


def answer_declare(s: KodachiState, seat: int, rng: Rng) -> int:
    """Declare the approach that promises more; toss a coin between equals."""
    stealth, strength = rate_approach(s, seat, STEALTH), rate_approach(s, seat, STRENGTH)
    if stealth == strength:
        return STEALTH_DECLARED if rng.randbelow(2) == 0 else STRENGTH_DECLARED
    return STEALTH_DECLARED if stealth > strength else STRENGTH_DECLARED


def rate_approach(s: KodachiState, seat: int, approach: int) -> float:
    """Estimate how many guards a hand beats one way, if it beats the first."""
    hand = s.hands[seat]
    sign = 1 if approach == STRENGTH else -1
    used = find_least_cards(s, hand, approach, sign * s.value_against(approach), True)
    values = load_fight_values(s.cards)[approach]
    hope = 0.0
    for card in hand:
        if card not in used:
            hope += values[card]
    return hope + (2.0 if used else 0.0)


def answer_fight(s: KodachiState, seat: int) -> int:
    """Draw where it is free, beat the guard, go on while that promises more."""
    ids = s.ids
    hand = s.hands[seat]
    if s.is_guard_beaten():
        return choose_stop_or_continue(s, seat)
    if s.decks[seat]:
        for card in hand:
            if ids.way[ids.first_play[card]] == DRAW:
                return ids.first_play[card]
    sign = 1 if s.approach == STRENGTH else -1
    value_to_top = sign * (s.value_against(s.approach) - s.total)
    needs_dojo = s.dojo_card == NO_CARD
    used = find_envoy_cards(s, hand, value_to_top) if needs_dojo else []
    if not used:
        used = find_least_cards(s, hand, s.approach, value_to_top, needs_dojo)
    if used:
        return find_best_play(s, used[0], AS_DOJO if needs_dojo else ADD, sign)
    return draw_switch_or_give_up(s, hand)


def find_best_play(s: KodachiState, card: int, way: int, sign: int) -> int:
    """Find the way of one kind that gives most."""
    ids = s.ids
    best = NONE
    for action in range(ids.first_play[card], ids.first_play[card + 1]):
        is_better = best == NONE or sign * ids.amount[action] > sign * ids.amount[best]
        if ids.way[action] == way and is_better:
            best = action
    return best


def draw_switch_or_give_up(s: KodachiState, hand: list[int]) -> int:
    """Draw or switch if that can still help, else give up."""
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
    if s.is_facing_first_of_two():
        return NEXT
    if not s.can_reveal():
        return STOP
    beaten = s.beaten + (0 if s.is_guard_defeated() else 1)
    odds = next_guard_odds(s, s.hands[seat], s.approach)
    more = odds * max(rate_stop(beaten + 1), SECOND_GUARD_DISCOUNT * odds * rate_stop(beaten + 2))
    return CONTINUE if more > rate_stop(beaten) else STOP


def rate_stop(beaten: int) -> float:
    """Rate stopping after so many guards [R23]."""
    return max(1, beaten - 1) + CHOICE_PER_COLUMN * (beaten - 1)


def next_guard_odds(s: KodachiState, hand: list[int], approach: int) -> float:
    """Estimate how likely a hand is to beat the guard that comes next."""
    deck = s.guard_deck or s.guard_discard  # without a deck the discards will be shuffled
    is_elite = s.cards.is_elite(deck[-1])
    first, second, helped = best_dojo_values(s, hand, approach)
    column = s.cards.strength_value if approach == STRENGTH else s.cards.stealth_value
    sign = 1 if approach == STRENGTH else -1
    beaten, count = 0.0, 0
    for card in deck:
        if s.cards.is_elite(card) != is_elite:
            continue
        count += 1
        value_to_top = sign * column[card]
        if s.cards.second_value[card] != NONE:
            # Two guards: the better dojo card for the harder one; modifiers are not shared out.
            second_to_top = sign * s.cards.second_value[card]
            if (
                max(value_to_top, second_to_top) < first
                and min(value_to_top, second_to_top) < second
            ):
                beaten += 1.0
        elif value_to_top < helped:
            beaten += 1.0
    return beaten / count


def best_dojo_values(s: KodachiState, hand: list[int], approach: int) -> tuple[int, int, int]:
    """Find the best and second best dojo value, and the best with the best modifier."""
    dojo, modifier = s.cards.best_dojo[approach], s.cards.best_modifier[approach]
    first, second, best_modifier, helped = NEVER, NEVER, 0, NEVER
    for card in hand:
        best_modifier = max(best_modifier, modifier[card])
    for card in hand:
        if dojo[card] > first:
            second = first
            first = dojo[card]
        elif dojo[card] > second:
            second = dojo[card]
        if modifier[card] < best_modifier or hand.count(card) > 1:
            helped = max(helped, dojo[card] + best_modifier)
    return first, second, max(helped, first)


def find_least_cards(
    s: KodachiState, hand: list[int], approach: int, value_to_top: int, needs_dojo: bool
) -> list[int]:
    """Find the fewest and smallest cards that top a value, the dojo card first; none if none do."""
    modifier = s.cards.best_modifier[approach]
    if not needs_dojo:
        return find_modifiers(hand, modifier, NONE, value_to_top + 1)
    dojo = s.cards.best_dojo[approach]
    best: list[int] = []
    best_value = 0
    last = NO_CARD
    for place, card in enumerate(hand):
        if card == last or dojo[card] == NEVER:
            continue
        last = card
        if dojo[card] > value_to_top:
            if len(best) != 1 or dojo[card] < best_value:
                best = [card]
                best_value = dojo[card]
        elif len(best) != 1:
            found = find_modifiers(hand, modifier, place, value_to_top + 1 - dojo[card])
            if found and (not best or len(found) + 1 < len(best)):
                best = [card, *found]
    return best


def find_modifiers(
    hand: list[int], modifier: list[int], skipped_place: int, need: int
) -> list[int]:
    """Find cards that add so much: the least that is enough, or the most together."""
    enough = NONE
    for place, card in enumerate(hand):
        is_less = enough == NONE or modifier[card] < modifier[enough]
        if place != skipped_place and modifier[card] >= need and is_less:
            enough = card
    if enough != NONE:
        return [enough]
    chosen: list[int] = []
    for place, card in enumerate(hand):
        if place != skipped_place and modifier[card] > 0 and need > 0:
            chosen.append(card)
            need -= modifier[card]
    return chosen if need <= 0 else []


def find_envoy_cards(s: KodachiState, hand: list[int], value_to_top: int) -> list[int]:
    """Find an envoy that wins a token, with little help."""
    dojo, modifier = s.cards.best_dojo[s.approach], s.cards.best_modifier[s.approach]
    for place, card in enumerate(hand):
        clan = s.cards.clan[card]
        if clan == NONE or not s.token_stacks[clan]:
            continue
        if dojo[card] > value_to_top:
            return [card]
        found = find_modifiers(hand, modifier, place, value_to_top + 1 - dojo[card])
        if found and len(found) <= MOST_ENVOY_MODIFIERS:
            return [card, *found]
    return []


# Phase B


def answer_take(s: KodachiState, question: TakeCard) -> int:
    """Take what is worth most beyond its price."""
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
    """Keep what suits one approach; discard what is worse than an average draw."""
    legal = question.legal(s)
    discards, chosen = choose_discards(s, question.seat), question.chosen
    for action in legal:
        card = s.ids.card[action]
        if action != KEEP and discards.count(card) > chosen.count(card):
            return action
    return legal[0]


def choose_discards(s: KodachiState, seat: int) -> list[int]:
    """Choose what is worth less than the average draw, for the approach that the hand suits."""
    hand = s.hands[seat]
    values = load_fight_values(s.cards)
    stealth = average_fight_value(s, seat, values[STEALTH])
    strength = average_fight_value(s, seat, values[STRENGTH])
    suits_stealth = rate_approach_fit(hand, values[STEALTH], stealth) > rate_approach_fit(
        hand, values[STRENGTH], strength
    )
    value = values[STEALTH if suits_stealth else STRENGTH]
    bar = stealth if suits_stealth else strength
    if len(hand) > HAND_SIZE:
        # Raise the bar until so many cards lie below it as have to go.
        worst = sorted([value[card] for card in hand])
        bar = max(bar, worst[len(hand) - HAND_SIZE - 1] + TINY_STEP)
    return [card for card in hand if value[card] < bar]


def rate_approach_fit(hand: list[int], value: list[float], average: float) -> float:
    """Rate how well a hand suits one approach, if what is below average is drawn anew."""
    total = 0.0
    for card in hand:
        total += max(average, value[card])
    return total


def average_fight_value(s: KodachiState, seat: int, value: list[float]) -> float:
    """What a card that the seat draws next is worth on average."""
    total = 0.0
    for card in s.decks[seat]:
        total += value[card]
    for card in s.discards[seat]:
        total += value[card]
    return total / max(1, len(s.decks[seat]) + len(s.discards[seat]))
