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
from chabudai.games.kodachi.cards.deck import HAND_SIZE, MOST_SEATS, Deck
from chabudai.games.kodachi.cards.payment import KINDS
from chabudai.games.kodachi.rules import scoring
from chabudai.games.kodachi.rules.decisions import ShapeHand
from chabudai.games.kodachi.rules.fight import DeclareApproach, FightGuard
from chabudai.games.kodachi.rules.loot import DropTreasure
from chabudai.games.kodachi.rules.state import (
    NO_CARD,
    STEALTH,
    STRENGTH,
    TOKEN,
    TREASURE_LIMIT,
    KodachiState,
)

QUESTIONS: Final = ["declare", "fight", "take", "drop", "shape"]
FEWEST_SEATS: Final = 2
TURN_FIGURES: Final = ["round", "ending", "beaten", "failed", "takes", "coins"]
FIGHT_FIGURES: Final = ["total", "stealth", "strength", "second", "twin", "won"]
PILES: Final = ["house_deck", "guard_deck", "next_elite", "next_common"]
FIGURES: Final = ["cards", "deck", "points", "token_points"]


class TableLayout(Layout):
    """Where each slice starts; `player` is where the first player does, `stride` the next."""

    def __init__(self, cards: Deck) -> None:
        super().__init__()
        seats = relative_labels(MOST_SEATS)
        owned, guards = cards.keys[: cards.first_guard], cards.keys[cards.first_guard :]
        self.seats = self.add("seats", [str(n) for n in range(FEWEST_SEATS, MOST_SEATS + 1)])
        self.question = self.add("asked.question", QUESTIONS)
        self.asked = self.add("asked.seat", seats)
        self.count = self.add_number("asked.count")
        self.chosen = self.add("asked.chosen", owned)
        self.chosen_kinds = self.add("asked.chosen treasures", KINDS)
        self.fight = self.add("fight", FIGHT_FIGURES)
        self.dojo = self.add("fight.dojo", owned)
        self.guard = self.add("fight.guard", guards)
        self.fight_cards = self.add("fight.cards", owned)
        self.turn = self.add("turn", seats)
        self.first_seat = self.add("first", seats)
        self.turn_figures = self.add("turn figures", TURN_FIGURES)
        self.approach = self.add("approach", ["stealth", "strength", "undeclared"])
        self.winners = self.add("winners", seats)
        self.piles = self.add("piles", PILES)
        self.house_row = self.add("house_row", owned)
        self.house_discard = self.add("house_discard", owned)
        self.guard_row = self.add("guard_row", guards)
        self.guard_discard = self.add("guard_discard", guards)
        self.played = self.add("played", owned)
        self.box = self.add("box", cards.keys)
        clans = [clan.key() for clan in cards.clans]
        self.stacks = self.add("stacks", [f"{clan} {n}" for clan in clans for n in (1, 2, 3)])
        self.hand = self.add("hand", owned)
        self.deck_cards = self.add("deck_cards", owned)
        self.player = self.add_player(0)
        self.add_player_slices(owned, clans)
        self.stride = self.size - self.player
        for place in range(1, MOST_SEATS):
            self.add_player(place)
            self.add_player_slices(owned, clans)

    def add_player_slices(self, owned: list[str], clans: list[str]) -> None:
        """Add what is known of one player, each slice counted from where the player starts."""
        first = self.size
        self.figures = self.add("figures", FIGURES) - first
        self.known = self.add("known", owned) - first
        self.discard = self.add("discard", owned) - first
        self.owned = self.add("owned", owned) - first
        self.treasures = self.add("treasures", KINDS) - first
        self.tokens = self.add("tokens", clans) - first


@lru_cache(KEPT_DECKS)
def find_layout(cards: Deck) -> TableLayout:
    """Lay out the tensors of a deck once."""
    return TableLayout(cards)


def write_table(s: KodachiState, viewer: int) -> bytes:
    """Write the table as a seat sees it."""
    at = find_layout(s.cards)
    row = bytearray(at.size)
    row[at.seats + s.seats - FEWEST_SEATS] = 1
    write_question(s, viewer, row, at)
    write_turn(s, viewer, row, at)
    write_display(s, row, at)
    put_counts(row, at.hand, s.hands[viewer], s.cards.first_guard)
    put_counts(row, at.deck_cards, s.decks[viewer], s.cards.first_guard)
    write_players(s, viewer, row, at)
    return bytes(row)


def write_question(s: KodachiState, viewer: int, row: bytearray, at: TableLayout) -> None:
    """Write who is asked what; what was chosen in secret only for the seat that did."""
    if not s.stack:
        return
    question = s.stack[-1]
    row[at.question + QUESTIONS.index(question.name())] = 1
    row[at.asked + relative_seat(question.seat, viewer, s.seats)] = 1
    if isinstance(question, FightGuard):
        write_fight(s, row, at)
    elif isinstance(question, DeclareApproach):
        write_guard(s, row, at)
    elif isinstance(question, ShapeHand):
        put_number(row, at.count, max(0, len(s.hands[question.seat]) - HAND_SIZE))
        if question.seat == viewer:
            put_counts(row, at.chosen, question.chosen, s.cards.first_guard)
    elif isinstance(question, DropTreasure):
        put_number(row, at.count, len(s.treasures[question.seat]) - TREASURE_LIMIT)
        if question.seat == viewer:
            put_counts(row, at.chosen_kinds, question.chosen, len(KINDS))


