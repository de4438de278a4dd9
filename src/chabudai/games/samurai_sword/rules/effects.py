"""What Actions and Properties do when they are played [R7, R9]."""

from __future__ import annotations

from typing import Final

from chabudai.engine.errors import Refusal
from chabudai.engine.rules.decision import Decision
from chabudai.engine.rules.event import Event
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
from chabudai.games.samurai_sword.rules.attack import (
    add_gives,
    give_weapon,
    list_parries,
    parry_with,
)
from chabudai.games.samurai_sword.rules.state import (
    NO_CARD,
    NOBODY,
    NOT_YET,
    SamuraiState,
    with_change,
)

PART_CARDS: Final = [NO_CARD, ARMOR, BUSHIDO, FAST_DRAW, FOCUS]


def play_card(s: SamuraiState, seat: int, card: int, target: int, part: int) -> None:
    """Lay a Property before a seat, or let an Action take effect at once and discard it."""
    s.remove_from_hand(seat, card)
    if s.events is not None:
        tell_play(s, seat, card, target)
    if card == ARMOR:
        s.armor = with_change(s.armor, seat, 1)
    elif card == FOCUS:
        s.focus = with_change(s.focus, seat, 1)
    elif card == FAST_DRAW:
        s.fast_draw = with_change(s.fast_draw, seat, 1)
    elif card == BUSHIDO:
        s.bushido = target
    else:
        s.limbo = card
        apply_action_card(s, seat, card, target, part)


def tell_play(s: SamuraiState, seat: int, card: int, target: int) -> None:
    """Tell everybody the card played, and before whom."""
    public: dict[str, object] = {"seat": seat, "card": s.cards.keys[card]}
    if target != NOBODY:
        public["target"] = target
    s.tell("played", public)


def apply_action_card(s: SamuraiState, seat: int, card: int, target: int, part: int) -> None:
    """Do what an Action does; the card goes on top of the discards when it is over [Q7]."""
    if card == BATTLE_CRY or card == JUJUTSU:
        ask_next_seat(s, seat, seat)
        return
    if card == DAIMYO:
        s.draw(seat, 2)
    elif card == TEA_CEREMONY:
        hold_tea_ceremony(s, seat)
    elif card == BREATHING:
        lost = s.cards.resilience[s.character[seat]] - s.resilience[seat]
        s.resilience = with_change(s.resilience, seat, lost)
        s.draw(target, 1)
    elif card == DIVERSION:
        divert_card(s, seat, target)
    else:
        dismiss_card(s, target, part)
    if s.cause == NOT_YET:
        s.discard_limbo()


def hold_tea_ceremony(s: SamuraiState, seat: int) -> None:
    """Draw 3, then all others 1, clockwise."""
    s.draw(seat, 3)
    other = s.left_of(seat)
    while other != seat and s.cause == NOT_YET:
        s.draw(other, 1)
        other = s.left_of(other)


def divert_card(s: SamuraiState, seat: int, target: int) -> None:
    """Take a random card of the target's hand; only the two know which [R15]."""
    card = s.pick_random_card(target)
    s.pass_card(target, seat, card)
    if s.events is not None:
        secret: dict[str, object] = {"card": s.cards.keys[card]}
        public: dict[str, object] = {"seat": seat, "target": target}
        s.events.append(Event("diverted", public, secret, 1 << seat | 1 << target))


def dismiss_card(s: SamuraiState, target: int, part: int) -> None:
    """Geisha: discard a Property in play, or a random card of a hand."""
    if part == HAND:
        card = s.pick_random_card(target)
        s.discard_card(target, card)
    else:
        card = PART_CARDS[part]
        if card == ARMOR:
            s.armor = with_change(s.armor, target, -1)
        elif card == FOCUS:
            s.focus = with_change(s.focus, target, -1)
        elif card == FAST_DRAW:
            s.fast_draw = with_change(s.fast_draw, target, -1)
        else:
            s.bushido = NOBODY
        s.discard.append(card)
    if s.events is not None:
        where = "hand" if part == HAND else "play"
        s.tell("dismissed", {"seat": target, "card": s.cards.keys[card], "from": where})


def ask_next_seat(s: SamuraiState, caster: int, seat: int) -> None:
    """Ask the next seat clockwise that Battle Cry or Jujutsu touches [R3, R7, Q8]."""
    other = s.left_of(seat)
    while other != caster:
        if not s.is_harmless(other) and s.character[other] != CHIYOME:
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
            return list_parries(s, self.seat)
        answers = [TAKE]
        add_gives(s, self.seat, answers)
        return answers

    def apply(self, s: SamuraiState, action: int) -> None:
        if action == TAKE:
            s.wound(self.caster, self.seat, 1, s.limbo)
        elif s.limbo == BATTLE_CRY:
            parry_with(s, self.seat, action, self.caster)
        else:
            give_weapon(s, self.seat, s.ids.card[action])
        if s.cause == NOT_YET:
            ask_next_seat(s, self.caster, self.seat)

    def why_not(self, s: SamuraiState, action: int) -> list[Refusal]:
        if s.limbo == BATTLE_CRY:
            return refusals.refuse_parry(s, self.seat, action, "R7")
        return refusals.refuse_give(s, self.seat, action, "R7")
