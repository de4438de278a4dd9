"""Worlds a seat cannot tell apart: all that it cannot know, dealt anew [Q42]."""

from __future__ import annotations

from chabudai.engine.rng import Rng
from chabudai.games.kodachi.rules.decisions import ShapeHand
from chabudai.games.kodachi.rules.state import KodachiState


def redeal(s: KodachiState, seat: int, rng: Rng) -> None:
    """Deal all that this seat cannot know anew; when the game is over everything is known."""
    if s.over():
        return
    for other in range(s.seats):
        if other == seat:
            s.decks[seat].sort()  # no order of the true one shows through
            rng.shuffle(s.decks[seat])
        else:
            redeal_hand(s, other, rng)
    s.house_deck.sort()
    rng.shuffle(s.house_deck)
    redeal_guards(s, rng)
    if s.actor() != seat and isinstance(s.stack[-1], ShapeHand):
        s.stack[-1] = ShapeHand(s.actor(), [])  # nobody else knows what is chosen already
    s.key = rng.key()


def redeal_hand(s: KodachiState, other: int, rng: Rng) -> None:
    """Known cards stay in the hand; the rest and the deck are dealt from what is left."""
    sure = s.known_cards[other]
    pool = s.hands[other] + s.decks[other]
    for card in sure:
        pool.remove(card)
    pool.sort()
    rng.shuffle(pool)
    missing = len(s.hands[other]) - len(sure)
    s.hands[other] = sorted(sure + pool[len(pool) - missing :])
    s.decks[other] = pool[: len(pool) - missing]


def redeal_guards(s: KodachiState, rng: Rng) -> None:
    """Any order of the guard deck whose top card has the back that everybody sees [R20]."""
    if not s.guard_deck:
        return
    elite = s.cards.is_elite(s.guard_deck[-1])
    s.guard_deck.sort()
    rng.shuffle(s.guard_deck)
    fitting = [i for i, card in enumerate(s.guard_deck) if s.cards.is_elite(card) == elite]
    top = s.guard_deck.pop(fitting[rng.below(len(fitting))])
    s.guard_deck.append(top)
