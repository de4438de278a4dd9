"""What a sensible player does at once, who takes the others for what he supposes them to be."""

from __future__ import annotations

from typing import Final

from chabudai.engine.rng import Rng
from chabudai.games.samurai_sword.ai.state_values import (
    FALLING,
    USUAL_CARD,
    WOUND,
    Stakes,
    holding,
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
from chabudai.games.samurai_sword.rules.attack import Defend, wounds_of
from chabudai.games.samurai_sword.rules.decisions import AnswerBushido, DiscardDown, DrawFirst, Play
from chabudai.games.samurai_sword.rules.effects import AnswerAction
from chabudai.games.samurai_sword.rules.state import NOBODY, SamuraiState

PARRY_COST: Final = 0.45
SPARE_PARRY_COST: Final = 0.25
ARMED: Final = 2
GIFT: Final = 0.5  # a Weapon that one has many of is given up more easily
DEAR_GIFT: Final = 0.8
HEALTHY: Final = 3
WEAK: Final = 2
BUSHIDO_PART: Final = 2


def rollout_action(s: SamuraiState, rng: Rng) -> int:
    """The answer to whatever is asked; in an imagined world nobody knows more than in this one."""
    if not s.minds:
        return answer(s)
    roles = s.role
    s.role = s.minds[s.actor()]
    found = answer(s)
    s.role = roles
    return found


def answer(s: SamuraiState) -> int:
    """The answer if the roles are as they lie."""
    question = s.stack[-1]
    if isinstance(question, Play):
        return play(s, question)
    if isinstance(question, Defend):
        wounds = wounds_of(s, question.attacker, question.seat)
        return defend(s, question.seat, question.attacker, wounds, question.legal(s))
    if isinstance(question, AnswerAction):
        return defend(s, question.seat, question.caster, 1, question.legal(s))
    if isinstance(question, AnswerBushido):
        return answer_bushido(s, question)
    if isinstance(question, DrawFirst):
        good = holding(s, s.discard[-1]) > USUAL_CARD
        return DRAW_DISCARD if good else DRAW_DECK
    assert isinstance(question, DiscardDown)
    return discard_down(s, question)


# In one's own turn


def play(s: SamuraiState, question: Play) -> int:
    """Draw before you choose, get ready before you strike, then do what is worth most."""
    seat = question.seat
    stakes = Stakes(s, seat)
    ready = get_ready(s, seat, stakes)
    if ready != END:
        return ready
    best, most = END, 0.0
    for action in question.legal(s):
        worth = worth_of(s, action, stakes)
        if worth > most:
            best, most = action, worth
    return best


def get_ready(s: SamuraiState, seat: int, stakes: Stakes) -> int:
    """Cards that are played whenever one has them; END if there are none."""
    hand = s.hands[seat]
    for card in hand:
        if ARMOR <= card <= FOCUS:
            return s.ids.play[card]
        if card == TEA_CEREMONY and len(hand) < HAND_LIMIT and not stakes.fears_deck(2 + s.seats):
            return s.ids.play[card]
        if card == DAIMYO and draws_for_daimyo(s, seat, stakes):
            return s.ids.play[card]
        if card == BREATHING and needs_breath(s, seat) and not stakes.fears_deck(1):
            return s.ids.play[card] + stakes.best_friend()
    spends = s.character[seat] == NOBUNAGA and s.resilience[seat] > HEALTHY
    if spends and len(hand) < HAND_LIMIT - 1 and not stakes.fears_deck(1):
        return SPEND
    return END


def draws_for_daimyo(s: SamuraiState, seat: int, stakes: Stakes) -> bool:
    """Two cards; but near the end a point is worth more, save to the Ronin [R11]."""
    if len(s.hands[seat]) >= HAND_LIMIT or stakes.fears_deck(2):
        return False
    return min(s.honor) > 1 or s.role[seat] == RONIN


def needs_breath(s: SamuraiState, seat: int) -> bool:
    """Badly hurt."""
    lost = s.cards.resilience[s.character[seat]] - s.resilience[seat]
    return lost >= HEALTHY or (lost > 0 and s.resilience[seat] <= WEAK)


def worth_of(s: SamuraiState, action: int, stakes: Stakes) -> float:
    """What a strike or a trick is worth; other cards wait for their moment."""
    card = s.ids.card[action]
    if card >= FIRST_WEAPON:
        return stakes.strike(card, s.ids.target[action])
    if card == BATTLE_CRY or card == JUJUTSU:
        return shout(s, card, stakes)
    if card == DIVERSION:
        return 0.2 + 0.4 * stakes.enmity[s.ids.target[action]]
    if card == GEISHA:
        return geisha(s, s.ids.target[action], s.ids.part[action], stakes)
    if card == BUSHIDO:
        return bushido(s, s.ids.target[action], stakes)
    return 0.0


def shout(s: SamuraiState, card: int, stakes: Stakes) -> float:
    """Battle Cry and Jujutsu touch friends too [R7]."""
    total = 0.0
    for seat in range(s.seats):
        if seat != stakes.seat and not s.harmless(seat) and s.character[seat] != CHIYOME:
            hurt = stakes.unparried(seat) if card == BATTLE_CRY else stakes.unarmed(seat)
            given = WOUND * stakes.enmity[seat]
            total += hurt * stakes.blow(seat, 1) + (1.0 - hurt) * given
    return total


def geisha(s: SamuraiState, target: int, part: int, stakes: Stakes) -> float:
    """Take from enemies what makes them strong; free oneself of Bushido."""
    if part == BUSHIDO_PART:
        return 0.5 if target == stakes.seat else 0.0
    if target == stakes.seat:
        return 0.0
    if part == HAND:
        return 0.25 * stakes.enmity[target] if len(s.hands[target]) > 1 else 0.05
    return 0.4 * stakes.enmity[target]


def bushido(s: SamuraiState, target: int, stakes: Stakes) -> float:
    """Before an enemy with few cards or little honor [R9]."""
    if stakes.enmity[target] <= 0.0 or s.honor[target] == 1 or s.shogun_of_three(target):
        return 0.0
    return stakes.enmity[target] * (0.4 - 0.04 * len(s.hands[target]))


# In answer to others


def defend(s: SamuraiState, seat: int, by: int, wounds: int, legal: list[int]) -> int:
    """Give up a card if the wounds would cost more."""
    harm = harm_of(s, seat, by, wounds)
    best, most = TAKE, 0.0
    for action in legal[1:]:
        gain = harm - cost_of(s, seat, s.ids.card[action])
        if gain > most:
            best, most = action, gain
    return best


def harm_of(s: SamuraiState, seat: int, by: int, wounds: int) -> float:
    """What wounds cost: honor if they Defeat, else health, more when little is left."""
    left = s.resilience[seat] - wounds
    if left <= 0:
        return -Stakes(s, seat).defeated(by)
    harm = WOUND * wounds + (FALLING if left == 1 else 0.0)
    return harm - USUAL_CARD * wounds / 2 if s.character[seat] == USHIWAKA else harm


def cost_of(s: SamuraiState, seat: int, card: int) -> float:
    """What it costs to give up a card; -1 stands for the Parry."""
    hand = s.hands[seat]
    if card < FIRST_WEAPON:
        return SPARE_PARRY_COST if hand.count(PARRY) > 1 else PARRY_COST
    weapons = 0
    for each in hand:
        if each >= FIRST_WEAPON:
            weapons += 1
    return holding(s, card) * (GIFT if weapons > ARMED else DEAR_GIFT)


def answer_bushido(s: SamuraiState, question: AnswerBushido) -> int:
    """The least Weapon, before an honor is lost [R9]."""
    if s.shogun_of_three(question.seat):
        return LOSE
    best, least = LOSE, 0.0
    for action in question.legal(s)[1:]:
        worth = holding(s, s.ids.card[action])
        if best == LOSE or worth < least:
            best, least = action, worth
    return best


def discard_down(s: SamuraiState, question: DiscardDown) -> int:
    """The least useful of those that may be named next."""
    best, least = NOBODY, 0.0
    for action in question.legal(s):
        worth = holding(s, s.ids.card[action])
        if best == NOBODY or worth < least:
            best, least = action, worth
    return best
