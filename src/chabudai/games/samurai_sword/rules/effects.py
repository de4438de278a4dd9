"""What Actions and Properties do when they are played [R7, R9]."""

from __future__ import annotations

from typing import Final

from chabudai.engine.decision import Decision
from chabudai.engine.errors import Refusal
from chabudai.engine.event import Event
from chabudai.games.samurai_sword.cards.deck import (
    ARMOR,
    BATTLE_CRY,
    BREATHING,
    BUSHIDO,
    CHIYOME,
    DAIMYO,
    DIVERSION,
    FAST_DRAW,
    FOCUS,
    JUJUTSU,
    TEA_CEREMONY,
)
from chabudai.games.samurai_sword.rules import refusals
from chabudai.games.samurai_sword.rules.actions import HAND, TAKE
from chabudai.games.samurai_sword.rules.attack import give_up, give_weapons, parries, parry
from chabudai.games.samurai_sword.rules.state import NO_CARD, NOBODY, NOT_YET, SamuraiState, changed

PART_CARDS: Final = [NO_CARD, ARMOR, BUSHIDO, FAST_DRAW, FOCUS]


def play_card(s: SamuraiState, seat: int, card: int, target: int, part: int) -> None:
    """Properties stay before a seat; actions take effect at once, then are discarded."""
    s.lose_card(seat, card)
    if s.events is not None:
        tell_played(s, seat, card, target)
    if card == ARMOR:
        s.armor = changed(s.armor, seat, 1)
    elif card == FOCUS:
        s.focus = changed(s.focus, seat, 1)
    elif card == FAST_DRAW:
        s.fast_draw = changed(s.fast_draw, seat, 1)
    elif card == BUSHIDO:
        s.bushido = target
    else:
        s.limbo = card
        take_effect(s, seat, card, target, part)


def tell_played(s: SamuraiState, seat: int, card: int, target: int) -> None:
    """Everybody sees the card played, and before whom."""
    public: dict[str, object] = {"seat": seat, "card": s.cards.keys[card]}
    if target != NOBODY:
        public["target"] = target
    s.tell("played", public)


def take_effect(s: SamuraiState, seat: int, card: int, target: int, part: int) -> None:
    """What an action does; the card goes on top of the discards when it is over [Q7]."""
    if card == BATTLE_CRY or card == JUJUTSU:
        ask_next(s, seat, seat)
        return
    if card == DAIMYO:
        s.draw(seat, 2)
    elif card == TEA_CEREMONY:
        tea_ceremony(s, seat)
    elif card == BREATHING:
        lost = s.cards.resilience[s.character[seat]] - s.resilience[seat]
        s.resilience = changed(s.resilience, seat, lost)
        s.draw(target, 1)
    elif card == DIVERSION:
        divert(s, seat, target)
    else:
        dismiss(s, target, part)
    if s.cause == NOT_YET:
        s.discard_limbo()


def tea_ceremony(s: SamuraiState, seat: int) -> None:
    """Draw 3, then all others 1, clockwise."""
    s.draw(seat, 3)
    other = s.left_of(seat)
    while other != seat and s.cause == NOT_YET:
        s.draw(other, 1)
        other = s.left_of(other)


def divert(s: SamuraiState, seat: int, target: int) -> None:
    """A random card of the target's hand; only the two know which [R15]."""
    card = s.pick(target)
    s.pass_card(target, seat, card)
    if s.events is not None:
        secret: dict[str, object] = {"card": s.cards.keys[card]}
        public: dict[str, object] = {"seat": seat, "target": target}
        s.events.append(Event("diverted", public, secret, 1 << seat | 1 << target))


def dismiss(s: SamuraiState, target: int, part: int) -> None:
    """Geisha discards a Property in play, or a random card of a hand."""
    if part == HAND:
        card = s.pick(target)
        s.discard_from(target, card)
    else:
        card = PART_CARDS[part]
        if card == ARMOR:
            s.armor = changed(s.armor, target, -1)
        elif card == FOCUS:
            s.focus = changed(s.focus, target, -1)
        elif card == FAST_DRAW:
            s.fast_draw = changed(s.fast_draw, target, -1)
        else:
            s.bushido = NOBODY
        s.discard.append(card)
    if s.events is not None:
        where = "hand" if part == HAND else "play"
        s.tell("dismissed", {"seat": target, "card": s.cards.keys[card], "from": where})


def ask_next(s: SamuraiState, caster: int, seat: int) -> None:
    """Ask the next seat clockwise that Battle Cry or Jujutsu touches [R3, R7, Q8]."""
    other = s.left_of(seat)
    while other != caster:
        if not s.harmless(other) and s.character[other] != CHIYOME:
            s.stack.append(AnswerAction(other, caster))
            return
        other = s.left_of(other)
    s.discard_limbo()


class AnswerAction(Decision[SamuraiState]):
    """Battle Cry wants a parry, Jujutsu a Weapon; or take 1 wound [R7, Q9]."""

    def __init__(self, seat: int, caster: int) -> None:
        super().__init__(seat)
        self.caster = caster

    def name(self) -> str:
        return "answer"

    def details(self) -> list[int]:
        return [self.caster]

    def about(self, s: SamuraiState) -> dict[str, object]:
        return {"by": self.caster, "card": s.cards.keys[s.limbo]}

    def legal(self, s: SamuraiState) -> list[int]:
        if s.limbo == BATTLE_CRY:
            return parries(s, self.seat)
        answers = [TAKE]
        give_weapons(s, self.seat, answers)
        return answers

    def apply(self, s: SamuraiState, action: int) -> None:
        if action == TAKE:
            s.wound(self.caster, self.seat, 1)
        elif s.limbo == BATTLE_CRY:
            parry(s, self.seat, action)
        else:
            give_up(s, self.seat, s.ids.card[action])
        if s.cause == NOT_YET:
            ask_next(s, self.caster, self.seat)

    def why_not(self, s: SamuraiState, action: int) -> list[Refusal]:
        if s.limbo == BATTLE_CRY:
            return refusals.parry(s, self.seat, action, "R7")
        return refusals.give(s, self.seat, action, "R7")
