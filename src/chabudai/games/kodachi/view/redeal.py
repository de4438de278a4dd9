"""Worlds a seat cannot tell apart: all that it cannot know, dealt anew [Q42]."""

from __future__ import annotations

from chabudai.engine.rng import Rng
from chabudai.games.kodachi.rules.decisions import ShapeHand
from chabudai.games.kodachi.rules.loot import DropTreasure
from chabudai.games.kodachi.rules.state import KodachiState


def redeal(s: KodachiState, seat: int, rng: Rng) -> None:
    """Deal anew all that this seat cannot know; when the game is over everything is known."""
    if s.over():
        return
    for other in range(s.seats):
        if other == seat:
            s.decks[seat].sort()  # the shuffle must not depend on the true order, or it would leak
            rng.shuffle(s.decks[seat])
        else:
            redeal_hand(s, other, rng)
    s.house_deck.sort()
    rng.shuffle(s.house_deck)
    redeal_guards(s, rng)
    if s.actor() != seat:  # nobody else knows what is chosen already
        if isinstance(s.stack[-1], ShapeHand):
            s.stack[-1] = ShapeHand(s.actor(), [])
        elif isinstance(s.stack[-1], DropTreasure):
            s.stack[-1] = DropTreasure(s.actor(), [])
    s.key = rng.key()


def redeal_hand(s: KodachiState, other: int, rng: Rng) -> None:
    """Keep the known cards in a hand; deal the rest and the deck from what is left."""
    known = s.known_cards[other]
    pool = s.hands[other] + s.decks[other]
    for card in known:
        pool.remove(card)
    pool.sort()  # the shuffle must not depend on the true order, or it would leak
    rng.shuffle(pool)
    missing = len(s.hands[other]) - len(known)
    s.hands[other] = sorted(known + pool[len(pool) - missing :])
    s.decks[other] = pool[: len(pool) - missing]


def redeal_guards(s: KodachiState, rng: Rng) -> None:
    """Shuffle the guard deck; its top card keeps the back that everybody sees [R20]."""
    if not s.guard_deck:
        return
    is_elite = s.cards.is_elite(s.guard_deck[-1])
    s.guard_deck.sort()
    rng.shuffle(s.guard_deck)
    fitting = [i for i, card in enumerate(s.guard_deck) if s.cards.is_elite(card) == is_elite]
    # A shuffled deck with one of its fitting cards brought to the top: every allowed order is as
    # likely as any other.
    top = s.guard_deck.pop(fitting[rng.randbelow(len(fitting))])
    s.guard_deck.append(top)
