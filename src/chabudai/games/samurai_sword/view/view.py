"""What a seat may know of the table, built up from nothing [R15]."""

from __future__ import annotations

from chabudai.games.samurai_sword.cards.deck import (
    BENKEI,
    CHARACTERS,
    FIRST_WEAPON,
    NINJA_1,
    ROLES,
    RONIN,
    SAMURAI,
    SHOGUN,
    load_deck,
)
from chabudai.games.samurai_sword.rules import scoring
from chabudai.games.samurai_sword.rules.attack import count_weapon_wounds
from chabudai.games.samurai_sword.rules.card_history import find_sure_cards
from chabudai.games.samurai_sword.rules.state import NO_CARD, NOBODY, SamuraiState

View = dict[str, object]


def build_view(s: SamuraiState, viewer: int | None) -> View:
    """Build the table as a seat, or a spectator (None), sees it."""
    seen = build_public_view(s)
    seen["viewer"] = viewer
    seen["asked"] = s.asked(viewer)
    sure = [] if viewer is None else find_sure_cards(s.history, viewer, s.seats)
    seen["players"] = [build_player_view(s, seat, viewer, sure) for seat in range(s.seats)]
    seen["hand"] = None if viewer is None else card_keys(s, s.hands[viewer])
    seen["difficulty"] = None if viewer is None else build_difficulty_views(s, viewer)
    seen["landing"] = None if viewer is None else build_landing_wounds(s, viewer)
    if s.over():
        seen["breakdown"] = scoring.explain_score(s)
        seen["box_roles"] = [ROLES[role] for role in s.box_roles]
        seen["hands"] = [card_keys(s, hand) for hand in s.hands]
    return seen


def build_public_view(s: SamuraiState) -> View:
    return {
        "game": s.game.name,
        "seats": s.seats,
        "over": s.over(),
        "winners": scoring.find_winners(s),
        "turn": s.turn,
        "weapons_played": s.weapons_played,
        "weapon_limit": s.weapon_limit(s.turn),
        "deck": s.deck_left,
        "discard": card_keys(s, s.discard),
        "box": card_keys(s, s.box),
        "limbo": None if s.limbo == NO_CARD else s.cards.keys[s.limbo],
        "bushido": None if s.bushido == NOBODY else s.bushido,
        "reshuffles": s.reshuffles,
        "shuffled": {s.cards.keys[card]: n for card, n in enumerate(s.pools[-1]) if n},
        "strikes": split_by_attacker(s.strikes, s.seats),
        "spared": split_by_attacker(s.spared, s.seats),
        "setup": build_setup_view(s),
        "own_deck": own_deck_faces(s),
    }


def split_by_attacker(counts: list[int], seats: int) -> list[list[int]]:
    """Split what was counted by attacker and target into a row for each attacker."""
    return [counts[row : row + seats] for row in range(0, seats * seats, seats)]


def build_setup_view(s: SamuraiState) -> View:
    """How many of each hidden role are dealt, and what honor is worth at the end [R2, R11]."""
    worth = s.setup.times
    return {
        "samurai": s.setup.samurai,
        "ninja": s.setup.ninja,
        "ronin": s.setup.ronin,
        "times": {
            "shogun": worth[SHOGUN],
            "samurai": worth[SAMURAI],
            "ninja": worth[NINJA_1],
            "ronin": worth[RONIN],
        },
        "stars_double": s.setup.stars_double,
    }


def own_deck_faces(s: SamuraiState) -> View:
    """Describe cards and characters by key, where the deck is not the printed one."""
    if s.cards is load_deck(None):
        return {}
    cards = s.cards
    faces: View = {
        key: {**cards.names[card], "reach": cards.reach[card], "wounds": cards.wounds[card]}
        for card, key in enumerate(cards.keys)
    }
    for row in cards.characters:
        faces[row.key()] = {**row.names(), "reach": 0, "wounds": 0}
    return faces


def build_player_view(
    s: SamuraiState, seat: int, viewer: int | None, sure: list[list[int]]
) -> View:
    """Describe what everybody sees of a seat, and what this viewer knows besides."""
    is_role_known = s.over() or seat == viewer or s.role[seat] == SHOGUN
    return {
        "seat": seat,
        "role": ROLES[s.role[seat]] if is_role_known else None,
        "character": CHARACTERS[s.character[seat]],
        "resilience": s.resilience[seat],
        "full": s.cards.resilience[s.character[seat]],
        "honor": s.honor[seat],
        "cards": len(s.hands[seat]),
        "armor": s.armor[seat],
        "fast_draw": s.fast_draw[seat],
        "focus": s.focus[seat],
        "harmless": s.is_harmless(seat),
        "known": card_keys(s, sorted(sure[seat])) if sure else [],
    }


def build_difficulty_views(s: SamuraiState, viewer: int) -> list[View]:
    """Give the terms of an attack on every seat [R5]; reach says nothing of the Harmless [R3]."""
    steps = s.count_steps(viewer)
    return [
        {
            "steps": steps[seat],
            "armor": s.armor[seat],
            "benkei": 1 if s.character[seat] == BENKEI else 0,
            "total": steps[seat] + s.defense_bonus(seat),
        }
        for seat in range(s.seats)
    ]


def build_landing_wounds(s: SamuraiState, viewer: int) -> dict[str, list[int]]:
    """Give what each Weapon of the viewer's hand would deal to every seat [R6]."""
    weapons = sorted({card for card in s.hands[viewer] if card >= FIRST_WEAPON})
    return {
        s.cards.keys[weapon]: [
            0 if seat == viewer else count_weapon_wounds(s, weapon, viewer, seat)
            for seat in range(s.seats)
        ]
        for weapon in weapons
    }


def card_keys(s: SamuraiState, cards: list[int]) -> list[str]:
    return [s.cards.keys[card] for card in cards]
