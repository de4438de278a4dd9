"""Weapons and the answers to them [R6], and what may be given up in answer."""

from __future__ import annotations

from mypy_extensions import i64

from chabudai.engine.errors import Refusal
from chabudai.engine.rules.decision import Decision
from chabudai.games.samurai_sword.cards.deck import (
    FIRST_WEAPON,
    GINCHIYO,
    HANZO,
    MUSASHI,
    PARRY,
    TOMOE,
    USHIWAKA,
)
from chabudai.games.samurai_sword.rules import refusals
from chabudai.games.samurai_sword.rules.actions import PARRY_CARD, TAKE
from chabudai.games.samurai_sword.rules.state import (
    NO_CARD,
    NOT_YET,
    TARGET_BITS,
    TARGET_MASK,
    SamuraiState,
    with_change,
)


def strike_target(s: SamuraiState, seat: int, target: int, weapon: int) -> None:
    """Announce the Weapon and its target; the target is always asked [R6, Q30]."""
    record_strike(s, seat, target, weapon)
    s.remove_from_hand(seat, weapon)
    s.limbo = weapon
    s.weapons_played += 1
    if s.events is not None:
        s.tell("struck", {"seat": seat, "target": target, "card": s.cards.keys[weapon]})
    s.stack.append(Defend(target, seat))


def record_strike(s: SamuraiState, seat: int, target: int, weapon: int) -> None:
    """Remember whom a seat struck, and whom else it could have struck with this Weapon [R15]."""
    row = seat * s.seats
    s.strikes = with_change(s.strikes, row + target, 1)
    difficulties = s.pack_difficulties(seat)
    reach: i64 = s.weapon_reach(seat, weapon)
    spared = s.spared.copy()
    for other in range(s.seats):
        difficulty = difficulties >> TARGET_BITS * other & TARGET_MASK
        if 0 < difficulty <= reach and other != target:
            spared[row + other] += 1
    s.spared = spared


class Defend(Decision[SamuraiState]):
    """Parry the Weapon, or take the wounds; both are free to choose [R6, Q9]."""

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def name(self) -> str:
        return "defend"

    def details(self) -> list[int]:
        return [self.attacker]

    def about(self, s: SamuraiState) -> dict[str, object]:
        wounds = count_wounds(s, self.attacker, self.seat)
        return {"by": self.attacker, "card": s.cards.keys[s.limbo], "wounds": wounds}

    def legal(self, s: SamuraiState) -> list[int]:
        return list_parries(s, self.seat)

    def apply(self, s: SamuraiState, action: int) -> None:
        if action == TAKE:
            land_hit(s, self.attacker, self.seat)
        else:
            parry_with(s, self.seat, action, self.attacker)
            s.discard_limbo()

    def why_not(self, s: SamuraiState, action: int) -> list[Refusal]:
        return refusals.refuse_parry(s, self.seat, action, "R6")


def list_parries(s: SamuraiState, seat: int) -> list[int]:
    """List the answers: take it, a Parry, or Hanzō's Weapon if it is not his only card [R6]."""
    answers = [TAKE]
    hand = s.hands[seat]
    if hand[0] == PARRY:
        answers.append(PARRY_CARD)
    if s.character[seat] == HANZO and len(hand) > 1:
        last = NO_CARD
        for card in hand:
            if card >= FIRST_WEAPON and card != last:
                answers.append(s.ids.parry_with_offset + card)
                last = card
    return answers


def parry_with(s: SamuraiState, seat: int, action: int, attacker: int) -> None:
    """Discard the card that parries; a Weapon used so is not played as a Weapon [Q23]."""
    card = PARRY if action == PARRY_CARD else s.ids.card[action]
    s.discard_card(seat, card)
    if s.events is not None:
        told: dict[str, object] = {"seat": seat, "card": s.cards.keys[card]}
        s.tell("parried", told | {"by": attacker, "against": s.cards.keys[s.limbo]})


def count_wounds(s: SamuraiState, attacker: int, target: int) -> int:
    """Count what the Weapon in the air deals [R6]."""
    return count_weapon_wounds(s, s.limbo, attacker, target)


def count_weapon_wounds(s: SamuraiState, weapon: int, attacker: int, target: int) -> int:
    """Count what a Weapon deals: Fast Draw, Musashi, Ginchiyo [R6]."""
    wounds = s.cards.wounds[weapon] + s.fast_draw[attacker]
    if s.character[attacker] == MUSASHI:
        wounds += 1
    if s.character[target] == GINCHIYO and wounds > 1:
        wounds -= 1
    return wounds


def land_hit(s: SamuraiState, attacker: int, target: int) -> None:
    """Wound, discard the Weapon, Defeat; then Tomoe, then Ushiwaka draw [R6, Q4, Q5]."""
    wounds = count_wounds(s, attacker, target)
    weapon = s.limbo
    s.discard_limbo()
    lost = s.wound(attacker, target, wounds, weapon)
    if s.cause == NOT_YET and s.character[attacker] == TOMOE:
        s.draw(attacker, 1)
    if s.cause == NOT_YET and s.character[target] == USHIWAKA:
        s.draw(target, wounds if s.options.ushiwaka == "dealt" else lost)


def add_gives(s: SamuraiState, seat: int, answers: list[int]) -> None:
    """Add each Weapon of the hand, which may be given up even as the last card."""
    last = NO_CARD
    for card in s.hands[seat]:
        if card >= FIRST_WEAPON and card != last:
            answers.append(s.ids.give_offset + card)
            last = card


def give_weapon(s: SamuraiState, seat: int, card: int) -> None:
    """Discard a Weapon in answer; it is not played as a Weapon [Q23]."""
    s.discard_card(seat, card)
    if s.events is not None:
        s.tell("gave", {"seat": seat, "card": s.cards.keys[card]})
