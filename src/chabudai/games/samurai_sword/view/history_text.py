"""A story in words, as positions hold it: "draw 0 katana", "pass 0 2 katana", "shuffle"."""

from __future__ import annotations

from typing import NoReturn

from chabudai.engine.errors import BadPosition
from chabudai.games.samurai_sword.cards.deck import words
from chabudai.games.samurai_sword.rules.card_history import (
    DRAW,
    FLIP,
    PASS,
    SHOW,
    SHUFFLE,
    TAKE,
    card_of,
    line,
    other_of,
    seat_of,
    verb_of,
)
from chabudai.games.samurai_sword.rules.state import SamuraiState

VERBS = ["draw", "show", "pass", "take", "flip", "shuffle"]
NO_VERB = -2


def write_story(s: SamuraiState) -> list[str]:
    """The story from its beginning, a line each."""
    return [in_words(s, each) for each in s.story]


def in_words(s: SamuraiState, each: int) -> str:
    """One line."""
    verb = verb_of(each)
    words = [VERBS[verb]]
    if verb < FLIP:
        words.append(str(seat_of(each)))
    if verb == PASS:
        words.append(str(other_of(each)))
    if verb != SHUFFLE:
        words.append(s.cards.keys[card_of(each)])
    return " ".join(words)


def drawn_just_now(s: SamuraiState) -> list[int]:
    """The story of a table nobody has told one of: all hands were drawn from the deck."""
    return [int(line(DRAW, seat, 0, card)) for seat in range(s.seats) for card in s.hands[seat]]


def refuse(code: str, **figures: object) -> NoReturn:
    """Refuse a position with a sentence of this game."""
    raise BadPosition(words(code, **figures))


def read_story(s: SamuraiState, told: object) -> list[int]:
    """Read a story; refuse one that does not lead to the hands and the deck on the table."""
    if not isinstance(told, list):
        refuse("position-story")
    story = [read_line(s, str(each).split()) for each in told]
    if not is_sound(s, story):
        refuse("position-story")
    return story


def read_line(s: SamuraiState, parts: list[str]) -> int:
    """Read one line."""
    verb = VERBS.index(parts[0]) if parts and parts[0] in VERBS else NO_VERB
    seats = {DRAW: 1, SHOW: 1, PASS: 2, TAKE: 1, FLIP: 0, SHUFFLE: 0, NO_VERB: 0}[verb]
    numbers, cards = parts[1 : 1 + seats], parts[1 + seats :]
    known = [each for each in numbers if each.isdecimal() and int(each) < s.seats]
    fits = len(known) == seats and len(cards) == (0 if verb == SHUFFLE else 1)
    if verb == NO_VERB or not fits or any([card not in s.cards.ids for card in cards]):
        refuse("position-story")
    seat, other = [*[int(each) for each in known], 0, 0][:2]
    return int(line(verb, seat, other, s.cards.ids[cards[0]] if cards else 0))


def is_sound(s: SamuraiState, story: list[int]) -> bool:
    """Whether the story, with the pools it drew from, leads to the hands and the deck."""
    hands: list[list[int]] = [[] for _ in range(s.seats)]
    pools = [pool.copy() for pool in s.pools]
    if len(pools) != 1 + len([each for each in story if verb_of(each) == SHUFFLE]):
        return False
    at = 0
    for each in story:
        verb, seat, card = verb_of(each), seat_of(each), int(card_of(each))
        if verb == SHUFFLE:
            at += 1
        if verb in (DRAW, FLIP):
            pools[at][card] -= 1
        if verb in (SHOW, PASS):
            if card not in hands[seat]:
                return False
            hands[seat].remove(card)
        if verb in (DRAW, TAKE, PASS):
            hands[other_of(each) if verb == PASS else seat].append(card)
    return [sorted(hand) for hand in hands] == s.hands and spent(s, pools)


def spent(s: SamuraiState, pools: list[list[int]]) -> bool:
    """Whether all pools are used up but for the deck that is left."""
    return pools[-1] == s.count(s.deck) and not any([any(pool) for pool in pools[:-1]])
