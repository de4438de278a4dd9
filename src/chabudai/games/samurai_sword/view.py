"""What a seat may know: its view, built up from nothing, and worlds it cannot tell apart [R15]."""

from __future__ import annotations

from chabudai.engine.rng import Rng
from chabudai.games.samurai_sword import knowledge, scoring
from chabudai.games.samurai_sword.cards import (
    BENKEI,
    CHARACTERS,
    NINJA_TEAM,
    ROLES,
    SHOGUN,
    TEAM_OF,
)
from chabudai.games.samurai_sword.knowledge import HOLDER, NOTHING, Branch
from chabudai.games.samurai_sword.state import NO_CARD, NOBODY, Table

View = dict[str, object]


def view(s: Table, viewer: int | None) -> View:
    """The table as a seat, or a spectator (None), sees it."""
    seen = public(s)
    seen["viewer"] = viewer
    seen["players"] = [player(s, seat, viewer) for seat in range(s.seats)]
    seen["hand"] = None if viewer is None else names(s, s.hands[viewer])
    seen["difficulty"] = None if viewer is None else difficulties(s, viewer)
    if s.over():
        seen["breakdown"] = scoring.breakdown(s)
        seen["box_roles"] = [ROLES[role] for role in s.box_roles]
        seen["hands"] = [names(s, hand) for hand in s.hands]
    return seen


def public(s: Table) -> View:
    """What lies open."""
    return {
        "game": s.game,
        "seats": s.seats,
        "over": s.over(),
        "winners": scoring.winners(s),
        "asked": asked(s),
        "turn": s.turn,
        "weapons_played": s.weapons_played,
        "weapon_limit": s.weapon_limit(s.turn),
        "deck": len(s.deck),
        "discard": names(s, s.discard),
        "box": names(s, s.box),
        "limbo": None if s.limbo == NO_CARD else s.cards.keys[s.limbo],
        "bushido": None if s.bushido == NOBODY else s.bushido,
        "reshuffles": s.reshuffles,
        "strikes": [s.strikes[row : row + s.seats] for row in range(0, s.seats**2, s.seats)],
    }


def asked(s: Table) -> View | None:
    """Who is asked what; the same whether or not the seat has a choice."""
    if not s.stack:
        return None
    question = s.stack[-1]
    seen: View = {"seat": question.seat, "question": question.name()}
    seen.update(question.about(s))
    return seen


def player(s: Table, seat: int, viewer: int | None) -> View:
    """A seat: what everybody sees, and what this viewer knows besides."""
    shown = s.over() or seat == viewer or s.role[seat] == SHOGUN
    return {
        "seat": seat,
        "role": ROLES[s.role[seat]] if shown else None,
        "character": CHARACTERS[s.character[seat]],
        "resilience": s.resilience[seat],
        "full": s.cards.resilience[s.character[seat]],
        "honor": s.honor[seat],
        "cards": len(s.hands[seat]),
        "armor": s.armor[seat],
        "fast_draw": s.fast_draw[seat],
        "focus": s.focus[seat],
        "harmless": s.harmless(seat),
        "known": [] if viewer is None else known_cards(s, viewer, seat),
    }


def known_cards(s: Table, viewer: int, seat: int) -> list[str]:
    """The cards a viewer is sure to be in another hand."""
    sure = knowledge.certain(s.known[viewer])
    return names(s, [each % HOLDER for each in sure if each // HOLDER == seat])


def difficulties(s: Table, viewer: int) -> list[View]:
    """The terms of an attack on every seat [R5]; reach says nothing of the Harmless [R3]."""
    steps = s.steps(viewer)
    return [
        {
            "steps": steps[seat],
            "armor": s.armor[seat],
            "benkei": 1 if s.character[seat] == BENKEI else 0,
            "total": steps[seat] + s.guard(seat),
        }
        for seat in range(s.seats)
    ]


def names(s: Table, cards: list[int]) -> list[str]:
    """Cards as words."""
    return [s.cards.keys[card] for card in cards]


# Worlds a seat cannot tell apart


def redeal(s: Table, seat: int, rng: Rng) -> None:
    """Deal all that this seat cannot know anew; when the game is over everything is known."""
    if s.over():
        return
    redeal_cards(s, seat, rng)
    redeal_roles(s, seat, rng)
    s.key = rng.key()


def redeal_cards(s: Table, seat: int, rng: Rng) -> None:
    """Known cards stay, the rest of other hands and the deck are dealt from what is unseen."""
    branch = choose(s.known[seat], rng)
    others = [other for other in range(s.seats) if other != seat]
    pool = unseen_but(s, seat, branch)
    rng.shuffle(pool)
    for other in others:
        sure = branch.in_hand(other)
        missing = len(s.hands[other]) - len(sure)
        s.hands[other] = sorted(sure + pool[len(pool) - missing :])
        del pool[len(pool) - missing :]
    s.deck = pool
    for other in others:
        if s.known[other] is not NOTHING:
            s.known[other] = [remembered(s, other, seat, branch, rng)]


def choose(branches: list[Branch], rng: Rng) -> Branch:
    """One branch, by weight."""
    if len(branches) == 1:
        return branches[0]
    left = int(rng.below(sum([branch.weight for branch in branches])))
    for branch in branches:
        left -= branch.weight
        if left < 0:
            break
    return branch


def unseen_but(s: Table, seat: int, branch: Branch) -> list[int]:
    """The cards a seat cannot place: those of the deck and other hands, less the known ones."""
    counts = s.unseen(seat)
    for each in branch.held:
        counts[each % HOLDER] -= 1
    return [card for card, count in enumerate(counts) for _ in range(count)]


def remembered(s: Table, other: int, seat: int, branch: Branch, rng: Rng) -> Branch:
    """What another seat knows in the new world: as many cards of each hand as it knew before.

    What it knows of the redealing seat's own hand, and what both know, stays true.
    """
    held: list[int] = []
    loose: list[int] = []
    shared = branch.held.copy()
    free = [s.hands[holder].copy() for holder in range(s.seats)]
    for each in choose(s.known[other], rng).held:
        holder, card = each // HOLDER, each % HOLDER
        if each in shared:
            shared.remove(each)
        elif holder != seat:
            loose.append(holder)
            continue
        if card in free[holder]:
            free[holder].remove(card)
            held.append(each)
    for holder in loose:
        card = free[holder].pop(int(rng.below(len(free[holder]))))
        held.append(holder * HOLDER + card)
    return Branch(1, sorted(held))


def redeal_roles(s: Table, seat: int, rng: Rng) -> None:
    """Who is what is dealt anew, then which Ninja cards they hold and which are in the box."""
    hidden = [other for other in range(s.seats) if other != seat and s.role[other] != SHOGUN]
    roles = [s.role[other] for other in hidden]
    rng.shuffle(roles)
    stars = [role for role in roles + s.box_roles if TEAM_OF[role] == NINJA_TEAM]
    rng.shuffle(stars)
    for place, other in enumerate(hidden):
        ninja = TEAM_OF[roles[place]] == NINJA_TEAM
        s.role[other] = stars.pop() if ninja else roles[place]
    s.box_roles = sorted(stars)
