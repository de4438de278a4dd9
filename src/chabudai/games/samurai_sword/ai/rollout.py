"""What a sensible player does at once, who takes the others for what they seem to be."""

from __future__ import annotations

from typing import Final

from chabudai.engine.rng import Rng
from chabudai.games.samurai_sword.ai.state_values import StateValues, rate_card
from chabudai.games.samurai_sword.ai.values import (
    LAST_RESILIENCE,
    MANY_WEAPONS,
    PARRY_COST,
    SPARE_PARRY_COST,
    SPARE_WEAPON_COST,
    USUAL_CARD,
    WEAPON_COST,
    WOUND,
)
from chabudai.games.samurai_sword.cards.deck import (
    ARMOR,
    BATTLE_CRY,
    BREATHING,
    BUSHIDO,
    CHIYOME,
    DAIMYO,
    DIVERSION,
    FIRST_WEAPON,
    FOCUS,
    GEISHA,
    HAND_LIMIT,
    JUJUTSU,
    NOBUNAGA,
    PARRY,
    RONIN,
    TEA_CEREMONY,
    USHIWAKA,
)
from chabudai.games.samurai_sword.rules.actions import (
    DRAW_DECK,
    DRAW_DISCARD,
    END,
    HAND,
    LOSE,
    SPEND,
    TAKE,
)
from chabudai.games.samurai_sword.rules.attack import Defend, count_wounds
from chabudai.games.samurai_sword.rules.decisions import (
    AnswerBushido,
    DiscardDown,
    DrawFirst,
    PlayCards,
)
from chabudai.games.samurai_sword.rules.effects import AnswerAction
from chabudai.games.samurai_sword.rules.state import NOBODY, SamuraiState

HEALTHY: Final = 3
WEAK: Final = 2
BUSHIDO_PART: Final = 2


def rollout_action(s: SamuraiState, rng: Rng) -> int:
    """Answer whatever is asked; in an imagined world each seat knows no more than in this one."""
    if not s.supposed_roles:
        return answer_question(s)
    roles = s.role
    s.role = s.supposed_roles[s.actor()]
    found = answer_question(s)
    s.role = roles
    return found


def answer_question(s: SamuraiState) -> int:
    """Answer as if the roles were as they lie."""
    question = s.stack[-1]
    if isinstance(question, PlayCards):
        return answer_play(s, question)
    if isinstance(question, Defend):
        wounds = count_wounds(s, question.attacker, question.seat)
        return answer_attack(s, question.seat, question.attacker, wounds, question.legal(s))
    if isinstance(question, AnswerAction):
        return answer_attack(s, question.seat, question.caster, 1, question.legal(s))
    if isinstance(question, AnswerBushido):
        return answer_bushido(s, question)
    if isinstance(question, DrawFirst):
        good = rate_card(s, s.discard[-1]) > USUAL_CARD
        return DRAW_DISCARD if good else DRAW_DECK
    assert isinstance(question, DiscardDown)
    return answer_discard(s, question)


# In one's own turn


def answer_play(s: SamuraiState, question: PlayCards) -> int:
    """Draw before you choose, get ready before you strike, then do what is worth most."""
    seat = question.seat
    values = StateValues(s, seat)
    ready = choose_preparation(s, seat, values)
    if ready != END:
        return ready
    best, most = END, 0.0
    for action in question.legal(s):
        worth = rate_action(s, action, values)
        if worth > most:
            best, most = action, worth
    return best


def choose_preparation(s: SamuraiState, seat: int, values: StateValues) -> int:
    """Choose a card that is played whenever one has it; END if there is none."""
    hand = s.hands[seat]
    for card in hand:
        if ARMOR <= card <= FOCUS:
            return s.ids.first_play[card]
        if (
            card == TEA_CEREMONY
            and len(hand) < HAND_LIMIT
            and not values.is_deck_end_bad(2 + s.seats)
        ):
            return s.ids.first_play[card]
        if card == DAIMYO and should_play_daimyo(s, seat, values):
            return s.ids.first_play[card]
        if card == BREATHING and should_breathe(s, seat) and not values.is_deck_end_bad(1):
            return s.ids.first_play[card] + values.best_friend()
    spends = s.character[seat] == NOBUNAGA and s.resilience[seat] > HEALTHY
    if spends and len(hand) < HAND_LIMIT - 1 and not values.is_deck_end_bad(1):
        return SPEND
    return END


def should_play_daimyo(s: SamuraiState, seat: int, values: StateValues) -> bool:
    """Two cards; but near the end a point is worth more, save to the Ronin [R11]."""
    if len(s.hands[seat]) >= HAND_LIMIT or values.is_deck_end_bad(2):
        return False
    return min(s.honor) > 1 or s.role[seat] == RONIN


