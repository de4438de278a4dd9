"""Why an answer is not allowed: every rule it would break, with the figures."""

from __future__ import annotations

from chabudai.engine.errors import Refusal
from chabudai.engine.text.catalog import Sentence
from chabudai.games.samurai_sword.cards.deck import (
    BENKEI,
    BREATHING,
    BUSHIDO,
    DIVERSION,
    FIRST_WEAPON,
    GEISHA,
    HANZO,
    NOBUNAGA,
    PARRY,
    game_sentence,
)
from chabudai.games.samurai_sword.rules.actions import FIRST_PLAY, HAND, PARRY_CARD, PARTS, SPEND
from chabudai.games.samurai_sword.rules.state import NOBODY, SamuraiState


def refuse_play(s: SamuraiState, seat: int, action: int) -> list[Refusal]:
    if action == SPEND:
        return refuse_spend(s, seat)
    if not FIRST_PLAY <= action < s.ids.parry_with_offset + FIRST_WEAPON:
        return []
    card, target = s.ids.card[action], s.ids.target[action]
    broken = refuse_unless_in_hand(s, seat, card, "R4")
    if target >= s.seats:
        return [
            *broken,
            Refusal("R2", game_sentence("refused-no-seat", seat=target, seats=s.seats)),
        ]
    if card >= FIRST_WEAPON:
        return broken + refuse_strike(s, seat, card, target)
    return broken + refuse_aim(s, seat, card, target, s.ids.part[action])


def refuse_spend(s: SamuraiState, seat: int) -> list[Refusal]:
    if s.character[seat] != NOBUNAGA:
        return [Refusal("R4", game_sentence("refused-not-nobunaga"))]
    return [Refusal("R8", game_sentence("refused-last-resilience"))]


def refuse_unless_in_hand(s: SamuraiState, seat: int, card: int, rule: str) -> list[Refusal]:
    if card in s.hands[seat]:
        return []
    return [Refusal(rule, game_sentence("refused-not-in-hand", card=s.cards.names[card]))]


def refuse_strike(s: SamuraiState, seat: int, weapon: int, target: int) -> list[Refusal]:
    """Itself, Harmless, the limit, the Difficulty."""
    broken: list[Refusal] = []
    if s.weapons_played >= s.weapon_limit(seat):
        limit = s.weapon_limit(seat)
        broken.append(Refusal("R4", game_sentence("refused-weapon-limit", limit=limit)))
    if target == seat:
        return [*broken, Refusal("R6", game_sentence("refused-self"))]
    if s.is_harmless(target):
        broken.append(Refusal("R3", game_sentence("refused-harmless")))
    elif s.difficulty(seat, target) > s.weapon_reach(seat, weapon):
        broken.append(Refusal("R5", describe_out_of_reach(s, seat, weapon, target)))
    return broken


def describe_out_of_reach(s: SamuraiState, seat: int, weapon: int, target: int) -> Sentence:
    """Give the Difficulty with its terms."""
    return game_sentence(
        "refused-reach",
        steps=s.count_steps(seat)[target],
        armor=s.armor[target],
        benkei=1 if s.character[target] == BENKEI else 0,
        total=s.difficulty(seat, target),
        card=s.cards.names[weapon],
        reach=s.cards.reach[weapon],
    )


def refuse_aim(s: SamuraiState, seat: int, card: int, target: int, part: int) -> list[Refusal]:
    if card == BREATHING and target == seat:
        return [Refusal("R7", game_sentence("refused-breathing-self"))]
    if card == BUSHIDO and s.bushido != NOBODY:
        return [Refusal("R9", game_sentence("refused-second-bushido"))]
    if card == DIVERSION or (card == GEISHA and part == HAND):
        return refuse_hand_target(s, seat, target)
    if card == GEISHA:
        return refuse_property_target(s, seat, target, part)
    return []


def refuse_hand_target(s: SamuraiState, seat: int, target: int) -> list[Refusal]:
    """No card can be taken from that hand [Q11]."""
    if target == seat:
        return [Refusal("R7", game_sentence("refused-own-hand"))]
    if not s.hands[target]:
        return [Refusal("R7", game_sentence("refused-empty-hand"))]
    return []


def refuse_property_target(s: SamuraiState, seat: int, target: int, part: int) -> list[Refusal]:
    """That Property cannot be discarded [Q10, Q11]."""
    broken: list[Refusal] = []
    if target == seat and s.options.geisha == "others":
        broken.append(Refusal("R7", game_sentence("refused-own-property")))
    there = [0, s.armor[target], s.bushido == target, s.fast_draw[target], s.focus[target]]
    if not there[part]:
        name = s.cards.names[s.cards.ids[PARTS[part]]]
        broken.append(Refusal("R7", game_sentence("refused-no-property", card=name)))
    return broken


def refuse_parry(s: SamuraiState, seat: int, action: int, rule: str) -> list[Refusal]:
    if action == PARRY_CARD:
        return refuse_unless_in_hand(s, seat, PARRY, rule)
    if not s.ids.parry_with_offset + FIRST_WEAPON <= action < s.ids.give_offset + FIRST_WEAPON:
        return []
    broken = refuse_unless_in_hand(s, seat, s.ids.card[action], rule)
    if s.character[seat] != HANZO:
        broken.append(Refusal(rule, game_sentence("refused-not-hanzo")))
    elif len(s.hands[seat]) == 1:
        broken.append(Refusal(rule, game_sentence("refused-only-card")))
    return broken


def refuse_give(s: SamuraiState, seat: int, action: int, rule: str) -> list[Refusal]:
    if s.ids.give_offset + FIRST_WEAPON <= action < s.ids.discard_offset:
        return refuse_unless_in_hand(s, seat, s.ids.card[action], rule)
    return []


def refuse_discard(s: SamuraiState, seat: int, action: int) -> list[Refusal]:
    if action < s.ids.discard_offset:
        return []
    broken = refuse_unless_in_hand(s, seat, s.ids.card[action], "R4")
    return broken or [
        Refusal("R4", game_sentence("refused-chosen", card=s.cards.names[s.ids.card[action]]))
    ]
