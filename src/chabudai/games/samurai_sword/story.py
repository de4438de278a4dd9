"""How every card came into a hand and how it left: the memory behind views and redeals [R15].

A story is a list of ints, each a verb, one or two seats and a card. It holds the truth; what one
seat knows of it is its own draws, what was open to all, and what passed through its own hand.
"""

from __future__ import annotations

from typing import Final

DRAW: Final = 0  # from the deck, seen by the seat alone
SHOW: Final = 1  # out of the hand, seen by all
PASS: Final = 2  # from one hand to another, seen by these two
TAKE: Final = 3  # from the discard pile, seen by all
FLIP: Final = 4  # off the deck, seen by all
SHUFFLE: Final = 5  # the discards become the deck; the table keeps their counts as a pool

CARD_BITS: Final = 10
CARD_MASK: Final = (1 << CARD_BITS) - 1


def line(verb: int, seat: int, other: int, card: int) -> int:
    """One line of a story."""
    return ((verb << 6 | seat << 3 | other) << CARD_BITS) | card


def verb_of(line: int) -> int:
    """What happened."""
    return line >> (CARD_BITS + 6)


def seat_of(line: int) -> int:
    """To whom; of a PASS, who gave."""
    return line >> (CARD_BITS + 3) & 7


def other_of(line: int) -> int:
    """Of a PASS, who took."""
    return line >> CARD_BITS & 7


def card_of(line: int) -> int:
    """Which card."""
    return line & CARD_MASK


def sure_cards(story: list[int], viewer: int, seats: int) -> list[list[int]]:
    """The cards a seat is sure to be in each other hand.

    When a card of a hand passes unseen, nothing is sure of that hand any more.
    """
    sure: list[list[int]] = [[] for _ in range(seats)]
    for each in story:
        verb = verb_of(each)
        if verb == DRAW or verb >= FLIP:
            continue
        seat, card = seat_of(each), card_of(each)
        if verb == TAKE:
            sure[seat].append(card)
        elif verb == SHOW or other_of(each) == viewer:
            if card in sure[seat]:
                sure[seat].remove(card)
        elif seat == viewer:
            sure[other_of(each)].append(card)
        else:
            sure[seat].clear()
    sure[viewer].clear()
    return sure