def write_guard(s: KodachiState, row: bytearray, at: TableLayout) -> None:
    """Write the guard that is fought and what beats it."""
    row[at.guard + s.current_guard() - s.cards.first_guard] = 1
    put_number(row, at.fight + 1, s.value_against(STEALTH))
    put_number(row, at.fight + 2, s.value_against(STRENGTH))
    second = s.second_guard_value()
    if second is not None:
        put_number(row, at.fight + 3, second)
        row[at.fight + 4] = 1


def write_fight(s: KodachiState, row: bytearray, at: TableLayout) -> None:
    """Write how a fight stands."""
    write_guard(s, row, at)
    put_number(row, at.fight, s.total)
    row[at.fight + 5] = 1 if s.is_guard_beaten() else 0
    if s.dojo_card != NO_CARD:
        row[at.dojo + s.dojo_card] = 1
    put_counts(row, at.fight_cards, s.played[s.fight_start :], s.cards.first_guard)


def write_turn(s: KodachiState, viewer: int, row: bytearray, at: TableLayout) -> None:
    """Write whose turn it is and how it goes."""
    row[at.turn + relative_seat(s.turn, viewer, s.seats)] = 1
    row[at.first_seat + relative_seat(s.first_seat, viewer, s.seats)] = 1
    put_number(row, at.turn_figures, s.round)
    row[at.turn_figures + 1] = 1 if s.ending else 0
    put_number(row, at.turn_figures + 2, s.beaten)
    row[at.turn_figures + 3] = 1 if s.failed else 0
    put_number(row, at.turn_figures + 4, s.takes_left)
    put_number(row, at.turn_figures + 5, s.coins)
    row[at.approach + s.approach] = 1
    for seat in scoring.find_winners(s):
        row[at.winners + relative_seat(seat, viewer, s.seats)] = 1


def write_display(s: KodachiState, row: bytearray, at: TableLayout) -> None:
    """Write what lies in the middle."""
    put_number(row, at.piles, len(s.house_deck))
    put_number(row, at.piles + 1, len(s.guard_deck))
    if s.guard_deck:
        row[at.piles + (2 if s.is_next_elite() else 3)] = 1
    count_display(row, at.house_row, s.house_row, 0)
    put_counts(row, at.house_discard, s.house_discard, s.cards.first_guard)
    count_display(row, at.guard_row, s.guard_row, s.cards.first_guard)
    count_display(row, at.guard_discard, s.guard_discard, s.cards.first_guard)
    put_counts(row, at.played, s.played, s.cards.first_guard)
    put_counts(row, at.box, s.box, len(s.cards.keys))
    for clan, stack in enumerate(s.token_stacks):
        for place, token in enumerate(stack):
            put_number(row, at.stacks + 3 * clan + place, token % TOKEN)


def count_display(row: bytearray, start: int, cards: list[int], first: int) -> None:
    """Count the cards of a row or pile, ids from `first` on; a card that was taken is none."""
    for card in cards:
        if card != NO_CARD:
            row[start + card - first] += 1


def write_players(s: KodachiState, viewer: int, row: bytearray, at: TableLayout) -> None:
    """Write every player, the viewer first."""
    points = scoring.count_points(s)
    for seat in range(s.seats):
        first = at.player + relative_seat(seat, viewer, s.seats) * at.stride
        put_number(row, first + at.figures, len(s.hands[seat]))
        put_number(row, first + at.figures + 1, len(s.decks[seat]))
        put_number(row, first + at.figures + 2, points[seat])
        put_number(row, first + at.figures + 3, sum([n % TOKEN for n in s.tokens[seat]]))
        write_cards(s, seat, row, first, at)
        for card in s.treasures[seat]:
            row[first + at.treasures + s.cards.treasure[card]] += 1
        for token in s.tokens[seat]:
            row[first + at.tokens + token // TOKEN] += 1


def write_cards(s: KodachiState, seat: int, row: bytearray, first: int, at: TableLayout) -> None:
    """Write which cards a seat owns, and what everybody knows of where they are."""
    kinds = s.cards.first_guard
    # Where the deck has run out everybody can tell what is in the hand.
    known = s.known_cards[seat] if s.decks[seat] else s.hands[seat]
    put_counts(row, first + at.known, known, kinds)
    put_counts(row, first + at.discard, s.discards[seat], kinds)
    owned = s.hands[seat] + s.decks[seat] + s.discards[seat]
    if seat == s.turn:
        owned += s.played
    put_counts(row, first + at.owned, owned, kinds)
