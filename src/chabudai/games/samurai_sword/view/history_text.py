"""The card history in words, as positions hold it: "draw 0 katana", "pass 0 2 bo", "shuffle"."""

from __future__ import annotations

from typing import NoReturn

from chabudai.engine.errors import BadPosition
from chabudai.games.samurai_sword.cards.deck import game_sentence
from chabudai.games.samurai_sword.rules.card_history import (
    DRAW,
    FLIP,
    PASS,
    SHOW,
    SHUFFLE,
    TAKE,
    entry_card,
    entry_seat,
    entry_taker,
    entry_verb,
    pack_entry,
)
from chabudai.games.samurai_sword.rules.state import SamuraiState

VERBS = ["draw", "show", "pass", "take", "flip", "shuffle"]
NO_VERB = -2


def write_history(s: SamuraiState) -> list[str]:
    """Write the history from its beginning, an entry each."""
    return [write_entry(s, entry) for entry in s.history]


def write_entry(s: SamuraiState, entry: int) -> str:
    verb = entry_verb(entry)
    words = [VERBS[verb]]
    if verb < FLIP:
        words.append(str(entry_seat(entry)))
    if verb == PASS:
        words.append(str(entry_taker(entry)))
    if verb != SHUFFLE:
        words.append(s.cards.keys[entry_card(entry)])
    return " ".join(words)


def make_fresh_history(s: SamuraiState) -> list[int]:
    """Make the history of a table that tells none: all hands were drawn from the deck."""
    return [
        int(pack_entry(DRAW, seat, 0, card)) for seat in range(s.seats) for card in s.hands[seat]
    ]


def refuse(code: str, **figures: object) -> NoReturn:
    """Refuse a position with a sentence of this game."""
    raise BadPosition(game_sentence(code, **figures))


def read_history(s: SamuraiState, described: object) -> list[int]:
    """Read a history; refuse one that does not lead to the hands and the deck on the table."""
    if not isinstance(described, list):
        refuse("position-story")
    history = [read_entry(s, str(words).split()) for words in described]
    if not is_consistent(s, history):
        refuse("position-story")
    return history


def read_entry(s: SamuraiState, words: list[str]) -> int:
    verb = VERBS.index(words[0]) if words and words[0] in VERBS else NO_VERB
    seats = {DRAW: 1, SHOW: 1, PASS: 2, TAKE: 1, FLIP: 0, SHUFFLE: 0, NO_VERB: 0}[verb]
    numbers, cards = words[1 : 1 + seats], words[1 + seats :]
    known = [entry for entry in numbers if entry.isdecimal() and int(entry) < s.seats]
    fits = len(known) == seats and len(cards) == (0 if verb == SHUFFLE else 1)
    if verb == NO_VERB or not fits or any([card not in s.cards.ids for card in cards]):
        refuse("position-story")
    seat, other = [*[int(entry) for entry in known], 0, 0][:2]
    return int(pack_entry(verb, seat, other, s.cards.ids[cards[0]] if cards else 0))


def is_consistent(s: SamuraiState, history: list[int]) -> bool:
    """Tell whether the history, with the pools it drew from, leads to the hands and the deck."""
    hands: list[list[int]] = [[] for _ in range(s.seats)]
    pools = [pool.copy() for pool in s.pools]
    if len(pools) != 1 + len([entry for entry in history if entry_verb(entry) == SHUFFLE]):
        return False
    at = 0
    for entry in history:
        verb, seat, card = entry_verb(entry), entry_seat(entry), int(entry_card(entry))
        if verb == SHUFFLE:
            at += 1
        if verb in (DRAW, FLIP):
            pools[at][card] -= 1
        if verb in (SHOW, PASS):
            if card not in hands[seat]:
                return False
            hands[seat].remove(card)
        if verb in (DRAW, TAKE, PASS):
            hands[entry_taker(entry) if verb == PASS else seat].append(card)
    return [sorted(hand) for hand in hands] == s.hands and are_pools_used_up(s, pools)


def are_pools_used_up(s: SamuraiState, pools: list[list[int]]) -> bool:
    """Tell whether all pools are used up but for the deck that is left."""
    return pools[-1] == s.count_each_card(s.deck) and not any([any(pool) for pool in pools[:-1]])
