"""What a seat may know of the table, built up from nothing."""

from __future__ import annotations

from chabudai.engine.rng import Rng
from lanterns.rules.scoring import find_winners
from lanterns.rules.state import LanternsState


def build_view(s: LanternsState, seat: int | None) -> dict[str, object]:
    """A seat sees its own hand; everybody sees what was shown, and how many cards are where."""
    return {
        "game": s.game.name,
        "seats": s.seats,
        "viewer": seat,
        "asked": s.asked(seat),
        "over": s.over(),
        "winners": find_winners(s),
        "hand": None if seat is None else s.hands[seat].copy(),
        "cards": [len(hand) for hand in s.hands],
        "shown": s.shown.copy(),
        "points": s.points.copy(),
        "deck": len(s.deck),
    }


def redeal(s: LanternsState, seat: int, rng: Rng) -> None:
    """Deal the other hands and the deck anew: the seat cannot tell the difference."""
    others = [hand for place, hand in enumerate(s.hands) if place != seat]
    unseen = sorted([card for pile in [*others, s.deck] for card in pile])
    rng.shuffle(unseen)
    for hand in others:
        hand[:] = sorted([unseen.pop() for _ in hand])
    s.deck, s.key = unseen, rng.key()
