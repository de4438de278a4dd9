"""How every card came into a hand and how it left: the memory behind views and redeals [R15].

A history is a list of entries, each a verb, one or two seats and a card packed into one int: states
are cloned all the time, and a list of ints is copied at once. It holds the truth; what one seat
knows of it is its own draws, what was open to all, and what passed through its own hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DRAW: Final = 0  # from the deck, seen by the seat alone
SHOW: Final = 1  # out of the hand, seen by all
PASS: Final = 2  # from one hand to another, seen by these two
TAKE: Final = 3  # from the discard pile, seen by all
FLIP: Final = 4  # off the deck, seen by all
SHUFFLE: Final = 5  # the discards become the deck; the table keeps their counts as a pool


def pack_entry(verb: i64, seat: i64, taker: i64, card: i64) -> i64:
    """Pack one entry of a history; of a PASS, `seat` gave and `taker` took."""
    return ((verb << 3 | seat) << 3 | taker) << 10 | card


def entry_verb(entry: i64) -> i64:
    return entry >> 16


def entry_seat(entry: i64) -> i64:
    """Whose hand it was; of a PASS, who gave."""
    return entry >> 13 & 7


def entry_taker(entry: i64) -> i64:
    """Of a PASS, who took."""
    return entry >> 10 & 7


def entry_card(entry: i64) -> i64:
    return entry & 1023


def find_sure_cards(history: list[int], viewer: int, seats: int) -> list[list[int]]:
    """Find the cards that a seat is sure to be in each other hand."""
    sure: list[list[int]] = [[] for _ in range(seats)]
    for entry in history:
        verb, seat, card = entry_verb(entry), entry_seat(entry), int(entry_card(entry))
        if verb == DRAW or verb >= FLIP:
            continue
        if verb == TAKE:
            sure[seat].append(card)
        elif verb == SHOW or entry_taker(entry) == viewer:
            if card in sure[seat]:
                sure[seat].remove(card)
        elif seat == viewer:
            sure[entry_taker(entry)].append(card)
        else:
            # An unseen card passed: it may be any of those that were sure, so none is any more.
            sure[seat].clear()
    sure[viewer].clear()
    return sure
