"""What a seat may know, as numbers for programs that learn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from chabudai.engine.cards.deck import KEPT_DECKS
from chabudai.engine.view.tensor import (
    Layout,
    put_counts,
    put_number,
    relative_labels,
    relative_seat,
)
from chabudai.games.samurai_sword.cards.deck import (
    CHARACTERS,
    HAND_LIMIT,
    MOST_SEATS,
    NINJA_1,
    ROLES,
    RONIN,
    SAMURAI,
    SHOGUN,
    Deck,
)
from chabudai.games.samurai_sword.rules import scoring
from chabudai.games.samurai_sword.rules.attack import Defend, count_wounds
from chabudai.games.samurai_sword.rules.card_history import find_sure_cards
from chabudai.games.samurai_sword.rules.decisions import DiscardDown
from chabudai.games.samurai_sword.rules.effects import AnswerAction
from chabudai.games.samurai_sword.rules.state import NO_CARD, NOBODY, NOT_YET, SamuraiState

QUESTIONS: Final = ["play", "draw", "discard", "defend", "answer", "bushido"]
FEWEST_SEATS: Final = 3
FIGURES: Final = [
    "resilience", "full", "honor", "cards", "armor", "fast_draw", "focus", "harmless",
    "difficulty",
]  # fmt: skip
DIFFICULTY: Final = 8


class TableLayout(Layout):
    """Where each slice starts; `player` is where the first player does, `stride` the next."""

    def __init__(self, cards: Deck) -> None:
        super().__init__()
        seats = relative_labels(MOST_SEATS)
        self.seats = self.add("seats", [str(n) for n in range(FEWEST_SEATS, MOST_SEATS + 1)])
        self.setup = self.add("setup", ["samurai", "ninja", "ronin", "stars_double"])
        self.times = self.add("setup.times", ["shogun", "samurai", "ninja", "ronin"])
        self.question = self.add("asked.question", QUESTIONS)
        self.asked = self.add("asked.seat", seats)
        self.by = self.add("asked.by", seats)
        self.wounds = self.add_number("asked.wounds")
        self.count = self.add_number("asked.count")
        self.chosen = self.add("asked.chosen", cards.keys)
        self.limbo = self.add("limbo", cards.keys)
        self.turn = self.add("turn", seats)
        self.weapons = self.add("weapons", ["weapons_played", "weapon_limit"])
        self.bushido = self.add("bushido", seats)
        self.winners = self.add("winners", seats)
        self.piles = self.add("piles", ["deck", "reshuffles"])
        self.discard = self.add("discard", cards.keys)
        self.top = self.add("discard.top", cards.keys)
        self.box = self.add("box", cards.keys)
        self.shuffled = self.add("shuffled", cards.keys)
        self.hand = self.add("hand", cards.keys)
        self.player = self.add_player(0)
        self.add_player_slices(cards, seats)
        self.stride = self.size - self.player
        for place in range(1, MOST_SEATS):
            self.add_player(place)
            self.add_player_slices(cards, seats)

    def add_player_slices(self, cards: Deck, seats: list[str]) -> None:
        """Add what is known of one player, each slice counted from where the player starts."""
        first = self.size
        self.role = self.add("role", ROLES) - first
        self.character = self.add("character", CHARACTERS) - first
        self.figures = self.add("figures", FIGURES) - first
        self.known = self.add("known", cards.keys) - first
        self.strikes = self.add("strikes", seats) - first
        self.spared = self.add("spared", seats) - first


@lru_cache(KEPT_DECKS)
def find_layout(cards: Deck) -> TableLayout:
    """Lay out the tensors of a deck once."""
    return TableLayout(cards)


def write_table(s: SamuraiState, viewer: int) -> bytes:
    """Write the table as a seat sees it."""
    at = find_layout(s.cards)
    row = bytearray(at.size)
    row[at.seats + s.seats - FEWEST_SEATS] = 1
    write_setup(s, row, at)
    write_question(s, viewer, row, at)
    write_middle(s, viewer, row, at)
    put_counts(row, at.hand, s.hands[viewer], len(s.cards.keys))
    write_players(s, viewer, row, at)
    return bytes(row)


def write_setup(s: SamuraiState, row: bytearray, at: TableLayout) -> None:
    """Write how many of each hidden role are dealt, and what honor is worth at the end."""
    setup = s.setup
    row[at.setup] = setup.samurai
    row[at.setup + 1] = setup.ninja
    row[at.setup + 2] = setup.ronin
    row[at.setup + 3] = 1 if setup.stars_double else 0
    row[at.times] = setup.times[SHOGUN]
    row[at.times + 1] = setup.times[SAMURAI]
    row[at.times + 2] = setup.times[NINJA_1]
    row[at.times + 3] = setup.times[RONIN]


def write_question(s: SamuraiState, viewer: int, row: bytearray, at: TableLayout) -> None:
    """Write who is asked what; what was chosen in secret only for the seat that did."""
    if not s.stack:
        return
    question = s.stack[-1]
    row[at.question + QUESTIONS.index(question.name())] = 1
    row[at.asked + relative_seat(question.seat, viewer, s.seats)] = 1
    if isinstance(question, Defend):
        row[at.by + relative_seat(question.attacker, viewer, s.seats)] = 1
        put_number(row, at.wounds, count_wounds(s, question.attacker, question.seat))
    elif isinstance(question, AnswerAction):
        row[at.by + relative_seat(question.caster, viewer, s.seats)] = 1
    elif isinstance(question, DiscardDown):
        put_number(row, at.count, len(s.hands[question.seat]) - HAND_LIMIT)
        if question.seat == viewer:
            put_counts(row, at.chosen, question.chosen, len(s.cards.keys))


def write_middle(s: SamuraiState, viewer: int, row: bytearray, at: TableLayout) -> None:
    """Write whose turn it is and what lies in the middle."""
    cards = len(s.cards.keys)
    if s.limbo != NO_CARD:
        row[at.limbo + s.limbo] = 1
    row[at.turn + relative_seat(s.turn, viewer, s.seats)] = 1
    put_number(row, at.weapons, s.weapons_played)
    put_number(row, at.weapons + 1, s.weapon_limit(s.turn))
    if s.bushido != NOBODY:
        row[at.bushido + relative_seat(s.bushido, viewer, s.seats)] = 1
    for seat in scoring.find_winners(s):
        row[at.winners + relative_seat(seat, viewer, s.seats)] = 1
    put_number(row, at.piles, s.deck_left)
    put_number(row, at.piles + 1, s.reshuffles)
    put_counts(row, at.discard, s.discard, cards)
    if s.discard:
        row[at.top + s.discard[-1]] = 1
    put_counts(row, at.box, s.box, cards)
    pool = s.pools[-1]
    for card in range(cards):
        put_number(row, at.shuffled + card, pool[card])


def write_players(s: SamuraiState, viewer: int, row: bytearray, at: TableLayout) -> None:
    """Write every player, the viewer first."""
    steps = s.count_steps(viewer)
    sure = find_sure_cards(s.history, viewer, s.seats)
    for seat in range(s.seats):
        first = at.player + relative_seat(seat, viewer, s.seats) * at.stride
        if s.cause != NOT_YET or seat == viewer or s.role[seat] == SHOGUN:
            row[first + at.role + s.role[seat]] = 1
        row[first + at.character + s.character[seat]] = 1
        write_figures(s, seat, row, first + at.figures)
        put_number(row, first + at.figures + DIFFICULTY, steps[seat] + s.defense_bonus(seat))
        put_counts(row, first + at.known, sure[seat], len(s.cards.keys))
        write_strikes(s, seat, viewer, row, first, at)


def write_figures(s: SamuraiState, seat: int, row: bytearray, start: int) -> None:
    """Write what lies before a seat, in the order of FIGURES."""
    put_number(row, start, s.resilience[seat])
    put_number(row, start + 1, s.cards.resilience[s.character[seat]])
    put_number(row, start + 2, s.honor[seat])
    put_number(row, start + 3, len(s.hands[seat]))
    put_number(row, start + 4, s.armor[seat])
    put_number(row, start + 5, s.fast_draw[seat])
    put_number(row, start + 6, s.focus[seat])
    row[start + 7] = 1 if s.is_harmless(seat) else 0


def write_strikes(
    s: SamuraiState, seat: int, viewer: int, row: bytearray, first: int, at: TableLayout
) -> None:
    """Write whom a seat has struck, and whom it could have struck instead."""
    for other in range(s.seats):
        place = first + relative_seat(other, viewer, s.seats)
        struck = s.strikes[seat * s.seats + other]
        if struck > 0:
            put_number(row, place + at.strikes, struck)
        spared = s.spared[seat * s.seats + other]
        if spared > 0:
            put_number(row, place + at.spared, spared)