def should_breathe(s: SamuraiState, seat: int) -> bool:
    """Tell who is badly hurt."""
    lost = s.cards.resilience[s.character[seat]] - s.resilience[seat]
    return lost >= HEALTHY or (lost > 0 and s.resilience[seat] <= WEAK)


def rate_action(s: SamuraiState, action: int, values: StateValues) -> float:
    """Rate a strike or a trick; other cards wait for their moment."""
    card = s.ids.card[action]
    if card >= FIRST_WEAPON:
        return values.rate_strike(card, s.ids.target[action])
    if card == BATTLE_CRY or card == JUJUTSU:
        return rate_shout(s, card, values)
    if card == DIVERSION:
        return 0.2 + 0.4 * values.enmity[s.ids.target[action]]
    if card == GEISHA:
        return rate_geisha(s, s.ids.target[action], s.ids.part[action], values)
    if card == BUSHIDO:
        return rate_bushido(s, s.ids.target[action], values)
    return 0.0


def rate_shout(s: SamuraiState, card: int, values: StateValues) -> float:
    """Battle Cry and Jujutsu touch friends too [R7]."""
    total = 0.0
    for seat in range(s.seats):
        if seat != values.seat and not s.is_harmless(seat) and s.character[seat] != CHIYOME:
            hurt = values.no_parry_odds(seat) if card == BATTLE_CRY else values.no_weapon_odds(seat)
            given = WOUND * values.enmity[seat]
            total += hurt * values.rate_wounds(seat, 1) + (1.0 - hurt) * given
    return total


def rate_geisha(s: SamuraiState, target: int, part: int, values: StateValues) -> float:
    """Take from enemies what makes them strong; free oneself of Bushido."""
    if part == BUSHIDO_PART:
        return 0.5 if target == values.seat else 0.0
    if target == values.seat:
        return 0.0
    if part == HAND:
        return 0.25 * values.enmity[target] if len(s.hands[target]) > 1 else 0.05
    return 0.4 * values.enmity[target]


def rate_bushido(s: SamuraiState, target: int, values: StateValues) -> float:
    """Before an enemy with few cards or little honor [R9]."""
    if values.enmity[target] <= 0.0 or s.honor[target] == 1 or s.is_shogun_of_three(target):
        return 0.0
    return values.enmity[target] * (0.4 - 0.04 * len(s.hands[target]))


# In answer to others


def answer_attack(s: SamuraiState, seat: int, by: int, wounds: int, legal: list[int]) -> int:
    """Give up a card if the wounds would cost more."""
    harm = rate_harm(s, seat, by, wounds)
    best, most = TAKE, 0.0
    for action in legal[1:]:
        gain = harm - card_cost(s, seat, s.ids.card[action])
        if gain > most:
            best, most = action, gain
    return best


def rate_harm(s: SamuraiState, seat: int, by: int, wounds: int) -> float:
    """Rate what wounds cost: honor if they Defeat, else health, more when little is left."""
    left = s.resilience[seat] - wounds
    if left <= 0:
        return -StateValues(s, seat).rate_being_defeated(by)
    harm = WOUND * wounds + (LAST_RESILIENCE if left == 1 else 0.0)
    return harm - USUAL_CARD * wounds / 2 if s.character[seat] == USHIWAKA else harm


def card_cost(s: SamuraiState, seat: int, card: int) -> float:
    """What it costs to give up a card; -1 stands for the Parry."""
    hand = s.hands[seat]
    if card < FIRST_WEAPON:
        return SPARE_PARRY_COST if hand.count(PARRY) > 1 else PARRY_COST
    weapons = 0
    for each in hand:
        if each >= FIRST_WEAPON:
            weapons += 1
    return rate_card(s, card) * (SPARE_WEAPON_COST if weapons > MANY_WEAPONS else WEAPON_COST)


def answer_bushido(s: SamuraiState, question: AnswerBushido) -> int:
    """Give the least Weapon before an honor is lost [R9]."""
    if s.is_shogun_of_three(question.seat):
        return LOSE
    best, least = LOSE, 0.0
    for action in question.legal(s)[1:]:
        worth = rate_card(s, s.ids.card[action])
        if best == LOSE or worth < least:
            best, least = action, worth
    return best


def answer_discard(s: SamuraiState, question: DiscardDown) -> int:
    """Discard the least useful of those that may be named next."""
    best, least = NOBODY, 0.0
    for action in question.legal(s):
        worth = rate_card(s, s.ids.card[action])
        if best == NOBODY or worth < least:
            best, least = action, worth
    return best
